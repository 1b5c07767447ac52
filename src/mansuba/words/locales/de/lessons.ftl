# Lernen durch Tun: zehn kleine Lektionen auf dem echten Brett, und die Tipps einer ersten Partie.

learn-title = Schritt für Schritt lernen
learn-what = Zehn kleine Lektionen auf dem echten Brett, jede eine Minute lang. Schiefgehen kann nichts.
learn-progress =
    { $done ->
        [0] Noch keine der { $count } Lektionen ist geschafft.
       *[other] { $done } von { $count } Lektionen sind geschafft.
    }
learn-begin = Anfangen
# $title ist der Name einer Lektion.
learn-go-on = Weiter: { $title }
learn-forget = Fortschritt vergessen
learn-forgotten = Alle Lektionen sind wieder offen.
# Die Überschrift einer Lektion.
learn-lesson = { $number }. { $title }
learn-lesson-done = geschafft
learn-lesson-part = { $done } von { $count } Aufgaben geschafft
# So heißt der Kasten mit der Aufgabe für Vorleseprogramme, und so steht es darüber.
learn-task = Aufgabe { $task } von { $count }
learn-show = Zeigen
learn-start-over = Von vorn
learn-next-task = Nächste Aufgabe
learn-next-lesson = Nächste Lektion: { $title }
learn-well-done = Geschafft!
learn-all = Alle Lektionen
learn-finished = Das waren alle zehn Lektionen. Mehr gibt es nicht zu wissen: auf zur ersten Partie!
learn-missed = Das ist erlaubt, aber nicht, was diese Aufgabe will. Einfach noch einmal lesen und versuchen.

# Was als Nächstes zu tun ist, wenn danach gefragt wird.
show-take = { STICK($stick, form: "accusative", start: "yes") } wählen, dann { FIGURE($figure, form: "accusative") }, dann { $space }.
show-done = Am Ende auf „{ action-done }“ drücken.
show-forbidden = { FIGURE($figure, form: "accusative", start: "yes") } wählen, dann { $space }.
show-place = Für { FIGURE($figure, form: "accusative") } das Feld { $space } wählen.
show-throw = Auf „{ action-throw }“ drücken.
show-set-up = Jede Reihenfolge ist gut: auf „{ set-up-ready }“ drücken.
show-lost = Diesen Weg kennt die Lektion nicht. Von vorn lässt sich alles zeigen.

