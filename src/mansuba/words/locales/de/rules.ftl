# Die Spielregeln in unseren Worten, Abschnitt für Abschnitt.

rules-title = Die Regeln von Mansuba

rules-aim-title = Worum es geht
rules-aim =
    Mansuba ist ein Wettlauf für zwei bis sechs Personen. Alle führen ihre sechs Totemfiguren aus
    ihrem Tempel quer über das Brett in ihre Pyramide auf der anderen Seite. Wer dort zuerst alle sechs
    beisammen hat, gewinnt. Würfelhölzer geben vor, welche Figurenart wie weit kommt; und wer
    über die richtige Figur springt, schickt sie dorthin zurück, wo sie herkam.

rules-things-title = Was dazugehört
rules-things =
    - **Das Spielbrett** mit sechs Plätzen ringsum.
    - **36 Totemfiguren.** Zu jedem Platz gehören sechs, von jeder Art eine: Falke, Frau, Krokodil,
      Ibis, Schakal und Katze.
    - **Sechs Würfelhölzer,** eines für jede Art. Ein Würfelholz hat vier Seiten: 1 Symbol, 2 Symbole
      mit dem Zeichen des Unsterblichen Naal, 3 Symbole und 4 Symbole. Alle Seiten fallen mit gleicher
      Wahrscheinlichkeit.

rules-board-title = Das Brett
rules-board =
    Die Felder sind Sechsecke. Felder mit einer gemeinsamen Kante grenzen aneinander, und von jedem
    Feld gehen gerade Linien in sechs Richtungen aus. Auf einem Feld steht nie mehr als eine Figur.

    Um das Brett liegen sechs Plätze, im Uhrzeigersinn von 0 bis 5 gezählt. Zu jedem gehören zwei
    Bereiche von sechs Feldern: sein Tempel, aus dem die Figuren aufbrechen, und gegenüber seine
    Pyramide, in die sie gelangen wollen.

    Zu zweit sitzt man auf den Plätzen 0 und 3, zu dritt auf 0, 2 und 4, zu viert auf 0, 1, 3 und 4, zu
    fünft auf 0 bis 4. Die Bereiche eines leeren Platzes gehören niemandem und stehen allen offen.

    Jedes Feld hat einen Namen: einen Buchstaben für die Reihe, von unten gezählt, und eine Zahl
    entlang der Reihe. Die Richtungen heißen E (rechts), W (links), NE und NW (nach oben), SE und SW
    (nach unten).

rules-setup-title = Vor dem ersten Wurf
rules-setup =
    Platz für Platz, beginnend mit der kleinsten Nummer, werden die Figuren aufgestellt: jede auf
    einem beliebigen leeren Feld ihres Tempels, in der Reihenfolge Falke, Frau, Krokodil, Ibis,
    Schakal, Katze.

    Wenn alle Figuren stehen, bestimmt das Los, wer beginnt. Die Chancen sind für alle gleich.

rules-round-title = Eine Runde
rules-round =
    Wer die Runde beginnt, wirft alle sechs Würfelhölzer. Von dort an kommen im Uhrzeigersinn alle an
    die Reihe und nutzen je ein Würfelholz, das noch niemand genommen hat, bis alle sechs verbraucht
    sind. Zu viert oder zu fünft kommen einige zweimal dran.

    Dann folgt die nächste Runde. Es beginnt, wer im Uhrzeigersinn neben der Person sitzt, die die
    letzte Runde begonnen hat. Zu zweit und zu viert wirft also, wer das letzte Würfelholz genommen
    hat.

rules-turn-title = Wer an der Reihe ist
rules-turn =
    Man nimmt ein unbenutztes Würfelholz und wählt die Figur, die damit ziehen soll:

    - die eigene Figur dieser Art: mindestens ein Zug und höchstens so viele, wie die Seite Symbole
      zeigt;
    - eine eigene Figur anderer Art: genau ein Zug, denn das Würfelholz wird geopfert (Regel 7);
    - zeigt die Seite den Unsterblichen Naal: auch eine fremde Figur, auf dieselben beiden Weisen
      (Regel 6).

    Ein Würfelholz darf man nur für eine Figur nehmen, die einen ersten Zug machen kann. Nach jedem
    Zug darf man aufhören. Von selbst ist Schluss, wenn alle Züge verbraucht sind oder keiner mehr
    möglich ist. Eine Figur darf am Ende wieder dort stehen, wo sie losgezogen ist.

    Lässt sich mit keinem unbenutzten Würfelholz irgendeine Figur bewegen, so passt man: Man gibt
    eines davon nach Wahl ab. In allen anderen Fällen darf man nicht passen.

