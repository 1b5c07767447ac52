# La orden: su ayuda, lo que dice y lo que pregunta.

error = Error: { $sentence }
cannot-read = No se puede leer { $file }: { $problem }
cannot-write = No se puede escribir { $file }: { $problem }
no-home = Aquí no hay carpeta personal. Indica un lugar con { $option }.

usage-try-help = Para ver la ayuda: { $command }
usage-no-such-option = No existe la opción { $option }.
usage-no-such-command = No existe la orden { $name }.
usage-no-command = Falta una orden.
usage-missing = Falta { $name }.
usage-extra = Esto sobra: { $name }
usage-needs-value = A { $name } le falta un valor.
usage-needs-values = { $name } necesita { $values } valores, como en { $example }.
usage-no-value = { $name } no admite ningún valor.
usage-bad-value = { $name }: { $problem }
usage-number = Tiene que ser un número entero de { $least } a { $most }, no { $given }.
usage-one-of = Valores posibles: { $known }. Valor indicado: { $given }
usage-input-read = La posición ya se lee de la entrada estándar. Indica un archivo.

help-usage = Uso:
help-heading = { $name }
help-arguments = Argumentos
help-options = Opciones
help-command = Orden
help-commands = Órdenes
help-help = Muestra esta ayuda.
help-install-completion = Instala el autocompletado para este intérprete.
help-show-completion = Muestra el autocompletado para este intérprete, para copiarlo o adaptarlo.
help-mansuba = Mansuba: una carrera de figuras totémicas por un tablero de hexágonos, para dos a seis personas.
help-play = Jugar en el navegador, a solas contra bots o con otros ante una misma pantalla.
help-demo = Muestra una partida que se juega sola.
help-rules = Las reglas del juego, enteras o solo una norma o un apartado.
help-board = Tableros y ediciones, incluidos o en archivos.
help-board-show = Dibuja un tablero y dice lo que hay en él.
help-board-check = Dice si un tablero o una edición sirve para jugar y, si no, por qué.
help-draw = Dibuja una posición en la terminal o como imagen SVG.
help-perft = Cuenta todas las secuencias de juego de una longitud dada, para probar un motor.
help-random = Juega una partida en la que todo se decide al azar.
help-replay = Recorre una partida registrada.
help-convert = Convierte registros de texto en JSON, una partida por línea, o al revés.
help-terminal = Permite que de dos a seis personas jueguen con un solo teclado.

metavar-file = ARCHIVO
metavar-folder = CARPETA
metavar-out = SALIDA
metavar-law = NORMA
argument-law = Una norma, de la 1 a la 7, o uno de estos apartados: { $topics }. Si se omite, todo.
argument-board = Una edición en un archivo TOML, o la palabra sun u oasis; - es la entrada estándar.
argument-position = Una posición en una línea de la notación, entre comillas; - la lee de la entrada estándar.
argument-record = Un archivo de registros; - es la entrada estándar.
argument-out = Dónde escribir. Si se omite, en la salida estándar.
option-lang = El idioma. Si se omite, el del entorno.
option-version = Muestra la versión.
option-edition = La edición: un archivo TOML, la palabra sun u oasis, o - para la entrada estándar. Si se omite, la habitual en sun.
option-edition-file = La edición: un archivo TOML, o la palabra sun u oasis. Si se omite, la habitual en sun.
option-signs = Cómo mostrar los tipos de figura. Si se omite, con letras.
option-names = Escribe los nombres de las casillas.
option-svg = Escribe una imagen SVG en este archivo; - es la salida estándar.
option-depth = La longitud, en decisiones.
option-divide = Cuenta por separado cada primera decisión.
option-players = Cuántas personas juegan, de 2 a 6. Si se omite, 2.
option-seed = El mismo número da las mismas tiradas. Si se omite, distintas cada vez.
option-record = Escribe la partida en este archivo; en JSON si su nombre acaba en .json o .jsonl.
option-turns = Para después de este número de turnos. Si se omite, 1000.
option-game = Qué partida del archivo. Si se omite, la primera.
option-linear = Solo palabras, sin dibujo; adecuado para lectores de pantalla.
option-to = El formato que se escribe. Si se omite, según el nombre de SALIDA.
option-dice = Quién tira los palos dado: el programa o las personas, que teclean lo que sale. Si se omite, el programa.
option-player-names = Los nombres por orden de asientos, separados por comas.
option-resume = Sigue con la última partida de este archivo.
option-save = Dónde se guarda la partida. Si se omite, en la carpeta de datos personal.
option-port = El puerto. Por defecto: { $port }, u otro si está ocupado.
option-data = La carpeta con las partidas y los tableros. Por defecto: tu carpeta de datos.
option-no-browser = No abrir el navegador.

play-ready = Mansuba está listo: { $address }
play-stop = Ctrl-C lo detiene; tus partidas se conservan.
play-already = Mansuba ya está en marcha con esta carpeta: { $address }
play-held = Otro programa usa { $folder } y no dice en qué dirección. Detenlo, o espera un momento e inténtalo de nuevo.
play-port-taken = El puerto { $port } ya está ocupado. Elige otro u omite --port.
play-no-database = { $file } no es una base de datos de partidas, o está dañada. «mansuba restore» recupera una copia de seguridad; para empezar de nuevo, aparta el archivo.
play-newer-database = { $file } es de una versión más reciente de Mansuba. Instala esa versión.
play-away = { $file } no se puede usar: { $problem }
play-full = No queda espacio en el disco para { $file }.
play-weak = Con { $file } podrían perderse jugadas si falla la corriente: el ajuste { $setting } es { $value }. Cámbialo y vuelve a empezar.

