# Il tabellone, i bastoncini-dadi e la classifica sulla pagina: ciò che si vede e ciò che si dice a
# chi non lo vede.

board-title = Il tabellone
board-space = { $space }.
board-space-court = { $space }, { COURT($court, form: "in") }.
board-stands = Qui c’è { FIGURE($figure, form: "the") }.
board-movable = Si può scegliere.
board-chosen = È la pedina scelta.
board-overview = Tutto il tabellone, partita in { $seats }. Premi per ingrandirlo e scegliere gli spazi.
board-overview-hint = Tocca il tabellone per ingrandirlo.
board-whole = Tutto il tabellone
board-keys = Le frecce vanno da uno spazio all’altro. N e P portano allo spazio possibile successivo e al precedente, Invio lo sceglie.

ring-title = Chi inganna chi
ring-link = { KIND($kind, form: "the") } inganna { KIND($other, form: "the") }

sticks-title = I bastoncini-dadi
sticks-used = Usati
sticks-not-thrown = { STICK($kind, form: "name", start: "yes") }, non ancora lanciato
sticks-shows =
    { $naal ->
        [yes] { STICK($kind, form: "name", start: "yes") }, { $icons } con il Naal
       *[no] { STICK($kind, form: "name", start: "yes") }, { $icons }
    }
sticks-was =
    { $naal ->
        [yes] { STICK($kind, form: "name", start: "yes") }, { $icons } con il Naal, usato
       *[no] { STICK($kind, form: "name", start: "yes") }, { $icons }, usato
    }

chart-title = La strada che resta
chart-player = Nome
chart-steps = Movimenti che mancano, almeno
chart-leads = in testa

words-board = Il tabellone a parole
words-possible = Che cosa si può fare ora
words-nothing = Ora non c’è nulla da scegliere sul tabellone.
words-target = { $space }: { $label }
words-figures = Le pedine
words-figure = { KIND($kind, form: "name") }: { $place }
words-figure-hand = { KIND($kind, form: "name") }: fuori dal tabellone.
words-choose = Scegli { FIGURE($figure, form: "the") } in { $space }
words-around = Guardati intorno
words-here = Qui: { $place }
words-toward = { $direction }: { $place }
