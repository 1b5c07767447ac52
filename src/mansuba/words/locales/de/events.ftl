# Was geschehen ist.

event-placed = { FIGURE($figure, form: "nominative", start: "yes") } kommt auf { $space }.
event-won-lot = Das Los entscheidet: { SEAT($seat, form: "the", start: "yes") } beginnt.
event-threw = { SEAT($seat, form: "the", start: "yes") } wirft: { THROW($faces) }.
event-took =
    { $steps ->
        [one] { SEAT($seat, form: "the", start: "yes") } nimmt { STICK($stick, form: "accusative") } für einen Zug mit { FIGURE($figure, form: "dative") }.
       *[other] { SEAT($seat, form: "the", start: "yes") } nimmt { STICK($stick, form: "accusative") } für bis zu { $steps } Züge mit { FIGURE($figure, form: "dative") }.
    }
event-sacrificed = { STICK($stick, form: "nominative", start: "yes") } wird geopfert, um { FIGURE($figure, form: "accusative") } zu bewegen.
event-invoked-naal = { SEAT($seat, form: "the", start: "yes") } ruft den Unsterblichen Naal an, um { FIGURE($figure, form: "accusative") } zu bewegen.
event-moved = { FIGURE($figure, form: "nominative", start: "yes") } zieht von { $origin } auf { $destination }.
event-jumped = { FIGURE($figure, form: "nominative", start: "yes") } springt von { $origin } über { FIGURE($over, form: "accusative") } auf { $destination }.
event-entered-pyramid = { FIGURE($figure, form: "nominative", start: "yes") } hat auf { $space } die eigene Pyramide erreicht.
event-beguiled = { FIGURE($by, form: "nominative", start: "yes") } betört { FIGURE($figure, form: "accusative") } auf { $space }. Die Figur muss zurück in ihren Tempel.
event-stayed-temple-full = { FIGURE($by, form: "nominative", start: "yes") } würde { FIGURE($figure, form: "accusative") } auf { $space } betören, doch im Tempel ist kein Feld frei: Die Figur bleibt.
event-stayed-in-pyramid = { FIGURE($by, form: "nominative", start: "yes") } kann { FIGURE($figure, form: "accusative") } auf { $space } nicht betören: In der eigenen Pyramide ist jede Figur sicher.
event-stopped = { SEAT($seat, form: "the", start: "yes") } hört auf.
event-passed = { SEAT($seat, form: "the", start: "yes") } kann nichts bewegen und gibt { STICK($stick, form: "accusative") } ab.
event-turn-over = Damit ist { SEAT($seat, form: "the") } nicht mehr an der Reihe.
event-round-over = Alle sechs Würfelhölzer sind verbraucht. { SEAT($starter, form: "the", start: "yes") } beginnt die nächste Runde.
event-won = { SEAT($seat, form: "the", start: "yes") } hat alle sechs Figuren in der Pyramide und gewinnt.
