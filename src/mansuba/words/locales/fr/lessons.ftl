# Apprendre en jouant : dix petites leçons sur le vrai plateau, et les conseils d’une première partie.

learn-title = Apprendre pas à pas
learn-what = Dix petites leçons sur le vrai plateau, d’une minute chacune. Rien ne peut mal tourner.
learn-progress =
    { $done ->
        [0] Aucune des { $count } leçons n’est encore terminée.
       *[other] Leçons terminées : { $done } sur { $count }.
    }
learn-begin = Commencer
# $title est le nom d’une leçon.
learn-go-on = Continuer : { $title }
learn-forget = Oublier mes progrès
learn-forgotten = Toutes les leçons sont à nouveau ouvertes.
# Le titre d’une leçon.
learn-lesson = { $number }. { $title }
learn-lesson-done = terminée
learn-lesson-part = exercices faits : { $done } sur { $count }
# Le nom du cadre de l’exercice pour les lecteurs d’écran ; c’est aussi écrit au-dessus.
learn-task = Exercice { $task } sur { $count }
learn-show = Montrer
learn-start-over = Recommencer
learn-next-task = Exercice suivant
learn-next-lesson = Leçon suivante : { $title }
learn-well-done = Bravo !
learn-all = Toutes les leçons
learn-finished = C’étaient les dix leçons. Vous connaissez tout le jeu : à vous de jouer !
learn-missed = C’est permis, mais ce n’est pas ce que demande l’exercice. Relisez-le et réessayez.

# Ce qu’il faut faire, pour qui demande à voir.
show-take = Choisissez { STICK($stick, form: "the") }, puis { FIGURE($figure, form: "the") }, puis { $space }.
show-done = À la fin, appuyez sur « { action-done } ».
show-forbidden = Choisissez { FIGURE($figure, form: "the") }, puis { $space }.
show-place = Choisissez { $space } pour { FIGURE($figure, form: "the") }.
show-throw = Appuyez sur « { action-throw } ».
show-set-up = Tout ordre convient : appuyez sur « { set-up-ready } ».
show-lost = Vous avez quitté le chemin que cette leçon connaît. Recommencez, et il pourra être montré.

