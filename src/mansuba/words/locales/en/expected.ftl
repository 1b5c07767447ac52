# Where a text breaks, and what was expected there.

place-line-column = line { $line }, column { $column }
place-line = line { $line }
place-column = column { $column }
expected-at = { $name }: { $problem }
expected-not-found = Expected: { $expected }. Found: { $found }.
expected-not-end = Expected: { $expected }. But the text ends here.

expected-built-in = a built-in board’s name
expected-known-edition = a built-in edition, or the file of this one
expected-decision = a decision
expected-digit-key = a digit as key
expected-drawing = a drawing of the spaces’ names
expected-face = a face, such as 3 or 2n
expected-kind-name = a kind’s name
expected-kind = a kind: F, W, C, I, J or K
expected-line = a line of spaces
expected-list = a list
expected-name = a name
expected-seat = a seat, 0 to 5
expected-space = a space
expected-board-space = a space of this board
expected-space-or-sign = a space, - or *
expected-table = a table
expected-edition-word = an edition’s name, # and fingerprint
expected-one-hand = no second figure in hand
expected-end = the end
expected-reverse = the reverse direction
expected-steps-left = how many steps are left
expected-board-naming = a lower-case letter, then up to 23 of a–z, 0–9, - and _
expected-space-naming = 1 to 12 of A–Z, a–z, 0–9 and _
expected-direction-naming = 1 to 4 of A–Z
expected-seats = the figures of seats { $seats }
expected-later-stick = a stick that comes later: { $left }
expected-no-stick = no further stick

wanted-game = a game, which begins with [Mansuba "{ $version }"]
wanted-version = { $version }, the version that can be read here
wanted-one-game = one game and no more
wanted-shorter-line = a line of at most { $most } characters
wanted-shorter-game = a game of at most { $most } characters
wanted-shorter-edition = an edition of at most { $most } characters
wanted-fewer-decisions = a game of at most { $most } decisions
wanted-fewer-dots = at most { $most } dots in a line of an edition
wanted-utf-8 = a text in UTF-8
wanted-tag-name = a tag’s name: a letter and up to 31 more of A–Z, a–z, 0–9 and _
wanted-free-tag = another name, for this tag writes itself
wanted-fewer-tags = at most { $most } tags
wanted-once = { $name } only once
wanted-missing = the tag { $name } in this header
wanted-text = a text in quotes
wanted-more-text = { $closing } at the end of the text
wanted-plain = no control character here, but its escape
wanted-escape = an escape: \\ \" \{"}"} \n \r \t or \u{"{"}1f431{"}"}
wanted-closing = { $closing }
wanted-edition = an edition that is built in, or one that the record carries
wanted-own-edition = an edition that works
wanted-same-edition = { $word }, the edition that the record carries
wanted-seats = the seats of a game on this board: { $known }
wanted-same-seats = the seats of the position: { $seats }
wanted-position = a position that a game can come to
wanted-name = the name of a seat in the game: { $seats }
wanted-result = the result: { $known }
wanted-win = more of the game, until { SEAT($seat, form: "the") } has won
wanted-head = { $head }
wanted-game-over = the end of the game, which { SEAT($seat, form: "the") } has won
wanted-rest =
    { $phase ->
        [set-up] the rest of this line: the remaining figures
        [place] the rest of this line: where the beguiled figure goes
       *[step] the rest of this line: a step or stop
    }
wanted-next-line = the end of the line, for what follows has a line of its own
wanted-decision = a decision
wanted-space = a space
wanted-lot = the lot, such as lot:0
wanted-legal = a decision that the rules allow
wanted-key = a key: a letter and up to 31 more of A–Z, a–z, 0–9 and _
wanted-value = a value, in quotes unless it is one plain word
wanted-json = JSON ({ $problem })
wanted-object = an object
wanted-list = a list
wanted-string = a string
wanted-number = the number of a decision, 0 to { $most }
wanted-known-key = one of the keys { $known }
wanted-needed-key = the key { $name }
