# Wo ein Text bricht, und was dort erwartet wird.

place-line-column = Zeile { $line }, Spalte { $column }
place-line = Zeile { $line }
place-column = Spalte { $column }
expected-at = { $name }: { $problem }
expected-not-found = Erwartet: { $expected }. Gefunden: { $found }.
expected-not-end = Erwartet: { $expected }. Hier endet aber der Text.

expected-built-in = der Name eines mitgelieferten Bretts
expected-known-edition = eine mitgelieferte Ausgabe, oder die Datei zu dieser
expected-decision = eine Entscheidung
expected-digit-key = eine Ziffer als Schlüssel
expected-drawing = eine Zeichnung aus den Namen der Felder
expected-face = eine Seite, etwa 3 oder 2n
expected-kind-name = der Name einer Art
expected-kind = eine Art: F, W, C, I, J oder K
expected-line = eine Linie von Feldern
expected-list = eine Liste
expected-name = ein Name
expected-seat = ein Platz, 0 bis 5
expected-space = ein Feld
expected-board-space = ein Feld dieses Bretts
expected-space-or-sign = ein Feld, - oder *
expected-table = eine Tabelle
expected-edition-word = Name einer Ausgabe, # und Fingerabdruck
expected-one-hand = keine zweite Figur in der Hand
expected-end = das Ende
expected-reverse = die Gegenrichtung
expected-steps-left = die Zahl der restlichen Züge
expected-board-naming = ein Kleinbuchstabe, dann bis zu 23 von a–z, 0–9, - und _
expected-space-naming = 1 bis 12 von A–Z, a–z, 0–9 und _
expected-direction-naming = 1 bis 4 von A–Z
expected-seats = die Figuren der Plätze { $seats }
expected-later-stick = ein Würfelholz, das später kommt: { $left }
expected-no-stick = kein weiteres Würfelholz

wanted-game = eine Partie; sie beginnt mit [Mansuba "{ $version }"]
wanted-version = { $version }, die Version, die sich hier lesen lässt
wanted-one-game = eine Partie und nicht mehr
wanted-shorter-line = eine Zeile von höchstens { $most } Zeichen
wanted-shorter-game = eine Partie von höchstens { $most } Zeichen
wanted-shorter-edition = eine Ausgabe von höchstens { $most } Zeichen
wanted-fewer-decisions = eine Partie von höchstens { $most } Entscheidungen
wanted-fewer-dots = höchstens { $most } Punkte in einer Zeile einer Ausgabe
wanted-utf-8 = ein Text in UTF-8
wanted-tag-name = der Name einer Angabe: ein Buchstabe und bis zu 31 weitere von A–Z, a–z, 0–9 und _
wanted-free-tag = ein anderer Name, denn diese Angabe schreibt sich von selbst
wanted-fewer-tags = höchstens { $most } Angaben
wanted-once = { $name } nur einmal
wanted-missing = die Angabe { $name } in diesem Kopf
wanted-text = ein Text in Anführungszeichen
wanted-more-text = { $closing } am Ende des Textes
wanted-plain = hier kein Steuerzeichen, sondern seine Umschreibung
wanted-escape = eine Umschreibung: \\ \" \{"}"} \n \r \t oder \u{"{"}1f431{"}"}
wanted-closing = { $closing }
wanted-edition = eine mitgelieferte Ausgabe, oder eine, die in der Aufzeichnung steht
wanted-own-edition = eine spielbare Ausgabe
wanted-same-edition = { $word }, die Ausgabe, die in der Aufzeichnung steht
wanted-seats = die Plätze einer Partie auf diesem Brett: { $known }
wanted-same-seats = die Plätze der Stellung: { $seats }
wanted-position = eine Stellung, zu der eine Partie führen kann
wanted-name = der Name zu einem Platz in der Partie: { $seats }
wanted-result = das Ergebnis: { $known }
wanted-win = der Rest der Partie, bis { SEAT($seat, form: "the") } gewonnen hat
wanted-head = { $head }
wanted-game-over = das Ende der Partie, denn { SEAT($seat, form: "the") } hat gewonnen
wanted-rest =
    { $phase ->
        [set-up] der Rest der Zeile: die übrigen Figuren
        [place] der Rest der Zeile: wohin die betörte Figur kommt
       *[step] der Rest der Zeile: ein Zug oder stop
    }
wanted-next-line = das Ende der Zeile, denn was folgt, steht in einer eigenen
wanted-decision = eine Entscheidung
wanted-space = ein Feld
wanted-lot = das Los, etwa lot:0
wanted-legal = eine Entscheidung, die die Regeln erlauben
wanted-key = ein Schlüssel: ein Buchstabe und bis zu 31 weitere von A–Z, a–z, 0–9 und _
wanted-value = ein Wert, in Anführungszeichen, es sei denn, er ist ein einfaches Wort
wanted-json = JSON ({ $problem })
wanted-object = ein Objekt
wanted-list = eine Liste
wanted-string = eine Zeichenkette
wanted-number = die Nummer einer Entscheidung, 0 bis { $most }
wanted-known-key = einer der Schlüssel { $known }
wanted-needed-key = der Schlüssel { $name }
