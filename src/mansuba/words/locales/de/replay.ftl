# Eine aufgezeichnete Partie noch einmal ansehen, und der Link, in dem eine steckt.

replay-title = Eine Partie noch einmal ansehen
replay-means = Hier lässt sich die Aufzeichnung einer Partie öffnen: eine, die von hier stammt, oder eine von jemand anderem. Sie wird nur gezeigt und nirgends gespeichert.
replay-file = Eine Aufzeichnung als Datei
replay-choose = Datei wählen
replay-drop = Oder irgendwo auf dieser Seite fallen lassen.
replay-paste = Oder den Text einfügen
replay-open = Ansehen
replay-reading = Die Aufzeichnung wird gelesen …
replay-opened =
    { $count ->
        [one] Die Partie ist offen: eine Entscheidung.
       *[other] Die Partie ist offen: { $count } Entscheidungen.
    }
replay-broken-link = Dieser Link ist nicht vollständig. Vielleicht ging unterwegs sein Ende verloren: am besten noch einmal darum bitten oder um die Aufzeichnung als Datei.
replay-too-large = Das ist zu groß für eine Aufzeichnung, die sich hier zeigen lässt: höchstens { $most } kB.
replay-as-far = Ansehen, soweit es geht
replay-play-on = Von hier weiterspielen
replay-another = Andere Partie

# Die Teile der Seite.
replay-now = Was gerade geschah
replay-controls = Durch die Partie gehen
replay-moves = Spielzüge
replay-progress = Wer führt
replay-words = Das Brett in Worten
replay-about = Über diese Partie

# Durch die Partie gehen.
replay-begin = Noch ist nichts entschieden.
replay-slider = Entscheidung
replay-where = { $at } von { $last }. { $chapter }
replay-turn-back = Einen Spielzug zurück
replay-turn-on = Einen Spielzug vor
replay-last = Ans Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-turned-first = Der erste Platz

# Kommentare.
replay-comment = Kommentar
replay-comment-add = Kommentar schreiben
replay-comment-edit = Kommentar ändern
replay-comment-keep = Behalten
replay-comment-cancel = Abbrechen
replay-comment-kept = Der Kommentar steht jetzt in der Aufzeichnung und im Link.
replay-comment-here = Kommentar: { $text }

# Wie eine Partie steht, die niemand gewonnen hat.
replay-unfinished = Die Partie wurde nicht zu Ende gespielt.
replay-truncated = Die Partie wurde nach einer festen Zahl von Spielzügen abgebrochen.

# Der Link.
share-means = In diesem Link steckt die ganze Partie. Wer ihn öffnet, kann jeden Spielzug ansehen; kein Server muss die Partie kennen, und er gilt für immer.
share-making = Der Link wird gemacht …
share-long = Der Link ist { $count } Zeichen lang, denn die ganze Partie steckt darin. Manche Nachrichtendienste schneiden so Langes ab: dann die Aufzeichnung als Datei schicken.
share-look = Selbst ansehen
# Wird mit dem Link verschickt.
share-text = Eine Partie Mansuba zum Ansehen:

# Bilder zum Mitnehmen.
picture-title = Bilder
picture-means = Von der Stellung auf dem Brett oder von der ganzen Partie, Spielzug für Spielzug, in den Farben von hier.
picture-png = Bild (PNG)
picture-svg = Zeichnung (SVG)
picture-gif = Die Partie als Film (GIF)
picture-making = Der Film entsteht …
picture-failed = Dieses Bild ließ sich nicht machen.
