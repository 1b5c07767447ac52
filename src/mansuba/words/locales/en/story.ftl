# How a game went: told when it is over.

# Read one after the other: how much there was, then how long it took.
story-length =
    { $turns ->
        [one] One turn,
       *[other] { $turns } turns,
    } { $throws ->
        [one] one throw,
       *[other] { $throws } throws,
    }
story-took-minutes =
    { $count ->
        [one] one minute.
       *[other] { $count } minutes.
    }
story-took-hours =
    { $count ->
        [one] one hour.
       *[other] { $count } hours.
    }
story-took-days =
    { $count ->
        [one] one day.
       *[other] { $count } days.
    }

# A chart of lines.
story-race = The race
story-race-means = How many steps each player still had to go, from the first turn to the last.

# Turning points: buttons that lead to the board as it was then. $steps is 3 or more.
story-moments = Turning points
story-turn = Turn { NUMBER($turn) }
story-lead = { SEAT($seat, form: "the", start: "yes") } takes the lead, this time for good.
story-lead-always = { SEAT($seat, form: "the", start: "yes") } takes the lead and never gives it away.
story-fall = { FIGURE($by, form: "the", start: "yes") } beguiles { FIGURE($figure, form: "the") }: a setback of { $steps } steps.
story-leap = { FIGURE($figure, form: "the", start: "yes") } comes { $steps } steps nearer in a single turn.

# What else was remarkable. $times and $jumps are 2 or more.
story-facts = Worth remembering
story-overtakings =
    { $count ->
        [0] The lead never changed hands.
        [one] The lead changed hands once.
       *[other] The lead changed hands { $count } times.
    }
story-beguiled = Beguiled most often: { FIGURE($figure, form: "brief") }, { $times } times.
story-chain = The longest chain: { $jumps } jumps in a row, { FIGURE($figure, form: "brief") }.

# Each player: how far it was still, what was done, and what the throws showed.
story-players = The players
story-left =
    { $steps ->
        [0] has arrived
        [one] one step to go
       *[other] { $steps } steps to go
    }
story-did =
    { $count ->
        [0] Beguiled nobody.
        [one] Beguiled one figure.
       *[other] Beguiled { $count } figures.
    }
story-lost =
    { $count ->
        [0] Was never beguiled.
        [one] Was beguiled once.
       *[other] Was beguiled { $count } times.
    }
# $icons is a number, written already. $luck: chance was kinder or harder than it usually is.
story-threw =
    { $luck ->
        [kind] Lucky sticks: { $icons } icons a throw.
        [hard] Unlucky sticks: { $icons } icons a throw.
       *[fair] Fair sticks: { $icons } icons a throw.
    }
story-luck-means = To be expected are { $icons } icons a throw. It counts for whoever threw and so took first; all take from the same throw.
