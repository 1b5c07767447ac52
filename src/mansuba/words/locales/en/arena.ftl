# The arena: its help, and what it says while players meet.

help-arena = Let players meet in many games, and show what that proves.
metavar-player = PLAYER
metavar-address = ADDRESS
argument-entrants = Who plays: { $known }. vizier:2000 thinks with that effort, run:./bot is a program of your own.
option-games = How many games. Deals are always played whole: the same throws once for each seat a player can have. Default: { $games }.
option-seats = How many sit at the board, 2 to 6. With more players than that, all groups take turns. Default: as many as there are players.
option-most-turns = Truncate a game after this many turns. Default: { $turns }.
option-effort = How much those who think ahead look into; for the vizier, how many futures a turn. Default: as each is used to.
option-seconds = How long players may think about a decision, in seconds. The same match again may then go another way.
option-sprt = Stop as soon as it is clear whether the first player wins a share of P0 or of P1, such as 0.5 and 0.55.
option-workers = How many processes play. Default: one for each core.
option-ray = Play on the Ray cluster at this address; auto finds the one this machine belongs to.
option-into = Keep the match in this folder. The same command again goes on where it stopped.
option-records = Keep the record of every game, too.
option-picture = Write the picture to this file as SVG; - is standard output.
option-json = Print the result as JSON.

arena-getting-ready = Getting ready for the first games
arena-playing = Playing
arena-seed = Seed: { $seed }
arena-rounded = { $games } games are played, so that deals are whole and all groups play as often.
arena-stopped =
    { $games ->
        [one] Stopped after one game. Nothing is kept; --into FOLDER would have kept it.
       *[other] Stopped after { $games } games. Nothing is kept; --into FOLDER would have kept them.
    }
arena-stopped-kept = Stopped after { $games } of the games. They are kept in { $folder }: the same command goes on.
arena-no-player = Nobody is called { $given }. Known are: { $known }. EFFORT is a whole number from 1 on, COMMAND a program with what it is given.
arena-no-program = There is no program { $program } that can be run.
arena-few-entrants = For { $seats } seats at least as many players are needed, not { $entrants }.
arena-seconds = It has to be a number above 0 and up to { $most }, not { $given }.
arena-effort-or-seconds = An effort or seconds can be given, but not both.
arena-records-need-folder = Records are kept in the folder of --into, which is missing.
arena-other-match = { $folder } keeps another match. What differs: { $differing }
arena-held = The match in { $folder } is being played by another process right now.
arena-broken = { $file } is damaged in line { $line }: { $problem }
arena-faults =
    { $faults ->
        [one] { $player } lost one decision; the merchant made it instead.
       *[other] { $player } lost { $faults } decisions; the merchant made them instead.
    }
arena-worker-lost = A process that played was ended from outside, perhaps for want of memory.
arena-worker-failed = A process that played has failed: { $problem }
arena-no-ray = Ray is not installed here; the extra “cluster” of this package has it.
arena-no-cluster = There is no Ray cluster at { $address }: { $problem }
