# Le sette leggi: un nome, la legge stessa e ciò che risolve una disputa.

laws-title = Le 7 Leggi di Movimento del Faraone
law-heading = Legge { $number }: { $title }

law-1-title = Le proprie pedine
law-1 = Si muovono soltanto le proprie pedine. L’unica eccezione è la legge 6.
law-1-more =
    È il bastoncino-dado scelto a decidere quale pedina si muove e fin dove: una pedina del suo tipo fa al
    massimo tanti movimenti quante sono le icone sulla faccia; per ogni altro tipo, si veda la legge 7.
law-2-title = I salti
law-2 =
    Una pedina può saltare qualsiasi altra pedina, propria o altrui, ma una sola alla volta e solo verso lo
    spazio vuoto subito dietro, in linea retta.
law-2-more =
    Se dietro la prima pedina ce n’è un’altra, o se lì finisce il tabellone, il salto non si può fare. Non
    importa dove si trovi la pedina saltata, nemmeno se è in un recinto vietato a quella che salta: le leggi
    da 3 a 5 guardano solo lo spazio in cui un movimento finisce.
law-3-title = Nessun ritorno
law-3 = Una pedina uscita dal proprio Tempio non vi rientra.
law-3-more =
    Finché non ne è uscita, può muoversi al suo interno. Una pedina ingannata vi torna, sì, ma è il
    proprietario a rimettercela; non è un movimento, e questa legge non si applica.
law-4-title = I recinti altrui
law-4 = Una pedina non entra mai nel Tempio o nella Piramide di un’altra persona.
law-4-more =
    Conta di chi è la pedina, non chi la muove. Con il Naal si può quindi portare una pedina altrui nella
    sua Piramide, ma in nessun’altra. Hanno recinti solo i posti occupati: il Tempio e la Piramide di un
    posto vuoto sono spazi come gli altri.
law-5-title = Dalla Piramide non si esce
law-5 = Una pedina entrata nella propria Piramide non ne esce più.
law-5-more =
    Al suo interno può ancora passare da uno spazio all’altro. Dato che non può uscirne, lì non può nemmeno
    essere ingannata.
law-6-title = Il Naal Immortale
law-6 = Una faccia con il Naal Immortale permette di muovere la pedina di chiunque.
law-6-more =
    Si prende il bastoncino-dado per una pedina del suo tipo, di chiunque sia, e si fanno al massimo tanti
    movimenti quante sono le icone; oppure lo si sacrifica e si fa un movimento con una qualsiasi pedina del
    tabellone. Le altre leggi valgono per la pedina come se a muoverla fosse il proprietario. Non si è
    obbligati a invocare il Naal: la faccia serve anche, come ogni altra, per la propria pedina.

    Per esempio, il bastoncino-dado del Coccodrillo mostra 2 icone e il Naal: fino a due movimenti con il Coccodrillo di
    chiunque, oppure un movimento con una pedina qualsiasi.
law-7-title = Il sacrificio
law-7 =
    Un bastoncino-dado si può sacrificare: allora una pedina di un altro tipo fa esattamente un
    movimento.
law-7-more =
    Vanno bene sia un movimento semplice sia un salto. Quante icone mostri la faccia non importa. Un
    bastoncino-dado sacrificato conta come usato, al pari di ogni altro.

    Per esempio, si sacrifica il bastoncino-dado del Coccodrillo, che mostra 4 icone, per un movimento con
    l’Ibis; in questo giro nessun Coccodrillo farà più molta strada.
