# L’arène : son aide, et ce qu’elle dit pendant que l’on joue.

help-arena = Fait s’affronter des joueurs en de nombreuses parties, et montre ce que cela prouve.
metavar-player = NOM
metavar-address = ADRESSE
argument-entrants = Qui joue : { $known }. vizier:2000 réfléchit avec cet effort, run:./bot est un programme à vous.
option-games = Combien de parties. Chaque série de lancers se joue en entier : les mêmes lancers, une fois pour chaque place que l’on peut avoir. Par défaut : { $games }.
option-seats = Combien sont autour du plateau, de 2 à 6. Avec davantage de noms, tous les groupes jouent à tour de rôle. Par défaut : autant que de noms.
option-most-turns = Interrompt une partie après ce nombre de tours. Par défaut : { $turns }.
option-effort = Combien examine qui pense à l’avance ; pour vizier, le nombre de suites possibles par tour. Par défaut : comme d’habitude.
option-seconds = Combien de temps réfléchir à une décision, en secondes. Le même match peut alors tourner autrement.
option-sprt = S’arrête dès qu’il est clair si le premier nommé gagne une part de P0 ou de P1, par exemple 0.5 et 0.55.
option-workers = Combien de processus jouent. Par défaut : un par cœur.
option-ray = Joue sur la grappe Ray à cette adresse ; auto trouve celle dont cette machine fait partie.
option-into = Conserve le match dans ce dossier. La même commande reprend là où elle s’est arrêtée.
option-records = Conserve aussi l’enregistrement de chaque partie.
option-picture = Écrit l’image en SVG dans ce fichier ; - est la sortie standard.
option-json = Affiche le résultat en JSON.

arena-getting-ready = Préparation des premières parties
arena-playing = Parties en cours
arena-seed = Graine : { $seed }
arena-rounded = { $games } parties sont jouées, pour que chaque série de lancers soit entière et que tous les groupes jouent aussi souvent.
arena-stopped =
    { $games ->
        [one] Arrêté après une partie. Rien n’est conservé ; --into DOSSIER l’aurait gardée.
       *[other] Arrêté après { $games } parties. Rien n’est conservé ; --into DOSSIER les aurait gardées.
    }
arena-stopped-kept = Arrêté après { $games } des parties. Elles sont conservées dans { $folder } : la même commande reprend.
arena-no-player = Personne ne s’appelle { $given }. On connaît : { $known }. EFFORT est un nombre entier à partir de 1, COMMAND un programme avec ce qu’on lui donne.
arena-no-program = Il n’y a pas de programme { $program } que l’on puisse lancer.
arena-few-entrants = Pour { $seats } places, il faut au moins autant de noms, et non { $entrants }.
arena-seconds = Il faut un nombre au-dessus de 0 et jusqu’à { $most }, et non { $given }.
arena-effort-or-seconds = On peut donner un effort ou des secondes, mais pas les deux.
arena-records-need-folder = Les enregistrements sont conservés dans le dossier de --into, qui manque.
arena-other-match = { $folder } contient un autre match. Ce qui diffère : { $differing }
arena-held = Un autre processus joue en ce moment le match de { $folder }.
arena-broken = { $file } est endommagé à la ligne { $line } : { $problem }
arena-faults =
    { $faults ->
        [one] { $player } a perdu une décision ; merchant l’a prise à sa place.
       *[other] { $player } a perdu { $faults } décisions ; merchant les a prises à sa place.
    }
arena-worker-lost = Un processus qui jouait a été arrêté de l’extérieur, peut-être faute de mémoire.
arena-worker-failed = Un processus qui jouait a échoué : { $problem }
arena-no-ray = Ray n’est pas installé ici ; l’extra « cluster » de ce paquet l’apporte.
arena-no-cluster = Il n’y a pas de grappe Ray à { $address } : { $problem }
