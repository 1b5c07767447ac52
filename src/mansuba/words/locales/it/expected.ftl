# Dove un testo si rompe e che cosa ci si aspettava.

place-line-column = riga { $line }, colonna { $column }
place-line = riga { $line }
place-column = colonna { $column }
expected-at = { $name }: { $problem }
expected-not-found = Ci si aspettava: { $expected }. C’è: { $found }.
expected-not-end = Ci si aspettava: { $expected }. Ma il testo finisce qui.

expected-built-in = il nome di un tabellone incluso
expected-known-edition = un’edizione inclusa, oppure il file di questa
expected-decision = una decisione
expected-digit-key = una cifra come chiave
expected-drawing = un disegno fatto con i nomi degli spazi
expected-face = una faccia, come 3 o 2n
expected-kind-name = il nome di un tipo
expected-kind = un tipo: F, W, C, I, J o K
expected-line = una linea di spazi
expected-list = una lista
expected-name = un nome
expected-seat = un posto, da 0 a 5
expected-space = uno spazio
expected-board-space = uno spazio di questo tabellone
expected-space-or-sign = uno spazio, - o *
expected-table = una tabella
expected-edition-word = il nome di un’edizione, # e la sua impronta
expected-one-hand = nessun’altra pedina in mano
expected-end = la fine
expected-reverse = la direzione contraria
expected-steps-left = quanti movimenti restano
expected-board-naming = una minuscola e fino a 23 altri segni fra a–z, 0–9, - e _
expected-space-naming = da 1 a 12 segni fra A–Z, a–z, 0–9 e _
expected-direction-naming = da 1 a 4 lettere dalla A alla Z
expected-seats = le pedine dei posti { $seats }
expected-later-stick = un bastoncino-dado che viene dopo: { $left }
expected-no-stick = nessun altro bastoncino-dado

wanted-game = una partita, che comincia con [Mansuba "{ $version }"]
wanted-version = { $version }, la versione che qui si può leggere
wanted-one-game = una sola partita
wanted-shorter-line = una riga di { $most } caratteri al massimo
wanted-shorter-game = una partita di { $most } caratteri al massimo
wanted-shorter-edition = un’edizione di { $most } caratteri al massimo
wanted-fewer-decisions = una partita di al massimo { $most } decisioni
wanted-fewer-dots = { $most } punti al massimo in una riga di un’edizione
wanted-utf-8 = un testo in UTF-8
wanted-tag-name = il nome di un’etichetta: una lettera e fino a 31 altri segni fra A–Z, a–z, 0–9 e _
wanted-free-tag = un altro nome, perché questa etichetta si scrive da sé
wanted-fewer-tags = { $most } etichette al massimo
wanted-once = { $name } una volta sola
wanted-missing = l’etichetta { $name } in questa intestazione
wanted-text = un testo fra virgolette
wanted-more-text = { $closing } alla fine del testo
wanted-plain = qui nessun carattere di controllo, ma la sua sequenza
wanted-escape = una sequenza: \\ \" \{"}"} \n \r \t o \u{"{"}1f431{"}"}
wanted-closing = { $closing }
wanted-edition = un’edizione inclusa, o una contenuta nella registrazione
wanted-own-edition = un’edizione giocabile
wanted-same-edition = { $word }, l’edizione contenuta nella registrazione
wanted-seats = i posti di una partita su questo tabellone: { $known }
wanted-same-seats = i posti della posizione: { $seats }
wanted-position = una posizione a cui una partita possa arrivare
wanted-name = il nome di un posto della partita: { $seats }
wanted-result = il risultato: { $known }
wanted-win = il resto della partita, finché non vince { SEAT($seat, form: "the") }
wanted-head = { $head }
wanted-game-over = la fine della partita, che ha vinto { SEAT($seat, form: "the") }
wanted-rest =
    { $phase ->
        [set-up] il resto della riga: le altre pedine
        [place] il resto della riga: dove va la pedina ingannata
       *[step] il resto della riga: un movimento o stop
    }
wanted-next-line = la fine della riga, perché quel che segue ne vuole una propria
wanted-decision = una decisione
wanted-space = uno spazio
wanted-lot = il sorteggio, come lot:0
wanted-legal = una decisione che le regole permettano
wanted-key = una chiave: una lettera e fino a 31 altri segni fra A–Z, a–z, 0–9 e _
wanted-value = un valore, fra virgolette se non è una semplice parola
wanted-json = JSON ({ $problem })
wanted-object = un oggetto
wanted-list = una lista
wanted-string = una stringa
wanted-number = il numero di una decisione, da 0 a { $most }
wanted-known-key = una delle chiavi { $known }
wanted-needed-key = la chiave { $name }
