# Warum eine Ausgabe nicht gehen kann (fault), und warum keine Partie zu einer Stellung führt (flaw).

fault-syntax = Das ist kein TOML: { $problem }
fault-unreadable = Das lässt sich nicht lesen: { $problem }
fault-missing = Das fehlt.
fault-unknown-key = Diesen Schlüssel gibt es nicht. Bekannt sind: { $known }
fault-wrong-type = Hier wird erwartet: { $expected }
fault-bad-name = „{ $name }“ taugt nicht als Name. Erwartet wird: { $expected }
fault-no-such-board = Ein mitgeliefertes Brett „{ $name }“ gibt es nicht, nur: { $known }
fault-board-twice = Entweder ein mitgeliefertes oder ein eigenes Brett, nicht beides.
fault-too-many-spaces = Ein Brett hat höchstens { $most } Felder, dieses hat { $count }.
fault-too-many-directions = Ein Brett hat höchstens { $most } Richtungen, dieses hat { $count }.
fault-space-twice = Das Feld { $space } kommt zweimal vor.
fault-no-such-space = Das Brett hat kein Feld { $space }.
fault-no-reverse = Die Richtung { $direction } braucht eine eigene Gegenrichtung.
fault-two-neighbours = Von { $space } führt { $direction } sowohl auf { $one } als auch auf { $other }; es darf nur ein Feld sein.
fault-line-returns = Von { $space } führt { $direction } nach höchstens zwei Feldern dorthin zurück.
fault-seats-disagree = Platz { $seat } hat nur einen Tempel oder nur eine Pyramide.
fault-seats-not-in-order = Ein Brett hat zwei bis sechs Plätze, ab 0 lückenlos nummeriert.
fault-court-too-small =
    { $count ->
        [one] Tempel und Pyramide haben je mindestens sechs Felder, hier ist es nur eines.
       *[other] Tempel und Pyramide haben je mindestens sechs Felder, hier sind es { $count }.
    }
fault-courts-overlap = Das Feld { $space } gehört schon { COURT($court, form: "to") }.
fault-no-way = Sind alle anderen Bereiche verschlossen, so führt kein Weg von { $temple } im Tempel nach { $pyramid } in der Pyramide.
fault-no-players = Es fehlt, welche Plätze besetzt werden, und zwar für mindestens eine Zahl von 2 bis 6 Personen.
fault-wrong-seats = Für { $players } Personen sind { $players } verschiedene Plätze dieses Bretts in aufsteigender Folge anzugeben.
fault-other-players = Auf dem Brett { $board } können nicht { $players } Personen spielen. Möglich sind: { $known }.
fault-not-a-ring = Der Ring muss jede der sechs Arten einmal nennen.
fault-not-four-faces =
    { $count ->
        [one] Ein Würfelholz hat vier Seiten, dieses hat nur eine.
       *[other] Ein Würfelholz hat vier Seiten, dieses hat { $count }.
    }
fault-bad-face = Eine Seite zeigt 1 bis { $most } Symbole.
fault-no-such-value = „{ $given }“ geht hier nicht. Möglich ist: { $known }

flaw-no-such-figure = Niemandem in der Partie gehört { FIGURE($figure, form: "nominative") }.
flaw-no-such-space = Das Brett hat kein Feld { $space }.
flaw-two-on-a-space = { FIGURE($one, form: "nominative", start: "yes") } und { FIGURE($other, form: "nominative") } stehen beide auf { $space }.
flaw-figure-missing = { FIGURE($figure, form: "nominative", start: "yes") } fehlt.
flaw-out-of-order = { FIGURE($figure, form: "nominative", start: "yes") } steht schon, obwohl erst { FIGURE($next, form: "nominative") } an der Reihe ist.
flaw-not-in-temple = { FIGURE($figure, form: "nominative", start: "yes") } ist auf { $space } aufgestellt, außerhalb des eigenen Tempels.
flaw-in-anothers-court = { FIGURE($figure, form: "nominative", start: "yes") } steht auf { $space }, { COURT($court, form: "in") }.
flaw-no-starter = Würfelhölzer liegen bereit oder eine Figur zieht, obwohl das Los noch nicht gefallen ist.
flaw-no-such-starter = { SEAT($seat, form: "the") } spielt nicht mit.
flaw-no-such-face = { STICK($stick, form: "nominative", start: "yes") } hat keine Seite { $face }.
flaw-no-stick-taken = Eine Figur zieht, ohne dass ein Würfelholz genommen wurde.
flaw-too-many-steps =
    { $steps ->
        [one] Kein Würfelholz gibt einen Zug her.
       *[other] Kein Würfelholz gibt { $steps } Züge her.
    }
flaw-no-step-possible = { FIGURE($figure, form: "nominative", start: "yes") } kann nicht weiter; die Bewegung wäre also zu Ende.
flaw-not-beguiled-yet = { FIGURE($figure, form: "nominative", start: "yes") } ist vom Brett genommen, obwohl noch gar nicht gezogen wurde.
flaw-temple-not-left = { FIGURE($figure, form: "nominative", start: "yes") } kann den eigenen Tempel in dieser Bewegung nicht verlassen haben.
flaw-hand-not-empty = { FIGURE($figure, form: "nominative", start: "yes") } ist vom Brett genommen und steht zugleich darauf.
flaw-temple-full = { FIGURE($figure, form: "nominative", start: "yes") } kann nicht zurück, denn im Tempel ist kein Feld frei.
flaw-two-winners = { SEAT($one, form: "the") } und { SEAT($other, form: "the") } haben beide gewonnen.
flaw-goes-on = { SEAT($seat, form: "the") } hat gewonnen, und doch geht die Partie weiter.
