# Dónde se rompe un texto y qué se esperaba ahí.

place-line-column = línea { $line }, columna { $column }
place-line = línea { $line }
place-column = columna { $column }
expected-at = { $name }: { $problem }
expected-not-found = Se esperaba: { $expected }. Hay: { $found }.
expected-not-end = Se esperaba: { $expected }. Pero aquí acaba el texto.

expected-built-in = el nombre de un tablero incluido
expected-known-edition = una edición incluida, o el archivo de esta
expected-decision = una decisión
expected-digit-key = una cifra como clave
expected-drawing = un dibujo hecho con los nombres de las casillas
expected-face = una cara, como 3 o 2n
expected-kind-name = el nombre de un tipo
expected-kind = un tipo: F, W, C, I, J o K
expected-line = una línea de casillas
expected-list = una lista
expected-name = un nombre
expected-seat = un asiento, del 0 al 5
expected-space = una casilla
expected-board-space = una casilla de este tablero
expected-space-or-sign = una casilla, - o *
expected-table = una tabla
expected-edition-word = el nombre de una edición, # y su huella
expected-one-hand = ninguna otra figura en la mano
expected-end = el final
expected-reverse = la dirección contraria
expected-steps-left = cuántos movimientos quedan
expected-board-naming = una minúscula y hasta 23 signos más de a–z, 0–9, - y _
expected-space-naming = de 1 a 12 signos de A–Z, a–z, 0–9 y _
expected-direction-naming = de 1 a 4 letras de la A a la Z
expected-seats = las figuras de los asientos { $seats }
expected-later-stick = un palo dado posterior: { $left }
expected-no-stick = ningún otro palo dado

wanted-game = una partida, que empieza con [Mansuba "{ $version }"]
wanted-version = { $version }, la versión que se puede leer aquí
wanted-one-game = una sola partida
wanted-shorter-line = una línea de { $most } caracteres como mucho
wanted-shorter-game = una partida de { $most } caracteres como mucho
wanted-shorter-edition = una edición de { $most } caracteres como mucho
wanted-fewer-decisions = una partida de { $most } decisiones como mucho
wanted-fewer-dots = { $most } puntos como mucho en una línea de una edición
wanted-utf-8 = un texto en UTF-8
wanted-tag-name = el nombre de una etiqueta: una letra y hasta 31 signos más de A–Z, a–z, 0–9 y _
wanted-free-tag = otro nombre, pues esta etiqueta se escribe sola
wanted-fewer-tags = { $most } etiquetas como mucho
wanted-once = { $name } una sola vez
wanted-missing = la etiqueta { $name } en esta cabecera
wanted-text = un texto entre comillas
wanted-more-text = { $closing } al final del texto
wanted-plain = aquí ningún carácter de control, sino su escape
wanted-escape = un escape: \\ \" \{"}"} \n \r \t o \u{"{"}1f431{"}"}
wanted-closing = { $closing }
wanted-edition = una edición incluida, o una que lleve el registro
wanted-own-edition = una edición que sirva para jugar
wanted-same-edition = { $word }, la edición que lleva el registro
wanted-seats = los asientos de una partida en este tablero: { $known }
wanted-same-seats = los asientos de la posición: { $seats }
wanted-position = una posición a la que pueda llegar una partida
wanted-name = el nombre de un asiento de la partida: { $seats }
wanted-result = el resultado: { $known }
wanted-win = el resto de la partida, hasta que gane { SEAT($seat, form: "the") }
wanted-head = { $head }
wanted-game-over = el final de la partida, que ha ganado { SEAT($seat, form: "the") }
wanted-rest =
    { $phase ->
        [set-up] el resto de la línea: las demás figuras
        [place] el resto de la línea: adónde va la figura cautivada
       *[step] el resto de la línea: un movimiento o stop
    }
wanted-next-line = el final de la línea, pues lo que sigue tiene la suya
wanted-decision = una decisión
wanted-space = una casilla
wanted-lot = el sorteo, como lot:0
wanted-legal = una decisión que permitan las reglas
wanted-key = una clave: una letra y hasta 31 signos más de A–Z, a–z, 0–9 y _
wanted-value = un valor, entre comillas salvo que sea una palabra simple
wanted-json = JSON ({ $problem })
wanted-object = un objeto
wanted-list = una lista
wanted-string = una cadena
wanted-number = el número de una decisión, de 0 a { $most }
wanted-known-key = una de las claves { $known }
wanted-needed-key = la clave { $name }