# Die Lektionen: der Name, jede Aufgabe, und was dabei zu lernen war.
lesson-step = Schritte
lesson-step-1 = Der eigene Falke steht mitten auf dem Brett. Ihn wählen, dann ein leuchtendes Feld daneben, dann auf „{ action-done }“ drücken.
lesson-step-1-done = Ein Schritt führt auf ein leeres Feld nebenan, in eine von sechs Richtungen.
lesson-step-2 = Jetzt zeigt das Falken-Würfelholz drei Symbole: bis zu drei Züge. Alle drei nutzen, bis zu einem Feld mit einer 3.
lesson-step-2-done = Jedes Symbol ist ein Zug, und vor jedem darf die Richtung wechseln.
lesson-jump = Sprünge
lesson-jump-1 = Neben der eigenen Frau steht ein fremder Ibis. Über ihn springen, auf das leere Feld genau dahinter.
lesson-jump-1-done = Springen darf man über alle, wenn das Feld genau dahinter leer ist. Ein Sprung zählt als ein Zug.
lesson-jump-2 = Zwei Symbole reichen für zwei Sprünge. Mit der Frau in einer Bewegung über beide Figuren springen.
lesson-jump-2-done = Sprünge und Schritte lassen sich mischen. Eine Reihe von Sprüngen trägt weit.
lesson-stick = Würfelhölzer
lesson-stick-1 = Sechs Würfelhölzer sind gefallen, und jedes bewegt die Figur seiner Art. Das Katzen-Würfelholz nehmen und die Katze vier Züge weit führen.
lesson-stick-1-done = Die Symbole sagen, wie weit es gehen darf. Ein genommenes Würfelholz ist für diese Runde verbraucht.
lesson-stick-2 = So weit wie erlaubt muss niemand gehen. Das Krokodil weniger als vier Züge führen und auf „{ action-done }“ drücken.
lesson-stick-2-done = Ein Zug muss sein; wo danach Schluss ist, bleibt frei.
lesson-sacrifice = Opfern
lesson-sacrifice-1 = Der Schakal steht einen Zug vor seiner Pyramide, aber sein Würfelholz ist verbraucht. Ein anderes für diesen Zug opfern.
lesson-sacrifice-1-done = Ein geopfertes Würfelholz bewegt eine Figur anderer Art: um genau einen Zug, was es auch zeigt.
lesson-naal = Der Unsterbliche Naal
lesson-naal-1 = Das Krokodil-Würfelholz zeigt den Unsterblichen Naal, der auch fremde Krokodile leiht. Das gegnerische ist seiner Pyramide nah: es wegführen.
lesson-naal-1-done = Eine Seite mit dem Naal bewegt jede Figur ihrer Art, auch fremde, so weit sie Symbole zeigt.
lesson-naal-2 = Geopfert leiht der Naal jede Figur auf dem Brett, für einen Zug. Den gegnerischen Schakal von seiner Pyramide wegschieben.
lesson-naal-2-done = Keine Figur ist vor dem Naal sicher. Die eigene darf so eine Seite nutzen wie jede andere.
lesson-beguile = Betören
lesson-beguile-1 = Ein Ibis betört einen Schakal. Mit dem eigenen Ibis über den gegnerischen Schakal springen.
lesson-beguile-1-done = Die betörte Figur steht wieder in ihrem Tempel; das Feld hat die Gegenseite gewählt.
lesson-beguile-2 = Jede Art betört genau eine andere, wie der Ring zeigt. Die Figur finden, die von der Katze betört wird, und über sie springen.
lesson-beguile-2-done = Über die beiden anderen wäre es nur ein Sprung gewesen. Betören ist keine Wahl: Es geschieht immer.
lesson-beguile-3 = Nun hat es die eigene Katze getroffen: Ein Schakal ist über sie gesprungen. Im Tempel ein Feld für sie wählen.
lesson-beguile-3-done = Ihr Weg beginnt von vorn. Also darauf achten, wer über wen springen kann.
lesson-temple = Der Tempel
lesson-temple-1 = Hier beginnt jede Partie: die sechs Figuren im Tempel aufstellen, in beliebiger Reihenfolge. Dann auf „{ set-up-ready }“ drücken.
lesson-temple-1-done = Wer vorn steht, kommt zuerst weg. Wenn alle aufgestellt haben, bestimmt das Los, wer beginnt.
lesson-temple-2 = Das Krokodil aus dem Tempel führen. Rechts daneben liegt die gegnerische Pyramide, die ihm verschlossen ist.
lesson-temple-2-done = Keine Figur betritt einen fremden Tempel oder eine fremde Pyramide.
lesson-temple-3 = Der Falke ist draußen. Ihn wählen und versuchen, auf das leere Feld des Tempels zurückzukehren.
lesson-temple-3-done = Es gibt keinen Weg zurück: Wer den Tempel verlassen hat, zieht nicht wieder hinein.
lesson-pyramid = Die Pyramide
lesson-pyramid-1 = In der Pyramide gegenüber endet die Reise. Die Frau hineinführen.
lesson-pyramid-1-done = In der eigenen Pyramide lässt sich keine Figur betören.
lesson-pyramid-2 = Die Frau wählen und versuchen, die Pyramide wieder zu verlassen.
lesson-pyramid-2-done = Wer in der Pyramide ist, bleibt darin und zieht nur noch innerhalb. Also am Eingang Platz lassen.
lesson-round = Runden
lesson-round-1 = Diese Runde beginnt hier. Die Würfelhölzer werfen, eines nehmen und ziehen.
lesson-round-1-done = Nun nimmt die Gegenseite eines der übrigen, und so geht es abwechselnd weiter, bis alle sechs verbraucht sind.
lesson-round-2 = Ein Würfelholz ist noch übrig. Es nutzen und dann mit einem Wurf die nächste Runde beginnen.
lesson-round-2-done = Die nächste Runde beginnt, wer im Uhrzeigersinn folgt. Zu zweit wirft also, wer das letzte Würfelholz genommen hat.
lesson-win = Gewinnen
lesson-win-1 = Fünf der eigenen Figuren sind in der Pyramide. Die Katze auch noch hinführen.
lesson-win-1-done = Wer zuerst alle sechs Figuren in der Pyramide hat, gewinnt sofort.

# Die Tipps einer ersten Partie, jeder ein einziges Mal, wenn es so weit ist.
tips-off = Keine Tipps mehr
tip-set-up = Das sind die eigenen sechs Figuren im Tempel. Nach vorn stellen, wer zuerst los soll, oder einfach auf „{ set-up-ready }“ drücken.
tip-throw = Diese Runde beginnt hier: die Würfelhölzer werfen. Jedes bewegt die Figur seiner Art.
tip-take = Ein Würfelholz nehmen: es wählen, oder gleich die Figur, die ziehen soll. Die Symbole sagen, wie viele Züge sie machen darf.
tip-naal = Ein Würfelholz zeigt den Unsterblichen Naal: Damit lassen sich auch gegnerische Figuren bewegen.
tip-space = Die leuchtenden Felder sind erreichbar; die Zahl sagt, wie viele Züge es sind. Die eigene Pyramide liegt gegenüber.
tip-jump = Hier lässt sich über Figuren springen, auf das Feld genau dahinter. Das ist ein Zug, trägt aber doppelt so weit.
tip-sacrifice = Dieses Würfelholz ist von anderer Art. Es würde geopfert, für genau einen Zug.
tip-beguile = Hier lässt sich jemand betören: Über diese Figur springen, und sie muss in ihren Tempel zurück.
tip-beguiled = Eine eigene Figur wurde betört. Im Tempel ein Feld für sie wählen; dann beginnt ihr Weg von vorn.
tip-enter = Die Pyramide ist erreichbar. Darin ist die Figur sicher und bleibt für immer; also tief hineingehen.
tip-entered = Eine ist angekommen! Wer zuerst alle sechs in der Pyramide hat, gewinnt.
tip-won = Das war eine ganze Partie. Die Tipps sind zu Ende; die Regeln stehen jederzeit zum Nachlesen bereit.
