# Pourquoi une décision est refusée.

refusal-law-1 = Règle 1 : { SEAT($seat, form: "the") } ne peut pas déplacer { FIGURE($figure, form: "the") } avec { STICK($stick, form: "the") }, car sa face ne montre pas l’Immortel Naal.
refusal-law-2 = Règle 2 : { FIGURE($figure, form: "the") } ne peut pas sauter depuis { $here } par-dessus { FIGURE($over, form: "the") }, car { FIGURE($by, form: "the") } se trouve derrière, en { $there }.
refusal-law-3 =
    { FIGURE($figure, form: "gender") ->
        [feminine] Règle 3 : { FIGURE($figure, form: "the") } est sortie de son Temple et ne peut pas y rentrer, en { $there }.
       *[masculine] Règle 3 : { FIGURE($figure, form: "the") } est sorti de son Temple et ne peut pas y rentrer, en { $there }.
    }
refusal-law-4 = Règle 4 : { FIGURE($figure, form: "the") } ne peut pas aller en { $there }, qui est dans { COURT($court, form: "the") }.
refusal-law-5 = Règle 5 : { FIGURE($figure, form: "the") } est dans sa Pyramide et ne peut pas en sortir vers { $there }.
refusal-nonsense = Ce n’est pas une décision du jeu : { $given }
refusal-game-over = La partie est finie : { SEAT($seat, form: "the") } a gagné.
refusal-not-now =
    { $phase ->
        [set-up] Pas maintenant : on installe les figurines, et c’est à { SEAT($actor, form: "the") } d’en poser une.
        [lot] Pas maintenant : le sort doit d’abord désigner qui commence.
        [throw] Pas maintenant : il faut d’abord lancer les bâtonnets.
        [take] Pas maintenant : { SEAT($actor, form: "the") } doit d’abord prendre un bâtonnet.
        [step] Pas maintenant : { SEAT($actor, form: "the") } est au milieu d’un déplacement et doit le poursuivre ou s’arrêter.
       *[place] Pas maintenant : { SEAT($actor, form: "the") } doit d’abord poser la figurine charmée.
    }
refusal-no-such-figure = Cette figurine n’existe pas dans la partie : { $given }
refusal-no-such-space = Cette case n’existe pas sur le plateau : { $given }
refusal-no-such-seat = Cette place n’est pas dans la partie : { $given }
refusal-no-such-stick = Ce bâtonnet n’existe pas : { $given }
refusal-no-such-direction = Cette direction n’existe pas sur le plateau : { $given }
refusal-no-such-face = { STICK($stick, form: "the", start: "yes") } n’a pas cette face : { $face }
refusal-six-faces = Un lancer donne une face à chacun des six bâtonnets ; ceci n’est pas un lancer : { $given }
refusal-another-figure-first = Il faut poser { FIGURE($first, form: "the") } avant { FIGURE($figure, form: "the") }.
refusal-outside-temple = { FIGURE($figure, form: "the", start: "yes") } ne se pose que dans son Temple, et { $space } est en dehors.
refusal-space-taken = { FIGURE($by, form: "the", start: "yes") } occupe déjà { $space }.
refusal-stick-used = { STICK($stick, form: "the", start: "yes") } a déjà servi dans cette manche.
refusal-no-first-step = { FIGURE($figure, form: "the", start: "yes") }, en { $space }, ne peut faire aucun mouvement : impossible de prendre un bâtonnet pour cette figurine.
refusal-edge-of-board = { FIGURE($figure, form: "the", start: "yes") } ne peut pas aller vers { $direction } depuis { $here } : le plateau s’arrête là.
refusal-no-space-behind = { FIGURE($figure, form: "the", start: "yes") } ne peut pas sauter vers { $direction } depuis { $here } par-dessus { FIGURE($over, form: "the") } : derrière, le plateau s’arrête.
refusal-step-first = { FIGURE($figure, form: "the", start: "yes") } doit faire au moins un mouvement avant de s’arrêter.
refusal-can-still-move = On ne passe que si rien ne peut bouger ; or { STICK($stick, form: "the") } peut encore déplacer { FIGURE($figure, form: "the") }.
