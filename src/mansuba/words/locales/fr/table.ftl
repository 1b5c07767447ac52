# La table : une partie en cours dans le navigateur.

table-heading = Une partie de Mansuba
# L’onglet du navigateur. $status est l’une des phrases status-….
table-title = { $status } · Mansuba
table-close = Fermer
table-dismiss = Compris
table-try-again = Réessayer
table-read-law = Lire la règle { $number }

# Les noms des parties de la page, pour les lecteurs d’écran.
table-status = À qui de jouer
table-board = Plateau
table-desk = Bâtonnets et actions
table-panels = À propos de la partie
table-notice = Message

# Ce qui est annoncé aux lecteurs d’écran, ou dit près du plateau.
table-lost = La connexion au serveur est perdue. Votre partie est enregistrée ; nouvel essai en cours…
table-found-again = La connexion est rétablie.
table-caught-up =
    { $count ->
        [one] Une décision a été prise entre-temps.
       *[other] { $count } décisions ont été prises entre-temps.
    }
table-taken-back = Annulé.
table-thinking = { SEAT($seat, form: "the", start: "yes") } réfléchit…
table-preparing = { SEAT($seat, form: "the", start: "yes") } se prépare : la première fois, cela peut prendre une minute.
table-away = Le serveur ne répond pas. Vos choix sont gardés ; rien n’est perdu.
table-stale = La partie a continué ailleurs, peut-être dans une autre fenêtre. Voici où elle en est.
table-disk-full = Le disque est plein : impossible d’enregistrer. Rien n’est perdu : libérez de l’espace, puis réessayez.
table-store-away = La partie n’a pas pu être enregistrée à l’instant. Rien n’est perdu ; réessayez dans un instant.

# Ce qui se passe.
status-set-up = { SEAT($seat, form: "the", start: "yes") } installe ses figurines.
status-lot = Le sort désigne qui commence.
status-throw = { SEAT($seat, form: "the", start: "yes") } lance les bâtonnets.
status-take = C’est à { SEAT($seat, form: "the") } de jouer.
status-step = { SEAT($seat, form: "the", start: "yes") } déplace une figurine.
status-place =
    { FIGURE($figure, form: "gender") ->
        [feminine] { FIGURE($figure, form: "the", start: "yes") } a été charmée. { SEAT($seat, form: "the", start: "yes") } la pose dans son Temple.
       *[masculine] { FIGURE($figure, form: "the", start: "yes") } a été charmé. { SEAT($seat, form: "the", start: "yes") } le pose dans son Temple.
    }
status-over = { SEAT($seat, form: "the", start: "yes") } a gagné.
status-paused = La partie est en pause.
status-open = La place { $number } est libre : la partie attend que quelqu’un s’assoie.
status-ended-agreed = La partie a été arrêtée d’un commun accord.
status-ended-abandoned = La partie a été arrêtée ; personne n’a gagné.

# Ce que peut faire la personne qui décide à cet écran.
prompt-take = Choisissez un bâtonnet ou une figurine.
prompt-space = Choisissez une case, ou un autre bâtonnet.
prompt-step = Choisissez la case suivante, ou terminez.
prompt-done = Le déplacement est complet : terminez, ou revenez en arrière.
prompt-place = Choisissez une case du Temple. Le déplacement interrompu reprendra ensuite.
prompt-pass = Aucun bâtonnet ne peut rien déplacer : choisissez celui à céder.

# Pourquoi rien ne se passe.
advice-not-now-set-up = { SEAT($seat, form: "the", start: "yes") } installe d’abord ses figurines.
advice-not-now-throw = { SEAT($seat, form: "the", start: "yes") } lance d’abord les bâtonnets.
advice-not-now-lot = Le sort désigne d’abord qui commence.
advice-not-now-take = C’est à { SEAT($seat, form: "the") } de jouer.
advice-not-now-step = C’est à { SEAT($seat, form: "the") } de jouer.
advice-not-now-place = { SEAT($seat, form: "the", start: "yes") } pose d’abord la figurine charmée.
advice-looking-back = Vous regardez en arrière. Revenez à la partie pour continuer à jouer.
advice-choose-first = Choisissez d’abord un bâtonnet ou une figurine.
advice-pass = Rien ne peut bouger. Choisissez un bâtonnet à céder.
advice-take-back-first = Revenez d’abord en arrière, puis choisissez un autre bâtonnet.
advice-too-far = { FIGURE($figure, form: "the", start: "yes") } ne peut pas aller jusqu’à { $space } avec ce bâtonnet.

