# A recorded game to look at once more, and the link that holds one.

replay-title = Watch a game again
replay-means = Open the record of a game: one that you have downloaded here, or that somebody gave you. It is only shown to you, and kept nowhere.
replay-file = A record as a file
replay-choose = Choose a file
replay-drop = Or drop it anywhere on this page.
replay-paste = Or paste its text
replay-open = Watch it
replay-reading = The record is being read …
replay-opened =
    { $count ->
        [one] The game is open: one decision.
       *[other] The game is open: { $count } decisions.
    }
replay-broken-link = This link is not whole. Perhaps its end was cut off on the way: ask for it again, or for the record as a file.
replay-too-large = This is too large for a record that can be shown here: at most { $most } kB.
replay-as-far = Watch it as far as it goes
replay-play-on = Play on from here
replay-another = Another game

# The parts of the page.
replay-now = What has just happened
replay-controls = Going through the game
replay-moves = Turns
replay-progress = Who leads
replay-words = The board in words
replay-about = About this game

# Going through the game.
replay-begin = Nothing has been decided yet.
replay-slider = Decision
replay-where = { $at } of { $last }. { $chapter }
replay-turn-back = One turn back
replay-turn-on = One turn forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-turned-first = The first seat

# Comments.
replay-comment = Comment
replay-comment-add = Add a comment
replay-comment-edit = Change the comment
replay-comment-keep = Keep it
replay-comment-cancel = Cancel
replay-comment-kept = The comment is in the record and in the link now.
replay-comment-here = Comment: { $text }

# How a game stands that nobody has won.
replay-unfinished = The game was not finished.
replay-truncated = The game was stopped after a set number of turns.

# The link.
share-means = This link holds the whole game. Whoever opens it can watch every turn; it needs no server that knows the game, and is good for ever.
share-making = The link is being made …
share-long = The link is { $count } characters long, for the whole game is in it. Some messengers cut off what is that long: then send the record as a file.
share-look = Watch it yourself
# Sent along with the link.
share-text = A game of Mansuba, to watch:

# Pictures to take along.
picture-title = Pictures
picture-means = Of the position on the board, or of the whole game turn by turn, in the colours that you see.
picture-png = Picture (PNG)
picture-svg = Drawing (SVG)
picture-gif = The game as a film (GIF)
picture-making = The film is being made …
picture-failed = This picture could not be made.
