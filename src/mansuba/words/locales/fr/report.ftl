# Ce que prouve un match : le tableau, l’image et les jugements de l’arène.

number-decimal = { $whole },{ $part }
number-percent = { $number } %
number-interval = { $value } ({ $low } à { $high })

report-about = Édition { $edition }, { $games ->
        [one] une partie
       *[other] { $games } parties
    }, { $deals ->
        [one] une série de lancers
       *[other] { $deals } séries de lancers
    }, { $truncated } interrompues
report-player = Qui
report-seat-column = Place
report-games = Parties
report-wins = Victoires
report-share = Part des victoires
report-fair = Part équitable
report-rating = Cote
report-faults = Défaillances
report-seat = { SEAT($seat, form: "the", start: "yes") }
report-starter = Qui commence
report-lengths = Tours par partie : médiane { $median } ; la moitié des parties en compte de { $quarter } à { $rest }.
report-intervals = Entre parenthèses : intervalles à 95 %. Les parties aux mêmes lancers comptent ensemble.

report-verdict =
    { $finding ->
        [more] Test : { $entrant } gagne plutôt { $p1 } des parties que { $p0 }. Tranché après { $deals } séries de lancers.
        [less] Test : { $entrant } gagne plutôt { $p0 } des parties que { $p1 }. Tranché après { $deals } séries de lancers.
       *[open] Test : après { $deals } séries de lancers, on ne sait pas encore si { $entrant } gagne { $p0 } ou { $p1 } des parties (poids { $evidence }, tranché à ±{ $bound }).
    }

report-fair-dice = Équité : les bâtonnets et le tirage au sort sont tombés comme il se doit.
report-few-throws = Équité : rien d’inéquitable en vue, mais un petit biais ne se montre qu’à partir de { $needed } lancers de chaque place ; ici, il y en avait { $throws }.
report-unfair-throws = Inéquitable : { SEAT($seat, form: "the") } a lancé { $throws } fois, et la face { $face } est tombée { $fell } fois pour { $expected } attendues. Des bâtonnets honnêtes ne le font qu’une fois sur { $odds }.
report-unfair-lot = Inéquitable : le nombre de fois où le sort a désigné chaque place ({ $fell }). Un sort honnête ne le fait qu’une fois sur { $odds }.

sequential-question = Il faut deux parts avec 0 < P0 < P1 < 1, et non { $p0 } et { $p1 }.

report-title = { $games ->
        [one] Une partie sur { $edition }
       *[other] { $games } parties sur { $edition }
    }
report-picture-ratings = Cotes avec leurs intervalles à 95 %
report-picture-lengths = Tours par partie ; la ligne pointillée est la médiane
report-picture-seats = Part des victoires avec intervalles à 95 % ; la ligne pointillée est la part équitable
