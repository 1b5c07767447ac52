# Was ein Wettkampf zeigt: die Tabelle, das Bild und die Urteile der Arena.

number-decimal = { $whole },{ $part }
number-percent = { $number } %
number-interval = { $value } ({ $low } bis { $high })

report-about = Ausgabe { $edition }, { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }, { $deals ->
        [one] ein Satz Würfe
       *[other] { $deals } Sätze Würfe
    }, { $truncated } abgebrochen
report-player = Wer
report-seat-column = Platz
report-games = Partien
report-wins = Siege
report-share = Anteil der Siege
report-fair = Gerechter Anteil
report-rating = Wertung
report-faults = Fehler
report-seat = { SEAT($seat, form: "the", start: "yes") }
report-starter = Wer beginnt
report-lengths = Spielzüge je Partie: Median { $median }; die Hälfte aller Partien hat { $quarter } bis { $rest }.
report-intervals = In Klammern: 95-%-Intervalle. Partien mit den gleichen Würfen zählen zusammen.

report-verdict =
    { $finding ->
        [more] Test: { $entrant } gewinnt eher { $p1 } als { $p0 } der Partien. Entschieden nach { $deals } Sätzen Würfe.
        [less] Test: { $entrant } gewinnt eher { $p0 } als { $p1 } der Partien. Entschieden nach { $deals } Sätzen Würfe.
       *[open] Test: Ob { $entrant } { $p0 } oder { $p1 } der Partien gewinnt, ist nach { $deals } Sätzen Würfe noch offen (Gewicht { $evidence }, entschieden bei ±{ $bound }).
    }

report-fair-dice = Gerechtigkeit: Würfelhölzer und Los fielen, wie sie sollten.
report-few-throws = Gerechtigkeit: Nichts Ungerechtes war zu sehen, doch eine kleine Abweichung zeigt sich erst ab { $needed } Würfen von jedem Platz; hier waren es { $throws }.
report-unfair-throws = Ungerecht: { SEAT($seat, form: "the", start: "yes") } hat { $throws } Mal geworfen, und die Seite { $face } fiel dabei { $fell } Mal, erwartet waren { $expected }. Ehrliche Hölzer fallen nur in einem von { $odds } Läufen so.
report-unfair-lot = Ungerecht: wie oft das Los auf die Plätze fiel ({ $fell }). Ein ehrliches Los fällt nur in einem von { $odds } Läufen so.

sequential-question = Es braucht zwei Anteile mit 0 < P0 < P1 < 1, nicht { $p0 } und { $p1 }.

report-title = { $games ->
        [one] Eine Partie auf { $edition }
       *[other] { $games } Partien auf { $edition }
    }
report-picture-ratings = Wertungen mit 95-%-Intervallen
report-picture-lengths = Spielzüge je Partie; die gestrichelte Linie ist der Median
report-picture-seats = Anteil der Siege mit 95-%-Intervallen; die gestrichelte Linie ist der gerechte Anteil
