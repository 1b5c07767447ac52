# Ausgaben untersucht: die Hilfe, die Tabelle und das Bild, was sie aus dem Spiel machen.

help-study = Vergleicht Ausgaben: wie lange Partien dauern, ob es hilft zu beginnen, wie oft betört wird und die Führung wechselt.
metavar-edition = AUSGABE
argument-editions = Die Ausgaben: TOML-Dateien oder die Wörter sun und oasis. Bei zweien wird der Unterschied gezeigt.
option-study-games = Wie viele Partien auf jeder Ausgabe gespielt werden. Ohne Angabe: { $games }.
option-with = Wer auf allen Plätzen spielt. Ohne Angabe: { $player }.

study-about = { $players } Plätze, auf allen spielt { $player }
study-edition = Ausgabe
study-turns = Spielzüge (Median)
study-half = Hälfte der Partien
study-starter = Wer beginnt, gewinnt
study-beguiles = Betört je Partie
study-leads = Führungswechsel je Partie
study-range = { $low } bis { $high }
study-difference = Unterschied
study-fair = Wer beginnt, hätte mit { $fair } einen gerechten Anteil.
study-truncated =
    { $games ->
        [one] Auf { $edition } wurde eine Partie abgebrochen.
       *[other] Auf { $edition } wurden { $games } Partien abgebrochen.
    }

study-title = Ausgaben im Vergleich: { $players } Plätze, { $player }
study-picture-turns = Spielzüge je Partie: der Median mit seinem 95-%-Intervall und die mittlere Hälfte der Partien
study-picture-starter = Wie oft gewinnt, wer beginnt; die gestrichelte Linie ist der gerechte Anteil
