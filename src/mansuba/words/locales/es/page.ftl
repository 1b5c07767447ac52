# La página en el navegador, salvo el juego mismo: inicio, partida nueva, lista de partidas, ajustes
# y lo que puede salir mal.

page-title = Mansuba
# La pestaña del navegador.
title-of-page = { $page } · Mansuba
skip-to-content = Ir al contenido
# El nombre de la navegación para los lectores de pantalla.
nav-label = Menú principal
nav-new = Partida nueva
nav-games = Mis partidas
nav-rules = Reglas
read-rules = Leer las reglas
nav-editor = Editor de posiciones

# El inicio.
title-what = Lleva tus seis figuras totémicas del Templo a la Pirámide y cautiva a quien se cruce en tu camino: una carrera de dos a seis.
# Un botón que empieza una partida enseguida.
title-play = Jugar
# Un enlace a la página en la que se elige todo.
title-choose = Elegir quién juega
# Uno de los nombres de title-with. $player es uno de los mensajes player-….
title-player = { $name } ({ $player })
# Con quién empieza la partida el botón. $players es una lista de title-player.
title-with = { $players }, tablero: { $board }
title-resume = Partidas en curso
title-all-games =
    { $count ->
        [one] Tu partida
       *[other] Las { $count } partidas
    }
# Para quien nunca ha jugado: una primera partida en la que la página dice qué se puede hacer y por qué.
title-learn = Aprender jugando
title-learn-means = ¿Es tu primera vez? Juega una partida corta con consejos, o haz las lecciones.
title-lessons = Diez lecciones pequeñas

# Una partida nueva.
new-loading = Buscando tableros y bots…
new-how-many = ¿Cuántos juegan?
new-who = ¿Quién juega?
# Etiquetas para los lectores de pantalla. $seat cuenta desde 1.
new-name-of = Nombre número { $seat }
new-player-of = Quién decide por el número { $seat }
new-board = Tablero
new-dice = ¿Quién tira los palos dado?
new-rules = Reglas de la casa
new-rules-changed =
    { $count ->
        [0] las de siempre
        [one] una cambiada
       *[other] { $count } cambiadas
    }
new-rules-means = A convenir entre quienes juegan. En tu primera partida, déjalas como están.
new-begin = Empezar
new-position = La partida empieza con la posición preparada.
new-position-change = Cambiar la posición
new-position-own = Empezar con una posición propia

# Nombres propuestos, tal como los escribe esta lengua.
name-nefertari = Nefertari
name-khufu = Keops
name-hatshepsut = Hatshepsut
name-ramses = Ramsés
name-tiye = Tiy
name-imhotep = Imhotep

# Quién decide por un asiento: una persona ante esta pantalla o un bot.
player-here = en esta pantalla
player-open = alguien en otro lugar
player-open-means = Alguien en otro lugar: el asiento queda libre hasta que lo ocupe alguien a quien invites.
player-scribe = bot: escriba
player-scribe-means = El escriba saca lo mejor de las primeras jugadas que se le ocurren: fácil de vencer.
player-merchant = bot: mercader
player-merchant-means = El mercader toma lo que más lejos lo lleva: un rival digno.
player-priest = bot: sacerdote
player-priest-means = El sacerdote ve venir el peligro y lo esquiva: un rival fuerte.
player-vizier = bot: visir
player-vizier-means = El visir mira más allá, a los palos dado y a lo que harán los demás: difícil de vencer.

board-sun = Sol
board-sun-means = El tablero habitual, con { $spaces } casillas.
board-oasis = Oasis
board-oasis-means = Más pequeño, con { $spaces } casillas: la partida dura más o menos un cuarto menos.
board-own-means = De un archivo tuyo, con { $spaces } casillas.
# $problem está en inglés: cita al programa que leyó el archivo.
board-broken = Este archivo no sirve: { $problem }

dice-program = El programa
dice-program-means = Un toque, y los palos dado ruedan aquí.
dice-hand = A mano, en la mesa
dice-hand-means = Con palos dado de verdad: se tiran y se anota lo que sale.

rule-temple-reentry = Se puede volver
rule-temple-reentry-means = Una figura puede volver a su Templo, pero no en la misma jugada en que sale de él.
rule-no-sanctuary = La Pirámide no protege
rule-no-sanctuary-means = Se puede cautivar a una figura incluso en su propia Pirámide.
rule-laws-bind-mover = Recintos abiertos a quien mueve
rule-laws-bind-mover-means = Una figura puede terminar en los recintos de quien la mueve, y en ningún otro.

