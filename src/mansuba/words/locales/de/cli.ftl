# Der Befehl: seine Hilfe, was er sagt, was er fragt.

error = Fehler: { $sentence }
cannot-read = { $file } lässt sich nicht lesen: { $problem }
cannot-write = { $file } lässt sich nicht schreiben: { $problem }
no-home = Hier gibt es keinen Benutzerordner. Bitte mit { $option } einen Ort nennen.

usage-try-help = Hilfe: { $command }
usage-no-such-option = Die Option { $option } gibt es nicht.
usage-no-such-command = Den Befehl { $name } gibt es nicht.
usage-no-command = Es fehlt ein Befehl.
usage-missing = { $name } fehlt.
usage-extra = Das ist zu viel: { $name }
usage-needs-value = { $name } braucht einen Wert.
usage-needs-values = { $name } braucht { $values } Werte, wie in { $example }.
usage-no-value = { $name } nimmt keinen Wert an.
usage-bad-value = { $name }: { $problem }
usage-number = Es muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $given }.
usage-one-of = Mögliche Werte: { $known }. Angegeben: { $given }
usage-input-read = Von der Standardeingabe wird schon die Stellung gelesen. Bitte eine Datei angeben.

help-usage = Aufruf:
help-heading = { $name }
help-arguments = Argumente
help-options = Optionen
help-command = Befehl
help-commands = Befehle
help-help = Zeigt diese Hilfe.
help-install-completion = Richtet die Vervollständigung für diese Shell ein.
help-show-completion = Zeigt die Vervollständigung für diese Shell, zum Kopieren oder Anpassen.
help-mansuba = Mansuba: ein Wettlauf von Totemfiguren über ein Brett aus Sechsecken, für zwei bis sechs Personen.
help-play = Im Browser spielen: allein gegen Bots oder gemeinsam an einem Bildschirm.
help-demo = Zeigt eine Partie, die sich selbst spielt.
help-rules = Die Spielregeln, ganz oder nur eine Regel oder ein Abschnitt.
help-board = Bretter und Ausgaben, mitgeliefert oder aus Dateien.
help-board-show = Zeichnet ein Brett und sagt, was es darauf gibt.
help-board-check = Sagt, ob ein Brett oder eine Ausgabe spielbar ist, und wenn nicht, warum.
help-draw = Zeichnet eine Stellung im Terminal oder als SVG-Bild.
help-perft = Zählt alle Spielverläufe einer bestimmten Länge, zum Prüfen einer Engine.
help-random = Spielt eine Partie, in der der Zufall alles entscheidet.
help-replay = Geht eine aufgezeichnete Partie durch.
help-convert = Wandelt Aufzeichnungen von Text in JSON um, eine Partie je Zeile, oder zurück.
help-terminal = Lässt zwei bis sechs Personen an einer Tastatur spielen.

