# La mesa: una partida en marcha en el navegador.

table-heading = Una partida de Mansuba
# La pestaña del navegador. $status es una de las frases status-….
table-title = { $status } · Mansuba
table-close = Cerrar
table-dismiss = Entendido
table-try-again = Reintentar
table-read-law = Leer la norma { $number }

# Los nombres de las partes de la página, para los lectores de pantalla.
table-status = A quién le toca
table-board = Tablero
table-desk = Palos dado y acciones
table-panels = Sobre la partida
table-notice = Aviso

# Lo que se anuncia a los lectores de pantalla o se dice junto al tablero.
table-lost = Se ha perdido la conexión con el servidor. Tu partida está guardada; intentando conectar de nuevo…
table-found-again = Ha vuelto la conexión.
table-caught-up =
    { $count ->
        [one] Mientras tanto se ha tomado una decisión.
       *[other] Mientras tanto se han tomado { $count } decisiones.
    }
table-taken-back = Deshecho.
table-thinking = { SEAT($seat, form: "the", start: "yes") } está pensando…
table-preparing = { SEAT($seat, form: "the", start: "yes") } se prepara: la primera vez puede tardar un minuto.
table-away = El servidor no responde. Lo que has elegido se conserva; no se ha perdido nada.
table-stale = La partida ha seguido en otro sitio, quizá en otra ventana. Así está ahora.
table-disk-full = El disco está lleno y no se ha podido guardar. No se ha perdido nada: haz sitio e inténtalo de nuevo.
table-store-away = Ahora mismo no se ha podido guardar la partida. No se ha perdido nada; inténtalo de nuevo en un momento.

# Lo que está pasando.
status-set-up = { SEAT($seat, form: "the", start: "yes") } coloca sus figuras.
status-lot = Se sortea quién empieza.
status-throw = { SEAT($seat, form: "the", start: "yes") } tira los palos dado.
status-take = Le toca { SEAT($seat, form: "to") }.
status-step = { SEAT($seat, form: "the", start: "yes") } mueve una figura.
status-place = Han cautivado { FIGURE($figure, form: "to") }. { SEAT($seat, form: "the", start: "yes") } coloca la figura.
status-over = Ha ganado { SEAT($seat, form: "the") }.
status-paused = La partida está en pausa.
status-open = El asiento { $number } está libre: la partida espera a que alguien se siente.
status-ended-agreed = La partida se ha terminado de común acuerdo.
status-ended-abandoned = La partida se ha terminado; no ha ganado nadie.

# Lo que puede hacer quien decide ante esta pantalla.
prompt-take = Elige un palo dado o una figura.
prompt-space = Elige una casilla u otro palo dado.
prompt-step = Elige la casilla siguiente o termina.
prompt-done = La jugada está completa: termina o deshazla.
prompt-place = Elige una casilla del Templo. Después sigue la jugada interrumpida.
prompt-pass = Ningún palo dado puede mover nada: elige a cuál renunciar.

# Por qué no pasa nada.
advice-not-now-set-up = Primero { SEAT($seat, form: "the") } coloca sus figuras.
advice-not-now-throw = Primero { SEAT($seat, form: "the") } tira los palos dado.
advice-not-now-lot = Primero se sortea quién empieza.
advice-not-now-take = Le toca { SEAT($seat, form: "to") }.
advice-not-now-step = Le toca { SEAT($seat, form: "to") }.
advice-not-now-place = Primero { SEAT($seat, form: "the") } coloca la figura cautivada.
advice-looking-back = Estás mirando atrás. Vuelve a la partida para seguir jugando.
advice-choose-first = Elige primero un palo dado o una figura.
advice-pass = No se puede mover nada. Elige un palo dado al que renunciar.
advice-take-back-first = Deshaz primero los movimientos; después elige otro palo dado.
advice-too-far = { FIGURE($figure, form: "the", start: "yes") } no puede llegar hasta { $space } con este palo dado.

# Lo que hace un toque en una casilla, en frases seguidas.
target-steps =
    { $steps ->
        [one] A { $space }, un movimiento.
       *[other] A { $space }, { $steps } movimientos.
    }
target-place = Colocar en { $space }.
target-sacrifice = Sacrifica { STICK($stick, form: "the") }.
target-naal = Invoca al Naal Inmortal con { STICK($stick, form: "the") }.
target-beguiles = Cautiva { FIGURE($figure, form: "to") }.
target-spares = Salta por encima { FIGURE($figure, form: "of") }, a salvo.
target-enters = Entra en la Pirámide.
target-wins = Gana { SEAT($seat, form: "the") }.
target-choices =
    { $count ->
        [one] Hay un camino.
       *[other] Hay { $count } caminos para elegir.
    }

# Varios caminos llevan a una casilla.
way-which-stick = ¿Con qué palo dado a { $space }?
way-which = ¿Por qué camino a { $space }?
way-with-stick = { STICK($stick, form: "name", start: "yes") }:
way-through = Por { $spaces }.
way-none = Ninguno

# Lo que significan juntos un palo dado y una figura.
take-stick =
    { $icons ->
        [one] { KIND($kind, form: "name") }: un movimiento.
       *[other] { KIND($kind, form: "name") }: hasta { $icons } movimientos.
    }
take-stick-others = Tus otras figuras: uno, como sacrificio.
take-stick-naal = Cualquier otra figura: uno, como sacrificio. El Naal Inmortal mueve las de todos.
take-steps =
    { $steps ->
        [one] Un movimiento { FIGURE($figure, form: "of") }.
       *[other] Un máximo de { $steps } movimientos { FIGURE($figure, form: "of") }.
    }
