# The table: a game being played in the browser.

table-heading = A game of Mansuba
# The browser's tab. $status is one of the status-… sentences.
table-title = { $status } · Mansuba
table-close = Close
table-dismiss = Understood
table-try-again = Try again
table-read-law = Read law { $number }

# Names of the parts of the page, for screen readers.
table-status = Whose turn it is
table-board = Board
table-desk = Sticks and actions
table-panels = About the game
table-notice = Message

# What is announced to screen readers, or told near the board.
table-lost = The connection to the server is lost. Your game is stored; trying to reach it again …
table-found-again = The connection is back.
table-caught-up =
    { $count ->
        [one] One decision was made in the meantime.
       *[other] { $count } decisions were made in the meantime.
    }
table-taken-back = Taken back.
table-thinking = { SEAT($seat, form: "the", start: "yes") } is thinking …
table-preparing = { SEAT($seat, form: "the", start: "yes") } is getting ready, which can take a minute the first time.
table-away = The server does not answer. What you chose is kept; nothing is lost.
table-stale = The game went on elsewhere, perhaps in another window. This is how it stands now.
table-disk-full = The disk is full, so this could not be stored. Nothing is lost: free some space, then try again.
table-store-away = The game could not be stored just now. Nothing is lost; try again in a moment.

# What is going on.
status-set-up = { SEAT($seat, form: "the", start: "yes") } sets up the figures.
status-lot = The lot chooses who begins.
status-throw = { SEAT($seat, form: "the", start: "yes") } throws the sticks.
status-take = { SEAT($seat, form: "the", start: "yes") }’s turn.
status-step = { SEAT($seat, form: "the", start: "yes") } is moving.
status-place = { FIGURE($figure, form: "the", start: "yes") } was beguiled. { SEAT($seat, form: "the", start: "yes") } places it.
status-over = { SEAT($seat, form: "the", start: "yes") } has won.
status-paused = The game is paused.
status-open = Seat { $number } is free: the game waits for someone to sit down.
status-ended-agreed = The game was ended by agreement.
status-ended-abandoned = The game was ended; nobody has won.

# What whoever decides at this screen can do.
prompt-take = Choose a stick or a figure.
prompt-space = Choose a space, or another stick.
prompt-step = Choose the next space, or press Done.
prompt-done = Press Done, or take the move back.
prompt-place = Choose a space of the Temple. Then the interrupted move goes on.
prompt-pass = No stick can move anything: choose one to give up.

# Why nothing happens.
advice-not-now-set-up = First { SEAT($seat, form: "the") } sets up the figures.
advice-not-now-throw = First { SEAT($seat, form: "the") } throws the sticks.
advice-not-now-lot = First the lot chooses who begins.
advice-not-now-take = It is { SEAT($seat, form: "the") }’s turn.
advice-not-now-step = It is { SEAT($seat, form: "the") }’s turn.
advice-not-now-place = First { SEAT($seat, form: "the") } places the beguiled figure.
advice-looking-back = You are looking back. Return to the game to go on playing.
advice-choose-first = Choose a stick or a figure first.
advice-pass = Nothing can move. Choose a stick to give up.
advice-take-back-first = Take back the steps first; then you can choose another stick.
advice-too-far = { FIGURE($figure, form: "the", start: "yes") } cannot get as far as { $space } with this stick.

# What a tap on a space does, as sentences one after another.
target-steps =
    { $steps ->
        [one] To { $space }, one step.
       *[other] To { $space }, { $steps } steps.
    }
target-place = Place it on { $space }.
target-sacrifice = Sacrifices { STICK($stick, form: "the") }.
target-naal = Calls on the Immortal Naal of { STICK($stick, form: "the") }.
target-beguiles = Beguiles { FIGURE($figure, form: "the") }.
target-spares = Jumps over { FIGURE($figure, form: "the") }, which is safe.
target-enters = Enters the Pyramid.
target-wins = { SEAT($seat, form: "the", start: "yes") } wins.
target-choices =
    { $count ->
        [one] There is one way.
       *[other] There are { $count } ways to choose from.
    }

# Several ways lead to a space.
way-which-stick = To { $space } with which stick?
way-which = To { $space } by which way?
way-with-stick = { STICK($stick, form: "the", start: "yes") }:
way-through = Through { $spaces }.
way-none = None of these

# What a stick and a figure mean together.
take-stick =
    { $icons ->
        [one] { KIND($kind, form: "name") }: one step.
       *[other] { KIND($kind, form: "name") }: up to { $icons } steps.
    }
take-stick-others = Your others: one step, as a sacrifice.
take-stick-naal = Any other figure: one, as a sacrifice. The Immortal Naal moves anyone’s.
take-steps =
    { $steps ->
        [one] One step with { FIGURE($figure, form: "the") }.
       *[other] Up to { $steps } steps with { FIGURE($figure, form: "the") }.
    }