metavar-file = DATEI
metavar-folder = ORDNER
metavar-out = ZIEL
metavar-law = REGEL
argument-law = Eine Regel von 1 bis 7 oder eines von: { $topics }. Ohne Angabe: alles.
argument-board = Eine Ausgabe in einer TOML-Datei oder das Wort sun oder oasis; - ist die Standardeingabe.
argument-position = Eine Stellung in einer Zeile der Notation, in Anführungszeichen; - liest sie von der Standardeingabe.
argument-record = Eine Datei mit Aufzeichnungen; - ist die Standardeingabe.
argument-out = Wohin geschrieben wird. Ohne Angabe: auf die Standardausgabe.
option-lang = Die Sprache. Ohne Angabe: die der Umgebung.
option-version = Zeigt die Version.
option-edition = Die Ausgabe: eine TOML-Datei, das Wort sun oder oasis oder - für die Standardeingabe. Ohne Angabe: die übliche auf sun.
option-edition-file = Die Ausgabe: eine TOML-Datei oder das Wort sun oder oasis. Ohne Angabe: die übliche auf sun.
option-signs = Wie die Figurenarten dargestellt werden. Ohne Angabe: als Buchstaben.
option-names = Schreibt die Namen der Felder hinein.
option-svg = Schreibt ein SVG-Bild in diese Datei; - ist die Standardausgabe.
option-depth = Die Länge in Entscheidungen.
option-divide = Zählt für jede erste Entscheidung einzeln.
option-players = Wie viele mitspielen, 2 bis 6. Ohne Angabe: 2.
option-seed = Die gleiche Zahl ergibt die gleichen Würfe. Ohne Angabe: jedes Mal andere.
option-record = Schreibt die Partie in diese Datei; als JSON, wenn ihr Name auf .json oder .jsonl endet.
option-turns = Hört auf, wenn so viele Würfelhölzer gespielt sind. Ohne Angabe: 1000.
option-game = Die wievielte Partie der Datei. Ohne Angabe: die erste.
option-linear = Nur Worte, keine Zeichnung; gut für Vorleseprogramme.
option-to = Die Form, die geschrieben wird. Ohne Angabe: je nach dem Namen von ZIEL.
option-dice = Wer die Würfelhölzer wirft: das Programm oder die Runde am Tisch, die dann eintippt, was sie zeigen. Ohne Angabe: das Programm.
option-player-names = Die Namen in der Reihenfolge der Plätze, durch Kommas getrennt.
option-resume = Setzt die letzte Partie in dieser Datei fort.
option-save = Wo die Partie gespeichert wird. Ohne Angabe: im eigenen Datenordner.
option-port = Der Port. Vorgabe: { $port } oder, wenn er belegt ist, irgendein anderer.
option-data = Der Ordner mit Partien und Brettern. Vorgabe: der eigene Datenordner.
option-no-browser = Den Browser nicht öffnen.

play-ready = Mansuba ist bereit: { $address }
play-stop = Strg-C beendet es; die Partien bleiben erhalten.
play-already = Mansuba läuft mit diesem Ordner schon: { $address }
play-held = Ein anderes Programm benutzt { $folder } und sagt nicht, unter welcher Adresse. Bitte dieses beenden oder es gleich noch einmal versuchen.
play-port-taken = Der Port { $port } ist schon belegt. Bitte einen anderen wählen oder --port weglassen.
play-no-database = { $file } ist keine Datenbank mit Partien oder beschädigt. „mansuba restore“ führt zu einer Sicherung zurück; für einen neuen Anfang die Datei beiseitelegen.
play-newer-database = { $file } stammt von einer neueren Version von Mansuba. Bitte diese installieren.
play-away = { $file } lässt sich nicht verwenden: { $problem }
play-full = Auf dem Datenträger ist kein Platz mehr für { $file }.
play-weak = Mit { $file } könnten bei Stromausfall Züge verloren gehen: Die Einstellung { $setting } ist { $value }. Bitte ändern und neu starten.

board-works = { $file }: spielbar.
board-edition = Ausgabe { $edition }
board-size = { $spaces } Felder, { $directions } Richtungen
board-seats = { $players } Personen: Plätze { $seats }

perft-counting = Zähle
perft-lines = Spielverläufe von { $depth ->
        [one] einer Entscheidung
       *[other] { $depth } Entscheidungen
    }: { $lines } ({ $seconds } s)

random-playing = Spiele
random-result =
    { $result ->
        [none] Abgebrochen: Niemand hat gewonnen. Gespielte Würfelhölzer: { $turns }. Startzahl: { $seed }.
       *[other] Platz { $result } gewinnt. Gespielte Würfelhölzer: { $turns }. Startzahl: { $seed }.
    }

replay-keys = Eingabetaste: weiter · b: zurück · t: bis jemand anders an der Reihe ist · e: ans Ende · eine Zahl: zu dieser Entscheidung · q: Schluss
replay-prompt = { $shown } von { $of }:
replay-end = Hier endet die Aufzeichnung.
replay-start = Hier beginnt die Aufzeichnung.
replay-name = { SEAT($seat, form: "the") }: { $name }
replay-no-such-game =
    { $count ->
        [one] In der Datei steht nur eine Partie.
       *[other] In der Datei stehen { $count } Partien.
    }

