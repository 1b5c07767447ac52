# Wie eine Partie verlief: erzählt, wenn sie vorbei ist.

# Nacheinander gelesen: wie viel es war, dann wie lange es gedauert hat.
story-length =
    { $turns ->
        [one] Ein Spielzug,
       *[other] { $turns } Spielzüge,
    } { $throws ->
        [one] ein Wurf,
       *[other] { $throws } Würfe,
    }
story-took-minutes =
    { $count ->
        [one] eine Minute.
       *[other] { $count } Minuten.
    }
story-took-hours =
    { $count ->
        [one] eine Stunde.
       *[other] { $count } Stunden.
    }
story-took-days =
    { $count ->
        [one] ein Tag.
       *[other] { $count } Tage.
    }

# Ein Schaubild aus Linien.
story-race = Das Rennen
story-race-means = Wie viele Züge allen noch bis ans Ziel fehlten, vom Anfang bis zum Ende.

# Wendepunkte: Knöpfe, die zum Brett führen, wie es da war. $steps ist 3 oder mehr.
story-moments = Wendepunkte
story-turn = Spielzug { NUMBER($turn) }
story-lead = { SEAT($seat, form: "the", start: "yes") } übernimmt die Führung, diesmal endgültig.
story-lead-always = { SEAT($seat, form: "the", start: "yes") } übernimmt die Führung und gibt sie nicht mehr ab.
story-fall = { FIGURE($by, form: "nominative", start: "yes") } betört { FIGURE($figure, form: "accusative") }: ein Rückschlag von { $steps } Zügen.
story-leap = { FIGURE($figure, form: "nominative", start: "yes") } kommt in einem einzigen Spielzug { $steps } Züge näher.

# Was sonst bemerkenswert war. $times und $jumps sind 2 oder mehr.
story-facts = Erinnernswert
story-overtakings =
    { $count ->
        [0] Die Führung hat nie gewechselt.
        [one] Die Führung hat einmal gewechselt.
       *[other] Die Führung hat { $count }-mal gewechselt.
    }
story-beguiled = Am häufigsten betört: { FIGURE($figure, form: "brief") }, { $times }-mal.
story-chain = Die längste Kette: { $jumps } Sprünge hintereinander, { FIGURE($figure, form: "brief") }.

# Alle am Tisch: wie weit es noch war, was sie taten, und was ihre Würfe zeigten.
story-players = Alle am Tisch
story-left =
    { $steps ->
        [0] am Ziel
        [one] noch ein Zug
       *[other] noch { $steps } Züge
    }
story-did =
    { $count ->
        [0] Hat niemanden betört.
        [one] Hat eine Figur betört.
       *[other] Hat { $count } Figuren betört.
    }
story-lost =
    { $count ->
        [0] Wurde nie betört.
        [one] Wurde einmal betört.
       *[other] Wurde { $count }-mal betört.
    }
# $icons ist eine Zahl, schon geschrieben. $luck: Der Zufall war gütiger oder härter als üblich.
story-threw =
    { $luck ->
        [kind] Glück mit den Hölzern: { $icons } Symbole je Wurf.
        [hard] Pech mit den Hölzern: { $icons } Symbole je Wurf.
       *[fair] Die Hölzer waren gerecht: { $icons } Symbole je Wurf.
    }
story-luck-means = Zu erwarten sind { $icons } Symbole je Wurf. Gezählt wird bei denen, die warfen und darum zuerst nahmen; alle nehmen aus demselben Wurf.
