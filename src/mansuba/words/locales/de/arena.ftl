# Die Arena: ihre Hilfe, und was sie sagt, während gespielt wird.

help-arena = Lässt Mitspieler in vielen Partien gegeneinander antreten und zeigt, was das beweist.
metavar-player = NAME
metavar-address = ADRESSE
argument-entrants = Wer spielt: { $known }. vizier:2000 denkt mit diesem Aufwand, run:./bot ist ein eigenes Programm.
option-games = Wie viele Partien. Jeder Satz Würfe wird ganz gespielt: die gleichen Würfe einmal für jeden Platz, den jemand haben kann. Ohne Angabe: { $games }.
option-seats = Wie viele am Brett sitzen, 2 bis 6. Sind mehr Namen genannt, spielen reihum alle Gruppen. Ohne Angabe: so viele, wie genannt sind.
option-most-turns = Bricht eine Partie ab, wenn so viele Würfelhölzer gespielt sind. Ohne Angabe: { $turns }.
option-effort = Wie viel sich ansieht, wer vorausdenkt; beim vizier, wie viele Fortsetzungen je Spielzug. Ohne Angabe: wie gewohnt.
option-seconds = Wie lange über eine Entscheidung nachgedacht werden darf, in Sekunden. Der gleiche Wettkampf kann dann auch anders ausgehen.
option-sprt = Hört auf, sobald klar ist, ob der Erstgenannte einen Anteil von P0 oder von P1 gewinnt, etwa 0.5 und 0.55.
option-workers = Wie viele Prozesse spielen. Ohne Angabe: einer für jeden Kern.
option-ray = Spielt auf dem Ray-Cluster unter dieser Adresse; auto findet den, zu dem dieser Rechner gehört.
option-into = Bewahrt den Wettkampf in diesem Ordner auf. Der gleiche Befehl macht weiter, wo er aufgehört hat.
option-records = Bewahrt auch die Aufzeichnung jeder Partie auf.
option-picture = Schreibt das Bild als SVG in diese Datei; - ist die Standardausgabe.
option-json = Gibt das Ergebnis als JSON aus.

arena-getting-ready = Bereite die ersten Partien vor
arena-playing = Spiele
arena-seed = Startwert: { $seed }
arena-rounded = Es werden { $games } Partien gespielt, damit jeder Satz Würfe ganz ist und alle Gruppen gleich oft spielen.
arena-stopped =
    { $games ->
        [one] Nach einer Partie abgebrochen. Nichts bleibt erhalten; mit --into ORDNER wäre sie es.
       *[other] Nach { $games } Partien abgebrochen. Nichts bleibt erhalten; mit --into ORDNER wären sie es.
    }
arena-stopped-kept = Nach { $games } der Partien abgebrochen. Sie liegen in { $folder }: Der gleiche Befehl macht weiter.
arena-no-player = Niemand heißt { $given }. Bekannt sind: { $known }. EFFORT ist eine ganze Zahl ab 1, COMMAND ein Programm mit dem, was es bekommt.
arena-no-program = Es gibt kein Programm { $program }, das sich starten lässt.
arena-few-entrants = Für { $seats } Plätze braucht es mindestens so viele Namen, nicht { $entrants }.
arena-seconds = Es muss eine Zahl über 0 und bis { $most } sein, nicht { $given }.
arena-effort-or-seconds = Ein Aufwand oder Sekunden können angegeben werden, aber nicht beides.
arena-records-need-folder = Aufzeichnungen liegen im Ordner von --into, und der fehlt.
arena-other-match = In { $folder } liegt ein anderer Wettkampf. Was sich unterscheidet: { $differing }
arena-held = Den Wettkampf in { $folder } spielt gerade ein anderer Prozess.
arena-broken = { $file } ist in Zeile { $line } beschädigt: { $problem }
arena-faults =
    { $faults ->
        [one] { $player } hat eine Entscheidung verloren; der merchant hat sie getroffen.
       *[other] { $player } hat { $faults } Entscheidungen verloren; der merchant hat sie getroffen.
    }
arena-worker-lost = Ein Prozess, der spielte, wurde von außen beendet, vielleicht aus Mangel an Speicher.
arena-worker-failed = Ein Prozess, der spielte, ist gescheitert: { $problem }
arena-no-ray = Ray ist hier nicht installiert; das Extra „cluster“ dieses Pakets bringt es mit.
arena-no-cluster = Unter { $address } ist kein Ray-Cluster: { $problem }
