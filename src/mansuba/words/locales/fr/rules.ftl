# Les règles du jeu avec nos propres mots, section par section.

rules-title = Les règles de Mansuba

rules-aim-title = Le but
rules-aim =
    Mansuba est une course pour deux à six personnes. Chacun conduit six figurines hors de son Temple, à
    travers le plateau, jusque dans sa Pyramide, de l’autre côté. Le premier à les y réunir toutes les
    six gagne. Les bâtonnets disent quelle sorte de figurine peut avancer, et jusqu’où ; et qui saute
    par-dessus la bonne figurine la renvoie à son point de départ.

rules-things-title = Le matériel
rules-things =
    - **Le plateau,** entouré de six places.
    - **36 figurines.** Chacun en a six, une de chaque sorte : Faucon, Femme, Crocodile, Ibis, Chacal et
      Chat.
    - **Six bâtonnets,** un par sorte. Un bâtonnet a quatre faces : 1 symbole, 2 symboles avec le signe de
      l’Immortel Naal, 3 symboles et 4 symboles. Toutes les faces ont la même chance de sortir.

rules-board-title = Le plateau
rules-board =
    Les cases sont des hexagones. Deux cases qui partagent un bord sont adjacentes, et de chaque case
    partent des lignes droites dans six directions. Une case ne porte jamais plus d’une figurine.

    Autour du plateau se trouvent six places, numérotées de 0 à 5 dans le sens horaire. Chacune a deux
    enceintes de six cases : son Temple, d’où partent ses figurines, et en face sa Pyramide, où elles
    veulent arriver.

    À deux, on occupe les places 0 et 3 ; à trois, 0, 2 et 4 ; à quatre, 0, 1, 3 et 4 ; à cinq, de 0 à 4.
    Les enceintes d’une place vide n’appartiennent à personne, et tout le monde peut y passer.

    Chaque case a un nom : une lettre pour sa rangée, comptée depuis le bas, et un nombre le long de la
    rangée. Les directions sont E (à droite), W (à gauche), NE et NW (vers le haut), SE et SW (vers le
    bas).

rules-setup-title = Avant le premier lancer
rules-setup =
    Place après place, en commençant par le plus petit numéro, on installe les figurines : chacune sur
    n’importe quelle case vide de son Temple, dans l’ordre Faucon, Femme, Crocodile, Ibis, Chacal, Chat.

    Quand toutes les figurines sont en place, le sort désigne qui commence. Les chances sont égales.

rules-round-title = Une manche
rules-round =
    La personne qui ouvre la manche lance les six bâtonnets. À partir d’elle et dans le sens horaire,
    chacun joue un tour et utilise un bâtonnet encore libre, jusqu’à ce que les six aient servi. À
    quatre ou à cinq, certains jouent deux fois.

    Une nouvelle manche commence alors. Elle est ouverte par la place occupée qui suit, dans le sens
    horaire, celle qui a ouvert la précédente. À deux ou à quatre, la personne qui a pris le dernier
    bâtonnet est donc aussi celle qui lance ensuite.

rules-turn-title = Un tour
rules-turn =
    On prend un bâtonnet encore libre et on choisit la figurine qu’il va déplacer :

    - sa propre figurine de la même sorte : un mouvement au moins, et au plus autant que la face montre
      de symboles ;
    - une de ses figurines d’une autre sorte : un mouvement exactement, car le bâtonnet est sacrifié
      (règle 7) ;
    - si la face porte l’Immortel Naal : aussi la figurine de quelqu’un d’autre, des deux mêmes façons
      (règle 6).

    On ne peut prendre un bâtonnet que pour une figurine capable d’un premier mouvement. Après chaque
    mouvement, on peut s’arrêter. Le tour s’achève de lui-même quand il ne reste plus de mouvement ou
    qu’aucun n’est possible. Une figurine peut finir sur la case d’où elle est partie.

    Si aucun bâtonnet libre ne permet de déplacer une figurine, on passe : on cède un bâtonnet libre de
    son choix. Dans tout autre cas, il est interdit de passer.

