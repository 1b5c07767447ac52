# Die Seite im Browser, ohne das Spiel selbst: Start, neue Partie, Liste der Partien, Einstellungen,
# und was schiefgehen kann.

page-title = Mansuba
# Der Reiter im Browser.
title-of-page = { $page } · Mansuba
skip-to-content = Zum Inhalt springen
# So heißt die Navigation für Vorleseprogramme.
nav-label = Hauptmenü
nav-new = Neue Partie
nav-games = Meine Partien
nav-rules = Regeln
read-rules = Spielregeln lesen
nav-editor = Stellungseditor

# Der Start.
title-what = Sechs Totemfiguren vom Tempel in die Pyramide führen und betören, was im Weg steht: ein Wettlauf für zwei bis sechs.
# Ein Knopf, der sofort eine Partie beginnt.
title-play = Spielen
# Ein Verweis auf die Seite, auf der man alles selbst wählt.
title-choose = Selbst wählen
# Wer in title-with mitspielt. $player ist eine der Nachrichten player-….
title-player = { $name } ({ $player })
# Mit wem der Knopf eine Partie beginnt. $players ist eine Liste von title-player.
title-with = { $players }, Brett: { $board }
title-resume = Laufende Partien
title-all-games =
    { $count ->
        [one] Zur Partie
       *[other] Alle { $count } Partien
    }
# Wenn noch nie gespielt wurde: eine erste Partie, in der die Seite sagt, was möglich ist und warum.
title-learn = Spielend lernen
title-learn-means = Neu hier? Eine kurze erste Partie mit Tipps spielen, oder die Lektionen machen.
title-lessons = Zehn kleine Lektionen

# Eine neue Partie.
new-loading = Bretter und Bots werden gesucht …
new-how-many = Wie viele spielen mit?
new-who = Wer spielt mit?
# Beschriftungen für Vorleseprogramme. $seat zählt ab 1.
new-name-of = Name Nummer { $seat }
new-player-of = Wer für Nummer { $seat } entscheidet
new-board = Brett
new-dice = Wer wirft die Würfelhölzer?
new-rules = Hausregeln
new-rules-changed =
    { $count ->
        [0] wie üblich
        [one] eine geändert
       *[other] { $count } geändert
    }
new-rules-means = Eine Sache der Absprache. In der ersten Partie am besten alles so lassen.
new-begin = Beginnen
new-position = Die Partie beginnt mit der aufgestellten Stellung.
new-position-change = Stellung ändern
new-position-own = Mit einer eigenen Stellung beginnen

# Vorschläge für Namen, wie man sie in dieser Sprache schreibt.
name-nefertari = Nefertari
name-khufu = Cheops
name-hatshepsut = Hatschepsut
name-ramses = Ramses
name-tiye = Teje
name-imhotep = Imhotep

# Wer für einen Platz entscheidet: jemand an diesem Bildschirm oder ein Bot.
player-here = an diesem Bildschirm
player-open = jemand anderswo
player-open-means = Jemand anderswo: Der Platz bleibt frei, bis ihn jemand einnimmt, der eingeladen ist.
player-scribe = Bot: Schreiber
player-scribe-means = Der Schreiber macht das Beste aus den ersten Zügen, die ihm einfallen: leicht zu schlagen.
player-merchant = Bot: Händler
player-merchant-means = Der Händler nimmt, was ihn am weitesten bringt: ein ordentlicher Gegner.
player-priest = Bot: Priester
player-priest-means = Der Priester sieht Gefahren kommen und weicht ihnen aus: ein starker Gegner.
player-vizier = Bot: Wesir
player-vizier-means = Der Wesir denkt voraus, an die Würfelhölzer und an das, was die anderen tun werden: schwer zu schlagen.

board-sun = Sonne
board-sun-means = Das übliche Brett mit { $spaces } Feldern.
board-oasis = Oase
board-oasis-means = Kleiner, mit { $spaces } Feldern: Eine Partie dauert etwa ein Viertel weniger lang.
board-own-means = Aus einer eigenen Datei, mit { $spaces } Feldern.
# $problem ist englisch: Es zitiert das Programm, das die Datei gelesen hat.
board-broken = Mit dieser Datei lässt sich nicht spielen: { $problem }

dice-program = Das Programm
dice-program-means = Einmal tippen, und die Würfelhölzer rollen hier.
dice-hand = Wir, am Tisch
dice-hand-means = Mit echten Würfelhölzern: werfen und eintragen, was sie zeigen.

rule-temple-reentry = Der Rückweg ist offen
rule-temple-reentry-means = Eine Figur darf in ihren Tempel zurück, nur nicht in der Bewegung, in der sie ihn verlässt.
rule-no-sanctuary = Kein Schutz in der Pyramide
rule-no-sanctuary-means = Figuren können auch in der eigenen Pyramide betört werden.
rule-laws-bind-mover = Es zählt, wer zieht
rule-laws-bind-mover-means = Eine Figur darf nur in den Bereichen der Person landen, die sie zieht.

# Die Liste der Partien.
games-loading = Partien werden gesucht …
games-none = Es gibt noch keine Partien.
games-resume = Fortsetzen
# Für Vorleseprogramme statt des kurzen Worts auf dem Knopf.
games-resume-this = { $name } fortsetzen
games-look = Ansehen
games-look-this = { $name } ansehen
games-rename = Umbenennen
games-rename-this = { $name } umbenennen
games-new-name = Neuer Name
games-keep-name = Übernehmen
games-renamed = Die Partie heißt jetzt { $name }.
games-delete = Löschen
games-delete-this = { $name } löschen
games-delete-title = { $name } löschen?
games-delete-text = Die Partie und ihr ganzer Verlauf gehen endgültig verloren.
games-delete-yes = Löschen
games-delete-no = Behalten
games-deleted = { $name } ist gelöscht.