# Les leçons : le nom, chaque exercice, et ce qu’on y apprend.
lesson-step = Les mouvements simples
lesson-step-1 = Votre Faucon se tient au milieu du plateau. Choisissez-le, puis une case éclairée à côté, et appuyez sur « { action-done } ».
lesson-step-1-done = Un mouvement simple mène sur une case vide voisine, dans l’une des six directions.
lesson-step-2 = Le bâtonnet Faucon montre maintenant trois symboles : jusqu’à trois mouvements. Faites-les tous, jusqu’à une case marquée 3.
lesson-step-2-done = Chaque symbole vaut un mouvement, et l’on peut tourner à chacun d’eux.
lesson-jump = Les sauts
lesson-jump-1 = L’Ibis adverse se tient à côté de votre Femme. Sautez par-dessus, sur la case vide juste derrière.
lesson-jump-1-done = On peut sauter par-dessus n’importe qui si la case juste derrière est vide. Un saut compte pour un mouvement.
lesson-jump-2 = Deux symboles suffisent pour deux sauts. Franchissez les deux figurines en un seul déplacement avec votre Femme.
lesson-jump-2-done = Sauts et mouvements simples se mêlent à volonté. Une suite de sauts mène loin.
lesson-stick = Les bâtonnets
lesson-stick-1 = Six bâtonnets ont été lancés, et chacun déplace la figurine de sa sorte. Prenez le bâtonnet Chat et menez votre Chat à quatre mouvements de là.
lesson-stick-1-done = Les symboles disent jusqu’où l’on peut aller. Un bâtonnet pris est épuisé pour cette manche.
lesson-stick-2 = On n’est pas obligé d’aller aussi loin que permis. Faites moins de quatre mouvements avec votre Crocodile et appuyez sur « { action-done } ».
lesson-stick-2-done = Un mouvement au moins ; ensuite, vous vous arrêtez où vous voulez.
lesson-sacrifice = Le sacrifice
lesson-sacrifice-1 = Votre Chacal est à un mouvement de sa Pyramide, mais son bâtonnet est épuisé. Sacrifiez-en un autre pour ce mouvement.
lesson-sacrifice-1-done = Un bâtonnet sacrifié déplace une figurine d’une autre sorte : d’un seul mouvement, quoi qu’il montre.
lesson-naal = L’Immortel Naal
lesson-naal-1 = Le bâtonnet Crocodile montre l’Immortel Naal, qui vous prête le Crocodile de n’importe qui. Celui de l’adversaire est près de sa Pyramide : éloignez-le.
lesson-naal-1-done = Une face marquée du Naal déplace toute figurine de sa sorte, même adverse, d’autant de mouvements qu’elle montre de symboles.
lesson-naal-2 = Sacrifié, le Naal vous prête n’importe quelle figurine, pour un mouvement. Écartez le Chacal adverse de sa Pyramide.
lesson-naal-2-done = Aucune figurine n’est à l’abri du Naal. Les vôtres peuvent utiliser cette face comme une autre.
lesson-beguile = Charmer
lesson-beguile-1 = Un Ibis charme un Chacal. Sautez par-dessus le Chacal adverse avec votre Ibis.
lesson-beguile-1-done = La figurine charmée est de retour dans son Temple ; l’adversaire a choisi la case.
lesson-beguile-2 = Chaque sorte en charme une autre, comme le montre l’anneau. Trouvez la figurine que votre Chat peut charmer, et sautez par-dessus.
lesson-beguile-2-done = Par-dessus les deux autres, ce n’aurait été qu’un saut. Charmer n’est pas un choix : cela arrive toujours.
lesson-beguile-3 = Cette fois, c’est à vous que c’est arrivé : un Chacal a sauté par-dessus votre Chat. Choisissez pour lui une case de votre Temple.
lesson-beguile-3-done = Son chemin recommence. Surveillez donc qui peut sauter par-dessus qui.
lesson-temple = Le Temple
lesson-temple-1 = C’est ici que chaque partie commence : installez vos six figurines dans votre Temple, dans l’ordre que vous voulez. Puis appuyez sur « { set-up-ready } ».
lesson-temple-1-done = Celles de devant partent les premières. Quand tout le monde est installé, le sort désigne qui commence.
lesson-temple-2 = Faites sortir votre Crocodile du Temple. À sa droite se trouve la Pyramide adverse, qui lui est fermée.
lesson-temple-2-done = Aucune figurine n’entre dans le Temple ni dans la Pyramide de quelqu’un d’autre.
lesson-temple-3 = Votre Faucon est dehors. Choisissez-le, et essayez de revenir sur la case vide de votre Temple.
lesson-temple-3-done = Pas de retour : une figurine sortie de son Temple n’y rentre plus.
lesson-pyramid = La Pyramide
lesson-pyramid-1 = Le voyage finit dans votre Pyramide, de l’autre côté du plateau. Menez-y votre Femme.
lesson-pyramid-1-done = Dans sa propre Pyramide, aucune figurine ne peut être charmée.
lesson-pyramid-2 = Choisissez votre Femme, et essayez de ressortir de la Pyramide.
lesson-pyramid-2-done = Une figurine dans sa Pyramide y reste et ne se déplace plus qu’à l’intérieur. Laissez donc de la place à l’entrée.
lesson-round = Les manches
lesson-round-1 = Cette manche, c’est vous qui la commencez. Lancez les bâtonnets, prenez-en un et déplacez une figurine.
lesson-round-1-done = L’adversaire prend maintenant l’un des autres, et ainsi de suite à tour de rôle, jusqu’à ce que les six soient épuisés.
lesson-round-2 = Il reste un bâtonnet, et il est pour vous. Utilisez-le, puis commencez la manche suivante en lançant les bâtonnets.
lesson-round-2-done = La manche suivante est commencée par la place suivante dans le sens des aiguilles d’une montre. À deux, c’est donc qui a pris le dernier bâtonnet.
lesson-win = Gagner
lesson-win-1 = Cinq de vos figurines sont dans la Pyramide. Menez-y aussi le Chat.
lesson-win-1-done = Qui a le premier ses six figurines dans la Pyramide gagne aussitôt.

# Les conseils d’une première partie, chacun une seule fois, au bon moment.
tips-off = Plus de conseils
tip-set-up = Voici vos six figurines dans votre Temple. Mettez devant celles qui doivent partir d’abord, ou appuyez simplement sur « { set-up-ready } ».
tip-throw = Vous commencez la manche : lancez les bâtonnets. Chacun déplace la figurine de sa sorte.
tip-take = Prenez un bâtonnet : choisissez-le, ou choisissez la figurine à déplacer. Les symboles disent combien de mouvements elle peut faire.
tip-naal = Un bâtonnet montre l’Immortel Naal : avec lui, vous pouvez aussi déplacer les figurines adverses.
tip-space = Les cases éclairées sont à portée, et le nombre dit combien de mouvements il faut. Votre Pyramide est de l’autre côté du plateau.
tip-jump = Ici vous pouvez sauter par-dessus des figurines, sur la case juste derrière. C’est un seul mouvement, mais il mène deux fois plus loin.
tip-sacrifice = Ce bâtonnet est d’une autre sorte. Vous le sacrifieriez, pour un seul mouvement.
tip-beguile = Vous pouvez charmer quelqu’un : sautez par-dessus cette figurine, et elle doit retourner dans son Temple.
tip-beguiled = Votre figurine a été charmée. Choisissez pour elle une case de votre Temple ; son chemin recommence.
tip-enter = Vous pouvez entrer dans votre Pyramide. Votre figurine y est à l’abri et n’en sort plus ; allez donc jusqu’au fond.
tip-entered = Une figurine est arrivée ! Il faut les six dans la Pyramide pour gagner.
tip-won = C’était une partie entière. Les conseils sont finis ; les règles se lisent à tout moment.
