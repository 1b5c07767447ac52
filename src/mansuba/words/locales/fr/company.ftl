# Les gens à la table, parfois loin : qui est assis où, ce qu’ils se demandent et se disent.

# Ce qu’il y a entre les gens en ce moment.
company-title-yours = • À vous de jouer · Mansuba
company-yours = À vous de jouer
company-bot-plays = Un robot joue entre-temps pour { SEAT($seat, form: "the") }.
company-elsewhere = { SEAT($seat, form: "the", start: "yes") } n’est pas là en ce moment.
company-bot-for-you = Un robot décide pour { SEAT($seat, form: "the") } en votre absence.
company-back = Me revoilà
company-nudged = Les autres vous attendent.
# $time est une durée telle que 4:05 ou 2 j 7 h.
company-until = Dans { $time }, un robot décidera pour { SEAT($seat, form: "the") }.
company-until-you = Votre temps : { $time }
company-question = Une question pour vous
company-asks-undo = { SEAT($seat, form: "the", start: "yes") } demande à annuler tout depuis son dernier tour.
company-asks-end = { SEAT($seat, form: "the", start: "yes") } propose d’arrêter la partie sans vainqueur.
company-agree = D’accord
company-decline = Refuser
# $names est une liste de noms.
company-asked = Vous avez demandé. En attente de : { $names }.
company-free = Une place est libre. Voulez-vous jouer ?
company-watching = Vous regardez la partie.
company-open =
    { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
company-since = Revoir ce qui s’est passé depuis votre dernier tour

# Qui est à la table.
people-seats = Places
# Suivent un nom, séparés par des points.
people-you = vous
people-host = a ouvert la table
people-here = là
people-elsewhere = pas là
people-away = un robot joue entre-temps
people-free = La place { $number } est libre
people-sit = S’asseoir
people-sit-this = S’asseoir à la place { $number }
people-sit-title = Place { $number }
people-sit-name = Votre nom à cette table
people-leave = Se lever
people-leave-this = Se lever de la place { $number }
people-leave-title = Se lever de la place { $number } ?
people-leave-means = La place sera libre. Vous pourrez encore regarder, et vous rasseoir tant que personne d’autre ne le fait.
people-replace = Changer
people-replace-this = Changer qui occupe la place { $number }
people-replace-title = Qui doit occuper la place { $number } ?
people-replace-means = Qui occupe cette place devra se lever. Les figurines restent où elles sont.
people-open = Personne encore : la laisser libre
people-rather-not = Annuler
people-watching =
    { $count ->
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
people-as-host = La table
people-invite = Inviter
people-pause = Pause
people-resume = Reprendre
people-end = Arrêter la partie
people-end-title = Arrêter la partie ?
people-end-means = Elle s’arrête ici pour tout le monde, et personne n’a gagné. C’est définitif.
people-chat = On peut s’écrire
people-open-lobby = Tout le monde peut venir : la table est dans la liste
people-open-link = Qui a l’adresse peut venir
people-members = Qui peut venir
people-watches = { $name } (regarde)
people-remove = Retirer
people-remove-this = Retirer { $name }
people-remove-title = Retirer { $name } de la table ?
people-remove-means = Ses places se libèrent, et la partie ne lui sera plus visible sans nouvelle invitation.
people-removed = { $name } ne fait plus partie de la table.
people-propose-end = Proposer d’arrêter la partie
people-leave-for-good = Quitter la table pour de bon
people-leave-for-good-title = Quitter la table pour de bon ?
people-leave-for-good-means = Vos places se libèrent, et vous ne verrez plus la partie sans nouvelle invitation.

# Comment on est rappelé à la table.
alerts-title = Quand c’est à vous
alerts-sound = Un son discret
alerts-ask = Autoriser les notifications
alerts-stop = Plus de notifications
alerts-means = Le navigateur vous prévient tant que cette page n’est pas visible.
alerts-refused = Le navigateur ne l’autorise pas. Ses réglages peuvent le changer.

# Ce que les gens se disent.
talk-title = Conversation
talk-empty = Personne n’a encore rien dit.
talk-phrases = Dire d’un toucher
talk-write = Écrire quelque chose
talk-send = Envoyer
talk-off = À cette table, on ne peut pas écrire.
talk-line = { $name } : { $text }
talk-unread =
    { $count ->
        [one] Un nouveau message
       *[other] { $count } nouveaux messages
    }
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-oops = Oups !
phrase-thanks = Merci !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-your-turn = À vous de jouer.
phrase-good-game = Belle partie !

# Ce que dit le journal et qui n’est pas une décision. $name est la personne assise là ensuite.
said-undone = Des décisions ont été annulées.
said-sat = { $name } s’assoit à la place { $seat }.
said-opened = La place { $seat } est libre maintenant.
said-given = { $name }, un robot, joue maintenant à la place { $seat }.
said-away = { SEAT($seat, form: "the", start: "yes") } reste loin : un robot décide entre-temps.
said-back = { SEAT($seat, form: "the", start: "yes") } est de retour.
said-nudged = Rappel à { SEAT($seat, form: "the") } : les autres attendent.
said-paused = La partie est en pause.
said-resumed = La partie reprend.
said-mixed = { SEAT($seat, form: "the", start: "yes") } a mêlé sa part au hasard.
said-proposed-undo = { SEAT($seat, form: "the", start: "yes") } demande une annulation.
said-proposed-end = { SEAT($seat, form: "the", start: "yes") } propose d’arrêter la partie.
said-agreed = { SEAT($seat, form: "the", start: "yes") } accepte.
said-declined = { SEAT($seat, form: "the", start: "yes") } refuse.
said-ended-agreed = La partie a été arrêtée d’un commun accord.
said-ended-abandoned = La partie a été arrêtée avant que quelqu’un gagne.

# D’où vient le hasard.
dice-title = Le hasard est-il honnête ?
dice-by-hand = On lance de vrais bâtonnets : le programme n’a rien à prouver.
dice-unsealed = Cette partie est antérieure au hasard scellé : il n’y a rien à vérifier.
dice-sealed = Avant la partie, le serveur a scellé un secret. Le tirage au sort et chaque lancer en découlent, avec ce que chacun y mêle.
dice-commitment = Sceau
dice-mixed = Y ont mêlé leur part : { $names }.
dice-unmixed = Personne n’y a rien mêlé.
dice-secret = Secret
dice-follow = ✓ Vérifié dans ce navigateur : le secret correspond au sceau, le tirage et tous les lancers en découlent.
dice-kept = ✓ C’est bien le sceau que ce navigateur garde depuis votre arrivée.
dice-kept-mine = ✓ C’est bien le sceau que ce navigateur garde depuis votre arrivée, et votre part est mêlée au hasard.
dice-late = Ce navigateur n’a vu le sceau qu’à la fin : il ne peut pas dire si c’était toujours le même.
dice-changed = Le sceau, ou la part que vous y avez mêlée, n’est plus ce que ce navigateur a gardé. Ce hasard n’est pas fiable.
dice-do-not-follow = Le sceau et les lancers ne concordent pas. Ce hasard n’est pas fiable.
dice-later = À la fin de la partie, le secret apparaît ici et il est vérifié dans ce navigateur.
dice-limits = Personne ne peut changer le hasard en cours de partie. Seule la personne qui tient le serveur pourrait le connaître d’avance.
dice-copy = Copier
dice-copy-this = Copier : { $what }
dice-copied = Copié.
