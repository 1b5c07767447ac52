# La commande : son aide, ce qu’elle dit, ce qu’elle demande.

error = Erreur : { $sentence }
cannot-read = Impossible de lire { $file } : { $problem }
cannot-write = Impossible d’écrire { $file } : { $problem }
no-home = Il n’y a pas de dossier personnel ici. Indiquez un emplacement avec { $option }.

usage-try-help = Pour de l’aide : { $command }
usage-no-such-option = L’option { $option } n’existe pas.
usage-no-such-command = La commande { $name } n’existe pas.
usage-no-command = Il manque une commande.
usage-missing = Il manque { $name }.
usage-extra = C’est en trop : { $name }
usage-needs-value = Il faut une valeur pour { $name }.
usage-needs-values = Il faut { $values } valeurs pour { $name }, comme dans { $example }.
usage-no-value = { $name } ne prend pas de valeur.
usage-bad-value = { $name } : { $problem }
usage-number = Il faut un nombre entier de { $least } à { $most }, et non { $given }.
usage-one-of = Valeurs possibles : { $known }. Valeur donnée : { $given }
usage-input-read = La position est déjà lue sur l’entrée standard. Indiquez un fichier.

help-usage = Usage :
help-heading = { $name }{"\u00A0"}
help-arguments = Arguments
help-options = Options
help-command = Commande
help-commands = Commandes
help-help = Affiche cette aide.
help-install-completion = Installe la complétion pour ce shell.
help-show-completion = Affiche la complétion pour ce shell, à copier ou à adapter.
help-mansuba = Mansuba : une course de figurines sur un plateau d’hexagones, pour deux à six personnes.
help-play = Jouer dans le navigateur, seul contre des robots ou à plusieurs devant un même écran.
help-demo = Montre une partie qui se joue toute seule.
help-rules = Les règles du jeu, entières, ou bien une règle ou une section.
help-board = Plateaux et éditions, fournis ou dans des fichiers.
help-board-show = Dessine un plateau et dit ce qui s’y trouve.
help-board-check = Dit si un plateau ou une édition est jouable et, sinon, pourquoi.
help-draw = Dessine une position dans le terminal ou en image SVG.
help-perft = Compte toutes les suites de décisions d’une longueur donnée, pour tester un moteur.
help-random = Joue une partie où tout se décide au hasard.
help-replay = Parcourt une partie enregistrée.
help-convert = Convertit des enregistrements de texte en JSON, une partie par ligne, ou l’inverse.
help-terminal = Fait jouer deux à six personnes sur un même clavier.

metavar-file = FICHIER
metavar-folder = DOSSIER
metavar-out = SORTIE
metavar-law = RÈGLE
argument-law = Une règle, de 1 à 7, ou l’une de ces sections : { $topics }. Par défaut : tout.
argument-board = Une édition dans un fichier TOML, ou le mot sun ou oasis ; - est l’entrée standard.
argument-position = Une position, en une ligne de la notation, entre guillemets ; - la lit sur l’entrée standard.
argument-record = Un fichier d’enregistrements ; - est l’entrée standard.
argument-out = Où écrire. Par défaut : sur la sortie standard.
option-lang = La langue. Par défaut : celle de l’environnement.
option-version = Affiche la version.
option-edition = L’édition : un fichier TOML, le mot sun ou oasis, ou - pour l’entrée standard. Par défaut : l’édition usuelle sur sun.
option-edition-file = L’édition : un fichier TOML, ou le mot sun ou oasis. Par défaut : l’édition usuelle sur sun.
option-signs = Comment représenter les sortes de figurines. Par défaut : par des lettres.
option-names = Écrit les noms des cases.
option-svg = Écrit une image SVG dans ce fichier ; - est la sortie standard.
option-depth = La longueur, en décisions.
option-divide = Compte séparément pour chaque première décision.
option-players = Combien de personnes jouent, de 2 à 6. Par défaut : 2.
option-seed = Le même nombre donne les mêmes lancers. Par défaut : d’autres à chaque fois.
option-record = Écrit la partie dans ce fichier ; en JSON si son nom finit par .json ou .jsonl.
option-turns = S’arrête après ce nombre de tours. Par défaut : 1000.
option-game = Le numéro de la partie dans le fichier. Par défaut : la première.
option-linear = Des mots seulement, sans dessin ; adapté aux lecteurs d’écran.
option-to = Le format à écrire. Par défaut : selon le nom de SORTIE.
option-dice = Qui lance les bâtonnets : le programme, ou vous, en tapant ce qu’ils montrent. Par défaut : le programme.
option-player-names = Les noms, dans l’ordre des places, séparés par des virgules.
option-resume = Reprend la dernière partie de ce fichier.
option-save = Où la partie est enregistrée. Par défaut : dans votre dossier de données.
option-port = Le port. Par défaut : { $port }, ou un autre s’il est déjà pris.
option-data = Le dossier des parties et des plateaux. Par défaut : votre dossier de données.
option-no-browser = Ne pas ouvrir le navigateur.

play-ready = Mansuba est prêt : { $address }
play-stop = Ctrl-C l’arrête ; vos parties sont conservées.
play-already = Mansuba tourne déjà avec ce dossier : { $address }
play-held = Un autre programme utilise { $folder } et ne dit pas à quelle adresse. Arrêtez-le, ou attendez un instant et réessayez.
play-port-taken = Le port { $port } est déjà pris. Choisissez-en un autre, ou omettez --port.
play-no-database = { $file } n’est pas une base de parties, ou elle est endommagée. « mansuba restore » ramène une sauvegarde ; pour repartir de zéro, déplacez ce fichier.
play-newer-database = { $file } vient d’une version plus récente de Mansuba. Veuillez installer cette version.
play-away = { $file } ne peut pas être utilisé : { $problem }
play-full = Il n’y a plus de place sur le disque pour { $file }.
play-weak = Avec { $file }, des coups pourraient se perdre en cas de panne de courant : le réglage { $setting } vaut { $value }. Changez-le et redémarrez.

