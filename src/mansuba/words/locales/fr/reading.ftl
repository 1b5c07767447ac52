# La page des règles : sommaire, recherche et petits plateaux à essayer.

reading-contents = Sommaire
reading-search = Chercher dans les règles
reading-found =
    { $count ->
        [one] Trouvé à un endroit.
       *[other] Trouvé à { $count } endroits.
    }
# $wanted est ce qui a été cherché.
reading-nothing = Les règles ne disent rien de « { $wanted } ».
reading-show-all = Montrer toutes les règles
reading-away = Les règles apparaîtront dès que le serveur répondra.

# Un petit plateau.
reading-try = À vous d’essayer
reading-again = Recommencer
reading-over = C’était le tour entier.
example-board = Vous jouez la place 0, en bas, et le bâtonnet Crocodile montre 3. Choisissez n’importe quelle case pour apprendre son nom, ou l’une de vos figurines pour voir où elle peut aller.
example-step = Le bâtonnet Faucon montre 1. Choisissez le Faucon et faites un mouvement : sur une case vide, ou par-dessus une figurine voisine.
example-jump = La Femme a trois mouvements. Menez-la par-dessus le Crocodile de la place 3, puis par-dessus votre propre Ibis. Et pourquoi pas par-dessus le Chat ?
example-temple = Le Crocodile a quitté son Temple. Essayez de l’y ramener, en c6. Les figurines encore à l’intérieur peuvent y bouger.
example-courts = Le Chat est devant le Temple de la place 3, qui lui est fermé. Sa propre Pyramide, juste à côté, lui est ouverte.
example-pyramid = La Femme est arrivée. Elle peut encore bouger dans la Pyramide ; essayez de l’en faire sortir.
example-naal = Le bâtonnet Chacal montre 2 et le Naal : jusqu’à deux mouvements avec votre Chacal ou avec celui de la place 3, ou un mouvement avec n’importe quelle autre figurine.
example-sacrifice = Le bâtonnet Crocodile montre 3. Votre Crocodile peut faire trois mouvements, votre Ibis un seul : le bâtonnet est alors sacrifié.
example-beguile = Avec l’Ibis, sautez par-dessus le Chacal de la place 3. Choisissez ensuite, comme le ferait la place 3, la case du Temple où le Chacal est posé, et continuez avec les mouvements qui restent.
example-end = Cinq figurines sont dans la Pyramide. Faites-y entrer le Faucon, la sixième.
