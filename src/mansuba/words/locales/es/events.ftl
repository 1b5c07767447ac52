# Lo que ha pasado.

event-placed = Se coloca { FIGURE($figure, form: "the") } en { $space }.
event-won-lot = El sorteo favorece { SEAT($seat, form: "to") }, que empieza.
event-threw = { SEAT($seat, form: "the", start: "yes") } tira: { THROW($faces) }.
event-took =
    { $steps ->
        [one] { SEAT($seat, form: "the", start: "yes") } toma { STICK($stick, form: "the") } para un movimiento { FIGURE($figure, form: "of") }.
       *[other] { SEAT($seat, form: "the", start: "yes") } toma { STICK($stick, form: "the") } para un máximo de { $steps } movimientos { FIGURE($figure, form: "of") }.
    }
event-sacrificed = Se sacrifica { STICK($stick, form: "the") } para mover { FIGURE($figure, form: "the") }.
event-invoked-naal = { SEAT($seat, form: "the", start: "yes") } invoca al Naal Inmortal para mover { FIGURE($figure, form: "the") }.
event-moved = { FIGURE($figure, form: "the", start: "yes") } va de { $origin } a { $destination }.
event-jumped = { FIGURE($figure, form: "the", start: "yes") } salta de { $origin } a { $destination } por encima { FIGURE($over, form: "of") }.
event-entered-pyramid = { FIGURE($figure, form: "the", start: "yes") } ha llegado a su Pirámide, en { $space }.
event-beguiled = { FIGURE($by, form: "the", start: "yes") } cautiva { FIGURE($figure, form: "to") } en { $space }: la figura cautivada vuelve a su Templo.
event-stayed-temple-full = { FIGURE($by, form: "the", start: "yes") } cautivaría { FIGURE($figure, form: "to") } en { $space }, pero el Templo está lleno: la figura se queda.
event-stayed-in-pyramid = { FIGURE($by, form: "the", start: "yes") } no puede cautivar { FIGURE($figure, form: "to") }, a salvo en { $space }, dentro de su Pirámide.
event-stopped = { SEAT($seat, form: "the", start: "yes") } se detiene.
event-passed = { SEAT($seat, form: "the", start: "yes") } no puede mover nada y renuncia { STICK($stick, form: "to") }.
event-turn-over = Termina el turno { SEAT($seat, form: "of") }.
event-round-over = Se han usado los seis palos dado. { SEAT($starter, form: "the", start: "yes") } abre la ronda siguiente.
event-won = { SEAT($seat, form: "the", start: "yes") } tiene sus seis figuras en su Pirámide y gana.
