# Comment une partie s’est passée : raconté à la fin.

# Lus à la suite : combien il y en a eu, puis combien de temps.
story-length =
    { $turns ->
        [one] Un tour,
       *[other] { $turns } tours,
    } { $throws ->
        [one] un lancer,
       *[other] { $throws } lancers,
    }
story-took-minutes =
    { $count ->
        [one] une minute.
       *[other] { $count } minutes.
    }
story-took-hours =
    { $count ->
        [one] une heure.
       *[other] { $count } heures.
    }
story-took-days =
    { $count ->
        [one] un jour.
       *[other] { $count } jours.
    }

# Un graphique en lignes.
story-race = La course
story-race-means = Les mouvements qui restaient à chacun, du premier tour au dernier.

# Tournants : des boutons qui mènent au plateau tel qu’il était. $steps vaut 3 ou plus.
story-moments = Les tournants
story-turn = Tour { NUMBER($turn) }
story-lead = { SEAT($seat, form: "the", start: "yes") } prend la tête, cette fois pour de bon.
story-lead-always = { SEAT($seat, form: "the", start: "yes") } prend la tête et ne la quitte plus.
story-fall = { FIGURE($by, form: "the", start: "yes") } charme { FIGURE($figure, form: "the") } : un recul de { $steps } mouvements.
story-leap = { FIGURE($figure, form: "the", start: "yes") } se rapproche de { $steps } mouvements en un seul tour.

# Ce qui fut remarquable par ailleurs. $times et $jumps valent 2 ou plus.
story-facts = À retenir
story-overtakings =
    { $count ->
        [0] La tête n’a jamais changé de mains.
        [one] La tête a changé de mains une fois.
       *[other] La tête a changé de mains { $count } fois.
    }
story-beguiled = La figurine la plus charmée : { FIGURE($figure, form: "brief") }, { $times } fois.
story-chain = La plus longue chaîne : { $jumps } sauts de suite, { FIGURE($figure, form: "brief") }.

# Chacun : ce qui restait, ce qui fut fait, et ce que montrèrent les lancers.
story-players = Autour de la table
story-left =
    { $steps ->
        [0] au but
        [one] encore un mouvement
       *[other] encore { $steps } mouvements
    }
story-did =
    { $count ->
        [0] N’a charmé personne.
        [one] A charmé une figurine.
       *[other] A charmé { $count } figurines.
    }
story-lost =
    { $count ->
        [0] Jamais sous le charme.
        [one] Une fois sous le charme.
       *[other] { $count } fois sous le charme.
    }
# $icons est un nombre, déjà écrit. $luck : le hasard fut plus doux ou plus dur que d’habitude.
story-threw =
    { $luck ->
        [kind] De la chance aux bâtonnets : { $icons } symboles par lancer.
        [hard] Peu de chance aux bâtonnets : { $icons } symboles par lancer.
       *[fair] Les bâtonnets ont été justes : { $icons } symboles par lancer.
    }
story-luck-means = On attend { $icons } symboles par lancer. Ils comptent pour qui a lancé et donc pris d’abord ; tous prennent dans le même lancer.
