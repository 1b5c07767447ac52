# Brett, Würfelhölzer und Übersicht auf der Seite: was zu sehen ist, und was denen gesagt wird, die
# es nicht sehen.

board-title = Das Brett
board-space = { $space }.
board-space-court = { $space }, { COURT($court, form: "in") }.
board-stands = Hier steht { FIGURE($figure, form: "nominative") }.
board-movable = Kann gewählt werden.
board-chosen = Ist gewählt.
board-overview = Das ganze Brett, { $seats } spielen mit. Drücken, um näher heranzugehen und Felder zu wählen.
board-overview-hint = Brett antippen, um es größer zu sehen.
board-whole = Ganzes Brett
board-keys = Die Pfeiltasten gehen von Feld zu Feld. N und P führen zum nächsten und zum vorigen möglichen Feld, die Eingabetaste wählt es.

ring-title = Wer wen betört
ring-link = { KIND($kind, form: "nominative") } betört { KIND($other, form: "accusative") }

sticks-title = Die Würfelhölzer
sticks-used = Verbraucht
sticks-not-thrown = { STICK($kind, form: "name") }, noch nicht geworfen
sticks-shows =
    { $naal ->
        [yes] { STICK($kind, form: "name") }, { $icons } mit Naal
       *[no] { STICK($kind, form: "name") }, { $icons }
    }
sticks-was =
    { $naal ->
        [yes] { STICK($kind, form: "name") }, { $icons } mit Naal, verbraucht
       *[no] { STICK($kind, form: "name") }, { $icons }, verbraucht
    }

chart-title = Wie weit es noch ist
chart-player = Name
chart-steps = Züge bis ans Ziel, mindestens
chart-leads = führt

words-board = Das Brett in Worten
words-possible = Was jetzt möglich ist
words-nothing = Auf dem Brett gibt es jetzt nichts zu wählen.
words-target = { $space }: { $label }
words-figures = Die Figuren
words-figure = { KIND($kind, form: "name") }: { $place }
words-figure-hand = { KIND($kind, form: "name") }: nicht auf dem Brett.
words-choose = { FIGURE($figure, form: "accusative", start: "yes") } auf { $space } wählen
words-around = Sich umsehen
words-here = Hier: { $place }
words-toward = { $direction }: { $place }