board-works = { $file }: sirve para jugar.
board-edition = Edición { $edition }
board-size = { $spaces } casillas, { $directions } direcciones
board-seats = { $players } personas: asientos { $seats }

perft-counting = Contando
perft-lines = Secuencias de { $depth ->
        [one] una decisión
       *[other] { $depth } decisiones
    }: { $lines } ({ $seconds } s)

random-playing = Jugando
random-result =
    { $result ->
        [none] Partida interrumpida: nadie ha ganado. Turnos: { $turns }. Semilla: { $seed }.
       *[other] Gana el asiento { $result }. Turnos: { $turns }. Semilla: { $seed }.
    }

replay-keys = Intro: seguir · b: atrás · t: al turno siguiente · e: al final · un número: a esa decisión · q: salir
replay-prompt = { $shown } de { $of }:
replay-end = Aquí termina el registro.
replay-start = Aquí empieza el registro.
replay-name = { SEAT($seat, form: "name", start: "yes") }: { $name }
replay-no-such-game =
    { $count ->
        [one] En el archivo hay solo una partida.
       *[other] En el archivo hay { $count } partidas.
    }

position-seat = { SEAT($seat, form: "name", start: "yes") }: { $figures }
position-sticks = Palos dado libres: { THROW($faces) }
position-next =
    { $phase ->
        [set-up] { SEAT($actor, form: "the", start: "yes") } coloca una figura.
        [lot] Se sortea quién empieza.
        [throw] Se tiran los palos dado.
        [take] { SEAT($actor, form: "the", start: "yes") } toma un palo dado.
        [step] { SEAT($actor, form: "the", start: "yes") } está moviendo.
       *[place] { SEAT($actor, form: "the", start: "yes") } coloca la figura cautivada.
    }

terminal-welcome = Escribe un número, una palabra de la notación o «{ $help }» para ver la ayuda.
terminal-roll =
    { $phase ->
        [lot] Intro para el sorteo.
       *[throw] Intro para tirar los palos dado.
    }
terminal-type-throw =
    { $phase ->
        [lot] ¿A qué asiento le toca en el sorteo?
       *[throw] ¿Qué muestran los palos dado, del Halcón al Gato (por ejemplo 1 2n 4 3 1 4)?
    }
terminal-which-figure = ¿Qué figura?
terminal-not-understood = No se entiende: «{ $text }»
terminal-choose = Escribe un número del 1 al { $most } o la palabra que está al lado.
terminal-undone = Deshecho.
terminal-stands = Aquí no hay nada que deshacer: una tirada, el sorteo y lo que ha decidido otra persona se quedan como están.
terminal-saved = Partida guardada en { $file }
terminal-save-where = ¿Guardarla en otro sitio? Escribe el nombre de un archivo, o Intro para perder la partida.
terminal-legal = Nada lo impide: está permitido.
terminal-set-up-only = Eso solo sirve al colocar las figuras.
terminal-nothing-to-resume = En ese archivo no hay ninguna partida sin terminar.
terminal-resumed-has = La partida que continúa ya trae todo esto. No uses esta opción con --resume.
terminal-input-typed = Lo que se escribe durante la partida llega por la entrada estándar. Indica un archivo.

choice-stick =
    { $naal ->
        [n] { STICK($stick, form: "the") }, { $icons } con el Naal
       *[no] { STICK($stick, form: "the") }, { $icons }
    }
choice-take =
    { $way ->
        [sacrifice] { FIGURE($figure, form: "the") } en { $space }, un movimiento (sacrificio)
       *[matching] { $steps ->
            [one] { FIGURE($figure, form: "the") } en { $space }, un movimiento
           *[other] { FIGURE($figure, form: "the") } en { $space }, hasta { $steps } movimientos
        }
    }
choice-simple = a { $space }
choice-jump =
    { $beguiles ->
        [yes] salto a { $space } por encima { FIGURE($over, form: "of") }; cautiva
       *[no] salto a { $space } por encima { FIGURE($over, form: "of") }
    }
choice-stop = parar aquí
choice-pass = renunciar { STICK($stick, form: "to") }
choice-place = { FIGURE($figure, form: "the") } en { $space }

command-line = { $name }: { $does }
command-help = ayuda
command-help-does = esta lista
command-undo = deshacer
command-undo-does = deshacer la última decisión propia, pero no más allá de una tirada ni de lo que decidió otra persona
command-save = guardar
command-save-does = guardar la partida, en otro archivo si se indica
command-board = tablero
command-board-does = dibujar el tablero
command-where = dónde
command-where-does = decir con palabras dónde está todo
command-rules = reglas
command-rules-does = mostrar una norma o un apartado, por ejemplo: reglas 3
command-why = porqué
command-why-does = decir por qué no vale una decisión, por ejemplo: porqué C:0K
command-fill = resto
command-fill-does = colocar automáticamente el resto de las figuras propias
command-quit = salir
command-quit-does = guardar y salir
