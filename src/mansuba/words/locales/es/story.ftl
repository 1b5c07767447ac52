# Cómo fue una partida: se cuenta cuando ha terminado.

# Se leen seguidos: cuánto hubo, y luego cuánto duró.
story-length =
    { $turns ->
        [one] Un turno,
       *[other] { $turns } turnos,
    } { $throws ->
        [one] una tirada,
       *[other] { $throws } tiradas,
    }
story-took-minutes =
    { $count ->
        [one] un minuto.
       *[other] { $count } minutos.
    }
story-took-hours =
    { $count ->
        [one] una hora.
       *[other] { $count } horas.
    }
story-took-days =
    { $count ->
        [one] un día.
       *[other] { $count } días.
    }

# Un gráfico de líneas.
story-race = La carrera
story-race-means = Los movimientos que le faltaban a cada cual, del primer turno al último.

# Momentos clave: botones que llevan al tablero tal como estaba. $steps es 3 o más.
story-moments = Momentos clave
story-turn = Turno { NUMBER($turn) }
story-lead = { SEAT($seat, form: "the", start: "yes") } se pone en cabeza, esta vez para siempre.
story-lead-always = { SEAT($seat, form: "the", start: "yes") } se pone en cabeza y ya no la deja.
story-fall = { FIGURE($by, form: "the", start: "yes") } cautiva { FIGURE($figure, form: "to") }: un retroceso de { $steps } movimientos.
story-leap = { FIGURE($figure, form: "the", start: "yes") } se acerca { $steps } movimientos en un solo turno.

# Qué más hubo de notable. $times y $jumps son 2 o más.
story-facts = Para recordar
story-overtakings =
    { $count ->
        [0] La cabeza no cambió nunca de manos.
        [one] La cabeza cambió de manos una vez.
       *[other] La cabeza cambió de manos { $count } veces.
    }
story-beguiled = La figura más cautivada: { FIGURE($figure, form: "brief") }, { $times } veces.
story-chain = La cadena más larga: { $jumps } saltos seguidos, { FIGURE($figure, form: "brief") }.

# Cada cual: cuánto faltaba, qué hizo y qué mostraron sus tiradas.
story-players = En la mesa
story-left =
    { $steps ->
        [0] en la meta
        [one] falta un movimiento
       *[other] faltan { $steps } movimientos
    }
story-did =
    { $count ->
        [0] No cautivó a nadie.
        [one] Cautivó una figura.
       *[other] Cautivó { $count } figuras.
    }
story-lost =
    { $count ->
        [0] Ninguna de sus figuras fue cautivada.
        [one] Le cautivaron una figura.
       *[other] Le cautivaron { $count } figuras.
    }
# $icons es un número, ya escrito. $luck: el azar fue más amable o más duro de lo habitual.
story-threw =
    { $luck ->
        [kind] Suerte con los palos: { $icons } símbolos por tirada.
        [hard] Mala suerte con los palos: { $icons } símbolos por tirada.
       *[fair] Los palos fueron justos: { $icons } símbolos por tirada.
    }
story-luck-means = Lo esperado son { $icons } símbolos por tirada. Se cuentan a quien tiró y tomó primero; todos toman de la misma tirada.
