# Editions studied: the help, the table and the picture of what they do to the game.

help-study = Compare editions: how long games take, whether it helps to begin, how often figures are beguiled and the lead changes hands.
metavar-edition = EDITION
argument-editions = Editions to study: TOML files, or the words sun and oasis. Of two, the difference is shown.
option-study-games = How many games are played on each edition. Default: { $games }.
option-with = Who plays, in every seat. Default: { $player }.

study-about = { $players } players, each of them { $player }
study-edition = Edition
study-turns = Turns (median)
study-half = Half of games
study-starter = First player wins
study-beguiles = Beguiles a game
study-leads = Lead changes a game
study-range = { $low } to { $high }
study-difference = Difference
study-fair = For the first player, { $fair } would be fair.
study-truncated =
    { $games ->
        [one] On { $edition } one game was truncated.
       *[other] On { $edition } { $games } games were truncated.
    }

study-title = Editions compared: { $players } players, { $player }
study-picture-turns = Turns in a game: the median with its 95% interval, and the middle half of games
study-picture-starter = How often the first player wins; the dashed line is the fair share