take-sacrifice = { STICK($stick, form: "the", start: "yes") } is sacrificed: one step with { FIGURE($figure, form: "the") }.
take-naal = The Immortal Naal lends you this figure.
take-left =
    { $steps ->
        [one] One step left.
       *[other] { $steps } steps left.
    }

# Buttons.
action-throw = Throw the sticks
action-done = Done
action-pass = Give up { STICK($stick, form: "the") }
action-take-back = Take back
action-take-all-back = Take all back
action-undo = Undo
action-ask-undo = Ask for undo

# People throw real sticks and tell the page what fell.
hand-lot = Who begins?
hand-throw = What do the sticks show?
# A face of a stick: how many icons, and whether the Naal is on it.
hand-face = { $icons }
hand-face-naal = { $icons }, Naal
hand-enter = Enter this throw

# Setting up.
set-up-title = { SEAT($seat, form: "the", start: "yes") }: set up your figures
set-up-goal = Lead all six to the Pyramid of your colour, across the board.
set-up-how = Drag figures within your Temple, or choose two to swap them.
set-up-where = Where shall { FIGURE($figure, form: "the") } stand? Choose a space or a figure of the Temple.
set-up-in-order = In order
set-up-mirrored = Mirrored
set-up-shuffled = Shuffled
set-up-ready = Ready
set-up-early = Everyone sets up at the same time.
set-up-waits = Ready. Waiting for { $names }.
set-up-done = Ready.
set-up-change = Change the set-up: { SEAT($seat, form: "the") }

# Stepping through the game.
look-title = Look back
look-first = To the beginning
look-earlier = One decision back
look-later = One decision forward
look-live = To the present
look-at = { $at } / { $last }
look-start = The beginning of the game.
look-back = You are looking back. The game is not disturbed.
look-return = Return to the game
look-editor = Set up this position

# The tabs beside the board.
tab-log = Log
tab-people = People
tab-talk = Talk
tab-progress = Race
tab-words = In words
tab-game = Game
tab-view = View

# The log.
log-empty = Nothing has happened yet.
log-all = Show everything
chapter-people = Before the game
chapter-set-up = Set-up: { SEAT($seat, form: "the") }
chapter-lot = The lot
chapter-throw = Throw: { SEAT($seat, form: "the") }
chapter-turn = Turn { $number }: { SEAT($seat, form: "the") }

progress-ring = Who beguiles whom

# About the game.
info-created = Begun { $when }
info-board = Board: { $board }, { $spaces } spaces
info-dice-program = The program throws the sticks.
info-dice-hand = The players throw real sticks.
info-tempo = Tempo: { $tempo }
info-seats = Players
info-seat-here = { $name }, seat { $number }
info-seat-bot = { $name }, seat { $number } ({ $player })
info-rules = House rules
info-laws-bind-owner = The laws bind a figure by its owner.
info-laws-bind-mover = A figure may land in the courts of whoever moves it, and in no others.
info-temple-reentry-never = A figure that has left its Temple never moves back into it.
info-temple-reentry-same-move = A figure may return to its Temple, only not in the move in which it left.
info-sanctuary-yes = Nobody is beguiled in their own Pyramid.
info-sanctuary-no = Figures can be beguiled even in their own Pyramid.
info-record = Download the record

# How the table is seen.
view-turned = At the bottom
view-turned-mine = My own seat
view-turned-fixed = Always the same side
view-turned-seat = { SEAT($seat, form: "the", start: "yes") }
view-confirm = A finished move waits until I send it
view-notation = Notation beside the log
view-shortcuts = Single keys as shortcuts

# The list of keys.
keys-title = Keys
keys-means = All of this can also be done with the Tab and Enter keys. Single keys do nothing while you are writing.
keys-sticks = choose a stick
keys-throw = throw the sticks
keys-board = go to the board
keys-walk = walk over the board
keys-choose = choose the space or figure
keys-done = done: send the move
keys-back = take a step back
keys-let-go = let go of what is chosen
keys-undo = undo
keys-look = look back, or forward again
keys-hint = a hint
keys-help = this list

# The end.
over-title = The game is over
over-winner =
    { $turns ->
        [one] { SEAT($seat, form: "the", start: "yes") } has won after one turn.
       *[other] { SEAT($seat, form: "the", start: "yes") } has won after { $turns } turns.
    }
over-again = Play again
over-rotated = Play again, seats rotated
over-games = My games
over-what-now = What now?
over-look = Look at the board

# A game that is not there.
absent-no-such-game-title = There is no such game
absent-no-such-game = Perhaps it was deleted, or the address is not quite right.
absent-deleted-title = This game was deleted
absent-deleted = Somebody deleted it, perhaps in another window.
absent-removed-title = You are not at this table any more
absent-removed = You were removed from it. Someone can invite you again.
absent-away-title = The game cannot be opened
absent-new = New game
