# Por qué una edición no puede funcionar (fault) y por qué ninguna partida llega a una posición (flaw).

fault-syntax = Esto no es TOML: { $problem }
fault-unreadable = Esto no se puede leer: { $problem }
fault-missing = Falta esto.
fault-unknown-key = No existe esa clave. Claves conocidas: { $known }
fault-wrong-type = Aquí se espera: { $expected }
fault-bad-name = «{ $name }» no sirve como nombre. Se espera: { $expected }
fault-no-such-board = No hay ningún tablero incluido «{ $name }», solo: { $known }
fault-board-twice = Se indica un tablero incluido o uno propio, no ambos.
fault-too-many-spaces = Un tablero tiene como mucho { $most } casillas; este tiene { $count }.
fault-too-many-directions = Un tablero tiene como mucho { $most } direcciones; este tiene { $count }.
fault-space-twice = La casilla { $space } aparece dos veces.
fault-no-such-space = El tablero no tiene ninguna casilla { $space }.
fault-no-reverse = La dirección { $direction } necesita una dirección contraria propia.
fault-two-neighbours = Desde { $space }, { $direction } lleva tanto a { $one } como a { $other }; solo puede llevar a una casilla.
fault-line-returns = Desde { $space }, { $direction } vuelve a la misma casilla en dos pasos como mucho.
fault-seats-disagree = El asiento { $seat } tiene Templo o Pirámide, pero no ambos.
fault-seats-not-in-order = Un tablero tiene de dos a seis asientos, numerados desde 0 sin huecos.
fault-court-too-small =
    { $count ->
        [one] Un Templo o una Pirámide tiene al menos seis casillas; aquí hay solo una.
       *[other] Un Templo o una Pirámide tiene al menos seis casillas; aquí hay { $count }.
    }
fault-courts-overlap = La casilla { $space } ya pertenece { COURT($court, form: "to") }.
fault-no-way = Con todos los demás recintos cerrados, ningún camino lleva de { $temple }, en el Templo, a { $pyramid }, en la Pirámide.
fault-no-players = Hay que decir qué asientos se ocupan, al menos para un número de personas de 2 a 6.
fault-wrong-seats = Para { $players } personas hay que dar { $players } asientos distintos de este tablero, en orden creciente.
fault-other-players = En el tablero { $board } no pueden jugar { $players } personas. Números posibles: { $known }.
fault-not-a-ring = El círculo debe nombrar una vez cada uno de los seis tipos.
fault-not-four-faces =
    { $count ->
        [one] Un palo dado tiene cuatro caras; este tiene solo una.
       *[other] Un palo dado tiene cuatro caras; este tiene { $count }.
    }
fault-bad-face = Una cara muestra de 1 a { $most } símbolos.
fault-no-such-value = «{ $given }» no vale aquí. Puede ser: { $known }

flaw-no-such-figure = Nadie en la partida tiene { FIGURE($figure, form: "the") }.
flaw-no-such-space = El tablero no tiene ninguna casilla { $space }.
flaw-two-on-a-space = { FIGURE($one, form: "the", start: "yes") } y { FIGURE($other, form: "the") } están a la vez en { $space }.
flaw-figure-missing = Falta { FIGURE($figure, form: "the") }.
flaw-out-of-order = { FIGURE($figure, form: "the", start: "yes") } ya está en el tablero, aunque antes va { FIGURE($next, form: "the") }.
flaw-not-in-temple = { FIGURE($figure, form: "the", start: "yes") } se ha colocado en { $space }, fuera de su Templo.
flaw-in-anothers-court = { FIGURE($figure, form: "the", start: "yes") } está en { $space }, que pertenece { COURT($court, form: "to") }.
flaw-no-starter = Hay palos dado en juego o una figura en movimiento antes del sorteo.
flaw-no-such-starter = { SEAT($seat, form: "the", start: "yes") } no está en la partida.
flaw-no-such-face = { STICK($stick, form: "the", start: "yes") } no tiene ninguna cara { $face }.
flaw-no-stick-taken = Una figura se mueve, pero no se ha tomado ningún palo dado.
flaw-too-many-steps =
    { $steps ->
        [one] Ningún palo dado da { $steps } movimiento.
       *[other] Ningún palo dado da { $steps } movimientos.
    }
flaw-no-step-possible = { FIGURE($figure, form: "the", start: "yes") } no puede seguir, así que su jugada habría terminado.
flaw-not-beguiled-yet = { FIGURE($figure, form: "the", start: "yes") } está en la mano antes de que empiece la jugada.
flaw-temple-not-left = { FIGURE($figure, form: "the", start: "yes") } no puede haber salido de su Templo en esta jugada.
flaw-hand-not-empty = { FIGURE($figure, form: "the", start: "yes") } está a la vez en la mano y en el tablero.
flaw-temple-full = No se puede colocar { FIGURE($figure, form: "the") }, porque su Templo está lleno.
flaw-two-winners = Han ganado a la vez { SEAT($one, form: "the") } y { SEAT($other, form: "the") }.
flaw-goes-on = { SEAT($seat, form: "the", start: "yes") } ha ganado y, sin embargo, la partida sigue.
