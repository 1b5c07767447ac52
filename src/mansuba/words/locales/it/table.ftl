# Il tavolo: una partita in corso nel browser.

table-heading = Una partita di Mansuba
# La scheda del browser. $status è una delle frasi status-….
table-title = { $status } · Mansuba
table-close = Chiudi
table-dismiss = Ho capito
table-try-again = Riprova
table-read-law = Leggi la legge { $number }

# I nomi delle parti della pagina, per i lettori di schermo.
table-status = A chi tocca
table-board = Tabellone
table-desk = Bastoncini-dadi e azioni
table-panels = Sulla partita
table-notice = Avviso

# Ciò che si annuncia ai lettori di schermo o si dice accanto al tabellone.
table-lost = La connessione al server si è interrotta. La tua partita è salvata; nuovo tentativo in corso…
table-found-again = La connessione è tornata.
table-caught-up =
    { $count ->
        [one] Intanto è stata presa una decisione.
       *[other] Intanto sono state prese { $count } decisioni.
    }
table-taken-back = Annullato.
table-thinking = { SEAT($seat, form: "the", start: "yes") } sta pensando…
table-preparing = { SEAT($seat, form: "the", start: "yes") } si prepara: la prima volta può volerci un minuto.
table-away = Il server non risponde. Le tue scelte restano; nulla è perduto.
table-stale = La partita è andata avanti altrove, forse in un’altra finestra. Ecco a che punto è.
table-disk-full = Il disco è pieno e non è stato possibile salvare. Nulla è perduto: fai spazio, poi riprova.
table-store-away = Non è stato possibile salvare la partita in questo momento. Nulla è perduto; riprova fra poco.

# Che cosa succede.
status-set-up = { SEAT($seat, form: "the", start: "yes") } sistema le pedine.
status-lot = Si sorteggia chi comincia.
status-throw = { SEAT($seat, form: "the", start: "yes") } lancia i bastoncini-dadi.
status-take = Tocca { SEAT($seat, form: "to") }.
status-step = { SEAT($seat, form: "the", start: "yes") } muove una pedina.
status-place =
    { FIGURE($figure, form: "gender") ->
        [feminine] { FIGURE($figure, form: "the", start: "yes") } è stata ingannata. { SEAT($seat, form: "the", start: "yes") } la rimette nel Tempio.
       *[masculine] { FIGURE($figure, form: "the", start: "yes") } è stato ingannato. { SEAT($seat, form: "the", start: "yes") } lo rimette nel Tempio.
    }
status-over = Ha vinto { SEAT($seat, form: "the") }.
status-paused = La partita è in pausa.
status-open = Il posto { $number } è libero: la partita aspetta che qualcuno si sieda.
status-ended-agreed = La partita è finita di comune accordo.
status-ended-abandoned = La partita è stata chiusa; nessuno ha vinto.

# Che cosa può fare chi decide a questo schermo.
prompt-take = Scegli un bastoncino-dado o una pedina.
prompt-space = Scegli uno spazio, o un altro bastoncino-dado.
prompt-step = Scegli lo spazio successivo, oppure fermati.
prompt-done = La mossa è completa: conferma o torna indietro.
prompt-place = Scegli uno spazio del Tempio. Poi la mossa interrotta prosegue.
prompt-pass = Nessun bastoncino-dado può muovere nulla: scegli a quale rinunciare.

# Perché non succede nulla.
advice-not-now-set-up = Prima { SEAT($seat, form: "the") } sistema le pedine.
advice-not-now-throw = Prima { SEAT($seat, form: "the") } lancia i bastoncini-dadi.
advice-not-now-lot = Prima si sorteggia chi comincia.
advice-not-now-take = Tocca { SEAT($seat, form: "to") }.
advice-not-now-step = Tocca { SEAT($seat, form: "to") }.
advice-not-now-place = Prima { SEAT($seat, form: "the") } rimette la pedina ingannata nel Tempio.
advice-looking-back = Stai guardando indietro. Torna alla partita per continuare a giocare.
advice-choose-first = Scegli prima un bastoncino-dado o una pedina.
advice-pass = Non si può muovere nulla. Scegli un bastoncino-dado a cui rinunciare.
advice-take-back-first = Annulla prima i movimenti, poi scegli un altro bastoncino-dado.
advice-too-far = { FIGURE($figure, form: "the", start: "yes") } non può arrivare fino a { $space } con questo bastoncino-dado.

# Che cosa fa un tocco su uno spazio, in frasi una dopo l’altra.
target-steps =
    { $steps ->
        [one] In { $space }, un movimento.
       *[other] In { $space }, { $steps } movimenti.
    }
target-place = Metti in { $space }.
target-sacrifice = Sacrifica { STICK($stick, form: "the") }.
target-naal = Invoca il Naal Immortale con { STICK($stick, form: "the") }.
target-beguiles = Inganna { FIGURE($figure, form: "the") }.
target-spares = Salta { FIGURE($figure, form: "the") }, al sicuro.
target-enters = Entra nella Piramide.
target-wins = Vince { SEAT($seat, form: "the") }.
target-choices =
    { $count ->
        [one] C’è una strada.
       *[other] Ci sono { $count } strade fra cui scegliere.
    }

# Più strade portano a uno spazio.
way-which-stick = Con quale bastoncino-dado in { $space }?
way-which = Per quale strada in { $space }?
way-with-stick = { STICK($stick, form: "name", start: "yes") }:
way-through = Per { $spaces }.
way-none = Nessuna di queste

# Che cosa vogliono dire insieme un bastoncino-dado e una pedina.
take-stick =
    { $icons ->
        [one] { KIND($kind, form: "name") }: un movimento.
       *[other] { KIND($kind, form: "name") }: fino a { $icons } movimenti.
    }
take-stick-others = Le altre tue pedine: uno, come sacrificio.
take-stick-naal = Ogni altra pedina: uno, come sacrificio. Il Naal Immortale muove quelle di tutti.
take-steps =
    { $steps ->
        [one] Un movimento { FIGURE($figure, form: "of") }.
       *[other] Un massimo di { $steps } movimenti { FIGURE($figure, form: "of") }.
    }
take-sacrifice = { STICK($stick, form: "the", start: "yes") } viene sacrificato: un movimento { FIGURE($figure, form: "of") }.
take-naal = Il Naal Immortale ti presta questa pedina.
take-left =
    { $steps ->
        [one] Resta un movimento.
       *[other] Restano { $steps } movimenti.
    }

# Pulsanti.
action-throw = Lancia i bastoncini-dadi
action-done = Fatto
action-pass = Cedi { STICK($stick, form: "the") }
action-take-back = Un passo indietro
action-take-all-back = Annulla tutto
action-undo = Annulla
action-ask-undo = Chiedi di annullare

# Si lanciano bastoncini-dadi veri e si dice alla pagina che cosa è uscito.
hand-lot = Chi comincia?
hand-throw = Che cosa mostrano i bastoncini-dadi?
hand-face = { $icons }
hand-face-naal = { $icons }, Naal
hand-enter = Inserisci il lancio

# La sistemazione.
set-up-title = { SEAT($seat, form: "name", start: "yes") }: sistema le tue pedine
set-up-goal = Portale tutte nella Piramide del tuo colore, dall’altra parte.
set-up-how = Trascina le pedine dentro il tuo Tempio, o scegline due per scambiarle.
set-up-where = Dove va { FIGURE($figure, form: "the") }? Scegli uno spazio o una pedina del Tempio.
set-up-in-order = In ordine
set-up-mirrored = A specchio
set-up-shuffled = A caso
set-up-ready = Tutto pronto
set-up-early = Si schiera tutti insieme.
set-up-waits = Pronto. Si aspetta: { $names }.
set-up-done = Pronto.
set-up-change = Cambia la sistemazione: { SEAT($seat, form: "name") }

# Sfogliare la partita.
look-title = Guarda indietro
look-first = All’inizio
look-earlier = Una decisione indietro
look-later = Una decisione avanti
look-live = Al presente
look-at = { $at } / { $last }
look-start = L’inizio della partita.
look-back = Stai guardando indietro. La partita non ne risente.
look-return = Torna alla partita
look-editor = Questa posizione nell’editor

# Le schede accanto al tabellone.
tab-log = Cronologia
tab-people = Persone
tab-talk = Chat
tab-progress = Corsa
tab-words = Testo
tab-game = Info
tab-view = Vista

# La cronologia.
log-empty = Non è ancora successo nulla.
log-all = Mostra tutto
chapter-people = Prima della partita
chapter-set-up = Sistemazione: { SEAT($seat, form: "name") }
chapter-lot = Il sorteggio
chapter-throw = Lancio: { SEAT($seat, form: "name") }
chapter-turn = Turno { $number }: { SEAT($seat, form: "name") }

progress-ring = Chi inganna chi

# Sulla partita.
info-created = Cominciata: { $when }
info-board = Tabellone: { $board }, { $spaces } spazi
info-dice-program = Il programma lancia i bastoncini-dadi.
info-dice-hand = Si lanciano bastoncini-dadi veri.
info-tempo = Ritmo: { $tempo }
info-seats = Chi gioca
info-seat-here = { $name }, posto { $number }
info-seat-bot = { $name }, posto { $number } ({ $player })
info-rules = Regole della casa
info-laws-bind-owner = Le leggi vincolano una pedina secondo la persona a cui appartiene.
info-laws-bind-mover = Una pedina può arrivare nei recinti di chi la muove, e in nessun altro.
info-temple-reentry-never = Una pedina uscita dal suo Tempio non vi rientra più muovendosi.
info-temple-reentry-same-move = Una pedina può tornare nel suo Tempio, ma non nella mossa in cui ne esce.
info-sanctuary-yes = Nessuna pedina viene ingannata nella propria Piramide.
info-sanctuary-no = Una pedina si può ingannare anche nella sua Piramide.
info-record = Scarica la registrazione

# Come si vede il tavolo.
view-turned = In basso
view-turned-mine = Il mio posto
view-turned-fixed = Sempre lo stesso lato
view-turned-seat = { SEAT($seat, form: "name", start: "yes") }
view-confirm = Una mossa finita aspetta che io la invii
view-notation = Notazione accanto alla cronologia
view-shortcuts = Scorciatoie a tasto singolo

# L’elenco dei tasti.
keys-title = Tasti
keys-means = Tutto questo si può fare anche con i tasti Tab e Invio. Mentre scrivi, le scorciatoie non fanno nulla.
keys-sticks = scegliere un bastoncino-dado
keys-throw = lanciare i bastoncini-dadi
keys-board = andare al tabellone
keys-walk = percorrere il tabellone
keys-choose = scegliere lo spazio o la pedina
keys-done = fatto: inviare la mossa
keys-back = indietro di un movimento
keys-let-go = lasciare ciò che è scelto
keys-undo = annullare
keys-look = guardare indietro o di nuovo avanti
keys-hint = un aiuto
keys-help = questo elenco

# La fine.
over-title = La partita è finita
over-winner =
    { $turns ->
        [one] Ha vinto { SEAT($seat, form: "the") } in un turno.
       *[other] Ha vinto { SEAT($seat, form: "the") } in { $turns } turni.
    }
over-again = Gioca ancora
over-rotated = Gioca ancora, cambiando posto
over-games = Le mie partite
over-what-now = E adesso?
over-look = Guarda il tabellone

# Una partita che non c’è.
absent-no-such-game-title = Questa partita non esiste
absent-no-such-game = Forse è stata eliminata, o l’indirizzo non è del tutto giusto.
absent-deleted-title = Questa partita è stata eliminata
absent-deleted = Qualcuno l’ha eliminata, forse in un’altra finestra.
absent-removed-title = Non sei più a questo tavolo
absent-removed = Ne hai perso l’accesso. Ti si può invitare di nuovo.
absent-away-title = Impossibile aprire la partita
absent-new = Nuova partita