# Wie es um eine Partie steht.
game-won = { $name } hat gewonnen
game-over = Beendet
game-in-set-up = Aufstellung
game-in-turn = Spielzug { NUMBER($turn) }
game-loading = Die Partie wird geöffnet …
game-waits = Die Partie öffnet sich, sobald der Server antwortet.

# Einstellungen.
settings-title = Einstellungen
settings-language = Sprache
settings-language-auto = Wie im Browser
settings-theme = Farben
theme-auto = Wie im System
theme-light = Hell
theme-dark = Dunkel
theme-contrast = Hoher Kontrast
# Wie schnell Figuren ziehen und Bots spielen.
settings-pace = Tempo
pace-slow = Langsam
pace-normal = Normal
pace-fast = Schnell
pace-instant = Sofort
settings-confirm = Züge bestätigen
settings-confirm-means = Fertige Züge warten, bis sie abgeschickt werden.
settings-turned = Brett drehen
settings-turned-means = Wer an diesem Bildschirm entscheidet, sieht den eigenen Tempel unten.
settings-notation = Notation zeigen
settings-notation-means = Im Verlauf steht jede Entscheidung auch in Kurzform.
settings-tips = Tipps beim Spielen
settings-tips-means = Was möglich ist, sagt die Seite beim ersten Mal dazu.
settings-done = Fertig

# Eine Adresse, die nirgendwohin führt.
lost-title = Hier ist nichts
lost-text = Diese Adresse führt zu keiner Seite von Mansuba. Alle Partien sind sicher gespeichert.
lost-to-title = Zum Start

# Solange der Server nicht antwortet.
away-title = Der Server antwortet nicht.
away-text = Läuft er noch? Die Partie ist gespeichert und geht weiter, sobald er wieder da ist.
away-retry = Noch einmal

# Was schiefgehen kann. $where ist der falsche Teil der Anfrage, mit seinem technischen Namen.
problem-away = Der Server antwortet nicht. Nichts ist verloren; bitte gleich noch einmal versuchen.
problem-unexpected = Auf dieser Seite ist etwas schiefgegangen. Bitte neu laden: Die Partie ist gespeichert.
problem-invalid = Das kann der Server nicht annehmen: { $where }
problem-not-understood = Der Server versteht diese Entscheidung nicht. Bitte die Seite neu laden und noch einmal versuchen.
problem-no-such-game = Diese Partie gibt es nicht, oder sie wurde gelöscht.
problem-no-such-board = Dieses Brett ist nicht mehr da. Bitte ein anderes wählen.
problem-no-such-player = Diesen Bot gibt es nicht mehr. Bitte einen anderen wählen.
problem-wrong-number-of-seats = Für so viele hat dieses Brett keine Plätze. Bitte eine andere Zahl wählen.
problem-bad-position = Diese Stellung kann es nicht geben, oder die Partie ist in ihr schon zu Ende. Der Stellungseditor sagt, warum.
problem-not-yours = Hier entscheidet jemand anders.
problem-not-a-member = An diesem Tisch kannst du nur zuschauen.
problem-not-the-host = Das darf nur, wer den Tisch eröffnet hat.
problem-not-open = Dieser Platz ist inzwischen besetzt.
problem-not-now = Das geht gerade nicht.
problem-no-such-link = Dieser Link gilt nicht mehr: Er ist abgelaufen, wurde schon benutzt oder zurückgezogen.
problem-name-needed = Bitte zuerst einen Namen angeben.
problem-too-many =
    { $seconds ->
        [0] Mehr davon erlaubt dieser Server nicht. Lösche welche, die nicht mehr gebraucht werden.
        [one] Das war zu viel auf einmal. Versuch es in einer Sekunde noch einmal.
       *[other] Das war zu viel auf einmal. Versuch es in { $seconds } Sekunden noch einmal.
    }
problem-chat-off = An diesem Tisch ist das Schreiben ausgeschaltet. Feste Sätze gehen.
problem-not-these-dice = In dieser Partie wirft das Programm die Würfelhölzer.
problem-nothing-to-undo = Hier lässt sich nichts zurücknehmen.
problem-stale = Inzwischen ist die Partie weitergegangen, vielleicht in einem anderen Tab. So steht sie jetzt.
problem-refused = Die Regeln verbieten das.
problem-broken-record = Diese Aufzeichnung lässt sich nicht lesen.
problem-disk-full = Die Festplatte ist voll: Nichts konnte gespeichert werden. Bitte Platz schaffen und noch einmal versuchen; die Partie steht wie zuvor.
problem-store-away = Die Partien lassen sich gerade weder lesen noch schreiben. Bitte gleich noch einmal versuchen.
problem-ending = Der Server wird gerade beendet. Bitte gleich noch einmal versuchen.
problem-forbidden = Der Server hat diese Anfrage abgelehnt, denn sie scheint von einer anderen Website zu kommen.
problem-no-such-page = Diese Adresse kennt der Server nicht.
problem-internal = Im Server ist etwas schiefgegangen. Die Partie steht wie zuvor; bitte noch einmal versuchen.

# Eine Partie als Link, und eine Aufzeichnung zum Ansehen.
share-title = Diese Partie teilen
share-short = Teilen
share-this = Teilen: { $name }
games-open-record = Aufzeichnung öffnen
