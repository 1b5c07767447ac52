# La page dans le navigateur, sauf le jeu lui-même : accueil, nouvelle partie, liste des parties,
# réglages, et ce qui peut mal tourner.

page-title = Mansuba
# L’onglet du navigateur.
title-of-page = { $page } · Mansuba
skip-to-content = Aller au contenu
# Le nom de la navigation pour les lecteurs d’écran.
nav-label = Menu principal
nav-new = Nouvelle partie
nav-games = Mes parties
nav-rules = Règles
read-rules = Lire les règles
nav-editor = Éditeur de positions

# L’accueil.
title-what = Menez vos six figurines du Temple à la Pyramide, et charmez qui se trouve en travers du chemin : une course de deux à six.
# Un bouton qui commence tout de suite une partie.
title-play = Jouer
# Un lien vers la page où l’on choisit tout soi-même.
title-choose = Choisir qui joue
# L’un des noms de title-with. $player est l’un des messages player-….
title-player = { $name } ({ $player })
# Avec qui le bouton commence une partie. $players est une liste de title-player.
title-with = { $players }, plateau : { $board }
title-resume = Parties en cours
title-all-games =
    { $count ->
        [one] Votre partie
       *[other] Les { $count } parties
    }
# Pour qui n’a jamais joué : une première partie, où la page dit ce qu’on peut faire et pourquoi.
title-learn = Apprendre en jouant
title-learn-means = Première visite ? Jouez une courte partie avec des conseils, ou suivez les leçons.
title-lessons = Dix petites leçons

# Une nouvelle partie.
new-loading = Recherche des plateaux et des robots…
new-how-many = À combien jouer ?
new-who = Qui joue ?
# Libellés pour les lecteurs d’écran. $seat compte à partir de 1.
new-name-of = Nom numéro { $seat }
new-player-of = Qui décide pour le numéro { $seat }
new-board = Plateau
new-dice = Qui lance les bâtonnets ?
new-rules = Règles maison
new-rules-changed =
    { $count ->
        [0] comme d’habitude
        [one] une modifiée
       *[other] { $count } modifiées
    }
new-rules-means = À convenir entre vous. Pour une première partie, mieux vaut n’y rien changer.
new-begin = Commencer
new-position = La partie commence par la position préparée.
new-position-change = Modifier la position
new-position-own = Commencer par une position à soi

# Des noms proposés, tels que cette langue les écrit.
name-nefertari = Néfertari
name-khufu = Khéops
name-hatshepsut = Hatchepsout
name-ramses = Ramsès
name-tiye = Tiyi
name-imhotep = Imhotep

# Qui décide pour une place : une personne à cet écran, ou un robot.
player-here = à cet écran
player-open = quelqu’un d’ailleurs
player-open-means = Quelqu’un d’ailleurs : la place reste libre jusqu’à ce qu’une personne invitée la prenne.
player-scribe = robot : scribe
player-scribe-means = Le scribe tire le meilleur des premiers coups qui lui viennent à l’esprit : facile à battre.
player-merchant = robot : marchand
player-merchant-means = Le marchand prend ce qui le mène le plus loin : un adversaire honorable.
player-priest = robot : prêtre
player-priest-means = Le prêtre voit venir le danger et l’évite : un adversaire redoutable.
player-vizier = robot : vizir
player-vizier-means = Le vizir anticipe les lancers et ce que feront les autres : difficile à battre.

board-sun = Soleil
board-sun-means = Le plateau habituel, de { $spaces } cases.
board-oasis = Oasis
board-oasis-means = Plus petit, { $spaces } cases : la partie dure environ un quart de moins.
board-own-means = Tiré d’un de vos fichiers, { $spaces } cases.
# $problem est en anglais : il cite le programme qui a lu le fichier.
board-broken = Ce fichier est inutilisable : { $problem }

dice-program = Le programme
dice-program-means = Touchez, et les bâtonnets roulent ici.
dice-hand = Nous, à la table
dice-hand-means = Vous avez de vrais bâtonnets : lancez-les et entrez ce qu’ils montrent.

rule-temple-reentry = Le retour est ouvert
rule-temple-reentry-means = Une figurine peut revenir dans son Temple, mais pas dans le déplacement où elle en sort.
rule-no-sanctuary = Pas d’abri dans la Pyramide
rule-no-sanctuary-means = Une figurine peut être charmée même dans sa propre Pyramide.
rule-laws-bind-mover = Enceintes ouvertes à qui déplace
rule-laws-bind-mover-means = Une figurine peut arriver dans les enceintes de la personne qui la déplace, et dans aucune autre.

# La liste des parties.
games-loading = Recherche de vos parties…
games-none = Il n’y a pas encore de partie.
games-resume = Reprendre
# Lu par les lecteurs d’écran au lieu du mot court du bouton.
games-resume-this = Reprendre { $name }
games-look = Voir
games-look-this = Voir { $name }
games-rename = Renommer
games-rename-this = Renommer { $name }
games-new-name = Nouveau nom
games-keep-name = Valider
games-renamed = La partie s’appelle maintenant { $name }.
games-delete = Supprimer
games-delete-this = Supprimer { $name }
games-delete-title = Supprimer { $name } ?
games-delete-text = La partie et tout son journal disparaîtront définitivement.
games-delete-yes = Supprimer
games-delete-no = Garder
games-deleted = Partie supprimée : { $name }.

