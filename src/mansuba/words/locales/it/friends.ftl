# La pagina nel browser: persone altrove. Chi si è, gli inviti, i tavoli aperti, e ciò che una nuova
# partita e l’elenco delle partite dicono solo quando ce ne sono.

# Mentre si carica una pagina che non serve a tutti.
page-loading = Un momento…
page-waits = Questa pagina si aprirà appena il server risponde.

# Mentre un server altrove non risponde.
away-text-online = Forse la tua connessione è interrotta. Le tue partite sono salvate e continuano appena torna.

# Il titolo: un pulsante per una nuova partita con un posto per qualcuno altrove.
title-friend = Gioca con amici

# Chi si è.
me-title = Tu
me-name = Il tuo nome
me-name-means = Quello che gli altri vedono al tavolo.
me-rename = Cambia nome
me-renamed = Ora ti chiami { $name }.
me-link-make = Portami su un altro dispositivo
me-link-made = Il link è pronto.
me-link-means = Apri questo link sull’altro dispositivo: lì sarai la stessa persona, con le stesse partite e gli stessi posti. Vale una volta sola. Chi lo apre diventa te, quindi non darlo a nessuno.
me-forget = Dimenticami
me-forget-means = Il server cancella allora il tuo nome, ciò che hai scritto e tutto ciò da cui ti riconosce. I tuoi posti si liberano e alle tue partite non si torna più.
me-forget-yes = Sì, dimenticami
me-forget-no = Resta
me-forgotten = Il server ti ha dimenticato.

# Un link da dare a qualcuno.
link-text = Link
link-copy = Copia
link-copied = Il link è copiato.
# Quando il browser non permette di copiare.
link-selected = Il link è selezionato. Copialo a mano.
link-share = Condividi
link-qr = Il link come codice QR
link-until = Vale fino al { $time }.

# Invitare qualcuno al tavolo.
invite-title = Invita
invite-play = A giocare
invite-play-means = Può prendere un posto libero.
invite-watch = A guardare
invite-watch-means = Vede la partita, ma non ha un posto.
invite-make = Crea un link
invite-another = Crea un altro link
invite-made = Il link è pronto.
# Inviato insieme al link.
invite-text = Vieni al mio tavolo a giocare a Mansuba!
invite-good = Inviti ancora validi
invite-none = Nessuno.
invite-good-play = A giocare, fino al { $time }
invite-good-watch = A guardare, fino al { $time }
invite-revoke = Revoca
# Letto dai lettori di schermo al posto della parola breve sul pulsante. $invitation è invite-good-….
invite-revoke-this = Revoca: { $invitation }
invite-revoked = L’invito non vale più.

# Dove porta un invito.
join-title = Un invito per te
join-text = Un tavolo di Mansuba ti aspetta. Manca solo il tuo nome; non occorre registrarsi da nessuna parte.
join-go = Partecipa
join-not = Annulla
join-joining = In cammino verso il tavolo…
join-refused-title = Questo invito non vale
join-refused = È scaduto o è stato revocato, oppure il link non è completo. Chiedine un altro.

# Dove porta il link a un altro dispositivo.
return-title = Ciao di nuovo
return-instead = Su questo dispositivo per ora sei { $name }. Se prosegui, sarai la persona che ha creato il link, e questo dispositivo non conoscerà più { $name }.
return-go = Prosegui
return-stay = Resta { $name }
return-done = Anche su questo dispositivo sei { $name }.
return-refused-title = Questo link non vale
return-refused = Vale una volta sola e per poco tempo, oppure non è completo. Creane un altro nelle impostazioni dell’altro dispositivo.

# I tavoli ai quali chiunque può unirsi.
lobby-title = Tavoli aperti
lobby-loading = Cerco tavoli aperti…
lobby-none = In questo momento nessun tavolo è aperto. Aprine uno: una nuova partita con un posto per qualcuno altrove, aperta a tutti.
# Letto dai lettori di schermo al posto della parola breve sul pulsante; e il titolo di una domanda.
lobby-join-this = Partecipa: { $name }
# In un elenco di nomi: Ana, Ben e 2 posti liberi.
seats-free =
    { $count ->
        [one] un posto libero
       *[other] { $count } posti liberi
    }

# Una nuova partita con persone altrove.
new-friends = Con persone altrove
new-tempo = Tempo per turno
new-tempo-means = Quando scade, decide un bot finché la persona non torna.
new-tempo-none-means = Il tavolo aspetta chi è in linea; per gli altri dopo un po’ decide un bot.
tempo-none = Senza orologio
tempo-seconds =
    { $count ->
        [one] un secondo per turno
       *[other] { $count } secondi per turno
    }
tempo-minutes =
    { $count ->
        [one] un minuto per turno
       *[other] { $count } minuti per turno
    }
tempo-days =
    { $count ->
        [one] un giorno per turno
       *[other] { $count } giorni per turno
    }
new-open = Aperta a tutti
new-open-means = Il tavolo compare nell’elenco dei tavoli aperti e chiunque può partecipare.
new-chat = Permetti di scrivere
new-chat-means = Al tavolo ci si può scrivere. Le frasi pronte si possono dire sempre.

# L’elenco delle partite.
game-your-turn = Tocca a te
game-awaits = Si aspetta { $name }
games-leave = Abbandona
games-leave-this = Abbandona { $name }
games-leave-title = Abbandonare { $name }?
games-leave-text = Lasci il tavolo per sempre e il tuo posto si libera. Solo un nuovo invito ti riporta qui.
games-leave-no = Resta
games-left = Hai abbandonato { $name }.

# Una partita che non si può vedere è come una che non esiste.
absent-invited = I tavoli sono privati. Chiedi un invito a chi ci gioca; o, se è una tua partita, apri le impostazioni del dispositivo su cui giochi e portati su questo.
