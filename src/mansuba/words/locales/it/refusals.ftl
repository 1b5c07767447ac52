# Perché una decisione viene respinta.

refusal-law-1 = Legge 1: { SEAT($seat, form: "the") } non può muovere { FIGURE($figure, form: "the") } con { STICK($stick, form: "the") }, perché la sua faccia non mostra il Naal Immortale.
refusal-law-2 = Legge 2: { FIGURE($figure, form: "the") } non può saltare { FIGURE($over, form: "the") } da { $here }, perché dietro, in { $there }, c’è { FIGURE($by, form: "the") }.
refusal-law-3 =
    { FIGURE($figure, form: "gender") ->
        [feminine] Legge 3: { FIGURE($figure, form: "the") } è uscita dal suo Tempio e non può rientrarvi, in { $there }.
       *[masculine] Legge 3: { FIGURE($figure, form: "the") } è uscito dal suo Tempio e non può rientrarvi, in { $there }.
    }
refusal-law-4 = Legge 4: { FIGURE($figure, form: "the") } non può andare in { $there }, che si trova { COURT($court, form: "in") }.
refusal-law-5 = Legge 5: { FIGURE($figure, form: "the") } è nella sua Piramide e non può uscirne verso { $there }.
refusal-nonsense = Questa non è una decisione del gioco: { $given }
refusal-game-over = La partita è finita: ha vinto { SEAT($seat, form: "the") }.
refusal-not-now =
    { $phase ->
        [set-up] Non ora: si stanno sistemando le pedine, e tocca { SEAT($actor, form: "to") }.
        [lot] Non ora: prima si sorteggia chi comincia.
        [throw] Non ora: prima si lanciano i bastoncini-dadi.
        [take] Non ora: prima { SEAT($actor, form: "the") } prende un bastoncino-dado.
        [step] Non ora: { SEAT($actor, form: "the") } è a metà di una mossa e deve proseguire o fermarsi.
       *[place] Non ora: prima { SEAT($actor, form: "the") } rimette la pedina ingannata nel Tempio.
    }
refusal-no-such-figure = Nella partita non c’è questa pedina: { $given }
refusal-no-such-space = Sul tabellone non c’è questo spazio: { $given }
refusal-no-such-seat = Nella partita non c’è questo posto: { $given }
refusal-no-such-stick = Non c’è questo bastoncino-dado: { $given }
refusal-no-such-direction = Sul tabellone non c’è questa direzione: { $given }
refusal-no-such-face = { STICK($stick, form: "the", start: "yes") } non ha questa faccia: { $face }
refusal-six-faces = Un lancio dà una faccia a ciascuno dei sei bastoncini-dadi; questo non è un lancio: { $given }
refusal-another-figure-first = Bisogna sistemare { FIGURE($first, form: "the") } prima { FIGURE($figure, form: "of") }.
refusal-outside-temple = { FIGURE($figure, form: "the", start: "yes") } si mette solo nel suo Tempio, e { $space } ne è fuori.
refusal-space-taken = In { $space } c’è già { FIGURE($by, form: "the") }.
refusal-stick-used = { STICK($stick, form: "the", start: "yes") } è già stato usato in questo giro.
refusal-no-first-step = { FIGURE($figure, form: "the", start: "yes") }, in { $space }, non può fare nessun movimento; per questa pedina non si può prendere un bastoncino-dado.
refusal-edge-of-board = { FIGURE($figure, form: "the", start: "yes") } non può andare verso { $direction } da { $here }: lì finisce il tabellone.
refusal-no-space-behind = { FIGURE($figure, form: "the", start: "yes") } non può saltare verso { $direction } da { $here } oltre { FIGURE($over, form: "the") }: dietro finisce il tabellone.
refusal-step-first = { FIGURE($figure, form: "the", start: "yes") } deve fare almeno un movimento prima di fermarsi.
refusal-can-still-move = Passa solo chi non può muovere nulla; ma con { STICK($stick, form: "the") } si può ancora muovere { FIGURE($figure, form: "the") }.
