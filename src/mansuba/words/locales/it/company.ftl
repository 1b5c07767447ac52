# Le persone al tavolo, anche lontane: chi siede dove, che cosa si chiedono e si dicono.

# Che cosa c’è ora fra le persone.
company-title-yours = • Tocca a te · Mansuba
company-yours = Tocca a te
company-bot-plays = Intanto un bot gioca per { SEAT($seat, form: "the") }.
company-elsewhere = { SEAT($seat, form: "the", start: "yes") } non c’è in questo momento.
company-bot-for-you = Un bot decide per { SEAT($seat, form: "the") } perché non c’eri.
company-back = Eccomi
company-nudged = Gli altri ti aspettano.
# $time è una durata come 4:05 o 2 gg 7 h.
company-until = Fra { $time } un bot deciderà per { SEAT($seat, form: "the") }.
company-until-you = Il tuo tempo: { $time }
company-question = Una domanda per te
company-asks-undo = { SEAT($seat, form: "the", start: "yes") } chiede di annullare tutto dal suo ultimo turno.
company-asks-end = { SEAT($seat, form: "the", start: "yes") } propone di finire la partita senza un vincitore.
company-agree = D’accordo
company-decline = Rifiuta
# $names è un elenco di nomi.
company-asked = Hai chiesto. Si aspetta: { $names }.
company-free = C’è un posto libero. Vuoi giocare?
company-watching = Stai guardando la partita.
company-open =
    { $count ->
        [one] C’è ancora un posto libero.
       *[other] Ci sono ancora { $count } posti liberi.
    }
company-since = Mostra che cosa è successo dal tuo ultimo turno

# Chi è al tavolo.
people-seats = Posti
# Seguono un nome, separati da punti.
people-you = tu
people-host = ha aperto il tavolo
people-here = qui
people-elsewhere = non c’è
people-away = intanto gioca un bot
people-free = Il posto { $number } è libero
people-sit = Siediti
people-sit-this = Siediti al posto { $number }
people-sit-title = Posto { $number }
people-sit-name = Il tuo nome a questo tavolo
people-leave = Alzati
people-leave-this = Alzati dal posto { $number }
people-leave-title = Alzarti dal posto { $number }?
people-leave-means = Il posto sarà libero. Potrai ancora guardare, e sederti di nuovo finché non lo fa qualcun altro.
people-replace = Cambia
people-replace-this = Cambia chi siede al posto { $number }
people-replace-title = Chi deve sedere al posto { $number }?
people-replace-means = Chi siede lì ora deve alzarsi. Le pedine restano dove sono.
people-open = Ancora nessuno: lascialo libero
people-rather-not = Annulla
people-watching =
    { $count ->
        [one] Una persona guarda.
       *[other] { $count } persone guardano.
    }
people-as-host = Il tavolo
people-invite = Invita
people-pause = Pausa
people-resume = Riprendi
people-end = Termina la partita
people-end-title = Terminare la partita?
people-end-means = Finisce qui per tutti, e nessuno ha vinto. Non si può annullare.
people-chat = Ci si può scrivere
people-open-lobby = Chiunque può unirsi: il tavolo è nell’elenco
people-open-link = Chi ha l’indirizzo può unirsi
people-members = Chi può venire
people-watches = { $name } (guarda)
people-remove = Rimuovi
people-remove-this = Rimuovi { $name }
people-remove-title = Rimuovere { $name } dal tavolo?
people-remove-means = I suoi posti si liberano, e senza un nuovo invito non vedrà più la partita.
people-removed = { $name } non è più al tavolo.
people-propose-end = Proponi di finire la partita
people-leave-for-good = Lascia il tavolo per sempre
people-leave-for-good-title = Lasciare il tavolo per sempre?
people-leave-for-good-means = I tuoi posti si liberano, e senza un nuovo invito non vedrai più la partita.