# Ce que fait un toucher sur une case, en phrases qui se suivent.
target-steps =
    { $steps ->
        [one] Vers { $space }, un mouvement.
       *[other] Vers { $space }, { $steps } mouvements.
    }
target-place = Poser en { $space }.
target-sacrifice = Sacrifie { STICK($stick, form: "the") }.
target-naal = Invoque l’Immortel Naal avec { STICK($stick, form: "the") }.
target-beguiles = Charme { FIGURE($figure, form: "the") }.
target-spares = Saute par-dessus { FIGURE($figure, form: "the") }, à l’abri.
target-enters = Entre dans la Pyramide.
target-wins = { SEAT($seat, form: "the", start: "yes") } gagne.
target-choices =
    { $count ->
        [one] Il y a un chemin.
       *[other] Il y a { $count } chemins au choix.
    }

# Plusieurs chemins mènent à une case.
way-which-stick = Avec quel bâtonnet vers { $space } ?
way-which = Par quel chemin vers { $space } ?
way-with-stick = { STICK($stick, form: "name", start: "yes") } :
way-through = Par { $spaces }.
way-none = Aucun

# Ce qu’un bâtonnet et une figurine donnent ensemble.
take-stick =
    { $icons ->
        [one] { KIND($kind, form: "name") } : un mouvement.
       *[other] { KIND($kind, form: "name") } : jusqu’à { $icons } mouvements.
    }
take-stick-others = Vos autres figurines : un seul, en sacrifice.
take-stick-naal = Toute autre figurine : un seul, en sacrifice. L’Immortel Naal déplace celles de tous.
take-steps =
    { $steps ->
        [one] Un mouvement { FIGURE($figure, form: "of") }.
       *[other] { $steps } mouvements au plus { FIGURE($figure, form: "of") }.
    }
take-sacrifice = { STICK($stick, form: "the", start: "yes") } est sacrifié : un mouvement { FIGURE($figure, form: "of") }.
take-naal = L’Immortel Naal vous prête cette figurine.
take-left =
    { $steps ->
        [one] Encore un mouvement.
       *[other] Encore { $steps } mouvements.
    }

# Boutons.
action-throw = Lancer les bâtonnets
action-done = Terminer
action-pass = Céder { STICK($stick, form: "the") }
action-take-back = Un pas en arrière
action-take-all-back = Recommencer
action-undo = Annuler
action-ask-undo = Demander l’annulation

# On lance de vrais bâtonnets, et l’on dit à la page ce qui est sorti.
hand-lot = Qui commence ?
hand-throw = Que montrent les bâtonnets ?
hand-face = { $icons }
hand-face-naal = { $icons }, Naal
hand-enter = Entrer ce lancer

# L’installation.
set-up-title = { SEAT($seat, form: "name", start: "yes") } : installez vos figurines
set-up-goal = Menez-les toutes à la Pyramide de votre couleur, en face.
set-up-how = Faites glisser les figurines dans votre Temple, ou choisissez-en deux pour les échanger.
set-up-where = Où placer { FIGURE($figure, form: "the") } ? Choisissez une case ou une figurine du Temple.
set-up-in-order = Dans l’ordre
set-up-mirrored = En miroir
set-up-shuffled = Au hasard
set-up-ready = C’est prêt
set-up-early = Tout le monde s’installe en même temps.
set-up-waits = C’est prêt. En attente de : { $names }.
set-up-done = C’est prêt.
set-up-change = Changer l’installation : { SEAT($seat, form: "name") }