# La lista de partidas.
games-loading = Buscando tus partidas…
games-none = Todavía no hay partidas.
games-resume = Continuar
# Para los lectores de pantalla, en lugar de la palabra breve del botón.
games-resume-this = Continuar { $name }
games-look = Ver
games-look-this = Ver { $name }
games-rename = Renombrar
games-rename-this = Renombrar { $name }
games-new-name = Nombre nuevo
games-keep-name = Guardar
games-renamed = La partida se llama ahora { $name }.
games-delete = Eliminar
games-delete-this = Eliminar { $name }
games-delete-title = ¿Eliminar { $name }?
games-delete-text = La partida y todo su historial desaparecerán para siempre.
games-delete-yes = Eliminar
games-delete-no = Conservar
games-deleted = Se ha eliminado { $name }.

# Cómo va una partida.
game-won = Ha ganado { $name }
game-over = Terminada
game-in-set-up = Colocación
game-in-turn = Turno { NUMBER($turn) }
game-loading = Abriendo la partida…
game-waits = La partida se abrirá en cuanto responda el servidor.

# Ajustes.
settings-title = Ajustes
settings-language = Idioma
settings-language-auto = El del navegador
settings-theme = Colores
theme-auto = Los del sistema
theme-light = Claros
theme-dark = Oscuros
theme-contrast = Alto contraste
# A qué velocidad se mueven las figuras y juegan los bots.
settings-pace = Velocidad
pace-slow = Lenta
pace-normal = Normal
pace-fast = Rápida
pace-instant = Al instante
settings-confirm = Confirmar las jugadas
settings-confirm-means = Una jugada terminada espera hasta que la envíes.
settings-turned = Girar el tablero
settings-turned-means = Quien decide ante esta pantalla ve su Templo abajo.
settings-notation = Mostrar la notación
settings-notation-means = En el historial, cada decisión aparece también en su forma breve.
settings-tips = Consejos al jugar
settings-tips-means = La página dice qué se puede hacer, la primera vez que se puede.
settings-done = Listo

# Una dirección que no lleva a ninguna parte.
lost-title = Aquí no hay nada
lost-text = Esta dirección no lleva a ninguna página de Mansuba. Tus partidas están a salvo.
lost-to-title = Ir al inicio

# Mientras el servidor no responde.
away-title = El servidor no responde.
away-text = ¿Sigue en marcha? Tu partida está guardada y continuará en cuanto vuelva.
away-retry = Reintentar

# Lo que puede salir mal. $where es la parte errónea de la petición, con su nombre técnico.
problem-away = El servidor no responde. No se ha perdido nada; inténtalo de nuevo en un momento.
problem-unexpected = Algo ha fallado en esta página. Recárgala: tu partida está guardada.
problem-invalid = El servidor no puede aceptar esto: { $where }
problem-not-understood = El servidor no entiende esta decisión. Recarga la página e inténtalo de nuevo.
problem-no-such-game = Esta partida no existe o se ha eliminado.
problem-no-such-board = Este tablero ya no está. Elige otro.
problem-no-such-player = Este bot ya no está. Elige otro.
problem-wrong-number-of-seats = En este tablero no hay asientos para tantos. Elige otro número.
problem-bad-position = Esta posición no puede darse, o la partida ya ha terminado en ella. El editor de posiciones dice por qué.
problem-not-yours = Aquí decide otra persona o un bot.
problem-not-a-member = En esta mesa solo puedes mirar.
problem-not-the-host = Eso solo puede hacerlo quien abrió la mesa.
problem-not-open = Este asiento ya está ocupado.
problem-not-now = Ahora mismo no se puede.
problem-no-such-link = Este enlace ya no es válido: ha caducado, ya se usó o se anuló.
problem-name-needed = Di primero cómo te llamas.
problem-too-many =
    { $seconds ->
        [0] Este servidor no permite más. Borra alguno que ya no haga falta.
        [one] Ha sido demasiado a la vez. Inténtalo de nuevo en un segundo.
       *[other] Ha sido demasiado a la vez. Inténtalo de nuevo en { $seconds } segundos.
    }
problem-chat-off = En esta mesa no se puede escribir. Las frases hechas sí se pueden decir.
problem-not-these-dice = En esta partida, los palos dado los tira el programa.
problem-nothing-to-undo = No hay nada que deshacer.
problem-stale = Mientras tanto la partida ha seguido, quizá en otra pestaña. Así está ahora.
problem-refused = Las reglas lo prohíben.
problem-broken-record = Este registro no se puede leer.
problem-disk-full = El disco está lleno: no se ha podido guardar nada. Haz sitio e inténtalo de nuevo; la partida sigue como estaba.
problem-store-away = Ahora mismo no se pueden leer ni guardar las partidas. Inténtalo de nuevo en un momento.
problem-ending = El servidor está a punto de detenerse. Inténtalo de nuevo en un momento.
problem-forbidden = El servidor ha rechazado esta petición porque parece venir de otro sitio.
problem-no-such-page = El servidor no conoce esta dirección.
problem-internal = Algo ha fallado en el servidor. La partida sigue como estaba; inténtalo de nuevo.

# Una partida como enlace, y un registro para verlo.
share-title = Compartir esta partida
share-short = Compartir
share-this = Compartir: { $name }
games-open-record = Abrir un registro