rules-step-title = Ein Zug
rules-step =
    Ein Zug führt in eine der sechs Richtungen. Er ist

    - ein **Schritt** auf das angrenzende Feld, wenn es leer ist; oder
    - ein **Sprung,** wenn auf dem angrenzenden Feld eine Figur steht und das Feld genau dahinter leer
      ist: Dort landet die ziehende Figur.

    Schritte und Sprünge dürfen beliebig aufeinander folgen und jedes Mal die Richtung wechseln. Ein
    Sprung zählt als ein Zug, obwohl er zwei Felder weit führt.

rules-laws = Diese sieben Regeln gelten für jeden Zug, wer immer ihn macht.

rules-beguile-title = Betören
rules-beguile =
    Jede Art betört eine andere, reihum:

    { $ring }

    Springt eine Figur über eine Figur der Art, die sie betört, so ist die übersprungene Figur
    betört. Das geschieht immer, ob man will oder nicht, und wem die beiden gehören, ist gleichgültig:
    Man kann auch die eigenen Figuren betören, und eine Figur, die der Naal bewegt, betört ebenso.

    Die betörte Figur wird vom Brett genommen. Wer sie besitzt, stellt sie sofort auf ein beliebiges
    leeres Feld des eigenen Tempels. Danach geht die Bewegung mit den restlichen Zügen weiter; sie
    kann noch weitere Figuren betören.

    - Das Feld, von dem die Figur genommen wurde, gilt dabei als leer: Eine Figur, die im eigenen
      Tempel betört wurde, darf also wieder dorthin, wo sie stand. Das Feld, auf dem der Sprung
      endete, ist besetzt.
    - In der eigenen Pyramide ist eine Figur sicher. Man kann über sie springen, aber sie bleibt.
    - Hat der Tempel kein leeres Feld, so bleibt die Figur, wo sie ist. (Das kann nur mit `laws_bind`
      `mover` vorkommen, siehe unten.)

rules-end-title = Das Ende
rules-end =
    Sobald alle sechs Figuren eines Platzes in ihrer Pyramide stehen, hat dieser Platz gewonnen: auch
    mitten in einer Bewegung, und auch wenn jemand anders die letzte Figur hineingezogen hat. Wird mit
    demselben Zug eine Figur betört, so wird sie zuerst zurückgestellt; erst dann entscheidet sich,
    ob jemand gewonnen hat. Restliche Züge und Würfelhölzer verfallen.

    Es gewinnt immer genau ein Platz, ein Unentschieden gibt es nicht, und eine Partie darf beliebig
    lange dauern. Eine Partie, die vorher endet, heißt abgebrochen; sie hat kein Ergebnis.

rules-options-title = Was sich anders vereinbaren lässt
rules-options =
    Eine Ausgabe kann die folgenden Punkte ändern. Ist nichts vereinbart, so gilt der erste Wert.

    - **Brett:** `sun` mit 199 Feldern, das kleinere `oasis` mit 163, oder eines aus einer Datei.
    - **`laws_bind`:** `owner`, wie oben in Regel 4. Bei `mover` darf eine Figur nur in den Bereichen
      des Platzes landen, der sie zieht; außerdem darf sie in einem Bereich weiterziehen, in dem sie
      schon steht. Die Regeln 3 und 5 gelten wie sonst.
    - **`temple_reentry`:** `never`, wie in Regel 3. Bei `same-move` ist der Tempel nur für den Rest der
      Bewegung verschlossen, mit der die Figur ihn verlassen hat.
    - **`sanctuary`:** `true`; keine Figur wird in der eigenen Pyramide betört. Bei `false` wird eine
      Figur auch dort betört und kehrt in ihren Tempel zurück.
    - **Ring und Seiten** können andere sein.

picture-board = Das Brett { $board }, aufgestellt für { $players } Personen. Auf jeder Figur stehen die Nummer ihres Platzes und der Buchstabe ihrer Art: F Falke, W Frau, C Krokodil, I Ibis, J Schakal, K Katze. Felder mit einem Dreieck gehören zu Pyramiden; leere Felder eines Tempels hätten ein Quadrat.
picture-steps = Der Falke von Platz 0 mit einem Würfelholz, das 1 Symbol zeigt: Jeder Punkt ist ein Feld, das er erreichen kann. Über die Figuren neben ihm kann er springen, wo das Feld dahinter leer ist.
picture-beguile = Der Ibis von Platz 0 springt gleich über den Schakal von Platz 3 auf das Feld mit dem Punkt. Der Schakal ist dann betört und muss in seinen Tempel zurück.
