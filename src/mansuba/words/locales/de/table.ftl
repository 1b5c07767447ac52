# Der Tisch: eine Partie, die im Browser gespielt wird.

table-heading = Eine Partie Mansuba
# Der Reiter im Browser. $status ist einer der Sätze status-….
table-title = { $status } · Mansuba
table-close = Schließen
table-dismiss = Verstanden
table-try-again = Noch einmal
table-read-law = Regel { $number } lesen

# So heißen die Teile der Seite für Vorleseprogramme.
table-status = Wer an der Reihe ist
table-board = Brett
table-desk = Würfelhölzer und Knöpfe
table-panels = Über die Partie
table-notice = Hinweis

# Was Vorleseprogrammen gesagt wird oder neben dem Brett steht.
table-lost = Die Verbindung zum Server ist weg. Die Partie ist gespeichert; die Seite versucht es weiter …
table-found-again = Die Verbindung ist wieder da.
table-caught-up =
    { $count ->
        [one] Inzwischen fiel eine Entscheidung.
       *[other] Inzwischen fielen { $count } Entscheidungen.
    }
table-taken-back = Zurückgenommen.
table-thinking = { SEAT($seat, form: "the", start: "yes") } überlegt …
table-preparing = { SEAT($seat, form: "the", start: "yes") } macht sich bereit. Beim ersten Mal kann das eine Minute dauern.
table-away = Der Server antwortet nicht. Was gewählt ist, bleibt gewählt; nichts ist verloren.
table-stale = Die Partie ging anderswo weiter, vielleicht in einem anderen Fenster. So steht sie jetzt.
table-disk-full = Die Festplatte ist voll, darum ließ sich das nicht speichern. Nichts ist verloren: bitte Platz schaffen und noch einmal versuchen.
table-store-away = Die Partie ließ sich gerade nicht speichern. Nichts ist verloren; bitte gleich noch einmal versuchen.

# Was gerade geschieht.
status-set-up = { SEAT($seat, form: "the", start: "yes") } stellt die Figuren auf.
status-lot = Das Los bestimmt, wer beginnt.
status-throw = { SEAT($seat, form: "the", start: "yes") } wirft die Würfelhölzer.
status-take = { SEAT($seat, form: "the", start: "yes") } ist an der Reihe.
status-step = { SEAT($seat, form: "the", start: "yes") } zieht.
status-place = { FIGURE($figure, form: "nominative", start: "yes") } wurde betört. { SEAT($seat, form: "the", start: "yes") } stellt die Figur zurück.
status-over = { SEAT($seat, form: "the", start: "yes") } hat gewonnen.
status-paused = Die Partie macht Pause.
status-open = Platz { $number } ist frei: Die Partie wartet, bis sich jemand setzt.
status-ended-agreed = Die Partie wurde einvernehmlich beendet.
status-ended-abandoned = Die Partie wurde beendet; niemand hat gewonnen.

# Was zu tun ist, wenn an diesem Bildschirm entschieden wird.
prompt-take = Ein Würfelholz oder eine Figur wählen.
prompt-space = Ein Feld wählen oder ein anderes Würfelholz.
prompt-step = Das nächste Feld wählen oder aufhören.
prompt-done = Die Bewegung ist fertig: abschließen oder zurücknehmen.
prompt-place = Ein Feld des Tempels wählen. Danach geht die unterbrochene Bewegung weiter.
prompt-pass = Nichts lässt sich bewegen: ein Würfelholz zum Abgeben wählen.

# Warum nichts geschieht.
advice-not-now-set-up = Zuerst stellt { SEAT($seat, form: "the") } die Figuren auf.
advice-not-now-throw = Zuerst wirft { SEAT($seat, form: "the") } die Würfelhölzer.
advice-not-now-lot = Zuerst bestimmt das Los, wer beginnt.
advice-not-now-take = { SEAT($seat, form: "the", start: "yes") } ist an der Reihe.
advice-not-now-step = { SEAT($seat, form: "the", start: "yes") } ist an der Reihe.
advice-not-now-place = Zuerst stellt { SEAT($seat, form: "the") } die betörte Figur zurück.
advice-looking-back = Das ist ein Rückblick. Zum Weiterspielen zurück zur Partie.
advice-choose-first = Zuerst ein Würfelholz oder eine Figur wählen.
advice-pass = Nichts lässt sich bewegen. Zuerst ein Würfelholz zum Abgeben wählen.
advice-take-back-first = Zuerst die Züge zurücknehmen, dann ein anderes Würfelholz wählen.
advice-too-far = { FIGURE($figure, form: "nominative", start: "yes") } kommt mit diesem Würfelholz nicht bis { $space }.

