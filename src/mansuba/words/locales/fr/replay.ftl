# Une partie enregistrée à revoir, et le lien qui en contient une.

replay-title = Revoir une partie
replay-means = Ouvrez l’enregistrement d’une partie : téléchargé ici, ou reçu de quelqu’un. Il vous est seulement montré, et n’est conservé nulle part.
replay-file = Un enregistrement dans un fichier
replay-choose = Choisir un fichier
replay-drop = Ou déposez-le n’importe où sur cette page.
replay-paste = Ou collez son texte
replay-open = Regarder
replay-reading = Lecture de l’enregistrement…
replay-opened =
    { $count ->
        [one] La partie est ouverte : une décision.
       *[other] La partie est ouverte : { $count } décisions.
    }
replay-broken-link = Ce lien n’est pas entier. Sa fin s’est peut-être perdue en route : redemandez-le, ou demandez l’enregistrement en fichier.
replay-too-large = C’est trop volumineux pour un enregistrement à montrer ici : { $most } ko au plus.
replay-as-far = Regarder jusque-là
replay-play-on = Jouer à partir d’ici
replay-another = Une autre partie

# Les parties de la page.
replay-now = Ce qui vient de se passer
replay-controls = Parcourir la partie
replay-moves = Tours
replay-progress = Qui mène
replay-words = Le plateau en mots
replay-about = À propos de cette partie

# Parcourir la partie.
replay-begin = Rien n’est encore décidé.
replay-slider = Décision
replay-where = { $at } sur { $last }. { $chapter }
replay-turn-back = Un tour en arrière
replay-turn-on = Un tour en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-turned-first = La première place

# Commentaires.
replay-comment = Commentaire
replay-comment-add = Ajouter un commentaire
replay-comment-edit = Modifier le commentaire
replay-comment-keep = Garder
replay-comment-cancel = Annuler
replay-comment-kept = Le commentaire est maintenant dans l’enregistrement et dans le lien.
replay-comment-here = Commentaire : { $text }

# Où en est une partie que personne n’a gagnée.
replay-unfinished = La partie n’a pas été terminée.
replay-truncated = La partie a été arrêtée après un nombre fixé de tours.

# Le lien.
share-means = Ce lien contient toute la partie. Qui l’ouvre peut en revoir chaque tour ; aucun serveur n’a besoin de la connaître, et il reste valable pour toujours.
share-making = Préparation du lien…
share-long = Le lien compte { $count } caractères, car toute la partie s’y trouve. Certaines messageries coupent ce qui est si long : envoyez alors l’enregistrement en fichier.
share-look = Regarder moi-même
# Envoyé avec le lien.
share-text = Une partie de Mansuba à revoir :

# Des images à emporter.
picture-title = Images
picture-means = De la position sur le plateau, ou de toute la partie, tour après tour, dans les couleurs que vous voyez.
picture-png = Image (PNG)
picture-svg = Dessin (SVG)
picture-gif = La partie en film (GIF)
picture-making = Préparation du film…
picture-failed = Impossible de faire cette image.
