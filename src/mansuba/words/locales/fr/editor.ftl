# L’éditeur de positions.

flaw-text = Le texte ne va pas à la colonne { $column }. Attendu : { $expected }. Trouvé : { $found }.
flaw-text-ends = Le texte s’arrête à la colonne { $column }, où il manque encore quelque chose : { $expected }.
flaw-over = { SEAT($seat, form: "the", start: "yes") } a déjà gagné dans cette position ; il n’y a plus rien à jouer.

editor-figures = Figurines
editor-figures-how = Faites glisser une figurine sur n’importe quelle case, ou choisissez-la puis une case. Tirée hors du plateau, elle en est retirée.
editor-stands = { FIGURE($figure, form: "the", start: "yes") } se trouve en { $space }.
editor-in-hand = { FIGURE($figure, form: "the", start: "yes") } est dans la main de son propriétaire.
editor-off = { FIGURE($figure, form: "the", start: "yes") } n’est pas sur le plateau.
editor-chosen = Où placer { FIGURE($figure, form: "the") } ?
editor-none-chosen = Aucune figurine n’est choisie.
editor-space = Case
editor-put = Placer
editor-take-off = Retirer
editor-set-up = Installer comme au début
editor-clear = Vider le plateau
editor-starter = Qui a commencé cette manche ?
editor-before-lot = Avant le tirage au sort
editor-sticks = Bâtonnets encore à prendre
editor-sticks-how = Ce que montre chacun, ou qu’il est utilisé. On en déduit à qui de jouer.
editor-stick-used = utilisé
editor-face = { $icons }
editor-face-naal = { $icons }, Naal
editor-throw = Les lancer
editor-no-sticks = Tous utilisés
editor-moving =
    { $steps ->
        [one] { FIGURE($figure, form: "the", start: "yes") } est au milieu de son déplacement : encore un mouvement.
       *[other] { FIGURE($figure, form: "the", start: "yes") } est au milieu de son déplacement : encore { $steps } mouvements.
    }
editor-moving-hand = { FIGURE($figure, form: "the", start: "yes") } attend dans la main de son propriétaire.
editor-end-move = Terminer ce déplacement
editor-anew = Recommencer avec
editor-players = Joueurs
editor-verdict = Ce que disent les règles
editor-can-be = On peut jouer ainsi.
editor-cannot-be = C’est impossible.
editor-checking = Vérification…
editor-decisions =
    { $count ->
        [one] Une décision est possible.
       *[other] { $count } décisions sont possibles.
    }
editor-play = Jouer à partir d’ici
editor-undo = Annuler
editor-redo = Rétablir
editor-undone = Annulé.
editor-redone = Rétabli.
editor-line = La position en une ligne
editor-line-how = Copiez-la, ou collez-en une autre ici et appuyez sur Entrée.
editor-copy = Copier la ligne
editor-copied = La ligne est copiée.
editor-selected = La ligne est sélectionnée. Copiez-la vous-même.
editor-share = Partager un lien
editor-share-title = Cette position sous forme de lien
editor-invitation = Une position de Mansuba à regarder :
