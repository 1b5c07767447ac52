# L’arena: il suo aiuto, e quel che dice mentre si gioca.

help-arena = Fa incontrare dei giocatori in molte partite, e mostra che cosa ne risulta.
metavar-player = NOME
metavar-address = INDIRIZZO
argument-entrants = Chi gioca: { $known }. vizier:2000 pensa con quello sforzo, run:./bot è un programma proprio.
option-games = Quante partite. Ogni serie di lanci si gioca per intero: gli stessi lanci, una volta per ogni posto che si può avere. Se omesso: { $games }.
option-seats = Quanti siedono al tabellone, da 2 a 6. Con più nomi, tutti i gruppi giocano a turno. Se omesso: quanti sono i nomi.
option-most-turns = Interrompe una partita dopo questo numero di turni. Se omesso: { $turns }.
option-effort = Quanto esamina chi pensa in anticipo; per vizier, quanti futuri per turno. Se omesso: come d’abitudine.
option-seconds = Quanto si può pensare a una decisione, in secondi. Lo stesso incontro può allora andare diversamente.
option-sprt = Si ferma appena è chiaro se il primo nome vince una quota di P0 o di P1, per esempio 0.5 e 0.55.
option-workers = Quanti processi giocano. Se omesso: uno per core.
option-ray = Gioca sul cluster Ray a questo indirizzo; auto trova quello di cui fa parte questa macchina.
option-into = Conserva l’incontro in questa cartella. Lo stesso comando riprende da dove si è fermato.
option-records = Conserva anche la registrazione di ogni partita.
option-picture = Scrive l’immagine come SVG in questo file; - è lo standard output.
option-json = Mostra il risultato come JSON.

arena-getting-ready = Preparo le prime partite
arena-playing = Partite in corso
arena-seed = Seme: { $seed }
arena-rounded = Si giocano { $games } partite, perché ogni serie di lanci sia intera e tutti i gruppi giochino lo stesso numero di volte.
arena-stopped =
    { $games ->
        [one] Fermato dopo una partita. Non si conserva nulla; --into CARTELLA l’avrebbe conservata.
       *[other] Fermato dopo { $games } partite. Non si conserva nulla; --into CARTELLA le avrebbe conservate.
    }
arena-stopped-kept = Fermato dopo { $games } delle partite. Sono conservate in { $folder }: lo stesso comando riprende.
arena-no-player = Nessuno si chiama { $given }. Si conoscono: { $known }. EFFORT è un numero intero da 1 in su, COMMAND un programma con ciò che gli si dà.
arena-no-program = Non c’è nessun programma { $program } che si possa avviare.
arena-few-entrants = Per { $seats } posti servono almeno altrettanti nomi, non { $entrants }.
arena-seconds = Dev’essere un numero maggiore di 0 e fino a { $most }, non { $given }.
arena-effort-or-seconds = Si può indicare uno sforzo o dei secondi, ma non entrambi.
arena-records-need-folder = Le registrazioni si conservano nella cartella di --into, che manca.
arena-other-match = { $folder } conserva un altro incontro. Che cosa è diverso: { $differing }
arena-held = Un altro processo sta giocando ora l’incontro in { $folder }.
arena-broken = { $file } è danneggiato alla riga { $line }: { $problem }
arena-faults =
    { $faults ->
        [one] { $player } ha perso una decisione; merchant l’ha presa al suo posto.
       *[other] { $player } ha perso { $faults } decisioni; merchant le ha prese al suo posto.
    }
arena-worker-lost = Un processo che giocava è stato terminato dall’esterno, forse per mancanza di memoria.
arena-worker-failed = Un processo che giocava non è riuscito: { $problem }
arena-no-ray = Ray non è installato qui; l’extra «cluster» di questo pacchetto lo comprende.
arena-no-cluster = Non c’è nessun cluster Ray a { $address }: { $problem }
