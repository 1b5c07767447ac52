# Ediciones a estudio: la ayuda, la tabla y la imagen de lo que hacen con el juego.

help-study = Compara ediciones: cuánto duran las partidas, si ayuda empezar, cuántas veces se cautiva y cuántas cambia quien va en cabeza.
metavar-edition = EDICIÓN
argument-editions = Las ediciones: archivos TOML, o las palabras sun y oasis. Si son dos, se muestra la diferencia.
option-study-games = Cuántas partidas se juegan en cada edición. Si se omite, { $games }.
option-with = Quién juega en todos los asientos. Si se omite, { $player }.

study-about = { $players } asientos, en todos juega { $player }
study-edition = Edición
study-turns = Turnos (mediana)
study-half = La mitad de las partidas
study-starter = Gana quien empieza
study-beguiles = Cautivadas por partida
study-leads = Cambios de cabeza por partida
study-range = { $low } a { $high }
study-difference = Diferencia
study-fair = Para quien empieza, lo justo sería { $fair }.
study-truncated =
    { $games ->
        [one] En { $edition } se interrumpió una partida.
       *[other] En { $edition } se interrumpieron { $games } partidas.
    }

study-title = Ediciones comparadas: { $players } asientos, { $player }
study-picture-turns = Turnos por partida: la mediana con su intervalo del 95 % y la mitad central de las partidas
study-picture-starter = Cuántas veces gana quien empieza; la línea discontinua es la parte justa
