# Una partida registrada para verla otra vez, y el enlace que la contiene.

replay-title = Ver una partida otra vez
replay-means = Abre el registro de una partida: uno que hayas descargado aquí o que te hayan dado. Solo se te muestra, y no se guarda en ninguna parte.
replay-file = Un registro en un archivo
replay-choose = Elegir un archivo
replay-drop = O suéltalo en cualquier lugar de esta página.
replay-paste = O pega su texto
replay-open = Ver
replay-reading = Leyendo el registro…
replay-opened =
    { $count ->
        [one] La partida está abierta: una decisión.
       *[other] La partida está abierta: { $count } decisiones.
    }
replay-broken-link = Este enlace no está entero. Quizá se perdió el final por el camino: pídelo otra vez, o pide el registro como archivo.
replay-too-large = Es demasiado grande para un registro que se pueda mostrar aquí: { $most } kB como mucho.
replay-as-far = Ver hasta ahí
replay-play-on = Jugar desde aquí
replay-another = Otra partida

# Las partes de la página.
replay-now = Lo que acaba de ocurrir
replay-controls = Recorrer la partida
replay-moves = Turnos
replay-progress = Quién va por delante
replay-words = El tablero en palabras
replay-about = Sobre esta partida

# Recorrer la partida.
replay-begin = Aún no se ha decidido nada.
replay-slider = Decisión
replay-where = { $at } de { $last }. { $chapter }
replay-turn-back = Un turno atrás
replay-turn-on = Un turno adelante
replay-last = Al final
replay-play = Reproducir
replay-pause = Pausa
replay-turned-first = El primer asiento

# Comentarios.
replay-comment = Comentario
replay-comment-add = Añadir un comentario
replay-comment-edit = Cambiar el comentario
replay-comment-keep = Conservar
replay-comment-cancel = Cancelar
replay-comment-kept = El comentario está ahora en el registro y en el enlace.
replay-comment-here = Comentario: { $text }

# Cómo está una partida que nadie ha ganado.
replay-unfinished = La partida no se terminó.
replay-truncated = La partida se detuvo tras un número fijado de turnos.

# El enlace.
share-means = Este enlace contiene la partida entera. Quien lo abra puede ver cada turno; ningún servidor necesita conocerla, y vale para siempre.
share-making = Preparando el enlace…
share-long = El enlace tiene { $count } caracteres, porque lleva la partida entera. Algunas mensajerías cortan lo que es tan largo: envía entonces el registro como archivo.
share-look = Verla yo
# Se envía con el enlace.
share-text = Una partida de Mansuba para ver:

# Imágenes para llevarse.
picture-title = Imágenes
picture-means = De la posición en el tablero, o de la partida entera, turno a turno, con los colores que ves.
picture-png = Imagen (PNG)
picture-svg = Dibujo (SVG)
picture-gif = La partida en película (GIF)
picture-making = Preparando la película…
picture-failed = No se ha podido hacer esta imagen.
