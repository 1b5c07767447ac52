# La page dans le navigateur : les personnes ailleurs. Qui l’on est, les invitations, les tables
# ouvertes, et ce qu’une nouvelle partie et la liste des parties ne disent que pour elles.

# Pendant le chargement d’une page dont tout le monde n’a pas besoin.
page-loading = Un instant…
page-waits = Cette page s’ouvrira dès que le serveur répondra.

# Quand un serveur ailleurs ne répond pas.
away-text-online = Votre connexion est peut-être interrompue. Vos parties sont enregistrées et continueront dès son retour.

# Le titre : un bouton pour une nouvelle partie avec une place pour quelqu’un d’ailleurs.
title-friend = Jouer entre amis

# Qui l’on est.
me-title = Vous
me-name = Votre nom
me-name-means = Celui que les autres voient à la table.
me-rename = Changer de nom
me-renamed = Vous vous appelez maintenant { $name }.
me-link-make = M’emmener sur un autre appareil
me-link-made = Le lien est prêt.
me-link-means = Ouvrez ce lien sur l’autre appareil : vous y serez la même personne, avec les mêmes parties et les mêmes places. Il ne sert qu’une fois. La personne qui l’ouvre devient vous ; ne le donnez à personne.
me-forget = Oubliez-moi
me-forget-means = Le serveur supprime alors votre nom, ce que vous avez écrit et tout ce qui lui permet de vous reconnaître. Vos places se libèrent, et rien ne vous ramène à vos parties.
me-forget-yes = Oui, oubliez-moi
me-forget-no = Rester
me-forgotten = Le serveur ne vous connaît plus.

# Un lien à transmettre.
link-text = Lien
link-copy = Copier
link-copied = Le lien est copié.
# Quand le navigateur ne permet pas de copier.
link-selected = Le lien est sélectionné. Copiez-le vous-même.
link-share = Partager
link-qr = Le lien en code QR
link-until = Valable jusqu’au { $time }.

# Inviter quelqu’un à la table.
invite-title = Inviter
invite-play = À jouer
invite-play-means = Peut prendre une place libre.
invite-watch = À regarder
invite-watch-means = Voit la partie, mais n’a pas de place.
invite-make = Créer un lien
invite-another = Créer un autre lien
invite-made = Le lien est prêt.
# Envoyé avec le lien.
invite-text = Une partie de Mansuba à ma table ?
invite-good = Invitations encore valables
invite-none = Aucune.
invite-good-play = À jouer, jusqu’au { $time }
invite-good-watch = À regarder, jusqu’au { $time }
invite-revoke = Révoquer
# Lu par les lecteurs d’écran au lieu du mot court du bouton. $invitation est invite-good-….
invite-revoke-this = Révoquer : { $invitation }
invite-revoked = L’invitation n’est plus valable.

# Où mène une invitation.
join-title = Une invitation pour vous
join-text = Une table de Mansuba vous attend. Il ne manque que votre nom ; aucune inscription n’est nécessaire.
join-go = Rejoindre
join-not = Annuler
join-joining = En route vers la table…
join-refused-title = Cette invitation n’est pas valable
join-refused = Elle a expiré ou a été révoquée, ou le lien n’est pas complet. Demandez-en une autre.

# Où mène le lien vers un autre appareil.
return-title = Bon retour
return-instead = Sur cet appareil, vous êtes pour l’instant { $name }. Si vous continuez, vous serez la personne qui a créé le lien, et cet appareil ne connaîtra plus { $name }.
return-go = Continuer
return-stay = Rester { $name }
return-done = Vous êtes { $name } sur cet appareil aussi.
return-refused-title = Ce lien n’est pas valable
return-refused = Il ne sert qu’une fois et peu de temps, ou il n’est pas complet. Créez-en un autre dans les réglages de l’autre appareil.

# Les tables que tout le monde peut rejoindre.
lobby-title = Tables ouvertes
lobby-loading = Recherche des tables ouvertes…
lobby-none = Aucune table n’est ouverte en ce moment. Ouvrez-en une : une nouvelle partie avec une place pour quelqu’un d’ailleurs, ouverte à tout le monde.
# Lu par les lecteurs d’écran au lieu du mot court du bouton ; et le titre d’une question.
lobby-join-this = Rejoindre { $name }
# Dans une liste de noms : Ana, Ben et 2 places libres.
seats-free =
    { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }

# Une nouvelle partie avec des personnes ailleurs.
new-friends = Avec des personnes ailleurs
new-tempo = Temps par tour
new-tempo-means = Quand il est écoulé, un robot décide jusqu’au retour de la personne.
new-tempo-none-means = La table attend toutes les personnes connectées ; pour les autres, un robot décide au bout d’un moment.
tempo-none = Sans horloge
tempo-seconds =
    { $count ->
        [one] une seconde par tour
       *[other] { $count } secondes par tour
    }
tempo-minutes =
    { $count ->
        [one] une minute par tour
       *[other] { $count } minutes par tour
    }
tempo-days =
    { $count ->
        [one] un jour par tour
       *[other] { $count } jours par tour
    }
new-open = Ouverte à tout le monde
new-open-means = La table figure dans la liste des tables ouvertes, et tout le monde peut la rejoindre.
new-chat = Permettre d’écrire
new-chat-means = À la table, on peut s’écrire. Les phrases toutes faites sont toujours possibles.

# La liste des parties.
game-your-turn = À vous de jouer
game-awaits = En attente de { $name }
games-leave = Quitter
games-leave-this = Quitter { $name }
games-leave-title = Quitter { $name } ?
games-leave-text = Vous quittez la table définitivement, et votre place se libère. Seule une nouvelle invitation vous y ramène.
games-leave-no = Rester
games-left = Vous avez quitté { $name }.

# Une partie que l’on ne peut pas voir est comme une partie qui n’existe pas.
absent-invited = Les tables sont privées. Demandez une invitation à quelqu’un qui y joue ; ou, si c’est votre partie, ouvrez les réglages de l’appareil sur lequel vous jouez et emmenez-vous sur celui-ci.
