# Why an edition cannot work (fault), and why no game can come to a position (flaw).

fault-syntax = This is not TOML: { $problem }
fault-unreadable = This cannot be read: { $problem }
fault-missing = This is missing.
fault-unknown-key = There is no such key. Known are: { $known }
fault-wrong-type = Expected here: { $expected }
fault-bad-name = “{ $name }” will not do as a name. Expected: { $expected }
fault-no-such-board = There is no built-in board “{ $name }”. There are: { $known }
fault-board-twice = Give a built-in board or a board of your own, not both.
fault-too-many-spaces = A board has at most { $most } spaces; this one has { $count }.
fault-too-many-directions = A board has at most { $most } directions; this one has { $count }.
fault-space-twice = The space { $space } is there twice.
fault-no-such-space = The board has no space { $space }.
fault-no-reverse = The direction { $direction } needs a reverse direction of its own.
fault-two-neighbours = Going { $direction } from { $space } leads to { $one } and to { $other }; it can only lead to one space.
fault-line-returns = Going { $direction } from { $space } leads back to it within two steps.
fault-seats-disagree = Seat { $seat } has a Temple or a Pyramid, but not both.
fault-seats-not-in-order = A board has two to six seats, numbered from 0 without a gap.
fault-court-too-small =
    { $count ->
        [one] A Temple or Pyramid has at least six spaces; this one has only one.
       *[other] A Temple or Pyramid has at least six spaces; this one has { $count }.
    }
fault-courts-overlap = The space { $space } already belongs to { COURT($court, form: "the") }.
fault-no-way = With all other courts closed, no way leads from { $temple } in the Temple to { $pyramid } in the Pyramid.
fault-no-players = Say which seats are taken, for at least one number of players from 2 to 6.
fault-wrong-seats = For { $players } players, list { $players } different seats of this board in rising order.
fault-other-players = The board { $board } cannot be played by { $players } players. Possible numbers of players: { $known }.
fault-not-a-ring = The ring has to name each of the six kinds once.
fault-not-four-faces =
    { $count ->
        [one] A stick has four faces; this one has only one.
       *[other] A stick has four faces; this one has { $count }.
    }
fault-bad-face = A face shows 1 to { $most } icons.
fault-no-such-value = This cannot be “{ $given }”. Possible: { $known }

flaw-no-such-figure = Nobody in this game owns { FIGURE($figure, form: "the") }.
flaw-no-such-space = The board has no space { $space }.
flaw-two-on-a-space = { FIGURE($one, form: "the", start: "yes") } and { FIGURE($other, form: "the") } both stand on { $space }.
flaw-figure-missing = { FIGURE($figure, form: "the", start: "yes") } is missing.
flaw-out-of-order = { FIGURE($figure, form: "the", start: "yes") } is set up already, but { FIGURE($next, form: "the") } comes first.
flaw-not-in-temple = { FIGURE($figure, form: "the", start: "yes") } is set up on { $space }, outside its Temple.
flaw-in-anothers-court = { FIGURE($figure, form: "the", start: "yes") } stands on { $space }, in { COURT($court, form: "the") }.
flaw-no-starter = Sticks lie ready or a figure is moving, but the lot has not fallen yet.
flaw-no-such-starter = { SEAT($seat, form: "the", start: "yes") } is not in the game.
flaw-no-such-face = { STICK($stick, form: "the", start: "yes") } has no face { $face }.
flaw-no-stick-taken = A figure is moving, but no stick has been taken.
flaw-too-many-steps =
    { $steps ->
        [one] No stick gives one step.
       *[other] No stick gives { $steps } steps.
    }
flaw-no-step-possible = { FIGURE($figure, form: "the", start: "yes") } cannot go on, so its move would be over.
flaw-not-beguiled-yet = { FIGURE($figure, form: "the", start: "yes") } is in hand, but the move has not begun.
flaw-temple-not-left = { FIGURE($figure, form: "the", start: "yes") } cannot have left its Temple in this move.
flaw-hand-not-empty = { FIGURE($figure, form: "the", start: "yes") } is in its owner’s hand and on the board.
flaw-temple-full = { FIGURE($figure, form: "the", start: "yes") } cannot be placed, for its Temple is full.
flaw-two-winners = { SEAT($one, form: "the", start: "yes") } and { SEAT($other, form: "the") } have both won.
flaw-goes-on = { SEAT($seat, form: "the", start: "yes") } has won, and yet the game goes on.
