# Por qué se rechaza una decisión.

refusal-law-1 = Norma 1: { SEAT($seat, form: "the") } no puede mover { FIGURE($figure, form: "the") } con { STICK($stick, form: "the") }, porque su cara no muestra el Naal Inmortal.
refusal-law-2 = Norma 2: { FIGURE($figure, form: "the") } no puede saltar desde { $here } por encima { FIGURE($over, form: "of") }, porque detrás, en { $there }, está { FIGURE($by, form: "the") }.
refusal-law-3 = Norma 3: { FIGURE($figure, form: "the") } ya salió de su Templo y no puede volver a entrar en él, en { $there }.
refusal-law-4 = Norma 4: { FIGURE($figure, form: "the") } no puede ir a { $there }, porque pertenece { COURT($court, form: "to") }.
refusal-law-5 = Norma 5: { FIGURE($figure, form: "the") } está en su Pirámide y no puede salir de ella para ir a { $there }.
refusal-nonsense = Esto no es una decisión del juego: { $given }
refusal-game-over = La partida ha terminado: ha ganado { SEAT($seat, form: "the") }.
refusal-not-now =
    { $phase ->
        [set-up] Ahora no: se están colocando las figuras, y le toca { SEAT($actor, form: "to") }.
        [lot] Ahora no: primero se sortea quién empieza.
        [throw] Ahora no: primero se tiran los palos dado.
        [take] Ahora no: primero { SEAT($actor, form: "the") } toma un palo dado.
        [step] Ahora no: { SEAT($actor, form: "the") } está a mitad de una jugada y tiene que seguir o parar.
       *[place] Ahora no: primero { SEAT($actor, form: "the") } coloca la figura cautivada.
    }
refusal-no-such-figure = Esa figura no está en la partida: { $given }
refusal-no-such-space = Esa casilla no existe en el tablero: { $given }
refusal-no-such-seat = Ese asiento no está en la partida: { $given }
refusal-no-such-stick = Ese palo dado no existe: { $given }
refusal-no-such-direction = Esa dirección no existe en el tablero: { $given }
refusal-no-such-face = { STICK($stick, form: "the", start: "yes") } no tiene esa cara: { $face }
refusal-six-faces = Una tirada da una cara a cada uno de los seis palos dado; esto no es una tirada: { $given }
refusal-another-figure-first = Hay que colocar { FIGURE($first, form: "the") } antes que { FIGURE($figure, form: "the") }.
refusal-outside-temple = { FIGURE($figure, form: "the", start: "yes") } solo puede colocarse en su Templo, y { $space } queda fuera.
refusal-space-taken = En { $space } ya está { FIGURE($by, form: "the") }.
refusal-stick-used = { STICK($stick, form: "the", start: "yes") } ya se ha usado en esta ronda.
refusal-no-first-step = { FIGURE($figure, form: "the", start: "yes") }, en { $space }, no puede hacer ningún movimiento; no se puede tomar un palo dado para esa figura.
refusal-edge-of-board = { FIGURE($figure, form: "the", start: "yes") } no puede ir hacia { $direction } desde { $here }: ahí se acaba el tablero.
refusal-no-space-behind = { FIGURE($figure, form: "the", start: "yes") } no puede saltar hacia { $direction } desde { $here } por encima { FIGURE($over, form: "of") }: detrás se acaba el tablero.
refusal-step-first = { FIGURE($figure, form: "the", start: "yes") } tiene que hacer al menos un movimiento antes de parar.
refusal-can-still-move = Solo pasa quien no puede mover nada; pero con { STICK($stick, form: "the") } aún se puede mover { FIGURE($figure, form: "the") }.
