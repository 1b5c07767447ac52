# Why a decision is refused.

refusal-law-1 = Law 1: { SEAT($seat, form: "the") } cannot move { FIGURE($figure, form: "the") } with { STICK($stick, form: "the") }, for its face does not show the Immortal Naal.
refusal-law-2 = Law 2: { FIGURE($figure, form: "the") } cannot jump from { $here } over { FIGURE($over, form: "the") }, for { FIGURE($by, form: "the") } stands behind it on { $there }.
refusal-law-3 = Law 3: { FIGURE($figure, form: "the") } has left its Temple and cannot go back into it, to { $there }.
refusal-law-4 = Law 4: { FIGURE($figure, form: "the") } cannot go to { $there }, for that is in { COURT($court, form: "the") }.
refusal-law-5 = Law 5: { FIGURE($figure, form: "the") } is in its Pyramid and cannot leave it for { $there }.
refusal-nonsense = This is not a decision of the game: { $given }
refusal-game-over = The game is over: { SEAT($seat, form: "the") } has won.
refusal-not-now =
    { $phase ->
        [set-up] Not now: the figures are being set up, and it is for { SEAT($actor, form: "the") } to place one.
        [lot] Not now: first the lot chooses who begins.
        [throw] Not now: first the sticks are thrown.
        [take] Not now: first { SEAT($actor, form: "the") } takes a stick.
        [step] Not now: { SEAT($actor, form: "the") } is in the middle of a move and has to make a step or to stop.
       *[place] Not now: first { SEAT($actor, form: "the") } places the beguiled figure.
    }
refusal-no-such-figure = There is no such figure in this game: { $given }
refusal-no-such-space = The board has no such space: { $given }
refusal-no-such-seat = There is no such seat in this game: { $given }
refusal-no-such-stick = There is no such stick: { $given }
refusal-no-such-direction = The board has no such direction: { $given }
refusal-no-such-face = { STICK($stick, form: "the", start: "yes") } has no such face: { $face }
refusal-six-faces = A throw has a face for each of the six sticks; this one does not: { $given }
refusal-another-figure-first = { FIGURE($first, form: "the", start: "yes") } has to be placed before { FIGURE($figure, form: "the") }.
refusal-outside-temple = { FIGURE($figure, form: "the", start: "yes") } can only be placed in its Temple, and { $space } is outside.
refusal-space-taken = { FIGURE($by, form: "the", start: "yes") } already stands on { $space }.
refusal-stick-used = { STICK($stick, form: "the", start: "yes") } has already been used in this round.
refusal-no-first-step = { FIGURE($figure, form: "the", start: "yes") } on { $space } cannot make a single step, so no stick can be taken for it.
refusal-edge-of-board = { FIGURE($figure, form: "the", start: "yes") } cannot go { $direction } from { $here }: the board ends there.
refusal-no-space-behind = { FIGURE($figure, form: "the", start: "yes") } cannot jump { $direction } from { $here } over { FIGURE($over, form: "the") }: the board ends behind it.
refusal-step-first = { FIGURE($figure, form: "the", start: "yes") } has to make at least one step before the move can stop.
refusal-can-still-move = Passing is only for those who can move nothing; but { STICK($stick, form: "the") } can still move { FIGURE($figure, form: "the") }.