# Was ein Feld bewirkt, wenn man es antippt; Sätze, die aufeinander folgen.
target-steps =
    { $steps ->
        [one] Auf { $space }, ein Zug.
       *[other] Auf { $space }, { $steps } Züge.
    }
target-place = Auf { $space } stellen.
target-sacrifice = Opfert { STICK($stick, form: "accusative") }.
target-naal = Ruft mit { STICK($stick, form: "dative") } den Unsterblichen Naal an.
target-beguiles = Betört { FIGURE($figure, form: "accusative") }.
target-spares = Springt über { FIGURE($figure, form: "accusative") }, ohne zu betören.
target-enters = Erreicht die Pyramide.
target-wins = { SEAT($seat, form: "the", start: "yes") } gewinnt.
target-choices =
    { $count ->
        [one] Es gibt einen Weg.
       *[other] Es gibt { $count } Wege zur Wahl.
    }

# Mehrere Wege führen auf ein Feld.
way-which-stick = Mit welchem Würfelholz auf { $space }?
way-which = Auf welchem Weg nach { $space }?
way-with-stick = { STICK($stick, form: "name") }:
way-through = Über { $spaces }.
way-none = Keiner davon

# Was ein Würfelholz und eine Figur zusammen bedeuten.
take-stick =
    { $icons ->
        [one] { KIND($kind, form: "name") }: ein Zug.
       *[other] { KIND($kind, form: "name") }: bis zu { $icons } Züge.
    }
take-stick-others = Jede andere eigene Figur: ein Zug, als Opfer.
take-stick-naal = Jede andere Figur: einer, als Opfer. Der Unsterbliche Naal bewegt die Figuren aller.
take-steps =
    { $steps ->
        [one] Ein Zug mit { FIGURE($figure, form: "dative") }.
       *[other] Bis zu { $steps } Züge mit { FIGURE($figure, form: "dative") }.
    }
take-sacrifice = { STICK($stick, form: "nominative", start: "yes") } wird geopfert: ein Zug mit { FIGURE($figure, form: "dative") }.
take-naal = Der Unsterbliche Naal leiht diese Figur.
take-left =
    { $steps ->
        [one] Noch ein Zug.
       *[other] Noch { $steps } Züge.
    }

# Knöpfe.
action-throw = Würfelhölzer werfen
action-done = Fertig
action-pass = { STICK($stick, form: "name") } abgeben
action-take-back = Zug zurück
action-take-all-back = Alles zurück
action-undo = Rückgängig
action-ask-undo = Um Rücknahme bitten

# Am Tisch wird mit echten Würfelhölzern geworfen, und die Seite erfährt, was fiel.
hand-lot = Wer beginnt?
hand-throw = Was zeigen die Würfelhölzer?
hand-face = { $icons }
hand-face-naal = { $icons }, Naal
hand-enter = Wurf eintragen

# Aufstellen.
set-up-title = { SEAT($seat, form: "the", start: "yes") }: Figuren aufstellen
set-up-goal = Das Ziel: alle sechs in die Pyramide der eigenen Farbe, gegenüber.
set-up-how = Die Figuren im Tempel verschieben, oder zwei wählen, die dann die Felder tauschen.
set-up-where = Wo soll { FIGURE($figure, form: "nominative") } stehen? Ein Feld oder eine Figur des Tempels wählen.
set-up-in-order = Der Reihe nach
set-up-mirrored = Gespiegelt
set-up-shuffled = Gemischt
set-up-ready = Bereit
set-up-early = Alle stellen gleichzeitig auf.
set-up-waits = Fertig. Es fehlt noch: { $names }.
set-up-done = Fertig.
set-up-change = Aufstellung ändern: { SEAT($seat, form: "the") }

