# L’editor di posizioni.

flaw-text = Il testo non va alla colonna { $column }. Atteso: { $expected }. Trovato: { $found }.
flaw-text-ends = Il testo finisce alla colonna { $column }, dove manca ancora qualcosa: { $expected }.
flaw-over = { SEAT($seat, form: "the", start: "yes") } ha già vinto in questa posizione; non c’è più niente da giocare.

editor-figures = Pedine
editor-figures-how = Trascina una pedina su uno spazio qualsiasi, oppure sceglila e poi indica uno spazio. Trascinata fuori dal tabellone, viene tolta.
editor-stands = { FIGURE($figure, form: "the", start: "yes") } si trova in { $space }.
editor-in-hand = { FIGURE($figure, form: "the", start: "yes") } è nella mano di chi la possiede.
editor-off = { FIGURE($figure, form: "the", start: "yes") } non è sul tabellone.
editor-chosen = Dove va { FIGURE($figure, form: "the") }?
editor-none-chosen = Nessuna pedina è scelta.
editor-space = Spazio
editor-put = Metti
editor-take-off = Togli
editor-set-up = Disponi come all’inizio
editor-clear = Svuota il tabellone
editor-starter = Chi ha cominciato questo giro?
editor-before-lot = Prima del sorteggio
editor-sticks = Bastoncini-dadi ancora da prendere
editor-sticks-how = Che cosa mostra ciascuno, o che è usato. Da qui si capisce a chi tocca.
editor-stick-used = usato
editor-face = { $icons }
editor-face-naal = { $icons }, Naal
editor-throw = Lanciali
editor-no-sticks = Tutti usati
editor-moving =
    { $steps ->
        [one] { FIGURE($figure, form: "the", start: "yes") } è a metà della sua mossa: resta un movimento.
       *[other] { FIGURE($figure, form: "the", start: "yes") } è a metà della sua mossa: restano { $steps } movimenti.
    }
editor-moving-hand = { FIGURE($figure, form: "the", start: "yes") } aspetta in mano.
editor-end-move = Termina questa mossa
editor-anew = Ricomincia con
editor-players = Giocatori
editor-verdict = Che cosa dicono le regole
editor-can-be = Così si può giocare.
editor-cannot-be = Questo non può essere.
editor-checking = Controllo in corso…
editor-decisions =
    { $count ->
        [one] Una decisione è possibile.
       *[other] { $count } decisioni sono possibili.
    }
editor-play = Gioca da qui
editor-undo = Annulla
editor-redo = Ripeti
editor-undone = Annullato.
editor-redone = Ripetuto.
editor-line = La posizione in una riga
editor-line-how = Copiala, o incollane un’altra qui e premi Invio.
editor-copy = Copia la riga
editor-copied = La riga è copiata.
editor-selected = La riga è selezionata. Copiala a mano.
editor-share = Condividi un link
editor-share-title = Questa posizione come link
editor-invitation = Una posizione di Mansuba da guardare:
