# Imparare giocando: dieci piccole lezioni sul vero tabellone, e i consigli di una prima partita.

learn-title = Imparare passo per passo
learn-what = Dieci piccole lezioni sul vero tabellone, di un minuto l’una. Niente può andare storto.
learn-progress =
    { $done ->
        [0] Nessuna delle { $count } lezioni è ancora completata.
       *[other] Lezioni completate: { $done } su { $count }.
    }
learn-begin = Comincia
# $title è il nome di una lezione.
learn-go-on = Continua: { $title }
learn-forget = Dimentica i miei progressi
learn-forgotten = Tutte le lezioni sono di nuovo aperte.
# Il titolo di una lezione.
learn-lesson = { $number }. { $title }
learn-lesson-done = completata
learn-lesson-part = esercizi fatti: { $done } su { $count }
# Il nome del riquadro dell’esercizio per i lettori di schermo; sta scritto anche sopra.
learn-task = Esercizio { $task } di { $count }
learn-show = Mostrami
learn-start-over = Da capo
learn-next-task = Prossimo esercizio
learn-next-lesson = Prossima lezione: { $title }
learn-well-done = Ben fatto!
learn-all = Tutte le lezioni
learn-finished = Queste erano le dieci lezioni. Ora conosci tutto il gioco: si gioca!
learn-missed = È permesso, ma non è ciò che chiede l’esercizio. Rileggilo e riprova.

# Che cosa fare, per chi chiede di vederlo.
show-take = Scegli { STICK($stick, form: "the") }, poi { FIGURE($figure, form: "the") }, poi { $space }.
show-done = Alla fine premi «{ action-done }».
show-forbidden = Scegli { FIGURE($figure, form: "the") }, poi { $space }.
show-place = Scegli { $space } per { FIGURE($figure, form: "the") }.
show-throw = Premi «{ action-throw }».
show-set-up = Va bene qualsiasi ordine: premi «{ set-up-ready }».
show-lost = Hai lasciato la strada che questa lezione conosce. Ricomincia da capo, e potrà essere mostrata.

