# Le plateau, les bâtonnets et le tableau d’avancement sur la page : ce qui se voit, et ce qui est
# dit à qui ne le voit pas.

board-title = Le plateau
board-space = { $space }.
board-space-court = { $space }, dans { COURT($court, form: "the") }.
board-stands = { FIGURE($figure, form: "the", start: "yes") } se trouve ici.
board-movable = Cette figurine peut être choisie.
board-chosen = C’est la figurine choisie.
board-overview = Le plateau entier, partie à { $seats }. Appuyer pour agrandir et choisir des cases.
board-overview-hint = Toucher le plateau pour l’agrandir.
board-whole = Plateau entier
board-keys = Les flèches vont de case en case. N et P mènent à la case possible suivante ou précédente, Entrée la choisit.

ring-title = Qui charme qui
ring-link = { KIND($kind, form: "the") } charme { KIND($other, form: "the") }

sticks-title = Les bâtonnets
sticks-used = Utilisés
sticks-not-thrown = { STICK($kind, form: "name", start: "yes") }, pas encore lancé
sticks-shows =
    { $naal ->
        [yes] { STICK($kind, form: "name", start: "yes") }, { $icons } avec le Naal
       *[no] { STICK($kind, form: "name", start: "yes") }, { $icons }
    }
sticks-was =
    { $naal ->
        [yes] { STICK($kind, form: "name", start: "yes") }, { $icons } avec le Naal, utilisé
       *[no] { STICK($kind, form: "name", start: "yes") }, { $icons }, utilisé
    }

chart-title = Le chemin qui reste
chart-player = Nom
chart-steps = Mouvements restants, au minimum
chart-leads = en tête

words-board = Le plateau en mots
words-possible = Ce qui est possible
words-nothing = Il n’y a rien à choisir sur le plateau pour l’instant.
words-target = { $space } : { $label }
words-figures = Les figurines
words-figure = { KIND($kind, form: "name") } : { $place }
words-figure-hand = { KIND($kind, form: "name") } : hors du plateau.
words-choose = Choisir { FIGURE($figure, form: "the") } en { $space }
words-around = Regarder autour
words-here = Ici : { $place }
words-toward = { $direction } : { $place }
