# Les sept règles : un nom, la règle elle-même, et de quoi trancher un désaccord.

laws-title = Les 7 Règles de Mouvement
law-heading = Règle { $number } : { $title }

law-1-title = Ses propres figurines
law-1 = On ne déplace que ses propres figurines. Seule la règle 6 fait exception.
law-1-more =
    Le bâtonnet choisi décide de la figurine et de la distance : une figurine de sa sorte fait au plus
    autant de mouvements que la face montre de symboles ; pour toute autre sorte, voir la règle 7.
law-2-title = Le saut
law-2 =
    Une figurine peut sauter par-dessus n’importe quelle autre, à soi ou adverse, mais une seule à la
    fois, et seulement vers la case vide située juste derrière, en ligne droite.
law-2-more =
    Si une deuxième figurine se trouve derrière la première, ou si le plateau s’arrête là, le saut est
    impossible. Peu importe où se tient la figurine franchie, même dans une enceinte interdite à celle
    qui saute : les règles 3 à 5 ne regardent que la case où un mouvement s’achève.
law-3-title = Pas de retour
law-3 = Une figurine sortie de son Temple n’y rentre plus.
law-3-more =
    Tant qu’elle n’en est pas sortie, elle peut s’y déplacer. Une figurine charmée y revient bien, mais
    c’est son propriétaire qui l’y pose ; ce n’est pas un mouvement, et cette règle ne s’applique pas.
law-4-title = Les enceintes des autres
law-4 = Une figurine n’entre jamais dans le Temple ni dans la Pyramide de quelqu’un d’autre.
law-4-more =
    Ce qui compte, c’est à qui appartient la figurine, et non qui la déplace. Grâce au Naal, on peut
    donc mener une figurine adverse dans sa propre Pyramide, mais dans aucune autre. Seules les places
    occupées ont des enceintes : le Temple et la Pyramide d’une place vide sont des cases ordinaires.
law-5-title = On ne quitte pas la Pyramide
law-5 = Une figurine entrée dans sa Pyramide n’en sort plus jamais.
law-5-more =
    Elle peut encore passer d’une case à l’autre à l’intérieur. Comme elle ne peut pas en sortir, on ne
    peut pas non plus l’y charmer.
law-6-title = L’Immortel Naal
law-6 = Une face marquée de l’Immortel Naal permet de déplacer la figurine de n’importe qui.
law-6-more =
    On prend le bâtonnet pour une figurine de sa sorte, quel qu’en soit le propriétaire, et on fait au
    plus autant de mouvements qu’il y a de symboles ; ou bien on le sacrifie pour faire un mouvement
    avec n’importe quelle figurine du plateau. Les autres règles s’appliquent à la figurine comme si
    son propriétaire la déplaçait. Rien n’oblige à invoquer le Naal : la face vaut aussi, comme toute
    autre, pour sa propre figurine.

    Par exemple, le bâtonnet Crocodile montre 2 symboles et le Naal : jusqu’à deux mouvements avec le Crocodile de
    n’importe qui, ou un mouvement avec n’importe quelle figurine.
law-7-title = Le sacrifice
law-7 =
    On peut sacrifier un bâtonnet : une figurine d’une autre sorte que la sienne fait alors exactement
    un mouvement.
law-7-more =
    Ce peut être un mouvement simple ou un saut. Le nombre de symboles ne compte pas. Un bâtonnet
    sacrifié a servi, comme tout autre.

    Par exemple, on sacrifie le bâtonnet Crocodile, qui montre 4 symboles, pour un mouvement de son
    Ibis : dans cette manche, aucun Crocodile n’ira plus bien loin.
