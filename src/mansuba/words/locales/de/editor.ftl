# Der Stellungseditor.

flaw-text = In Spalte { $column } stimmt der Text nicht. Erwartet: { $expected }. Gefunden: { $found }.
flaw-text-ends = Der Text endet in Spalte { $column }, wo noch etwas erwartet wird: { $expected }.
flaw-over = { SEAT($seat, form: "the") } hat in dieser Stellung schon gewonnen; zu spielen gibt es nichts mehr.

editor-figures = Figuren
editor-figures-how = Eine Figur auf ein beliebiges Feld ziehen, oder sie wählen und dann auf ein Feld zeigen. Vom Brett gezogen, kommt sie herunter.
editor-stands = { FIGURE($figure, form: "nominative", start: "yes") } steht auf { $space }.
editor-in-hand = { FIGURE($figure, form: "nominative", start: "yes") } ist gerade in der Hand.
editor-off = { FIGURE($figure, form: "nominative", start: "yes") } ist nicht auf dem Brett.
editor-chosen = Wo soll { FIGURE($figure, form: "nominative") } stehen?
editor-none-chosen = Keine Figur ist gewählt.
editor-space = Feld
editor-put = Hinstellen
editor-take-off = Vom Brett nehmen
editor-set-up = Neu aufstellen
editor-clear = Brett leeren
editor-starter = Wer hat diese Runde begonnen?
editor-before-lot = Noch vor dem Los
editor-sticks = Würfelhölzer, die noch zu haben sind
editor-sticks-how = Was jedes zeigt, oder dass es verbraucht ist. Wer an der Reihe ist, ergibt sich daraus.
editor-stick-used = verbraucht
editor-face = { $icons }
editor-face-naal = { $icons }, Naal
editor-throw = Werfen
editor-no-sticks = Alle verbraucht
editor-moving =
    { $steps ->
        [one] { FIGURE($figure, form: "nominative", start: "yes") } ist mitten in der Bewegung und hat noch einen Zug.
       *[other] { FIGURE($figure, form: "nominative", start: "yes") } ist mitten in der Bewegung und hat noch { $steps } Züge.
    }
editor-moving-hand = { FIGURE($figure, form: "nominative", start: "yes") } ist in der Hand und wird gleich zurückgestellt.
editor-end-move = Diese Bewegung beenden
editor-anew = Neu beginnen mit
editor-players = Mitspielende
editor-verdict = Was die Regeln sagen
editor-can-be = So kann gespielt werden.
editor-cannot-be = Das kann nicht sein.
editor-checking = Wird geprüft …
editor-decisions =
    { $count ->
        [one] Eine Entscheidung ist möglich.
       *[other] { $count } Entscheidungen sind möglich.
    }
editor-play = Von hier weiterspielen
editor-undo = Rückgängig
editor-redo = Wiederholen
editor-undone = Rückgängig gemacht.
editor-redone = Wiederholt.
editor-line = Die Stellung als Zeile
editor-line-how = Kopieren, oder eine andere hier einfügen und Enter drücken.
editor-copy = Zeile kopieren
editor-copied = Die Zeile ist kopiert.
editor-selected = Die Zeile ist markiert und lässt sich von Hand kopieren.
editor-share = Link teilen
editor-share-title = Diese Stellung als Link
editor-invitation = Eine Stellung aus Mansuba zum Anschauen:
