# La pagina nel browser, tranne il gioco stesso: inizio, nuova partita, elenco delle partite,
# impostazioni e ciò che può andare storto.

page-title = Mansuba
# La scheda del browser.
title-of-page = { $page } · Mansuba
skip-to-content = Vai al contenuto
# Il nome della navigazione per i lettori di schermo.
nav-label = Menu principale
nav-new = Nuova partita
nav-games = Le mie partite
nav-rules = Regole
read-rules = Leggi le regole
nav-editor = Editor di posizioni

# L’inizio.
title-what = Porta le tue sei pedine totem dal Tempio alla Piramide e inganna chi ti sbarra la strada: una corsa da due a sei.
# Un pulsante che comincia subito una partita.
title-play = Gioca
# Un collegamento alla pagina in cui si sceglie tutto.
title-choose = Scegli chi gioca
# Uno dei nomi di title-with. $player è uno dei messaggi player-….
title-player = { $name } ({ $player })
# Con chi il pulsante comincia una partita. $players è un elenco di title-player.
title-with = { $players }, tabellone: { $board }
title-resume = Partite in corso
title-all-games =
    { $count ->
        [one] La tua partita
       *[other] Tutte le { $count } partite
    }
# Per chi non ha mai giocato: una prima partita, in cui la pagina dice che cosa si può fare e perché.
title-learn = Imparare giocando
title-learn-means = Prima visita? Gioca una breve partita con i consigli, o segui le lezioni.
title-lessons = Dieci piccole lezioni

# Una nuova partita.
new-loading = Cerco tabelloni e bot…
new-how-many = In quanti si gioca?
new-who = Chi gioca?
# Etichette per i lettori di schermo. $seat conta da 1.
new-name-of = Nome numero { $seat }
new-player-of = Chi decide per il numero { $seat }
new-board = Tabellone
new-dice = Chi lancia i bastoncini-dadi?
new-rules = Regole della casa
new-rules-changed =
    { $count ->
        [0] le solite
        [one] una cambiata
       *[other] { $count } cambiate
    }
new-rules-means = Da concordare fra chi gioca. Per la prima partita, lasciale come sono.
new-begin = Comincia
new-position = La partita comincia dalla posizione preparata.
new-position-change = Cambia la posizione
new-position-own = Comincia da una tua posizione

# Nomi proposti, come li scrive questa lingua.
name-nefertari = Nefertari
name-khufu = Cheope
name-hatshepsut = Hatshepsut
name-ramses = Ramses
name-tiye = Tiye
name-imhotep = Imhotep

# Chi decide per un posto: una persona a questo schermo o un bot.
player-here = a questo schermo
player-open = qualcuno altrove
player-open-means = Qualcuno altrove: il posto resta libero finché non lo prende qualcuno che inviti.
player-scribe = bot: scriba
player-scribe-means = Lo scriba fa il meglio delle prime mosse che gli vengono in mente: facile da battere.
player-merchant = bot: mercante
player-merchant-means = Il mercante prende ciò che lo porta più lontano: un buon rivale.
player-priest = bot: sacerdote
player-priest-means = Il sacerdote vede arrivare il pericolo e lo evita: un rivale forte.
player-vizier = bot: visir
player-vizier-means = Il visir guarda avanti, ai bastoncini-dadi e a ciò che faranno gli altri: difficile da battere.

board-sun = Sole
board-sun-means = Il tabellone consueto, con { $spaces } spazi.
board-oasis = Oasi
board-oasis-means = Più piccolo, con { $spaces } spazi: una partita dura circa un quarto in meno.
board-own-means = Da un tuo file, con { $spaces } spazi.
# $problem è in inglese: cita il programma che ha letto il file.
board-broken = Questo file non si può usare: { $problem }

dice-program = Il programma
dice-program-means = Un tocco, e i bastoncini-dadi rotolano qui.
dice-hand = Noi, al tavolo
dice-hand-means = Con bastoncini-dadi veri: si lanciano e si inserisce ciò che mostrano.

rule-temple-reentry = Si può tornare
rule-temple-reentry-means = Una pedina può tornare nel suo Tempio, ma non nella mossa in cui ne esce.
rule-no-sanctuary = Nessun riparo nella Piramide
rule-no-sanctuary-means = Una pedina si può ingannare anche nella sua Piramide.
rule-laws-bind-mover = Recinti aperti a chi muove
rule-laws-bind-mover-means = Una pedina può arrivare nei recinti di chi la muove, e in nessun altro.

# L’elenco delle partite.
games-loading = Cerco le tue partite…
games-none = Non ci sono ancora partite.
games-resume = Riprendi
# Letto dai lettori di schermo al posto della parola breve sul pulsante.
games-resume-this = Riprendi { $name }
games-look = Guarda
games-look-this = Guarda { $name }
games-rename = Rinomina
games-rename-this = Rinomina { $name }
games-new-name = Nuovo nome
games-keep-name = Salva
games-renamed = Ora la partita si chiama { $name }.
games-delete = Elimina
games-delete-this = Elimina { $name }
games-delete-title = Eliminare { $name }?
games-delete-text = La partita e tutta la sua cronologia spariranno per sempre.
games-delete-yes = Elimina
games-delete-no = Conserva
games-deleted = Partita eliminata: { $name }.

# A che punto è una partita.
game-won = Ha vinto { $name }
game-over = Finita
game-in-set-up = Sistemazione
game-in-turn = Turno { NUMBER($turn) }
game-loading = Apro la partita…
game-waits = La partita si aprirà appena il server risponde.

# Impostazioni.
settings-title = Impostazioni
settings-language = Lingua
settings-language-auto = Quella del browser
settings-theme = Colori
theme-auto = Quelli del sistema
theme-light = Chiari
theme-dark = Scuri
theme-contrast = Alto contrasto
# A che velocità si muovono le pedine e giocano i bot.
settings-pace = Velocità
pace-slow = Lenta
pace-normal = Normale
pace-fast = Veloce
pace-instant = Immediata
settings-confirm = Conferma le mosse
settings-confirm-means = Una mossa finita aspetta che tu la invii.
settings-turned = Ruota il tabellone
settings-turned-means = Chi decide a questo schermo vede il proprio Tempio in basso.
settings-notation = Mostra la notazione
settings-notation-means = Nella cronologia ogni decisione compare anche in forma breve.
settings-tips = Consigli durante il gioco
settings-tips-means = La pagina dice che cosa si può fare, la prima volta che si può.
settings-done = Fatto

# Un indirizzo che non porta da nessuna parte.
lost-title = Qui non c’è nulla
lost-text = Questo indirizzo non porta a nessuna pagina di Mansuba. Le tue partite sono al sicuro.
lost-to-title = Torna all’inizio

# Finché il server non risponde.
away-title = Il server non risponde.
away-text = È ancora in funzione? La tua partita è salvata e continua appena torna.
away-retry = Riprova

# Ciò che può andare storto. $where è la parte sbagliata della richiesta, con il suo nome tecnico.
problem-away = Il server non risponde. Nulla è perduto; riprova fra un momento.
problem-unexpected = Qualcosa è andato storto in questa pagina. Ricaricala: la tua partita è salvata.
problem-invalid = Il server non può accettarlo: { $where }
problem-not-understood = Il server non capisce questa decisione. Ricarica la pagina e riprova.
problem-no-such-game = Questa partita non esiste o è stata eliminata.
problem-no-such-board = Questo tabellone non c’è più. Scegline un altro.
problem-no-such-player = Questo bot non c’è più. Scegline un altro.
problem-wrong-number-of-seats = Su questo tabellone non c’è posto per così tanti. Scegli un altro numero.
problem-bad-position = Questa posizione non può esistere, o la partita è già finita. L’editor di posizioni dice perché.
problem-not-yours = Qui decide qualcun altro.
problem-not-a-member = A questo tavolo puoi solo guardare.
problem-not-the-host = Può farlo solo chi ha aperto il tavolo.
problem-not-open = Questo posto ormai è occupato.
problem-not-now = In questo momento non si può.
problem-no-such-link = Questo link non vale più: è scaduto, è già stato usato o è stato revocato.
problem-name-needed = Prima di’ come ti chiami.
problem-too-many =
    { $seconds ->
        [0] Questo server non ne permette di più. Elimina ciò che non serve più.
        [one] Era troppo in una volta. Riprova fra un secondo.
       *[other] Era troppo in una volta. Riprova fra { $seconds } secondi.
    }
problem-chat-off = A questo tavolo non si può scrivere. Le frasi pronte si possono dire.
problem-not-these-dice = In questa partita i bastoncini-dadi li lancia il programma.
problem-nothing-to-undo = Non c’è nulla da annullare.
problem-stale = Intanto la partita è andata avanti, forse in un’altra scheda. Ecco a che punto è.
problem-refused = Le regole lo vietano.
problem-broken-record = Questa registrazione non si può leggere.
problem-disk-full = Il disco è pieno: non è stato possibile salvare nulla. Fai spazio e riprova; la partita è rimasta com’era.
problem-store-away = In questo momento le partite non si possono leggere né scrivere. Riprova fra un momento.
problem-ending = Il server sta per fermarsi. Riprova fra un momento.
problem-forbidden = Il server ha rifiutato questa richiesta, perché sembra venire da un altro sito.
problem-no-such-page = Il server non conosce questo indirizzo.
problem-internal = Qualcosa è andato storto nel server. La partita è rimasta com’era; riprova.

# Una partita come link, e una registrazione da rivedere.
share-title = Condividi questa partita
share-short = Condividi
share-this = Condividi: { $name }
games-open-record = Apri una registrazione
