# Die Seite mit den Regeln: Inhalt, Suche und kleine Bretter zum Ausprobieren.

reading-contents = Inhalt
reading-search = In den Regeln suchen
reading-found =
    { $count ->
        [one] An einer Stelle gefunden.
       *[other] An { $count } Stellen gefunden.
    }
# $wanted ist das, wonach gesucht wurde.
reading-nothing = Über „{ $wanted }“ sagen die Regeln nichts.
reading-show-all = Alle Regeln zeigen
reading-away = Die Regeln erscheinen, sobald der Server antwortet.

# Ein kleines Brett.
reading-try = Zum Ausprobieren
reading-again = Von vorn
reading-over = Mehr gibt dieses Würfelholz nicht her.
example-board = Gespielt wird Platz 0, unten, und das Krokodil-Würfelholz zeigt 3. Ein beliebiges Feld wählen, um seinen Namen zu erfahren, oder eine eigene Figur, um zu sehen, wohin sie kommt.
example-step = Das Falken-Würfelholz zeigt 1. Den Falken wählen und einen Zug machen: auf ein leeres Feld oder über eine Figur daneben.
example-jump = Die Frau hat drei Züge. Sie springt über das Krokodil von Platz 3 und dann über den eigenen Ibis. Und warum nicht über die Katze?
example-temple = Das Krokodil hat seinen Tempel verlassen. Kommt es zurück, nach c6? Die Figuren, die noch darin stehen, dürfen sich dort bewegen.
example-courts = Die Katze steht vor dem Tempel von Platz 3, der ihr verschlossen ist. Ihre eigene Pyramide gleich daneben ist offen.
example-pyramid = Die Frau ist angekommen. In der Pyramide darf sie sich noch bewegen; kommt sie auch wieder heraus?
example-naal = Das Schakal-Würfelholz zeigt 2 und den Naal: bis zu zwei Züge mit dem eigenen Schakal oder mit dem von Platz 3, oder einen Zug mit jeder anderen Figur.
example-sacrifice = Das Krokodil-Würfelholz zeigt 3. Das eigene Krokodil kommt damit drei Züge weit, der Ibis nur einen: Dann ist das Würfelholz geopfert.
example-beguile = Mit dem Ibis über den Schakal von Platz 3 springen. Dann, wie es Platz 3 täte, ein Feld im Tempel für den Schakal wählen und mit den übrigen Zügen weiterziehen.
example-end = Fünf Figuren sind in der Pyramide. Der Falke kommt als sechste hinzu.
