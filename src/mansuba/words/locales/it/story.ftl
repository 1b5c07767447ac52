# Com’è andata una partita: si racconta quando è finita.

# Letti di seguito: quanto c’è stato, poi quanto è durato.
story-length =
    { $turns ->
        [one] Un turno,
       *[other] { $turns } turni,
    } { $throws ->
        [one] un lancio,
       *[other] { $throws } lanci,
    }
story-took-minutes =
    { $count ->
        [one] un minuto.
       *[other] { $count } minuti.
    }
story-took-hours =
    { $count ->
        [one] un’ora.
       *[other] { $count } ore.
    }
story-took-days =
    { $count ->
        [one] un giorno.
       *[other] { $count } giorni.
    }

# Un grafico a linee.
story-race = La corsa
story-race-means = I movimenti che mancavano a ciascuno, dal primo turno all’ultimo.

# Svolte: pulsanti che portano al tabellone com’era allora. $steps è 3 o più.
story-moments = Le svolte
story-turn = Turno { NUMBER($turn) }
story-lead = { SEAT($seat, form: "the", start: "yes") } va in testa, stavolta per sempre.
story-lead-always = { SEAT($seat, form: "the", start: "yes") } va in testa e non la lascia più.
story-fall = { FIGURE($by, form: "the", start: "yes") } inganna { FIGURE($figure, form: "the") }: { $steps } movimenti indietro.
story-leap = { FIGURE($figure, form: "the", start: "yes") } si avvicina di { $steps } movimenti in un solo turno.

# Che altro c’è stato di notevole. $times e $jumps sono 2 o più.
story-facts = Da ricordare
story-overtakings =
    { $count ->
        [0] La testa non è mai passata di mano.
        [one] La testa è passata di mano una volta.
       *[other] La testa è passata di mano { $count } volte.
    }
story-beguiled = La pedina più ingannata: { FIGURE($figure, form: "brief") }, { $times } volte.
story-chain = La catena più lunga: { $jumps } salti di fila, { FIGURE($figure, form: "brief") }.

# Ciascuno: quanto mancava, che cosa ha fatto e che cosa hanno mostrato i lanci.
story-players = Al tavolo
story-left =
    { $steps ->
        [0] al traguardo
        [one] manca un movimento
       *[other] mancano { $steps } movimenti
    }
story-did =
    { $count ->
        [0] Non ha ingannato nessuno.
        [one] Ha ingannato una pedina.
       *[other] Ha ingannato { $count } pedine.
    }
story-lost =
    { $count ->
        [0] Nessuna sua pedina è stata ingannata.
        [one] È stata ingannata una sua pedina.
       *[other] Sono state ingannate { $count } sue pedine.
    }
# $icons è un numero, già scritto. $luck: il caso è stato più gentile o più duro del solito.
story-threw =
    { $luck ->
        [kind] Fortuna con i bastoncini: { $icons } icone a lancio.
        [hard] Sfortuna con i bastoncini: { $icons } icone a lancio.
       *[fair] I bastoncini sono stati equi: { $icons } icone a lancio.
    }
story-luck-means = Se ne aspettano { $icons } a lancio. Si contano a chi ha lanciato e quindi preso per primo; tutti prendono dallo stesso lancio.
