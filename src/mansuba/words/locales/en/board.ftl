# The board, the sticks and the chart on the page: what is seen, and what is said to those who
# cannot see it.

board-title = The board
board-space = { $space }.
board-space-court = { $space }, in { COURT($court, form: "the") }.
board-stands = { FIGURE($figure, form: "the", start: "yes") } stands here.
board-movable = Can be chosen.
board-chosen = It is chosen.
board-overview = The whole board, with { $seats } players. Press to zoom in and choose spaces.
board-overview-hint = Tap the board to zoom in.
board-whole = Whole board
board-keys = Arrow keys walk from space to space. N and P lead to the next and the previous possible space, Enter chooses it.

ring-title = Who beguiles whom
ring-link = { KIND($kind, form: "name") } beguiles { KIND($other, form: "name") }

sticks-title = The sticks
sticks-used = Used
sticks-not-thrown = { KIND($kind, form: "name") } stick, not thrown yet
sticks-shows =
    { $naal ->
        [yes] { KIND($kind, form: "name") } stick, { $icons } with the Naal
       *[no] { KIND($kind, form: "name") } stick, { $icons }
    }
sticks-was =
    { $naal ->
        [yes] { KIND($kind, form: "name") } stick, { $icons } with the Naal, used
       *[no] { KIND($kind, form: "name") } stick, { $icons }, used
    }

chart-title = How far each player has to go
chart-player = Player
chart-steps = Steps to go, at the least
chart-leads = leads

words-board = The board in words
words-possible = What is possible now
words-nothing = Nothing is to be chosen on the board now.
words-target = { $space }: { $label }
words-figures = The figures
words-figure = { KIND($kind, form: "name") }: { $place }
words-figure-hand = { KIND($kind, form: "name") }: not on the board.
words-choose = Choose { FIGURE($figure, form: "the") } on { $space }
words-around = Look around
words-here = Here: { $place }
words-toward = { $direction }: { $place }
