# Che cosa è successo.

event-placed = { FIGURE($figure, form: "the", start: "yes") } va in { $space }.
event-won-lot = Il sorteggio tocca { SEAT($seat, form: "to") }, che comincia.
event-threw = { SEAT($seat, form: "the", start: "yes") } lancia: { THROW($faces) }.
event-took =
    { $steps ->
        [one] { SEAT($seat, form: "the", start: "yes") } prende { STICK($stick, form: "the") } per un movimento { FIGURE($figure, form: "of") }.
       *[other] { SEAT($seat, form: "the", start: "yes") } prende { STICK($stick, form: "the") } per un massimo di { $steps } movimenti { FIGURE($figure, form: "of") }.
    }
event-sacrificed = { STICK($stick, form: "the", start: "yes") } viene sacrificato per muovere { FIGURE($figure, form: "the") }.
event-invoked-naal = { SEAT($seat, form: "the", start: "yes") } invoca il Naal Immortale per muovere { FIGURE($figure, form: "the") }.
event-moved = { FIGURE($figure, form: "the", start: "yes") } si sposta da { $origin } a { $destination }.
event-jumped = { FIGURE($figure, form: "the", start: "yes") } salta da { $origin } oltre { FIGURE($over, form: "the") } fino a { $destination }.
event-entered-pyramid =
    { FIGURE($figure, form: "gender") ->
        [feminine] { FIGURE($figure, form: "the", start: "yes") } è arrivata nella sua Piramide, in { $space }.
       *[masculine] { FIGURE($figure, form: "the", start: "yes") } è arrivato nella sua Piramide, in { $space }.
    }
event-beguiled = { FIGURE($by, form: "the", start: "yes") } inganna { FIGURE($figure, form: "the") } in { $space }: la pedina torna nel suo Tempio.
event-stayed-temple-full = { FIGURE($by, form: "the", start: "yes") } ingannerebbe { FIGURE($figure, form: "the") } in { $space }, ma il Tempio è pieno: la pedina resta.
event-stayed-in-pyramid = { FIGURE($by, form: "the", start: "yes") } non può ingannare { FIGURE($figure, form: "the") }, al sicuro in { $space }, nella propria Piramide.
event-stopped = { SEAT($seat, form: "the", start: "yes") } si ferma.
event-passed = { SEAT($seat, form: "the", start: "yes") } non può muovere nulla e rinuncia { STICK($stick, form: "to") }.
event-turn-over = Finisce il turno { SEAT($seat, form: "of") }.
event-round-over = Non restano bastoncini-dadi da prendere. { SEAT($starter, form: "the", start: "yes") } apre il giro successivo.
event-won = { SEAT($seat, form: "the", start: "yes") } ha tutte e sei le pedine nella sua Piramide e vince.