# Parcourir la partie.
look-title = Retour en arrière
look-first = Au début
look-earlier = Une décision en arrière
look-later = Une décision en avant
look-live = Au présent
look-at = { $at } / { $last }
look-start = Le début de la partie.
look-back = Vous regardez en arrière. La partie n’en est pas troublée.
look-return = Revenir à la partie
look-editor = Cette position dans l’éditeur

# Les onglets à côté du plateau.
tab-log = Journal
tab-people = Table
tab-talk = Parler
tab-progress = Course
tab-words = En mots
tab-game = Infos
tab-view = Vue

# Le journal.
log-empty = Il ne s’est encore rien passé.
log-all = Tout afficher
chapter-people = Avant la partie
chapter-set-up = Installation : { SEAT($seat, form: "name") }
chapter-lot = Le tirage au sort
chapter-throw = Lancer : { SEAT($seat, form: "name") }
chapter-turn = Tour { $number } : { SEAT($seat, form: "name") }

progress-ring = Qui charme qui

# À propos de la partie.
info-created = Commencée : { $when }
info-board = Plateau : { $board }, { $spaces } cases
info-dice-program = Le programme lance les bâtonnets.
info-dice-hand = On lance de vrais bâtonnets.
info-tempo = Rythme : { $tempo }
info-seats = Qui joue
info-seat-here = { $name }, place { $number }
info-seat-bot = { $name }, place { $number } ({ $player })
info-rules = Règles maison
info-laws-bind-owner = Les règles lient une figurine selon la personne à qui elle appartient.
info-laws-bind-mover = Une figurine peut arriver dans les enceintes de la personne qui la déplace, et dans aucune autre.
info-temple-reentry-never = Une figurine sortie de son Temple n’y rentre jamais d’elle-même.
info-temple-reentry-same-move = Une figurine peut revenir dans son Temple, mais pas dans le déplacement où elle en sort.
info-sanctuary-yes = Aucune figurine n’est charmée dans sa propre Pyramide.
info-sanctuary-no = Une figurine peut être charmée même dans sa propre Pyramide.
info-record = Télécharger l’enregistrement

# Comment la table se présente.
view-turned = En bas
view-turned-mine = Ma place
view-turned-fixed = Toujours le même côté
view-turned-seat = { SEAT($seat, form: "name", start: "yes") }
view-confirm = Un déplacement terminé attend que je l’envoie
view-notation = Notation à côté du journal
view-shortcuts = Raccourcis d’une seule touche

# La liste des touches.
keys-title = Touches
keys-means = Tout cela se fait aussi avec les touches Tab et Entrée. Quand vous écrivez, les raccourcis sont sans effet.
keys-sticks = choisir un bâtonnet
keys-throw = lancer les bâtonnets
keys-board = aller au plateau
keys-walk = parcourir le plateau
keys-choose = choisir la case ou la figurine
keys-done = terminer : envoyer le déplacement
keys-back = revenir d’un mouvement
keys-let-go = abandonner le choix
keys-undo = annuler
keys-look = revoir en arrière ou en avant
keys-hint = une suggestion
keys-help = cette liste

# La fin.
over-title = La partie est finie
over-winner =
    { $turns ->
        [one] { SEAT($seat, form: "the", start: "yes") } gagne après un tour.
       *[other] { SEAT($seat, form: "the", start: "yes") } gagne après { $turns } tours.
    }
over-again = Rejouer
over-rotated = Rejouer en changeant de place
over-games = Mes parties
over-what-now = Et maintenant ?
over-look = Voir le plateau

# Une partie qui n’est pas là.
absent-no-such-game-title = Cette partie n’existe pas
absent-no-such-game = Elle a peut-être été supprimée, ou l’adresse n’est pas tout à fait juste.
absent-deleted-title = Cette partie a été supprimée
absent-deleted = Quelqu’un l’a supprimée, peut-être dans une autre fenêtre.
absent-removed-title = Vous n’êtes plus à cette table
absent-removed = On vous en a retiré l’accès. On peut vous inviter à nouveau.
absent-away-title = Impossible d’ouvrir la partie
absent-new = Nouvelle partie
