# Pourquoi une édition ne peut pas marcher (fault), ou une position se présenter (flaw).

fault-syntax = Ce n’est pas du TOML : { $problem }
fault-unreadable = Lecture impossible : { $problem }
fault-missing = Élément manquant.
fault-unknown-key = Cette clé n’existe pas. Clés connues : { $known }
fault-wrong-type = Attendu ici : { $expected }
fault-bad-name = « { $name } » ne convient pas comme nom. Attendu : { $expected }
fault-no-such-board = Il n’y a pas de plateau fourni « { $name } », seulement : { $known }
fault-board-twice = Il faut soit un plateau fourni, soit un plateau à soi, pas les deux.
fault-too-many-spaces = Un plateau a au plus { $most } cases ; celui-ci en a { $count }.
fault-too-many-directions = Un plateau a au plus { $most } directions ; celui-ci en a { $count }.
fault-space-twice = La case { $space } figure deux fois.
fault-no-such-space = Le plateau n’a pas de case { $space }.
fault-no-reverse = La direction { $direction } a besoin d’une direction inverse bien à elle.
fault-two-neighbours = Depuis { $space }, { $direction } mène à la fois à { $one } et à { $other } ; il ne peut y avoir qu’une case.
fault-line-returns = Depuis { $space }, { $direction } ramène à la même case en deux pas au plus.
fault-seats-disagree = La place { $seat } a un Temple ou une Pyramide, mais pas les deux.
fault-seats-not-in-order = Un plateau a deux à six places, numérotées à partir de 0 sans trou.
fault-court-too-small =
    { $count ->
        [0] Un Temple ou une Pyramide a au moins six cases ; ici, il n’y en a aucune.
        [one] Un Temple ou une Pyramide a au moins six cases ; ici, il n’y en a qu’une.
       *[other] Un Temple ou une Pyramide a au moins six cases ; ici, il n’y en a que { $count }.
    }
fault-courts-overlap = La case { $space } appartient déjà { COURT($court, form: "to") }.
fault-no-way = Quand toutes les autres enceintes sont fermées, aucun chemin ne mène de { $temple }, dans le Temple, à { $pyramid }, dans la Pyramide.
fault-no-players = Il faut dire quelles places sont occupées, pour au moins un nombre de personnes de 2 à 6.
fault-wrong-seats = Pour { $players } personnes, il faut { $players } places différentes de ce plateau, dans l’ordre croissant.
fault-other-players = On ne peut pas jouer à { $players } sur le plateau { $board }. Nombres de personnes possibles : { $known }.
fault-not-a-ring = Le cercle doit nommer une fois chacune des six sortes.
fault-not-four-faces =
    { $count ->
        [0] Un bâtonnet a quatre faces ; celui-ci n’en a aucune.
        [one] Un bâtonnet a quatre faces ; celui-ci n’en a qu’une.
       *[other] Un bâtonnet a quatre faces ; celui-ci en a { $count }.
    }
fault-bad-face = Une face montre de 1 à { $most } symboles.
fault-no-such-value = « { $given } » ne convient pas ici. Possible : { $known }

flaw-no-such-figure = Personne dans la partie ne possède { FIGURE($figure, form: "the") }.
flaw-no-such-space = Le plateau n’a pas de case { $space }.
flaw-two-on-a-space = { FIGURE($one, form: "the", start: "yes") } et { FIGURE($other, form: "the") } se trouvent en même temps en { $space }.
flaw-figure-missing = Il manque { FIGURE($figure, form: "the") }.
flaw-out-of-order = { FIGURE($figure, form: "the", start: "yes") } est déjà en place, alors que { FIGURE($next, form: "the") } vient avant.
flaw-not-in-temple = { FIGURE($figure, form: "the", start: "yes") } est en { $space }, hors de son Temple, dès l’installation.
flaw-in-anothers-court = { FIGURE($figure, form: "the", start: "yes") } se trouve en { $space }, dans { COURT($court, form: "the") }.
flaw-no-starter = Des bâtonnets sont en jeu ou une figurine se déplace avant le tirage au sort.
flaw-no-such-starter = { SEAT($seat, form: "the", start: "yes") } n’est pas dans la partie.
flaw-no-such-face = { STICK($stick, form: "the", start: "yes") } n’a pas de face { $face }.
flaw-no-stick-taken = Une figurine se déplace, mais aucun bâtonnet n’a été pris.
flaw-too-many-steps =
    { $steps ->
        [one] Aucun bâtonnet ne donne { $steps } mouvement.
       *[other] Aucun bâtonnet ne donne { $steps } mouvements.
    }
flaw-no-step-possible = { FIGURE($figure, form: "the", start: "yes") } ne peut pas continuer ; son déplacement serait donc fini.
flaw-not-beguiled-yet = { FIGURE($figure, form: "the", start: "yes") } est en main avant le début du déplacement.
flaw-temple-not-left = { FIGURE($figure, form: "the", start: "yes") } ne peut pas avoir quitté son Temple pendant ce déplacement.
flaw-hand-not-empty = { FIGURE($figure, form: "the", start: "yes") } est à la fois en main et sur le plateau.
flaw-temple-full = Impossible de poser { FIGURE($figure, form: "the") } : son Temple est plein.
flaw-two-winners = { SEAT($one, form: "the", start: "yes") } et { SEAT($other, form: "the") } ont gagné toutes les deux.
flaw-goes-on = { SEAT($seat, form: "the", start: "yes") } a gagné, et pourtant la partie continue.