# Le lezioni: il nome, ogni esercizio e che cosa vi si impara.
lesson-step = Movimenti semplici
lesson-step-1 = Il tuo Falco è in mezzo al tabellone. Sceglilo, poi scegli uno spazio illuminato accanto a lui, e premi «{ action-done }».
lesson-step-1-done = Un movimento semplice porta su uno spazio vuoto confinante, in una delle sei direzioni.
lesson-step-2 = Ora il bastoncino-dado del Falco mostra tre icone: fino a tre movimenti. Falli tutti, fino a uno spazio segnato 3.
lesson-step-2-done = Ogni icona è un movimento, e a ognuno puoi cambiare direzione.
lesson-jump = Salti
lesson-jump-1 = L’Ibis avversario è accanto alla tua Donna. Saltalo, verso lo spazio vuoto subito dietro.
lesson-jump-1-done = Puoi saltare chiunque se lo spazio subito dietro è vuoto. Un salto conta come un movimento.
lesson-jump-2 = Due icone bastano per due salti. Supera entrambe le pedine in una sola mossa con la tua Donna.
lesson-jump-2-done = Salti e movimenti semplici si mescolano come vuoi. Una fila di salti porta lontano.
lesson-stick = Bastoncini-dadi
lesson-stick-1 = Sono stati lanciati sei bastoncini-dadi, e ognuno muove la pedina del suo tipo. Prendi quello del Gatto e porta il tuo Gatto a quattro movimenti da lì.
lesson-stick-1-done = Le icone dicono fin dove puoi andare. Un bastoncino-dado preso è esaurito per questo giro.
lesson-stick-2 = Non serve andare fin dove si può. Fai meno di quattro movimenti con il tuo Coccodrillo e premi «{ action-done }».
lesson-stick-2-done = Almeno un movimento; poi ti fermi dove vuoi.
lesson-sacrifice = Il sacrificio
lesson-sacrifice-1 = Il tuo Sciacallo è a un movimento dalla sua Piramide, ma il suo bastoncino-dado è esaurito. Sacrificane un altro per questo movimento.
lesson-sacrifice-1-done = Un bastoncino-dado sacrificato muove una pedina di un altro tipo: di un solo movimento, qualunque cosa mostri.
lesson-naal = Il Naal Immortale
lesson-naal-1 = Il bastoncino-dado del Coccodrillo mostra il Naal Immortale, che ti presta il Coccodrillo di chiunque. Quello avversario è vicino alla sua Piramide: allontanalo.
lesson-naal-1-done = Una faccia con il Naal muove qualsiasi pedina del suo tipo, anche altrui, fino a tanti movimenti quante sono le icone.
lesson-naal-2 = Sacrificato, il Naal ti presta qualsiasi pedina, per un movimento. Allontana lo Sciacallo avversario dalla sua Piramide.
lesson-naal-2-done = Nessuna pedina è al sicuro dal Naal. Le tue possono usare quella faccia come ogni altra.
lesson-beguile = Ingannare
lesson-beguile-1 = Un Ibis inganna uno Sciacallo. Salta lo Sciacallo avversario con il tuo Ibis.
lesson-beguile-1-done = La pedina ingannata è di nuovo nel suo Tempio; lo spazio l’ha scelto il proprietario.
lesson-beguile-2 = Ogni tipo ne inganna un altro, come mostra l’anello. Trova la pedina che il tuo Gatto può ingannare, e saltala.
lesson-beguile-2-done = Sulle altre due sarebbe stato solo un salto. Ingannare non è una scelta: succede sempre.
lesson-beguile-3 = Stavolta è successo a te: uno Sciacallo ha saltato il tuo Gatto. Scegli per lui uno spazio del tuo Tempio.
lesson-beguile-3-done = Il suo cammino ricomincia. Quindi bada a chi può saltare chi.
lesson-temple = Il Tempio
lesson-temple-1 = Qui comincia ogni partita: sistema le tue sei pedine nel tuo Tempio, nell’ordine che vuoi. Poi premi «{ set-up-ready }».
lesson-temple-1-done = Quelle davanti partono per prime. Quando tutti hanno sistemato le pedine, si sorteggia chi comincia.
lesson-temple-2 = Porta il tuo Coccodrillo fuori dal Tempio. Alla sua destra c’è la Piramide avversaria, che gli è vietata.
lesson-temple-2-done = Nessuna pedina entra nel Tempio o nella Piramide di un’altra persona.
lesson-temple-3 = Il tuo Falco è fuori. Sceglilo, e prova a tornare nello spazio vuoto del tuo Tempio.
lesson-temple-3-done = Non c’è ritorno: una pedina uscita dal proprio Tempio non vi rientra.
lesson-pyramid = La Piramide
lesson-pyramid-1 = Il viaggio finisce nella tua Piramide, dall’altra parte del tabellone. Portaci la tua Donna.
lesson-pyramid-1-done = Nella propria Piramide nessuna pedina può essere ingannata.
lesson-pyramid-2 = Scegli la tua Donna, e prova a uscire dalla Piramide.
lesson-pyramid-2-done = Una pedina nella sua Piramide ci resta e si muove solo all’interno. Quindi lascia posto all’ingresso.
lesson-round = Giri
lesson-round-1 = Questo giro lo cominci tu. Lancia i bastoncini-dadi, prendine uno e muovi.
lesson-round-1-done = Ora l’avversario prende uno degli altri, e così a turno finché tutti e sei sono esauriti.
lesson-round-2 = Resta un bastoncino-dado, ed è tuo. Usalo, poi comincia il giro successivo con un lancio.
lesson-round-2-done = Il giro successivo lo comincia il posto seguente in senso orario. In due, chi ha preso l’ultimo bastoncino-dado.
lesson-win = Vincere
lesson-win-1 = Cinque delle tue pedine sono nella Piramide. Portaci anche il Gatto.
lesson-win-1-done = Chi ha per primo tutte e sei le pedine nella Piramide vince subito.

# I consigli di una prima partita, ognuno una sola volta, quando è il momento.
tips-off = Niente più consigli
tip-set-up = Queste sono le tue sei pedine nel tuo Tempio. Metti davanti quelle che devono partire prima, o premi semplicemente «{ set-up-ready }».
tip-throw = Cominci tu il giro: lancia i bastoncini-dadi. Ognuno muove la pedina del suo tipo.
tip-take = Prendi un bastoncino-dado: scegli quello, o la pedina che vuoi muovere. Le icone dicono quanti movimenti può fare.
tip-naal = Un bastoncino-dado mostra il Naal Immortale: con quello puoi muovere anche le pedine avversarie.
tip-space = Gli spazi illuminati sono raggiungibili, e il numero dice quanti movimenti servono. La tua Piramide è dall’altra parte del tabellone.
tip-jump = Qui puoi saltare delle pedine, verso lo spazio subito dietro. È un solo movimento, ma porta due volte più lontano.
tip-sacrifice = Questo bastoncino-dado è di un altro tipo. Lo sacrificheresti, per un solo movimento.
tip-beguile = Puoi ingannare qualcuno: salta quella pedina, e dovrà tornare nel suo Tempio.
tip-beguiled = La tua pedina è stata ingannata. Scegli per lei uno spazio del tuo Tempio; il suo cammino ricomincia.
tip-enter = Puoi entrare nella tua Piramide. Lì la tua pedina è al sicuro e non ne esce più; quindi entra fino in fondo.
tip-entered = Una è arrivata! Vince chi ha per primo tutte e sei nella Piramide.
tip-won = È stata una partita intera. I consigli sono finiti; le leggi si possono leggere in ogni momento.
