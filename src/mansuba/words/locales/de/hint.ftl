# Ein Vorschlag am Tisch: was der Bot namens Priester täte, und was dafür spricht.

hint-ask = Vorschlag
hint-title = Vorschlag
hint-thinking = Der Priester überlegt …
hint-preparing = Der Priester macht sich bereit. Beim ersten Mal kann das eine Minute dauern.
hint-take = Mit { STICK($stick, form: "dative") } { FIGURE($figure, form: "accusative") } von { $origin } auf { $destination } führen.
hint-go-on = { FIGURE($figure, form: "accusative", start: "yes") } von { $origin } weiter auf { $destination } führen.
hint-stop = Hier aufhören.
hint-pass = { STICK($stick, form: "accusative", start: "yes") } abgeben.
# Eine Schaltfläche: Die Bewegung wird auf dem Brett gezeigt, aber nicht abgeschickt.
hint-use = Vorschlag übernehmen
hint-chance = So gespielt, meint der Priester, gewinnt man { $percent } von 100 Partien.

# Was für eine Bewegung spricht.
hint-why-wins = Das gewinnt die Partie.
hint-why-enters = { FIGURE($figure, form: "nominative", start: "yes") } erreicht die eigene Pyramide.
hint-why-beguiles =
    { $steps ->
        [one] Das betört { FIGURE($figure, form: "accusative") } und wirft die Figur um mindestens einen Zug zurück.
       *[other] Das betört { FIGURE($figure, form: "accusative") } und wirft die Figur um mindestens { $steps } Züge zurück.
    }
hint-why-escapes = { FIGURE($figure, form: "nominative", start: "yes") } entgeht damit einer Figur, die sonst betören könnte: { FIGURE($by, form: "nominative") }.
hint-why-sets-back =
    { $steps ->
        [one] Das führt { FIGURE($figure, form: "accusative") } einen Zug in die Irre.
       *[other] Das führt { FIGURE($figure, form: "accusative") } { $steps } Züge in die Irre.
    }
hint-why-nearer =
    { $steps ->
        [one] Das bringt einen Zug näher an die Pyramide.
       *[other] Das bringt { $steps } Züge näher an die Pyramide.
    }
hint-why-leaves = { FIGURE($figure, form: "nominative", start: "yes") } verlässt den Tempel.
hint-why-sacrifices = { FIGURE($figure, form: "nominative", start: "yes") } kann nicht ziehen, da lässt sich { STICK($stick, form: "nominative") } gut opfern.
hint-why-passes = Nichts lässt sich bewegen, also muss ein Würfelholz abgegeben werden: { STICK($stick, form: "nominative") }.
hint-why-best = Mehr verspricht nach Ansicht des Priesters nichts.