# Où en est une partie.
game-won = { $name } a gagné
game-over = Terminée
game-in-set-up = Installation
game-in-turn = Tour { NUMBER($turn) }
game-loading = Ouverture de la partie…
game-waits = La partie s’ouvrira dès que le serveur répondra.

# Réglages.
settings-title = Réglages
settings-language = Langue
settings-language-auto = Celle du navigateur
settings-theme = Couleurs
theme-auto = Celles du système
theme-light = Claires
theme-dark = Sombres
theme-contrast = Contraste élevé
# À quelle vitesse les figurines se déplacent et les robots jouent.
settings-pace = Vitesse
pace-slow = Lente
pace-normal = Normale
pace-fast = Rapide
pace-instant = Immédiate
settings-confirm = Confirmer les déplacements
settings-confirm-means = Un déplacement terminé attend que vous l’envoyiez.
settings-turned = Tourner le plateau
settings-turned-means = La personne qui décide à cet écran voit son Temple en bas.
settings-notation = Afficher la notation
settings-notation-means = Dans le journal, chaque décision figure aussi sous sa forme courte.
settings-tips = Conseils en jouant
settings-tips-means = La page dit ce qu’on peut faire, la première fois que c’est possible.
settings-done = Terminé

# Une adresse qui ne mène nulle part.
lost-title = Rien ici
lost-text = Cette adresse ne mène à aucune page de Mansuba. Vos parties sont en sécurité.
lost-to-title = Vers l’accueil

# Tant que le serveur ne répond pas.
away-title = Le serveur ne répond pas.
away-text = Est-il encore en marche ? Votre partie est enregistrée et continuera dès son retour.
away-retry = Réessayer

# Ce qui peut mal tourner. $where est la partie fautive de la demande, sous son nom technique.
problem-away = Le serveur ne répond pas. Rien n’est perdu ; réessayez dans un instant.
problem-unexpected = Un problème est survenu dans cette page. Rechargez-la : votre partie est enregistrée.
problem-invalid = Le serveur ne peut pas accepter ceci : { $where }
problem-not-understood = Le serveur ne comprend pas cette décision. Rechargez la page et réessayez.
problem-no-such-game = Cette partie n’existe pas, ou elle a été supprimée.
problem-no-such-board = Ce plateau n’est plus là. Choisissez-en un autre.
problem-no-such-player = Ce robot n’est plus là. Choisissez-en un autre.
problem-wrong-number-of-seats = Ce plateau n’a pas assez de places. Choisissez un autre nombre.
problem-bad-position = Cette position est impossible, ou la partie y est déjà finie. L’éditeur de positions dit pourquoi.
problem-not-yours = Ici, c’est quelqu’un d’autre qui décide.
problem-not-a-member = À cette table, vous ne pouvez que regarder.
problem-not-the-host = Seule la personne qui a ouvert la table peut le faire.
problem-not-open = Cette place est prise maintenant.
problem-not-now = Ce n’est pas possible en ce moment.
problem-no-such-link = Ce lien n’est plus valable : il a expiré, a déjà servi ou a été révoqué.
problem-name-needed = Dites d’abord votre nom.
problem-too-many =
    { $seconds ->
        [0] Ce serveur n’en permet pas davantage. Supprimez-en qui ne servent plus.
        [one] C’était trop à la fois. Réessayez dans une seconde.
       *[other] C’était trop à la fois. Réessayez dans { $seconds } secondes.
    }
problem-chat-off = À cette table, on ne peut pas écrire. Les phrases toutes faites restent possibles.
problem-not-these-dice = Dans cette partie, c’est le programme qui lance les bâtonnets.
problem-nothing-to-undo = Il n’y a rien à annuler.
problem-stale = Entre-temps, la partie a continué, peut-être dans un autre onglet. Voici où elle en est.
problem-refused = Les règles l’interdisent.
problem-broken-record = Cet enregistrement est illisible.
problem-disk-full = Le disque est plein : rien n’a pu être enregistré. Libérez de l’espace et réessayez ; la partie est restée telle quelle.
problem-store-away = Impossible de lire ou d’écrire les parties en ce moment. Réessayez dans un instant.
problem-ending = Le serveur est sur le point de s’arrêter. Réessayez dans un instant.
problem-forbidden = Le serveur a refusé cette demande, car elle semble venir d’un autre site.
problem-no-such-page = Le serveur ne connaît pas cette adresse.
problem-internal = Un problème est survenu dans le serveur. La partie est restée telle quelle ; réessayez.

# Une partie en lien, et un enregistrement à revoir.
share-title = Partager cette partie
share-short = Partager
share-this = Partager : { $name }
games-open-record = Ouvrir un enregistrement
