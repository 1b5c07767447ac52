# El tablero, los palos dado y la clasificación en la página: lo que se ve y lo que se dice a quien
# no lo ve.

board-title = El tablero
board-space = { $space }.
board-space-court = { $space }, { COURT($court, form: "in") }.
board-stands = Aquí está { FIGURE($figure, form: "the") }.
board-movable = Se puede elegir.
board-chosen = Es la figura elegida.
board-overview = El tablero entero, partida de { $seats }. Pulsa para ampliarlo y elegir casillas.
board-overview-hint = Toca el tablero para ampliarlo.
board-whole = Tablero entero
board-keys = Las flechas van de casilla en casilla. N y P llevan a la casilla posible siguiente y a la anterior; Intro la elige.

ring-title = Quién cautiva a quién
ring-link = { KIND($kind, form: "the") } cautiva { KIND($other, form: "to") }

sticks-title = Los palos dado
sticks-used = Usados
sticks-not-thrown = { STICK($kind, form: "name", start: "yes") }, aún sin tirar
sticks-shows =
    { $naal ->
        [yes] { STICK($kind, form: "name", start: "yes") }, { $icons } con el Naal
       *[no] { STICK($kind, form: "name", start: "yes") }, { $icons }
    }
sticks-was =
    { $naal ->
        [yes] { STICK($kind, form: "name", start: "yes") }, { $icons } con el Naal, usado
       *[no] { STICK($kind, form: "name", start: "yes") }, { $icons }, usado
    }

chart-title = Lo que falta por recorrer
chart-player = Nombre
chart-steps = Movimientos que faltan, como mínimo
chart-leads = en cabeza

words-board = El tablero en palabras
words-possible = Lo que se puede hacer ahora
words-nothing = Ahora no hay nada que elegir en el tablero.
words-target = { $space }: { $label }
words-figures = Las figuras
words-figure = { KIND($kind, form: "name") }: { $place }
words-figure-hand = { KIND($kind, form: "name") }: fuera del tablero.
words-choose = Elegir { FIGURE($figure, form: "the") } en { $space }
words-around = Mirar alrededor
words-here = Aquí: { $place }
words-toward = { $direction }: { $place }