position-seat = { SEAT($seat, form: "the") }: { $figures }
position-sticks = Unbenutzte Würfelhölzer: { THROW($faces) }
position-next =
    { $phase ->
        [set-up] { SEAT($actor, form: "the") } stellt eine Figur auf.
        [lot] Das Los bestimmt, wer beginnt.
        [throw] Die Würfelhölzer werden geworfen.
        [take] { SEAT($actor, form: "the") } nimmt ein Würfelholz.
        [step] { SEAT($actor, form: "the") } zieht.
       *[place] { SEAT($actor, form: "the") } stellt die betörte Figur zurück.
    }

terminal-welcome = Bitte eine Zahl oder ein Wort der Notation eintippen; „{ $help }“ zeigt die Hilfe.
terminal-roll =
    { $phase ->
        [lot] Die Eingabetaste zieht das Los.
       *[throw] Die Eingabetaste wirft die Würfelhölzer.
    }
terminal-type-throw =
    { $phase ->
        [lot] Auf welchen Platz fällt das Los?
       *[throw] Was zeigen die Würfelhölzer, vom Falken bis zur Katze (etwa 1 2n 4 3 1 4)?
    }
terminal-which-figure = Welche Figur?
terminal-not-understood = Nicht verstanden: „{ $text }“
terminal-choose = Bitte eine Zahl von 1 bis { $most } oder das Wort daneben eintippen.
terminal-undone = Zurückgenommen.
terminal-stands = Hier lässt sich nichts zurücknehmen: Ein Wurf, das Los und fremde Entscheidungen bleiben stehen.
terminal-saved = Partie gespeichert in { $file }
terminal-save-where = Woanders speichern? Dateinamen eingeben; mit Enter geht die Partie verloren.
terminal-legal = Dagegen spricht nichts, es ist erlaubt.
terminal-set-up-only = Das geht nur beim Aufstellen.
terminal-nothing-to-resume = In dieser Datei steht keine unfertige Partie.
terminal-resumed-has = Das bringt die fortgesetzte Partie selbst mit. Bei --resume bitte weglassen.
terminal-input-typed = Über die Standardeingabe kommt, was während der Partie eingetippt wird. Bitte eine Datei angeben.

choice-stick =
    { $naal ->
        [n] { STICK($stick, form: "accusative") }, { $icons } mit Naal
       *[no] { STICK($stick, form: "accusative") }, { $icons }
    }
choice-take =
    { $way ->
        [sacrifice] { FIGURE($figure, form: "nominative") } auf { $space }, ein Zug (Opfer)
       *[matching] { $steps ->
            [one] { FIGURE($figure, form: "nominative") } auf { $space }, ein Zug
           *[other] { FIGURE($figure, form: "nominative") } auf { $space }, bis zu { $steps } Züge
        }
    }
choice-simple = auf { $space }
choice-jump =
    { $beguiles ->
        [yes] Sprung über { FIGURE($over, form: "accusative") } auf { $space }; betört
       *[no] Sprung über { FIGURE($over, form: "accusative") } auf { $space }
    }
choice-stop = hier aufhören
choice-pass = { STICK($stick, form: "accusative") } abgeben
choice-place = { FIGURE($figure, form: "nominative") } auf { $space }

command-line = { $name }: { $does }
command-help = hilfe
command-help-does = diese Liste
command-undo = zurück
command-undo-does = die letzte eigene Entscheidung zurücknehmen; nicht über einen Wurf oder fremde Entscheidungen hinweg
command-save = speichern
command-save-does = die Partie speichern, auf Wunsch in einer genannten Datei
command-board = brett
command-board-does = das Brett zeichnen
command-where = wo
command-where-does = in Worten sagen, wo alles steht
command-rules = regeln
command-rules-does = eine Regel oder einen Abschnitt zeigen, etwa: regeln 3
command-why = warum
command-why-does = sagen, warum eine Entscheidung nicht geht, etwa: warum C:0K
command-fill = rest
command-fill-does = die übrigen eigenen Figuren automatisch aufstellen
command-quit = schluss
command-quit-does = speichern und aufhören
