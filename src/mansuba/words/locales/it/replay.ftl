# Una partita registrata da rivedere, e il link che ne contiene una.

replay-title = Rivedere una partita
replay-means = Apri la registrazione di una partita: una scaricata da qui, o ricevuta da qualcuno. Ti viene solo mostrata, e non è conservata da nessuna parte.
replay-file = Una registrazione in un file
replay-choose = Scegli un file
replay-drop = Oppure lascialo cadere ovunque su questa pagina.
replay-paste = Oppure incolla il testo
replay-open = Guarda
replay-reading = Lettura della registrazione…
replay-opened =
    { $count ->
        [one] La partita è aperta: una decisione.
       *[other] La partita è aperta: { $count } decisioni.
    }
replay-broken-link = Questo link non è intero. Forse la fine si è persa per strada: chiedilo di nuovo, o chiedi la registrazione come file.
replay-too-large = È troppo grande per una registrazione da mostrare qui: al massimo { $most } kB.
replay-as-far = Guarda fin lì
replay-play-on = Gioca da qui
replay-another = Un’altra partita

# Le parti della pagina.
replay-now = Che cosa è appena successo
replay-controls = Percorrere la partita
replay-moves = Turni
replay-progress = Chi è in testa
replay-words = Il tabellone in parole
replay-about = Su questa partita

# Percorrere la partita.
replay-begin = Non è ancora stato deciso nulla.
replay-slider = Decisione
replay-where = { $at } di { $last }. { $chapter }
replay-turn-back = Un turno indietro
replay-turn-on = Un turno avanti
replay-last = Alla fine
replay-play = Riproduci
replay-pause = Pausa
replay-turned-first = Il primo posto

# Commenti.
replay-comment = Commento
replay-comment-add = Aggiungi un commento
replay-comment-edit = Modifica il commento
replay-comment-keep = Conserva
replay-comment-cancel = Annulla
replay-comment-kept = Il commento è ora nella registrazione e nel link.
replay-comment-here = Commento: { $text }

# Come sta una partita che nessuno ha vinto.
replay-unfinished = La partita non è stata finita.
replay-truncated = La partita è stata fermata dopo un numero stabilito di turni.

# Il link.
share-means = Questo link contiene tutta la partita. Chi lo apre può rivedere ogni turno; nessun server deve conoscerla, e vale per sempre.
share-making = Preparazione del link…
share-long = Il link è lungo { $count } caratteri, perché contiene tutta la partita. Alcune app di messaggi tagliano ciò che è così lungo: in quel caso manda la registrazione come file.
share-look = Guardala tu
# Inviato insieme al link.
share-text = Una partita di Mansuba da rivedere:

# Immagini da portare con sé.
picture-title = Immagini
picture-means = Della posizione sul tabellone, o di tutta la partita, turno per turno, nei colori che vedi.
picture-png = Immagine (PNG)
picture-svg = Disegno (SVG)
picture-gif = La partita in film (GIF)
picture-making = Preparazione del film…
picture-failed = Impossibile fare questa immagine.
