# Die sieben Regeln: ein Name, die Regel selbst, und was einen Streit darüber entscheidet.

laws-title = Des Pharaos 7 Regeln der Bewegung
law-heading = Regel { $number }: { $title }

law-1-title = Die eigenen Figuren
law-1 = Man zieht nur mit eigenen Figuren. Die einzige Ausnahme ist Regel 6.
law-1-more =
    Welche Figur zieht und wie weit, hängt vom genommenen Würfelholz ab: Eine Figur seiner Art macht
    höchstens so viele Züge, wie die Seite Symbole zeigt; für alle anderen Arten gilt Regel 7.
law-2-title = Springen
law-2 =
    Eine Figur darf über jede andere springen, ob eigen oder fremd, aber immer nur über eine, und
    nur auf das leere Feld genau dahinter.
law-2-more =
    Steht hinter der ersten Figur gleich eine zweite oder endet dort das Brett, so ist kein Sprung
    möglich. Wo die übersprungene Figur steht, spielt keine Rolle, auch nicht in einem Bereich, der
    der springenden verschlossen ist: Die Regeln 3 bis 5 sehen nur auf das Feld, auf dem ein Zug
    endet.
law-3-title = Kein Weg zurück
law-3 = Eine Figur, die ihren Tempel verlassen hat, zieht nicht wieder hinein.
law-3-more =
    Solange sie noch nicht draußen war, darf sie sich im Tempel bewegen. Eine betörte Figur kommt
    zwar zurück, aber sie wird hineingestellt; das ist kein Zug und fällt nicht unter diese Regel.
law-4-title = Fremde Bereiche
law-4 = Eine Figur betritt niemals einen fremden Tempel oder eine fremde Pyramide.
law-4-more =
    Es zählt, wem die Figur gehört, nicht, wer sie zieht. Mit dem Naal lässt sich eine fremde Figur
    also in ihre eigene Pyramide führen, aber nie in eine andere. Bereiche hat nur, wer mitspielt:
    Tempel und Pyramide eines leeren Platzes sind Felder wie alle anderen.
law-5-title = Wer drin ist, bleibt drin
law-5 = Eine Figur, die ihre Pyramide betreten hat, verlässt sie nie mehr.
law-5-more =
    Innerhalb der Pyramide darf sie weiter von Feld zu Feld ziehen. Da sie nicht hinaus kann, lässt
    sie sich dort auch nicht betören.
law-6-title = Der Unsterbliche Naal
law-6 =
    Zeigt die Seite den Unsterblichen Naal, so darf man mit jeder Figur ziehen, auch mit einer
    fremden.
law-6-more =
    Man nimmt das Würfelholz für eine beliebige Figur seiner Art und macht höchstens so viele Züge,
    wie Symbole zu sehen sind; oder man opfert es und macht mit irgendeiner Figur auf dem Brett
    einen Zug. Die anderen Regeln gelten für eine fremde Figur genauso, als würde sie von ihrem
    eigenen Platz aus gezogen. Niemand muss den Naal anrufen: Auch für die eigene Figur lässt sich
    die Seite nutzen wie jede andere.

    Ein Beispiel: Das Krokodil-Würfelholz zeigt 2 Symbole und den Naal. Erlaubt sind bis zu zwei Züge
    mit irgendeinem Krokodil oder ein Zug mit irgendeiner Figur.
law-7-title = Das Opfer
law-7 =
    Ein Würfelholz darf geopfert werden: Dann macht eine Figur einer anderen Art damit genau einen
    Zug.
law-7-more =
    Der Zug darf ein Schritt oder ein Sprung sein. Wie viele Symbole die Seite zeigt, ist
    gleichgültig. Auch ein geopfertes Würfelholz ist verbraucht.

    Ein Beispiel: Man opfert das Krokodil-Würfelholz, das 4 Symbole zeigt, und macht dafür einen Zug
    mit dem Ibis. In dieser Runde kommt kein Krokodil mehr weit.