rules-step-title = Un mouvement
rules-step =
    Un mouvement se fait dans l’une des six directions. C’est

    - un **mouvement simple** vers la case adjacente, si elle est vide ; ou
    - un **saut,** si une figurine occupe la case adjacente et que la case juste derrière elle est vide :
      c’est là que l’on arrive.

    Mouvements simples et sauts peuvent s’enchaîner à volonté, chacun dans la direction que l’on veut. Un
    saut compte pour un seul mouvement, bien qu’il mène deux cases plus loin.

rules-laws = Ces sept règles valent pour chaque mouvement, quelle que soit la personne qui le fait.

rules-beguile-title = Charmer
rules-beguile =
    Chaque sorte en charme une autre, en cercle :

    { $ring }

    Quand une figurine saute par-dessus une figurine de la sorte qu’elle charme, celle-ci est charmée.
    Cela arrive toujours, qu’on le veuille ou non, et peu importe à qui elles sont : on peut charmer ses
    propres figurines, et une figurine déplacée par le Naal charme tout autant.

    La figurine charmée est retirée du plateau. Son propriétaire la pose aussitôt sur n’importe quelle
    case vide de son Temple. Puis le déplacement se poursuit avec les mouvements qui restent ; il peut
    charmer encore.

    - La case d’où la figurine a été retirée compte comme vide : une figurine charmée dans son propre
      Temple peut donc y être reposée au même endroit. La case où le saut s’est achevé est occupée.
    - Dans sa propre Pyramide, une figurine est à l’abri. On peut sauter par-dessus, mais elle reste.
    - Si le Temple n’a aucune case vide, la figurine reste où elle est. (Cela ne peut arriver qu’avec
      `laws_bind` `mover` ; voir plus bas.)

rules-end-title = La fin
rules-end =
    Dès que les six figurines d’une place sont dans sa Pyramide, cette place gagne : même au milieu d’un
    déplacement, et même si quelqu’un d’autre y a fait entrer la dernière. Si le même mouvement charme
    une figurine, on la pose d’abord ; ensuite seulement, on regarde qui a gagné. Les mouvements et les
    bâtonnets restants ne comptent plus.

    Il y a toujours un seul vainqueur, jamais d’égalité, et aucune limite à la durée d’une partie. Une
    partie qui s’arrête avant est dite interrompue ; elle n’a pas de résultat.

rules-options-title = Ce dont on peut convenir autrement
rules-options =
    Une édition peut changer les points suivants. Sans autre accord, c’est la première valeur qui vaut.

    - **Plateau :** `sun` avec 199 cases, le plus petit `oasis` avec 163, ou celui d’un fichier.
    - **`laws_bind` :** `owner`, comme à la règle 4 ci-dessus. Avec `mover`, une figurine ne peut arriver
      que dans les enceintes de la place qui la déplace ; elle peut en outre continuer dans une enceinte
      où elle se trouve déjà. Les règles 3 et 5 valent comme toujours.
    - **`temple_reentry` :** `never`, comme à la règle 3. Avec `same-move`, le Temple n’est fermé à une
      figurine que pour la fin du déplacement qui l’en a fait sortir.
    - **`sanctuary` :** `true` ; aucune figurine n’est charmée dans sa propre Pyramide. Avec `false`, une
      figurine y est charmée comme ailleurs et retourne dans son Temple.
    - **Le cercle et les faces** peuvent être différents.

picture-board = Le plateau { $board }, installé pour { $players } personnes. Chaque figurine porte le numéro de sa place et la lettre de sa sorte : F Faucon, W Femme, C Crocodile, I Ibis, J Chacal, K Chat. Les cases marquées d’un triangle sont celles des Pyramides ; les cases vides d’un Temple auraient un carré.
picture-steps = Le Faucon de la place 0 avec un bâtonnet de 1 symbole : chaque point est une case qu’il peut atteindre. Il peut sauter par-dessus les figurines voisines quand la case derrière elles est vide.
picture-beguile = L’Ibis de la place 0 va sauter par-dessus le Chacal de la place 3, jusqu’à la case marquée d’un point. Le Chacal est charmé et retourne dans son Temple.
