# Il comando: la sua guida, che cosa dice, che cosa chiede.

error = Errore: { $sentence }
cannot-read = Impossibile leggere { $file }: { $problem }
cannot-write = Impossibile scrivere { $file }: { $problem }
no-home = Qui non c’è nessuna cartella personale. Indicare un posto con { $option }.

usage-try-help = Per la guida: { $command }
usage-no-such-option = L’opzione { $option } non esiste.
usage-no-such-command = Il comando { $name } non esiste.
usage-no-command = Manca un comando.
usage-missing = Manca { $name }.
usage-extra = Questo è di troppo: { $name }
usage-needs-value = Per { $name } serve un valore.
usage-needs-values = Per { $name } servono { $values } valori, come in { $example }.
usage-no-value = { $name } non ammette valori.
usage-bad-value = { $name }: { $problem }
usage-number = Dev’essere un numero intero da { $least } a { $most }, non { $given }.
usage-one-of = Valori possibili: { $known }. Valore indicato: { $given }
usage-input-read = La posizione viene già letta dallo standard input. Indicare un file.

help-usage = Uso:
help-heading = { $name }
help-arguments = Argomenti
help-options = Opzioni
help-command = Comando
help-commands = Comandi
help-help = Mostra questa guida.
help-install-completion = Installa il completamento per questa shell.
help-show-completion = Mostra il completamento per questa shell, da copiare o adattare.
help-mansuba = Mansuba: una corsa di pedine totem su un tabellone di esagoni, da due a sei persone.
help-play = Giocare nel browser, da soli contro i bot o insieme davanti a uno schermo.
help-demo = Mostra una partita che si gioca da sola.
help-rules = Le regole del gioco, intere, oppure una legge o una sezione.
help-board = Tabelloni ed edizioni, inclusi o da file.
help-board-show = Disegna un tabellone e dice che cosa contiene.
help-board-check = Dice se un tabellone o un’edizione è giocabile e, se no, perché.
help-draw = Disegna una posizione nel terminale o come immagine SVG.
help-perft = Conta tutte le sequenze di gioco di una data lunghezza, per mettere alla prova un motore.
help-random = Gioca una partita in cui tutto si decide a caso.
help-replay = Ripercorre una partita registrata.
help-convert = Converte registrazioni da testo a JSON, una partita per riga, o viceversa.
help-terminal = Fa giocare da due a sei persone con una sola tastiera.

metavar-file = FILE
metavar-folder = CARTELLA
metavar-out = USCITA
metavar-law = LEGGE
argument-law = Una legge, da 1 a 7, o una di queste sezioni: { $topics }. Se omesso: tutto.
argument-board = Un’edizione in un file TOML, oppure la parola sun o oasis; - è lo standard input.
argument-position = Una posizione in una riga della notazione, fra virgolette; - la legge dallo standard input.
argument-record = Un file di registrazioni; - è lo standard input.
argument-out = Dove scrivere. Se omesso: sullo standard output.
option-lang = La lingua. Se omessa: quella dell’ambiente.
option-version = Mostra la versione.
option-edition = L’edizione: un file TOML, la parola sun o oasis, oppure - per lo standard input. Se omessa: quella consueta su sun.
option-edition-file = L’edizione: un file TOML, oppure la parola sun o oasis. Se omessa: quella consueta su sun.
option-signs = Come mostrare i tipi di pedina. Se omesso: con lettere.
option-names = Scrive i nomi degli spazi.
option-svg = Scrive un’immagine SVG in questo file; - è lo standard output.
option-depth = La lunghezza, in decisioni.
option-divide = Conta separatamente per ogni prima decisione.
option-players = Quante persone giocano, da 2 a 6. Se omesso: 2.
option-seed = Lo stesso numero dà gli stessi lanci. Se omesso: ogni volta diversi.
option-record = Scrive la partita in questo file; in JSON se il nome finisce in .json o .jsonl.
option-turns = Si ferma dopo questo numero di turni. Se omesso: 1000.
option-game = Quale partita del file. Se omesso: la prima.
option-linear = Solo parole, nessun disegno; adatto ai lettori di schermo.
option-to = Il formato da scrivere. Se omesso: secondo il nome di USCITA.
option-dice = Chi lancia i bastoncini-dadi: il programma oppure le persone, che digitano ciò che esce. Se omesso: il programma.
option-player-names = I nomi nell’ordine dei posti, separati da virgole.
option-resume = Continua l’ultima partita di questo file.
option-save = Dove si salva la partita. Se omesso: nella propria cartella dei dati.
option-port = La porta. Predefinita: { $port }, o un’altra se è occupata.
option-data = La cartella con le partite e i tabelloni. Predefinita: la propria cartella dei dati.
option-no-browser = Non aprire il browser.

play-ready = Mansuba è pronto: { $address }
play-stop = Ctrl-C lo ferma; le partite restano salvate.
play-already = Mansuba è già in funzione con questa cartella: { $address }
play-held = Un altro programma usa { $folder } e non dice a quale indirizzo. Fermarlo, o attendere un momento e riprovare.
play-port-taken = La porta { $port } è già occupata. Sceglierne un’altra o omettere --port.
play-no-database = { $file } non è un archivio di partite, o è danneggiato. «mansuba restore» riporta a una copia di sicurezza; per ricominciare da capo, spostare il file.
play-newer-database = { $file } viene da una versione più recente di Mansuba. Installare quella versione.
play-away = { $file } non si può usare: { $problem }
play-full = Sul disco non c’è più spazio per { $file }.
play-weak = Con { $file } si potrebbero perdere mosse se manca la corrente: l’impostazione { $setting } è { $value }. Cambiala e riavvia.