# Come si viene richiamati al tavolo.
alerts-title = Quando tocca a te
alerts-sound = Un suono leggero
alerts-ask = Consenti le notifiche
alerts-stop = Basta notifiche
alerts-means = Il browser ti avvisa quando questa pagina non è in vista.
alerts-refused = Il browser non lo consente. Si può cambiare nelle sue impostazioni.

# Che cosa si dicono le persone.
talk-title = Conversazione
talk-empty = Nessuno ha ancora detto nulla.
talk-phrases = Di’ con un tocco
talk-write = Scrivi qualcosa
talk-send = Invia
talk-off = A questo tavolo non si può scrivere.
talk-line = { $name }: { $text }
talk-unread =
    { $count ->
        [one] Un messaggio nuovo
       *[other] { $count } messaggi nuovi
    }
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-oops = Ops!
phrase-thanks = Grazie!
phrase-one-moment = Un momento, per favore.
phrase-your-turn = Tocca a te.
phrase-good-game = Bella partita!

# Che cosa dice la cronologia che non è una decisione. $name è chi siede lì da allora.
said-undone = Alcune decisioni sono state annullate.
said-sat = { $name } si siede al posto { $seat }.
said-opened = Il posto { $seat } ora è libero.
said-given = { $name }, un bot, gioca ora al posto { $seat }.
said-away = { SEAT($seat, form: "the", start: "yes") } non torna: intanto decide un bot.
said-back = { SEAT($seat, form: "the", start: "yes") } è di nuovo qui.
said-nudged = Promemoria { SEAT($seat, form: "to") }: gli altri aspettano.
said-paused = La partita è in pausa.
said-resumed = La partita riprende.
said-mixed = { SEAT($seat, form: "the", start: "yes") } ha aggiunto la sua parte al caso.
said-proposed-undo = { SEAT($seat, form: "the", start: "yes") } chiede di annullare.
said-proposed-end = { SEAT($seat, form: "the", start: "yes") } propone di finire la partita.
said-agreed = { SEAT($seat, form: "the", start: "yes") } accetta.
said-declined = { SEAT($seat, form: "the", start: "yes") } rifiuta.
said-ended-agreed = La partita è finita di comune accordo.
said-ended-abandoned = La partita è stata chiusa prima che qualcuno vincesse.

# Da dove viene il caso.
dice-title = Il caso è onesto?
dice-by-hand = Si lanciano bastoncini-dadi veri: il programma non ha nulla da dimostrare.
dice-unsealed = Questa partita è precedente al caso sigillato: non c’è nulla da verificare.
dice-sealed = Prima della partita il server ha sigillato un segreto. Il sorteggio e ogni lancio ne derivano, con ciò che ognuno aggiunge.
dice-commitment = Sigillo
dice-mixed = Hanno aggiunto la loro parte: { $names }.
dice-unmixed = Nessuno ha aggiunto nulla.
dice-secret = Segreto
dice-follow = ✓ Verificato in questo browser: il segreto corrisponde al sigillo, e il sorteggio e tutti i lanci ne derivano.
dice-kept = ✓ È lo stesso sigillo che questo browser conserva da quando sei al tavolo.
dice-kept-mine = ✓ È lo stesso sigillo che questo browser conserva da quando sei al tavolo, e ciò che hai aggiunto fa parte del caso.
dice-late = Questo browser ha visto il sigillo solo alla fine, quindi non può dire se sia sempre stato lo stesso.
dice-changed = Il sigillo, o ciò che hai aggiunto, non è ciò che questo browser ha conservato. Questo caso non è affidabile.
dice-do-not-follow = Il sigillo e i lanci non tornano. Questo caso non è affidabile.
dice-later = A partita finita il segreto appare qui e viene verificato in questo browser.
dice-limits = Nessuno può cambiare il caso durante la partita. Solo chi gestisce il server potrebbe conoscerlo in anticipo.
dice-copy = Copia
dice-copy-this = Copia: { $what }
dice-copied = Copiato.
