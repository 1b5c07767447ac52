# El editor de posiciones.

flaw-text = El texto falla en la columna { $column }. Se esperaba: { $expected }. Hay: { $found }.
flaw-text-ends = El texto termina en la columna { $column }, donde aún se espera algo: { $expected }.
flaw-over = { SEAT($seat, form: "the", start: "yes") } ya ha ganado en esta posición; no queda nada que jugar.

editor-figures = Figuras
editor-figures-how = Arrastra una figura a cualquier casilla, o elígela y señala después una casilla. Si la arrastras fuera del tablero, se quita.
editor-stands = { FIGURE($figure, form: "the", start: "yes") } está en { $space }.
editor-in-hand = { FIGURE($figure, form: "the", start: "yes") } está en la mano de su dueño.
editor-off = { FIGURE($figure, form: "the", start: "yes") } no está en el tablero.
editor-chosen = ¿Dónde va { FIGURE($figure, form: "the") }?
editor-none-chosen = No hay ninguna figura elegida.
editor-space = Casilla
editor-put = Poner
editor-take-off = Quitar
editor-set-up = Colocar como al empezar
editor-clear = Vaciar el tablero
editor-starter = ¿Quién empezó esta ronda?
editor-before-lot = Antes del sorteo
editor-sticks = Palos dado que aún se pueden tomar
editor-sticks-how = Lo que muestra cada uno, o que está usado. De ahí se sigue a quién le toca.
editor-stick-used = usado
editor-face = { $icons }
editor-face-naal = { $icons }, Naal
editor-throw = Tirarlos
editor-no-sticks = Todos usados
editor-moving =
    { $steps ->
        [one] { FIGURE($figure, form: "the", start: "yes") } está a mitad de su jugada: le queda un movimiento.
       *[other] { FIGURE($figure, form: "the", start: "yes") } está a mitad de su jugada: le quedan { $steps } movimientos.
    }
editor-moving-hand = { FIGURE($figure, form: "the", start: "yes") } espera en la mano de su dueño.
editor-end-move = Terminar esta jugada
editor-anew = Empezar de nuevo con
editor-players = Jugadores
editor-verdict = Lo que dicen las reglas
editor-can-be = Así se puede jugar.
editor-cannot-be = Esto no puede ser.
editor-checking = Comprobando…
editor-decisions =
    { $count ->
        [one] Hay una decisión posible.
       *[other] Hay { $count } decisiones posibles.
    }
editor-play = Jugar desde aquí
editor-undo = Deshacer
editor-redo = Rehacer
editor-undone = Deshecho.
editor-redone = Rehecho.
editor-line = La posición en una línea
editor-line-how = Cópiala, o pega otra aquí y pulsa Intro.
editor-copy = Copiar la línea
editor-copied = La línea está copiada.
editor-selected = La línea está seleccionada. Cópiala a mano.
editor-share = Compartir un enlace
editor-share-title = Esta posición como enlace
editor-invitation = Una posición de Mansuba para mirar:
