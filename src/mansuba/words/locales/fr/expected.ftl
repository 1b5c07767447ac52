# Où un texte se rompt, et ce qui y était attendu.

place-line-column = ligne { $line }, colonne { $column }
place-line = ligne { $line }
place-column = colonne { $column }
expected-at = { $name } : { $problem }
expected-not-found = Attendu : { $expected }. Trouvé : { $found }.
expected-not-end = Attendu : { $expected }. Mais le texte s’arrête ici.

expected-built-in = le nom d’un plateau fourni
expected-known-edition = une édition fournie, ou le fichier de celle-ci
expected-decision = une décision
expected-digit-key = un chiffre comme clé
expected-drawing = un dessin fait des noms des cases
expected-face = une face, telle que 3 ou 2n
expected-kind-name = le nom d’une sorte
expected-kind = une sorte : F, W, C, I, J ou K
expected-line = une ligne de cases
expected-list = une liste
expected-name = un nom
expected-seat = une place, de 0 à 5
expected-space = une case
expected-board-space = une case de ce plateau
expected-space-or-sign = une case, - ou *
expected-table = une table
expected-edition-word = le nom d’une édition, # et son empreinte
expected-one-hand = pas de deuxième figurine en main
expected-end = la fin
expected-reverse = la direction inverse
expected-steps-left = le nombre de mouvements restants
expected-board-naming = une minuscule, puis jusqu’à 23 signes parmi a–z, 0–9, - et _
expected-space-naming = 1 à 12 signes parmi A–Z, a–z, 0–9 et _
expected-direction-naming = 1 à 4 lettres de A à Z
expected-seats = les figurines des places { $seats }
expected-later-stick = un bâtonnet qui vient plus tard : { $left }
expected-no-stick = plus aucun bâtonnet

wanted-game = une partie, qui commence par [Mansuba "{ $version }"]
wanted-version = { $version }, la version lisible ici
wanted-one-game = une seule partie
wanted-shorter-line = une ligne de { $most } caractères au plus
wanted-shorter-game = une partie de { $most } caractères au plus
wanted-shorter-edition = une édition de { $most } caractères au plus
wanted-fewer-decisions = une partie de { $most } décisions au plus
wanted-fewer-dots = { $most } points au plus dans une ligne d’édition
wanted-utf-8 = un texte en UTF-8
wanted-tag-name = le nom d’une étiquette : une lettre et jusqu’à 31 autres signes parmi A–Z, a–z, 0–9 et _
wanted-free-tag = un autre nom, car cette étiquette s’écrit d’elle-même
wanted-fewer-tags = { $most } étiquettes au plus
wanted-once = { $name } une seule fois
wanted-missing = l’étiquette { $name } dans cet en-tête
wanted-text = un texte entre guillemets
wanted-more-text = { $closing } à la fin du texte
wanted-plain = pas de caractère de contrôle ici, mais son échappement
wanted-escape = un échappement : \\ \" \{"}"} \n \r \t ou \u{"{"}1f431{"}"}
wanted-closing = { $closing }
wanted-edition = une édition fournie, ou une que l’enregistrement contient
wanted-own-edition = une édition jouable
wanted-same-edition = { $word }, l’édition que l’enregistrement contient
wanted-seats = les places d’une partie sur ce plateau : { $known }
wanted-same-seats = les places de la position : { $seats }
wanted-position = une position à laquelle une partie peut mener
wanted-name = le nom d’une place de la partie : { $seats }
wanted-result = le résultat : { $known }
wanted-win = la suite de la partie, jusqu’à la victoire de { SEAT($seat, form: "the") }
wanted-head = { $head }
wanted-game-over = la fin de la partie, gagnée par { SEAT($seat, form: "the") }
wanted-rest =
    { $phase ->
        [set-up] la fin de cette ligne : les autres figurines
        [place] la fin de cette ligne : où va la figurine charmée
       *[step] la fin de cette ligne : un mouvement ou stop
    }
wanted-next-line = la fin de la ligne, car ce qui suit a la sienne
wanted-decision = une décision
wanted-space = une case
wanted-lot = le tirage au sort, par exemple lot:0
wanted-legal = une décision que les règles permettent
wanted-key = une clé : une lettre et jusqu’à 31 autres signes parmi A–Z, a–z, 0–9 et _
wanted-value = une valeur, entre guillemets sauf si c’est un mot simple
wanted-json = du JSON ({ $problem })
wanted-object = un objet
wanted-list = une liste
wanted-string = une chaîne
wanted-number = le numéro d’une décision, de 0 à { $most }
wanted-known-key = l’une des clés { $known }
wanted-needed-key = la clé { $name }
