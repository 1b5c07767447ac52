# Un serveur pour un réseau, et les fichiers que garde qui l’exploite.

help-serve = Proposer des parties à des amis sur d’autres machines.
help-backup = Copier toutes les parties dans un fichier, même pendant qu’un serveur tourne.
help-restore = Revenir aux parties d’une sauvegarde.

argument-backup = Le fichier à écrire ; il ne doit pas encore exister.
argument-restore = Un fichier écrit par « mansuba backup ».
option-address = Ce que l’on tape pour arriver au serveur, par exemple https://games.example.org. Par défaut : le nom de cette machine sur son réseau, sans chiffrement.
option-listen = Où le serveur écoute ; 0.0.0.0 désigne tous les réseaux de cette machine. Par défaut : { $usual }
option-proxy = Un proxy que l’on croit quand il dit pour qui il demande ; une adresse ou un réseau. Peut être répété.
option-lobby = Afficher les tables ouvertes à tous ceux qui passent.
option-keep-days = Supprimer les parties et les invités auxquels personne n’est revenu depuis tant de jours. Par défaut : jamais.
option-people = Combien de personnes peuvent venir d’une même adresse ; toutes les limites en découlent. Par défaut : { $people }.
option-database = Une base de données PostgreSQL pour les parties, que plusieurs serveurs peuvent partager, au lieu d’un fichier dans le dossier. La variable { $variable } dit la même chose là où personne d’autre ne peut la lire.
option-answering = Combien de processus répondent ; au-delà d’un seul, il faut --database. Par défaut : 1.
option-metrics = Où Prometheus peut relever ce que le serveur compte, par exemple 127.0.0.1:9262 ; pas pour le public. Par défaut : nulle part.
option-log = Comment noter ce qui va mal, sur la sortie d’erreur : en texte, ou un objet JSON par ligne. Par défaut : text.

usage-address = Il faut quelque chose comme https://games.example.org, et non { $given }.
usage-listen = Il faut quelque chose comme 0.0.0.0:6262, et non { $given }.
usage-proxy = Il faut une adresse ou un réseau, comme 127.0.0.1 ou 10.0.0.0/8, et non { $given }.
usage-database = La valeur doit ressembler à postgresql://utilisateur:motdepasse@machine:5432/nom, ici comme dans { $variable }. Dans un mot de passe, % et un nombre remplacent des signes tels que / # @ [ ] et % lui-même : %2F est une barre oblique.
usage-workers = Plusieurs processus ont besoin d’une base de données à partager : indiquez-la avec --database.

serve-also = Peut-être joignable aussi ici : { $address }
serve-only-here = Seule cette machine peut y accéder. Avec --listen 0.0.0.0, tout votre réseau le peut.
serve-plain = Rien n’est chiffré : qui peut écouter le réseau peut tout lire et jouer à la place des autres.
serve-no-proxy = Aucun --proxy n’est indiqué : tous les visiteurs semblent venir d’une même adresse et en partagent les limites.
serve-port-taken = Le port { $port } est déjà pris. Choisissez-en un autre avec { $option }.

backup-done = Toutes les parties sont dans { $file }
backup-nothing = Il n’y a pas encore de parties : { $file } n’existe pas.
backup-there = { $file } existe déjà et reste tel quel. Choisissez un autre nom.
backup-elsewhere = Les parties sont dans la base que nomme { $variable } ; pg_dump et pg_restore, de PostgreSQL, gardent et ramènent ce qui s’y trouve. Pour des parties dans un dossier, nommez-le avec --data.
backup-no-stream = Une sauvegarde a besoin d’un fichier à elle ; l’entrée et la sortie standard ne suffisent pas.

restore-done = Les parties sont de nouveau celles de { $file }
restore-kept = Les parties qui étaient là jusqu’ici sont gardées dans { $file }
restore-served = Un serveur tourne avec ce dossier : { $address } Arrêtez-le d’abord.
restore-no-backup = { $file } n’est pas une sauvegarde de parties, ou elle est endommagée. Rien n’a été changé.
