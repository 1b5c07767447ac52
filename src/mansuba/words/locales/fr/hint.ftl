# Une suggestion à la table : ce que ferait le robot nommé prêtre, et ce qui parle pour cela.

hint-ask = Suggestion
hint-title = Suggestion
hint-thinking = Le prêtre réfléchit…
hint-preparing = Le prêtre se prépare : la première fois, cela peut prendre une minute.
hint-take = Avec { STICK($stick, form: "the") }, menez { FIGURE($figure, form: "the") } de { $origin } à { $destination }.
hint-go-on = Menez { FIGURE($figure, form: "the") } plus loin, de { $origin } à { $destination }.
hint-stop = Arrêtez-vous ici.
hint-pass = Cédez { STICK($stick, form: "the") }.
# Un bouton : le déplacement est montré sur le plateau, mais pas envoyé.
hint-use = Suivre cette suggestion
hint-chance = Ainsi, pense le prêtre, vous gagnez { $percent } parties sur 100.

# Ce qui parle pour un déplacement.
hint-why-wins = Cela gagne la partie.
hint-why-enters = { FIGURE($figure, form: "the", start: "yes") } atteint sa Pyramide.
hint-why-beguiles =
    { $steps ->
        [one] Cela charme { FIGURE($figure, form: "the") } et fait reculer cette figurine d’au moins un mouvement.
       *[other] Cela charme { FIGURE($figure, form: "the") } et fait reculer cette figurine d’au moins { $steps } mouvements.
    }
hint-why-escapes = { FIGURE($figure, form: "the", start: "yes") } échappe à une figurine capable de charmer : { FIGURE($by, form: "the") }.
hint-why-sets-back =
    { $steps ->
        [one] Cela égare { FIGURE($figure, form: "the") } d’un mouvement.
       *[other] Cela égare { FIGURE($figure, form: "the") } de { $steps } mouvements.
    }
hint-why-nearer =
    { $steps ->
        [one] Cela vous rapproche de la Pyramide d’un mouvement.
       *[other] Cela vous rapproche de la Pyramide de { $steps } mouvements.
    }
hint-why-leaves = { FIGURE($figure, form: "the", start: "yes") } quitte son Temple.
hint-why-sacrifices = { FIGURE($figure, form: "the", start: "yes") } ne peut pas bouger : autant sacrifier { STICK($stick, form: "the") }.
hint-why-passes = Rien ne peut bouger : il faut céder un bâtonnet, ici { STICK($stick, form: "the") }.
hint-why-best = Le prêtre ne trouve rien qui promette davantage.