board-works = { $file }: giocabile.
board-edition = Edizione { $edition }
board-size = { $spaces } spazi, { $directions } direzioni
board-seats = { $players } persone: posti { $seats }

perft-counting = Conteggio
perft-lines = Sequenze di { $depth ->
        [one] una decisione
       *[other] { $depth } decisioni
    }: { $lines } ({ $seconds } s)

random-playing = Partita in corso
random-result =
    { $result ->
        [none] Partita interrotta: nessuno ha vinto. Turni: { $turns }. Seme: { $seed }.
       *[other] Vince il posto { $result }. Turni: { $turns }. Seme: { $seed }.
    }

replay-keys = Invio: avanti · b: indietro · t: al turno successivo · e: alla fine · un numero: a quella decisione · q: esci
replay-prompt = { $shown } di { $of }:
replay-end = Qui finisce la registrazione.
replay-start = Qui comincia la registrazione.
replay-name = { SEAT($seat, form: "name", start: "yes") }: { $name }
replay-no-such-game =
    { $count ->
        [one] Nel file c’è solo una partita.
       *[other] Nel file ci sono { $count } partite.
    }

position-seat = { SEAT($seat, form: "name", start: "yes") }: { $figures }
position-sticks = Bastoncini-dadi liberi: { THROW($faces) }
position-next =
    { $phase ->
        [set-up] { SEAT($actor, form: "the", start: "yes") } sistema una pedina.
        [lot] Si sorteggia chi comincia.
        [throw] Si lanciano i bastoncini-dadi.
        [take] { SEAT($actor, form: "the", start: "yes") } prende un bastoncino-dado.
        [step] { SEAT($actor, form: "the", start: "yes") } sta muovendo.
       *[place] { SEAT($actor, form: "the", start: "yes") } rimette nel Tempio la pedina ingannata.
    }

terminal-welcome = Digita un numero, una parola della notazione oppure «{ $help }» per la guida.
terminal-roll =
    { $phase ->
        [lot] Invio per il sorteggio.
       *[throw] Invio per lanciare i bastoncini-dadi.
    }
terminal-type-throw =
    { $phase ->
        [lot] A quale posto tocca nel sorteggio?
       *[throw] Che cosa mostrano i bastoncini-dadi, dal Falco al Gatto (per esempio 1 2n 4 3 1 4)?
    }
terminal-which-figure = Quale pedina?
terminal-not-understood = Non si capisce: «{ $text }»
terminal-choose = Digita un numero da 1 a { $most } o la parola accanto.
terminal-undone = Annullato.
terminal-stands = Qui non c’è nulla da annullare: un lancio, il sorteggio e ciò che ha deciso qualcun altro restano.
terminal-saved = Partita salvata in { $file }
terminal-save-where = Salvarla altrove? Digita il nome di un file, o premi Invio per perdere la partita.
terminal-legal = Nulla lo vieta: è permesso.
terminal-set-up-only = Serve solo mentre si sistemano le pedine.
terminal-nothing-to-resume = In quel file non c’è nessuna partita da finire.
terminal-resumed-has = Una partita ripresa ha già tutto questo. Non usare questa opzione con --resume.
terminal-input-typed = Ciò che si digita durante la partita arriva dallo standard input. Indicare un file.

choice-stick =
    { $naal ->
        [n] { STICK($stick, form: "the") }, { $icons } con il Naal
       *[no] { STICK($stick, form: "the") }, { $icons }
    }
choice-take =
    { $way ->
        [sacrifice] { FIGURE($figure, form: "the") } in { $space }, un movimento (sacrificio)
       *[matching] { $steps ->
            [one] { FIGURE($figure, form: "the") } in { $space }, un movimento
           *[other] { FIGURE($figure, form: "the") } in { $space }, fino a { $steps } movimenti
        }
    }
choice-simple = in { $space }
choice-jump =
    { $beguiles ->
        [yes] salto oltre { FIGURE($over, form: "the") } in { $space }; inganna
       *[no] salto oltre { FIGURE($over, form: "the") } in { $space }
    }
choice-stop = fermarsi qui
choice-pass = rinunciare { STICK($stick, form: "to") }
choice-place = { FIGURE($figure, form: "the") } in { $space }

command-line = { $name }: { $does }
command-help = guida
command-help-does = questo elenco
command-undo = annulla
command-undo-does = annullare la propria ultima decisione, ma non oltre un lancio o la decisione di qualcun altro
command-save = salva
command-save-does = salvare la partita, in un altro file se lo si indica
command-board = tabellone
command-board-does = disegnare il tabellone
command-where = dove
command-where-does = dire a parole dove si trova tutto
command-rules = regole
command-rules-does = mostrare una legge o una sezione, per esempio: regole 3
command-why = perché
command-why-does = dire perché una decisione non è permessa, per esempio: perché C:0K
command-fill = resto
command-fill-does = sistemare automaticamente il resto delle proprie pedine
command-quit = esci
command-quit-does = salvare e uscire