board-works = { $file } : jouable.
board-edition = Édition { $edition }
board-size = { $spaces } cases, { $directions } directions
board-seats = { $players } personnes : places { $seats }

perft-counting = Comptage
perft-lines = Suites de { $depth ->
        [one] { $depth } décision
       *[other] { $depth } décisions
    } : { $lines } ({ $seconds } s)

random-playing = Partie en cours
random-result =
    { $result ->
        [none] Partie interrompue : personne n’a gagné. Tours : { $turns }. Graine : { $seed }.
       *[other] La place { $result } gagne. Tours : { $turns }. Graine : { $seed }.
    }

replay-keys = Entrée : suite · b : retour · t : tour suivant · e : fin · un nombre : cette décision · q : quitter
replay-prompt = { $shown } sur { $of } :
replay-end = C’est la fin de l’enregistrement.
replay-start = C’est le début de l’enregistrement.
replay-name = { SEAT($seat, form: "name", start: "yes") } : { $name }
replay-no-such-game =
    { $count ->
        [one] Le fichier ne contient qu’une partie.
       *[other] Le fichier contient { $count } parties.
    }

position-seat = { SEAT($seat, form: "name", start: "yes") } : { $figures }
position-sticks = Bâtonnets libres : { THROW($faces) }
position-next =
    { $phase ->
        [set-up] { SEAT($actor, form: "the", start: "yes") } installe une figurine.
        [lot] Le sort désigne qui commence.
        [throw] On lance les bâtonnets.
        [take] { SEAT($actor, form: "the", start: "yes") } prend un bâtonnet.
        [step] { SEAT($actor, form: "the", start: "yes") } se déplace.
       *[place] { SEAT($actor, form: "the", start: "yes") } pose la figurine charmée.
    }

terminal-welcome = Taper un nombre, un mot de la notation, ou « { $help } » pour obtenir l’aide.
terminal-roll =
    { $phase ->
        [lot] Entrée pour tirer au sort.
       *[throw] Entrée pour lancer les bâtonnets.
    }
terminal-type-throw =
    { $phase ->
        [lot] Quelle place le sort désigne-t-il ?
       *[throw] Que montrent les bâtonnets, du Faucon au Chat (par exemple 1 2n 4 3 1 4) ?
    }
terminal-which-figure = Quelle figurine ?
terminal-not-understood = Pas compris : « { $text } »
terminal-choose = Taper un nombre de 1 à { $most }, ou le mot affiché à côté.
terminal-undone = Annulé.
terminal-stands = Rien à annuler ici : un lancer, le tirage au sort et les décisions des autres restent acquis.
terminal-saved = Partie enregistrée dans { $file }
terminal-save-where = L’enregistrer ailleurs ? Taper le nom d’un fichier, ou Entrée pour perdre la partie.
terminal-legal = Rien ne s’y oppose : c’est permis.
terminal-set-up-only = Cela ne sert qu’à l’installation.
terminal-nothing-to-resume = Ce fichier ne contient aucune partie inachevée.
terminal-resumed-has = Une partie reprise a déjà tout cela. N’utilisez pas cette option avec --resume.
terminal-input-typed = L’entrée standard sert à ce que l’on tape pendant la partie. Indiquez un fichier.

choice-stick =
    { $naal ->
        [n] { STICK($stick, form: "the") }, { $icons } avec le Naal
       *[no] { STICK($stick, form: "the") }, { $icons }
    }
choice-take =
    { $way ->
        [sacrifice] { FIGURE($figure, form: "the") } en { $space }, un mouvement (sacrifice)
       *[matching] { $steps ->
            [one] { FIGURE($figure, form: "the") } en { $space }, un mouvement
           *[other] { FIGURE($figure, form: "the") } en { $space }, { $steps } mouvements au plus
        }
    }
choice-simple = vers { $space }
choice-jump =
    { $beguiles ->
        [yes] saut par-dessus { FIGURE($over, form: "the") } jusqu’à { $space } ; charme
       *[no] saut par-dessus { FIGURE($over, form: "the") } jusqu’à { $space }
    }
choice-stop = s’arrêter ici
choice-pass = céder { STICK($stick, form: "the") }
choice-place = { FIGURE($figure, form: "the") } en { $space }

command-line = { $name } : { $does }
command-help = aide
command-help-does = cette liste
command-undo = annuler
command-undo-does = annuler sa dernière décision, sauf au-delà d’un lancer ou de la décision de quelqu’un d’autre
command-save = enregistrer
command-save-does = enregistrer la partie, dans un fichier de son choix si on le nomme
command-board = plateau
command-board-does = dessiner le plateau
command-where = où
command-where-does = dire en mots où tout se trouve
command-rules = règles
command-rules-does = montrer une règle ou une section, par exemple : règles 3
command-why = pourquoi
command-why-does = dire pourquoi une décision est interdite, par exemple : pourquoi C:0K
command-fill = reste
command-fill-does = installer automatiquement le reste de ses figurines
command-quit = quitter
command-quit-does = enregistrer et partir
