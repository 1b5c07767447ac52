# Warum eine Entscheidung abgelehnt wird.

refusal-law-1 = Regel 1: { SEAT($seat, form: "the") } kann { FIGURE($figure, form: "accusative") } nicht mit { STICK($stick, form: "dative") } ziehen, denn es zeigt nicht den Unsterblichen Naal.
refusal-law-2 = Regel 2: { FIGURE($figure, form: "nominative", start: "yes") } kann von { $here } aus nicht über { FIGURE($over, form: "accusative") } springen, denn dahinter, auf { $there }, steht { FIGURE($by, form: "nominative") }.
refusal-law-3 = Regel 3: { FIGURE($figure, form: "nominative", start: "yes") } hat den eigenen Tempel verlassen und darf nicht wieder hinein, also nicht auf { $there }.
refusal-law-4 = Regel 4: { FIGURE($figure, form: "nominative", start: "yes") } darf nicht auf { $there } ziehen, denn das liegt { COURT($court, form: "in") }.
refusal-law-5 = Regel 5: { FIGURE($figure, form: "nominative", start: "yes") } steht in der eigenen Pyramide und darf sie nicht verlassen, also nicht auf { $there } ziehen.
refusal-nonsense = Das ist in diesem Spiel keine Entscheidung: { $given }
refusal-game-over = Die Partie ist vorbei: { SEAT($seat, form: "the") } hat gewonnen.
refusal-not-now =
    { $phase ->
        [set-up] Noch nicht: Die Figuren werden aufgestellt, und { SEAT($actor, form: "the") } stellt die nächste.
        [lot] Noch nicht: Zuerst bestimmt das Los, wer beginnt.
        [throw] Noch nicht: Zuerst werden die Würfelhölzer geworfen.
        [take] Noch nicht: Zuerst nimmt { SEAT($actor, form: "the") } ein Würfelholz.
        [step] Nicht jetzt: { SEAT($actor, form: "the") } ist mitten in einer Bewegung und muss ziehen oder aufhören.
       *[place] Noch nicht: Zuerst stellt { SEAT($actor, form: "the") } die betörte Figur zurück.
    }
refusal-no-such-figure = Diese Figur gibt es in der Partie nicht: { $given }
refusal-no-such-space = Dieses Feld gibt es auf dem Brett nicht: { $given }
refusal-no-such-seat = Dieser Platz ist in der Partie nicht besetzt: { $given }
refusal-no-such-stick = Dieses Würfelholz gibt es nicht: { $given }
refusal-no-such-direction = Diese Richtung gibt es auf dem Brett nicht: { $given }
refusal-no-such-face = { STICK($stick, form: "nominative", start: "yes") } hat keine solche Seite: { $face }
refusal-six-faces = Ein Wurf nennt für jedes der sechs Würfelhölzer eine Seite; das hier tut es nicht: { $given }
refusal-another-figure-first = Vor { FIGURE($figure, form: "dative") } ist { FIGURE($first, form: "nominative") } aufzustellen.
refusal-outside-temple = { FIGURE($figure, form: "nominative", start: "yes") } gehört in den eigenen Tempel; { $space } liegt außerhalb.
refusal-space-taken = Auf { $space } steht schon { FIGURE($by, form: "nominative") }.
refusal-stick-used = { STICK($stick, form: "nominative", start: "yes") } ist in dieser Runde schon verbraucht.
refusal-no-first-step = { FIGURE($figure, form: "nominative", start: "yes") } auf { $space } kann keinen einzigen Zug machen; dafür lässt sich kein Würfelholz nehmen.
refusal-edge-of-board = { FIGURE($figure, form: "nominative", start: "yes") } kann von { $here } nicht nach { $direction } ziehen: Dort endet das Brett.
refusal-no-space-behind = { FIGURE($figure, form: "nominative", start: "yes") } kann von { $here } nicht nach { $direction } über { FIGURE($over, form: "accusative") } springen: Dahinter endet das Brett.
refusal-step-first = { FIGURE($figure, form: "nominative", start: "yes") } muss mindestens einen Zug machen, bevor Schluss sein darf.
refusal-can-still-move = Passen darf nur, wer gar nichts bewegen kann; { STICK($stick, form: "nominative") } kann aber noch { FIGURE($figure, form: "accusative") } bewegen.