take-sacrifice = Se sacrifica { STICK($stick, form: "the") }: un movimiento { FIGURE($figure, form: "of") }.
take-naal = El Naal Inmortal te presta esta figura.
take-left =
    { $steps ->
        [one] Queda un movimiento.
       *[other] Quedan { $steps } movimientos.
    }

# Botones.
action-throw = Tirar los palos dado
action-done = Listo
action-pass = Ceder { STICK($stick, form: "the") }
action-take-back = Un paso atrás
action-take-all-back = Deshacer todo
action-undo = Deshacer
action-ask-undo = Pedir deshacer

# Se tiran palos dado de verdad y se dice a la página lo que ha salido.
hand-lot = ¿Quién empieza?
hand-throw = ¿Qué muestran los palos dado?
hand-face = { $icons }
hand-face-naal = { $icons }, Naal
hand-enter = Anotar la tirada

# La colocación.
set-up-title = { SEAT($seat, form: "name", start: "yes") }: coloca tus figuras
set-up-goal = Lleva las seis a la Pirámide de tu color, al otro lado.
set-up-how = Arrastra las figuras dentro de tu Templo, o elige dos para intercambiarlas.
set-up-where = ¿Dónde va { FIGURE($figure, form: "the") }? Elige una casilla o una figura del Templo.
set-up-in-order = En orden
set-up-mirrored = En espejo
set-up-shuffled = Al azar
set-up-ready = Todo listo
set-up-early = Todos colocan a la vez.
set-up-waits = Listo. Falta: { $names }.
set-up-done = Listo.
set-up-change = Cambiar la colocación: { SEAT($seat, form: "name") }

# Recorrer la partida.
look-title = Mirar atrás
look-first = Al principio
look-earlier = Una decisión atrás
look-later = Una decisión adelante
look-live = Al presente
look-at = { $at } / { $last }
look-start = El principio de la partida.
look-back = Estás mirando atrás. La partida no se altera.
look-return = Volver a la partida
look-editor = Esta posición en el editor

# Las pestañas junto al tablero.
tab-log = Historial
tab-people = Gente
tab-talk = Charla
tab-progress = Carrera
tab-words = Texto
tab-game = Info
tab-view = Vista

# El historial.
log-empty = Todavía no ha pasado nada.
log-all = Mostrar todo
chapter-people = Antes de la partida
chapter-set-up = Colocación: { SEAT($seat, form: "name") }
chapter-lot = El sorteo
chapter-throw = Tirada: { SEAT($seat, form: "name") }
chapter-turn = Turno { $number }: { SEAT($seat, form: "name") }

progress-ring = Quién cautiva a quién

# Sobre la partida.
info-created = Empezada: { $when }
info-board = Tablero: { $board }, { $spaces } casillas
info-dice-program = El programa tira los palos dado.
info-dice-hand = Se tiran palos dado de verdad.
info-tempo = Ritmo: { $tempo }
info-seats = Quién juega
info-seat-here = { $name }, asiento { $number }
info-seat-bot = { $name }, asiento { $number } ({ $player })
info-rules = Reglas de la casa
info-laws-bind-owner = Las normas obligan a una figura según a quién pertenece.
info-laws-bind-mover = Una figura puede terminar en los recintos de quien la mueve, y en ningún otro.
info-temple-reentry-never = Una figura que ha salido de su Templo nunca vuelve a entrar por sí misma.
info-temple-reentry-same-move = Una figura puede volver a su Templo, pero no en la misma jugada en que sale de él.
info-sanctuary-yes = A ninguna figura se la cautiva en su propia Pirámide.
info-sanctuary-no = Se puede cautivar a una figura incluso en su propia Pirámide.
info-record = Descargar el registro

# Cómo se ve la mesa.
view-turned = Abajo
view-turned-mine = Mi asiento
view-turned-fixed = Siempre el mismo lado
view-turned-seat = { SEAT($seat, form: "name", start: "yes") }
view-confirm = Una jugada terminada espera a que la envíe
view-notation = Notación junto al historial
view-shortcuts = Atajos de una sola tecla

# La lista de teclas.
keys-title = Teclas
keys-means = Todo esto se hace también con las teclas Tab e Intro. Mientras escribes, los atajos no hacen nada.
keys-sticks = elegir un palo dado
keys-throw = tirar los palos dado
keys-board = ir al tablero
keys-walk = recorrer el tablero
keys-choose = elegir la casilla o la figura
keys-done = listo: enviar la jugada
keys-back = un movimiento atrás
keys-let-go = soltar lo elegido
keys-undo = deshacer
keys-look = mirar atrás o volver adelante
keys-hint = una pista
keys-help = esta lista

# El final.
over-title = La partida ha terminado
over-winner =
    { $turns ->
        [one] Ha ganado { SEAT($seat, form: "the") } en un turno.
       *[other] Ha ganado { SEAT($seat, form: "the") } en { $turns } turnos.
    }
over-again = Jugar otra vez
over-rotated = Otra vez, cambiando de asiento
over-games = Mis partidas
over-what-now = ¿Y ahora?
over-look = Ver el tablero

# Una partida que no está.
absent-no-such-game-title = Esta partida no existe
absent-no-such-game = Quizá se eliminó, o la dirección no es del todo correcta.
absent-deleted-title = Esta partida se ha eliminado
absent-deleted = Alguien la ha eliminado, quizá en otra ventana.
absent-removed-title = Ya no estás en esta mesa
absent-removed = Te han quitado de ella. Te pueden invitar de nuevo.
absent-away-title = No se puede abrir la partida
absent-new = Partida nueva
