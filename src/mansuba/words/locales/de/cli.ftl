# Der Befehl: seine Hilfe, was er sagt, was er fragt.

error = Fehler: { $sentence }
cannot-read = { $file } lässt sich nicht lesen: { $problem }
cannot-write = { $file } lässt sich nicht schreiben: { $problem }

usage-try-help = Hilfe gibt: { $command }
usage-no-such-option = Die Option { $option } gibt es nicht.
usage-no-such-command = Den Befehl { $name } gibt es nicht.
usage-no-command = Es fehlt ein Befehl.
usage-missing = { $name } fehlt.
usage-extra = Das ist zu viel: { $name }
usage-needs-value = { $name } braucht einen Wert.
usage-bad-value = { $name }: { $problem }
usage-number = Es muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $given }.
usage-one-of = Möglich sind { $known }, nicht { $given }.

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
help-demo = Zeigt eine Partie, die sich selbst spielt.
help-rules = Die Spielregeln, ganz oder eine Regel oder ein Abschnitt daraus.
help-board = Bretter und Ausgaben, mitgeliefert oder aus Dateien.
help-board-show = Zeichnet ein Brett und sagt, was es darauf gibt.
help-board-check = Sagt, ob ein Brett oder eine Ausgabe gehen kann, und wenn nicht, warum.
help-draw = Zeichnet eine Stellung im Terminal oder als SVG-Bild.
help-perft = Zählt alle Spielverläufe einer Länge, als Probe auf ein Programm.
help-random = Spielt eine Partie, in der der Zufall alles entscheidet.
help-replay = Geht eine aufgezeichnete Partie durch.
help-convert = Wandelt Aufzeichnungen von Text in JSON um, eine Partie je Zeile, oder zurück.
help-terminal = Spielt zu zweit bis zu sechst an einer Tastatur.

metavar-file = DATEI
metavar-out = ZIEL
metavar-law = REGEL
argument-law = Eine Regel von 1 bis 7 oder eines von: { $topics }. Ohne Angabe alles.
argument-board = Eine Ausgabe in einer TOML-Datei, oder sun oder oasis.
argument-position = Eine Stellung als eine Zeile der Notation, in Anführungszeichen; - liest sie von der Standardeingabe.
argument-record = Eine Datei mit Aufzeichnungen; - ist die Standardeingabe.
argument-out = Wohin geschrieben wird; ohne Angabe auf die Standardausgabe.
option-lang = Die Sprache. Sonst entscheidet die Umgebung.
option-version = Zeigt die Version.
option-edition = Die Ausgabe: eine TOML-Datei, oder sun oder oasis. Sonst die übliche auf sun.
option-signs = Wie die Arten gezeigt werden. Sonst mit Buchstaben.
option-names = Schreibt die Namen der Felder.
option-svg = Schreibt ein SVG-Bild in diese Datei; - ist die Standardausgabe.
option-depth = Wie viele Entscheidungen lang.
option-divide = Zählt für jede erste Entscheidung einzeln.
option-players = Wie viele mitspielen, 2 bis 6. Sonst 2.
option-seed = Die gleiche Zahl ergibt die gleichen Würfe. Sonst sind sie jedes Mal andere.
option-record = Schreibt die Partie in diese Datei; als JSON, wenn sie auf .json endet.
option-turns = Hört auf, wenn so viele Würfelhölzer genommen sind. Sonst bei 1000.
option-game = Die wievielte Partie der Datei. Sonst die erste.
option-linear = Nur Worte, keine Zeichnung; gut für Vorleseprogramme.
option-to = Die Form, die geschrieben wird. Sonst entscheidet der Name von ZIEL.
option-dice = Ob das Programm würfelt oder ob geworfen und eingetippt wird. Sonst das Programm.
option-player-names = Die Namen in der Reihenfolge der Plätze, mit Kommas.
option-resume = Setzt die letzte Partie in dieser Datei fort.
option-save = Wo die Partie gespeichert wird. Sonst im eigenen Datenordner.

board-works = { $file }: Das geht.
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
        [none] Abgebrochen: Niemand hat gewonnen. Würfelhölzer: { $turns }. Startzahl: { $seed }.
       *[other] Platz { $result } gewinnt. Würfelhölzer: { $turns }. Startzahl: { $seed }.
    }

replay-keys = Eingabetaste: weiter · b: zurück · t: bis jemand anders an der Reihe ist · e: zum Ende · eine Zahl: zu dieser Entscheidung · q: Schluss
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

terminal-welcome = Einzugeben ist eine Zahl, ein Wort der Notation oder { $help } für Hilfe.
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
terminal-not-understood = „{ $text }“ ist unverständlich.
terminal-choose = Möglich ist eine Zahl von 1 bis { $most } oder das Wort daneben.
terminal-undone = Zurückgenommen.
terminal-stands = Das bleibt: Ein Wurf, das Los oder was jemand anders entschieden hat, lässt sich nicht zurücknehmen.
terminal-saved = Gespeichert in { $file }
terminal-legal = Dagegen spricht nichts.
terminal-set-up-only = Das geht nur beim Aufstellen.
terminal-nothing-to-resume = In dieser Datei ist keine unfertige Partie.

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
command-why-does = warum eine Entscheidung nicht geht, etwa: warum C:0K
command-fill = rest
command-fill-does = die übrigen eigenen Figuren einfach so aufstellen
command-quit = schluss
command-quit-does = speichern und aufhören
