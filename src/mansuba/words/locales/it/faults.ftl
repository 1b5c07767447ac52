# Perché un’edizione non può funzionare (fault) e perché nessuna partita arriva a una posizione (flaw).

fault-syntax = Questo non è TOML: { $problem }
fault-unreadable = Impossibile leggere: { $problem }
fault-missing = Manca questo.
fault-unknown-key = Questa chiave non esiste. Chiavi note: { $known }
fault-wrong-type = Qui ci si aspetta: { $expected }
fault-bad-name = «{ $name }» non va bene come nome. Ci si aspetta: { $expected }
fault-no-such-board = Non c’è nessun tabellone incluso «{ $name }», soltanto: { $known }
fault-board-twice = Si indica un tabellone incluso oppure uno proprio, non entrambi.
fault-too-many-spaces = Un tabellone ha al massimo { $most } spazi; questo ne ha { $count }.
fault-too-many-directions = Un tabellone ha al massimo { $most } direzioni; questo ne ha { $count }.
fault-space-twice = Lo spazio { $space } compare due volte.
fault-no-such-space = Il tabellone non ha nessuno spazio { $space }.
fault-no-reverse = La direzione { $direction } ha bisogno di una direzione contraria tutta sua.
fault-two-neighbours = Da { $space }, { $direction } porta sia a { $one } sia a { $other }; ma può portare a un solo spazio.
fault-line-returns = Da { $space }, { $direction } riporta allo stesso spazio in due passi al massimo.
fault-seats-disagree = Il posto { $seat } ha un Tempio o una Piramide, ma non entrambi.
fault-seats-not-in-order = Un tabellone ha da due a sei posti, numerati da 0 senza salti.
fault-court-too-small =
    { $count ->
        [one] Un Tempio o una Piramide ha almeno sei spazi; qui ce n’è solo uno.
       *[other] Un Tempio o una Piramide ha almeno sei spazi; qui ce ne sono { $count }.
    }
fault-courts-overlap = Lo spazio { $space } appartiene già { COURT($court, form: "to") }.
fault-no-way = Con tutti gli altri recinti chiusi, nessuna via porta da { $temple }, nel Tempio, a { $pyramid }, nella Piramide.
fault-no-players = Bisogna dire quali posti si occupano, per almeno un numero di persone da 2 a 6.
fault-wrong-seats = Per { $players } persone bisogna indicare { $players } posti diversi di questo tabellone, in ordine crescente.
fault-other-players = Sul tabellone { $board } non si può giocare in { $players }. Numeri di persone possibili: { $known }.
fault-not-a-ring = Il cerchio deve nominare una volta ciascuno dei sei tipi.
fault-not-four-faces =
    { $count ->
        [one] Un bastoncino-dado ha quattro facce; questo ne ha solo una.
       *[other] Un bastoncino-dado ha quattro facce; questo ne ha { $count }.
    }
fault-bad-face = Una faccia mostra da 1 a { $most } icone.
fault-no-such-value = «{ $given }» qui non va. Valori possibili: { $known }

flaw-no-such-figure = Nella partita nessuno ha { FIGURE($figure, form: "the") }.
flaw-no-such-space = Il tabellone non ha nessuno spazio { $space }.
flaw-two-on-a-space = { FIGURE($one, form: "the", start: "yes") } e { FIGURE($other, form: "the") } occupano insieme lo spazio { $space }.
flaw-figure-missing = Manca { FIGURE($figure, form: "the") }.
flaw-out-of-order = { FIGURE($figure, form: "the", start: "yes") } è già sul tabellone, ma prima viene { FIGURE($next, form: "the") }.
flaw-not-in-temple = { FIGURE($figure, form: "the", start: "yes") } si trova in { $space }, fuori dal suo Tempio, già all’inizio.
flaw-in-anothers-court = { FIGURE($figure, form: "the", start: "yes") } sta in { $space }, { COURT($court, form: "in") }.
flaw-no-starter = Ci sono bastoncini-dadi in gioco o una pedina in movimento prima del sorteggio.
flaw-no-such-starter = { SEAT($seat, form: "the", start: "yes") } non è nella partita.
flaw-no-such-face = { STICK($stick, form: "the", start: "yes") } non ha nessuna faccia { $face }.
flaw-no-stick-taken = Una pedina si muove, ma non è stato preso nessun bastoncino-dado.
flaw-too-many-steps =
    { $steps ->
        [one] Nessun bastoncino-dado dà { $steps } movimento.
       *[other] Nessun bastoncino-dado dà { $steps } movimenti.
    }
flaw-no-step-possible = { FIGURE($figure, form: "the", start: "yes") } non può proseguire, quindi la sua mossa sarebbe finita.
flaw-not-beguiled-yet = { FIGURE($figure, form: "the", start: "yes") } è in mano prima che la mossa cominci.
flaw-temple-not-left = { FIGURE($figure, form: "the", start: "yes") } non può aver lasciato il suo Tempio in questa mossa.
flaw-hand-not-empty = { FIGURE($figure, form: "the", start: "yes") } è insieme in mano e sul tabellone.
flaw-temple-full = Non si può rimettere { FIGURE($figure, form: "the") }: il suo Tempio è pieno.
flaw-two-winners = Hanno vinto insieme { SEAT($one, form: "the") } e { SEAT($other, form: "the") }.
flaw-goes-on = { SEAT($seat, form: "the", start: "yes") } ha vinto, eppure la partita continua.
