# What happened.

event-placed = { FIGURE($figure, form: "the", start: "yes") } is placed on { $space }.
event-won-lot = The lot falls on { SEAT($seat, form: "the") }, who begins.
event-threw = { SEAT($seat, form: "the", start: "yes") } throws: { THROW($faces) }.
event-took =
    { $steps ->
        [one] { SEAT($seat, form: "the", start: "yes") } takes { STICK($stick, form: "the") } for one step with { FIGURE($figure, form: "the") }.
       *[other] { SEAT($seat, form: "the", start: "yes") } takes { STICK($stick, form: "the") } for up to { $steps } steps with { FIGURE($figure, form: "the") }.
    }
event-sacrificed = { STICK($stick, form: "the", start: "yes") } is sacrificed to move { FIGURE($figure, form: "the") }.
event-invoked-naal = { SEAT($seat, form: "the", start: "yes") } calls on the Immortal Naal to move { FIGURE($figure, form: "the") }.
event-moved = { FIGURE($figure, form: "the", start: "yes") } moves from { $origin } to { $destination }.
event-jumped = { FIGURE($figure, form: "the", start: "yes") } jumps from { $origin } over { FIGURE($over, form: "the") } to { $destination }.
event-entered-pyramid = { FIGURE($figure, form: "the", start: "yes") } has reached its Pyramid, on { $space }.
event-beguiled = { FIGURE($by, form: "the", start: "yes") } beguiles { FIGURE($figure, form: "the") } on { $space }, which goes back to its Temple.
event-stayed-temple-full = { FIGURE($by, form: "the", start: "yes") } would beguile { FIGURE($figure, form: "the") } on { $space }, but its Temple is full: it stays.
event-stayed-in-pyramid = { FIGURE($by, form: "the", start: "yes") } cannot beguile { FIGURE($figure, form: "the") }, which is safe in its Pyramid on { $space }.
event-stopped = { SEAT($seat, form: "the", start: "yes") } stops.
event-passed = { SEAT($seat, form: "the", start: "yes") } can move nothing and gives up { STICK($stick, form: "the") }.
event-turn-over = That ends { SEAT($seat, form: "the") }’s turn.
event-round-over = All six sticks are used. { SEAT($starter, form: "the", start: "yes") } starts the next round.
event-won = { SEAT($seat, form: "the", start: "yes") } has all six figures in the Pyramid and wins.
