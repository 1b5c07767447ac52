# L’aspect, les sons et la prise en main de la table : réglages.

feel-figures = Figurines
feel-figures-signs = Hiéroglyphes
feel-figures-letters = Lettres
feel-figures-contrast = Contrastées
# Où ils se trouvent, selon la main avec laquelle on joue.
feel-hand = Bâtonnets et boutons
feel-hand-right = À droite
feel-hand-left = À gauche
feel-sound = Sons
feel-sound-means = Les bâtonnets claquent, les figurines avancent, de petites cloches tintent, discrètement.
feel-volume = Volume
feel-haptics = Vibrations
feel-haptics-means = Le téléphone vibre un peu quand il se passe quelque chose d’important.

# Une sorte, abrégée pour tenir sur une figurine : une ou deux lettres, chaque fois différentes.
kind-letters =
    { $kind ->
        [F] Fa
        [W] Fe
        [C] Cr
        [I] Ib
        [J] Cl
       *[K] Ct
    }

# L’accueil.
feel-picture-still = Arrêter l’image
feel-steps = Comment on joue
feel-steps-take = Prenez un bâtonnet : il désigne une figurine et le nombre de mouvements.
feel-steps-jump = Avancez, ou sautez en ligne droite par-dessus n’importe qui.
feel-steps-beguile = Sautez par-dessus la sorte que la vôtre charme, et elle retourne dans son Temple.
feel-steps-win = Vos six figurines dans votre Pyramide avant les autres : c’est gagné.