# Durch die Partie blättern.
look-title = Rückblick
look-first = An den Anfang
look-earlier = Eine Entscheidung zurück
look-later = Eine Entscheidung vor
look-live = In die Gegenwart
look-at = { $at } / { $last }
look-start = Der Anfang der Partie.
look-back = Das ist ein Rückblick. Die Partie bleibt davon unberührt.
look-return = Zurück zur Partie
look-editor = Diese Stellung im Editor

# Die Reiter neben dem Brett.
tab-log = Verlauf
tab-people = Leute
tab-talk = Gespräch
tab-progress = Stand
tab-words = Worte
tab-game = Info
tab-view = Ansicht

# Der Verlauf.
log-empty = Noch ist nichts geschehen.
log-all = Alles zeigen
chapter-people = Vor der Partie
chapter-set-up = Aufstellung: { SEAT($seat, form: "the") }
chapter-lot = Das Los
chapter-throw = Wurf: { SEAT($seat, form: "the") }
chapter-turn = Spielzug { $number }: { SEAT($seat, form: "the") }

progress-ring = Wer wen betört

# Über die Partie.
info-created = Begonnen: { $when }
info-board = Brett: { $board }, { $spaces } Felder
info-dice-program = Das Programm wirft die Würfelhölzer.
info-dice-hand = Geworfen wird mit echten Würfelhölzern.
info-tempo = Tempo: { $tempo }
info-seats = Wer mitspielt
info-seat-here = { $name }, Platz { $number }
info-seat-bot = { $name }, Platz { $number } ({ $player })
info-rules = Hausregeln
info-laws-bind-owner = Die Regeln binden eine Figur danach, wem sie gehört.
info-laws-bind-mover = Eine Figur darf nur in den Bereichen der Person landen, die sie zieht.
info-temple-reentry-never = Eine Figur, die ihren Tempel verlassen hat, zieht nie wieder hinein.
info-temple-reentry-same-move = Eine Figur darf in ihren Tempel zurück, nur nicht in der Bewegung, in der sie ihn verlässt.
info-sanctuary-yes = In der eigenen Pyramide wird keine Figur betört.
info-sanctuary-no = Figuren können auch in der eigenen Pyramide betört werden.
info-record = Aufzeichnung herunterladen

# Wie der Tisch zu sehen ist.
view-turned = Unten liegt
view-turned-mine = Mein eigener Platz
view-turned-fixed = Immer dieselbe Seite
view-turned-seat = { SEAT($seat, form: "the", start: "yes") }
view-confirm = Fertige Züge warten aufs Abschicken
view-notation = Notation neben dem Verlauf
view-shortcuts = Einzelne Tasten als Kürzel

# Die Liste der Tasten.
keys-title = Tasten
keys-means = Das alles geht auch mit der Tabulator- und der Eingabetaste. Beim Schreiben bewirken einzelne Tasten nichts.
keys-sticks = ein Würfelholz wählen
keys-throw = die Würfelhölzer werfen
keys-board = zum Brett
keys-walk = über das Brett gehen
keys-choose = Feld oder Figur wählen
keys-done = fertig: abschicken
keys-back = einen Zug zurück
keys-let-go = Gewähltes loslassen
keys-undo = rückgängig machen
keys-look = zurückblättern oder wieder vor
keys-hint = ein Vorschlag
keys-help = diese Liste

# Das Ende.
over-title = Die Partie ist vorbei
over-winner =
    { $turns ->
        [one] { SEAT($seat, form: "the", start: "yes") } hat nach einem Spielzug gewonnen.
       *[other] { SEAT($seat, form: "the", start: "yes") } hat nach { $turns } Spielzügen gewonnen.
    }
over-again = Noch eine Partie
over-rotated = Noch eine, Plätze weitergerückt
over-games = Meine Partien
over-what-now = Und jetzt?
over-look = Das Brett ansehen

# Eine Partie, die nicht da ist.
absent-no-such-game-title = Diese Partie gibt es nicht
absent-no-such-game = Vielleicht wurde sie gelöscht, oder die Adresse stimmt nicht ganz.
absent-deleted-title = Diese Partie wurde gelöscht
absent-deleted = Jemand hat sie gelöscht, vielleicht in einem anderen Fenster.
absent-removed-title = Du bist nicht mehr an diesem Tisch
absent-removed = Du wurdest vom Tisch entfernt. Man kann dich wieder einladen.
absent-away-title = Die Partie lässt sich nicht öffnen
absent-new = Neue Partie
