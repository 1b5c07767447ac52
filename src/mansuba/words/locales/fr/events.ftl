# Ce qui s’est passé.

event-placed =
    { FIGURE($figure, form: "gender") ->
        [feminine] { FIGURE($figure, form: "the", start: "yes") } est posée en { $space }.
       *[masculine] { FIGURE($figure, form: "the", start: "yes") } est posé en { $space }.
    }
event-won-lot = Le sort désigne { SEAT($seat, form: "the") }, qui commence.
event-threw = { SEAT($seat, form: "the", start: "yes") } lance : { THROW($faces) }.
event-took =
    { $steps ->
        [one] { SEAT($seat, form: "the", start: "yes") } prend { STICK($stick, form: "the") } pour un mouvement { FIGURE($figure, form: "of") }.
       *[other] { SEAT($seat, form: "the", start: "yes") } prend { STICK($stick, form: "the") } pour { $steps } mouvements au plus { FIGURE($figure, form: "of") }.
    }
event-sacrificed = { STICK($stick, form: "the", start: "yes") } est sacrifié pour déplacer { FIGURE($figure, form: "the") }.
event-invoked-naal = { SEAT($seat, form: "the", start: "yes") } invoque l’Immortel Naal pour déplacer { FIGURE($figure, form: "the") }.
event-moved = { FIGURE($figure, form: "the", start: "yes") } va de { $origin } à { $destination }.
event-jumped = { FIGURE($figure, form: "the", start: "yes") } saute de { $origin } à { $destination } par-dessus { FIGURE($over, form: "the") }.
event-entered-pyramid = { FIGURE($figure, form: "the", start: "yes") } atteint sa Pyramide, en { $space }.
event-beguiled = { FIGURE($by, form: "the", start: "yes") } charme { FIGURE($figure, form: "the") } en { $space } : la figurine retourne dans son Temple.
event-stayed-temple-full = { FIGURE($by, form: "the", start: "yes") } charmerait { FIGURE($figure, form: "the") } en { $space }, mais le Temple est plein : la figurine reste.
event-stayed-in-pyramid = { FIGURE($by, form: "the", start: "yes") } ne peut pas charmer { FIGURE($figure, form: "the") } en { $space } : dans sa Pyramide, une figurine est à l’abri.
event-stopped = { SEAT($seat, form: "the", start: "yes") } s’arrête.
event-passed = { SEAT($seat, form: "the", start: "yes") } ne peut rien déplacer et cède { STICK($stick, form: "the") }.
event-turn-over = Le tour { SEAT($seat, form: "of") } est fini.
event-round-over = Les six bâtonnets ont servi. { SEAT($starter, form: "the", start: "yes") } ouvre la manche suivante.
event-won = { SEAT($seat, form: "the", start: "yes") } a ses six figurines dans sa Pyramide et gagne.
