# The position editor.

flaw-text = At column { $column } the text breaks. Expected: { $expected }. Found: { $found }.
flaw-text-ends = The text ends at column { $column }, where something is still expected: { $expected }.
flaw-over = { SEAT($seat, form: "the", start: "yes") } has already won in this position; there is nothing left to play.

editor-figures = Figures
editor-figures-how = Drag a figure to any space, or choose it and then point at a space. Dragged off the board, it is taken off.
editor-stands = { FIGURE($figure, form: "the", start: "yes") } stands on { $space }.
editor-in-hand = { FIGURE($figure, form: "the", start: "yes") } is in its owner’s hand.
editor-off = { FIGURE($figure, form: "the", start: "yes") } is not on the board.
editor-chosen = Where shall { FIGURE($figure, form: "the") } stand?
editor-none-chosen = No figure is chosen.
editor-space = Space
editor-put = Put
editor-take-off = Take off
editor-set-up = Set up as new
editor-clear = Clear the board
editor-starter = Who began this round?
editor-before-lot = Before the lot
editor-sticks = Sticks that are still to be taken
editor-sticks-how = What each shows, or that it is used. Whose turn it is follows from it.
editor-stick-used = used
editor-face = { $icons }
editor-face-naal = { $icons }, Naal
editor-throw = Throw them
editor-no-sticks = All used
editor-moving =
    { $steps ->
        [one] { FIGURE($figure, form: "the", start: "yes") } is in the middle of its move, with one step left.
       *[other] { FIGURE($figure, form: "the", start: "yes") } is in the middle of its move, with { $steps } steps left.
    }
editor-moving-hand = { FIGURE($figure, form: "the", start: "yes") } waits in its owner’s hand to be placed.
editor-end-move = End this move
editor-anew = Begin anew with
editor-players = Players
editor-verdict = What the rules say
editor-can-be = This can be played.
editor-cannot-be = This cannot be.
editor-checking = Checking …
editor-decisions =
    { $count ->
        [one] One decision is possible.
       *[other] { $count } decisions are possible.
    }
editor-play = Play on from here
editor-undo = Undo
editor-redo = Redo
editor-undone = Undone.
editor-redone = Done again.
editor-line = The position as a line
editor-line-how = Copy it, or paste another here and press Enter.
editor-copy = Copy the line
editor-copied = The line is copied.
editor-selected = The line is selected. Copy it yourself.
editor-share = Share a link
editor-share-title = This position as a link
editor-invitation = A position of Mansuba to look at:
