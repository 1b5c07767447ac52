# What a match proves: the table, the picture and the judgements of the arena.

number-decimal = { $whole }.{ $part }
number-percent = { $number }%
number-interval = { $value } ({ $low } to { $high })

report-about = Edition { $edition }, { $games ->
        [one] one game
       *[other] { $games } games
    }, { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }, { $truncated } truncated
report-player = Player
report-seat-column = Seat
report-games = Games
report-wins = Wins
report-share = Share of wins
report-fair = Fair share
report-rating = Rating
report-faults = Faults
report-seat = { SEAT($seat, form: "the", start: "yes") }
report-starter = First player
report-lengths = Turns in a game: median { $median }; half of all games take { $quarter } to { $rest }.
report-intervals = In brackets: 95% intervals. Games with the same dice are counted together.

report-verdict =
    { $finding ->
        [more] Test: { $entrant } wins { $p1 } of games rather than { $p0 }. Decided after { $deals } deals.
        [less] Test: { $entrant } wins { $p0 } of games rather than { $p1 }. Decided after { $deals } deals.
       *[open] Test: whether { $entrant } wins { $p0 } or { $p1 } of games is still open after { $deals } deals (evidence { $evidence }, decided at ±{ $bound }).
    }

report-fair-dice = Fairness: sticks and lot fell as they should.
report-few-throws = Fairness: nothing unfair was seen, but a small bias shows only from { $needed } throws by each seat on; here there were { $throws }.
report-unfair-throws = Unfair: { SEAT($seat, form: "the") } threw { $throws } times, and the face { $face } came up on { $fell } sticks where { $expected } were expected. Honest sticks do so once in { $odds } runs.
report-unfair-lot = Unfair: how often the lot fell on each seat ({ $fell }). An honest lot does so once in { $odds } runs.

sequential-question = Two shares are needed with 0 < P0 < P1 < 1, not { $p0 } and { $p1 }.

report-title = { $games ->
        [one] One game on { $edition }
       *[other] { $games } games on { $edition }
    }
report-picture-ratings = Ratings with 95% intervals
report-picture-lengths = Turns in a game; the dashed line is the median
report-picture-seats = Share of wins with 95% intervals; the dashed line is the fair share
