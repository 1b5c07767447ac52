# Lo que demuestra un enfrentamiento: la tabla, la imagen y los juicios de la arena.

number-decimal = { $whole },{ $part }
number-percent = { $number } %
number-interval = { $value } ({ $low } a { $high })

report-about = Edición { $edition }, { $games ->
        [one] una partida
       *[other] { $games } partidas
    }, { $deals ->
        [one] una serie de tiradas
       *[other] { $deals } series de tiradas
    }, { $truncated } interrumpidas
report-player = Quién
report-seat-column = Asiento
report-games = Partidas
report-wins = Victorias
report-share = Parte de victorias
report-fair = Parte justa
report-rating = Puntuación
report-faults = Fallos
report-seat = { SEAT($seat, form: "the", start: "yes") }
report-starter = Quien empieza
report-lengths = Turnos por partida: mediana { $median }; la mitad de las partidas tiene de { $quarter } a { $rest }.
report-intervals = Entre paréntesis: intervalos del 95 %. Las partidas con las mismas tiradas cuentan juntas.

report-verdict =
    { $finding ->
        [more] Prueba: { $entrant } gana más bien { $p1 } de las partidas que { $p0 }. Decidido tras { $deals } series de tiradas.
        [less] Prueba: { $entrant } gana más bien { $p0 } de las partidas que { $p1 }. Decidido tras { $deals } series de tiradas.
       *[open] Prueba: tras { $deals } series de tiradas sigue abierto si { $entrant } gana { $p0 } o { $p1 } de las partidas (peso { $evidence }, se decide en ±{ $bound }).
    }

report-fair-dice = Equidad: los palos y el sorteo han caído como deben.
report-few-throws = Equidad: no se ve nada injusto, pero un sesgo pequeño solo se nota a partir de { $needed } tiradas de cada asiento; aquí hubo { $throws }.
report-unfair-throws = Injusto: { SEAT($seat, form: "the") } tiró { $throws } veces, y la cara { $face } salió { $fell } veces cuando se esperaban { $expected }. Unos palos honrados solo lo hacen una vez de cada { $odds }.
report-unfair-lot = Injusto: cuántas veces cayó el sorteo en cada asiento ({ $fell }). Un sorteo honrado solo lo hace una vez de cada { $odds }.

sequential-question = Hacen falta dos partes con 0 < P0 < P1 < 1, no { $p0 } y { $p1 }.

report-title = { $games ->
        [one] Una partida en { $edition }
       *[other] { $games } partidas en { $edition }
    }
report-picture-ratings = Puntuaciones con intervalos del 95 %
report-picture-lengths = Turnos por partida; la línea discontinua es la mediana
report-picture-seats = Parte de victorias con intervalos del 95 %; la línea discontinua es la parte justa
