# Le regole con parole nostre, una sezione alla volta.

rules-title = Le regole di Mansuba

rules-aim-title = Lo scopo
rules-aim =
    Mansuba è una corsa da due a sei persone. Ciascuno guida sei pedine totem fuori dal proprio Tempio,
    attraverso il tabellone, fino alla propria Piramide sul lato opposto. Vince chi per primo ve le riunisce
    tutte e sei. I bastoncini-dadi dicono quale tipo di pedina può avanzare e fin dove, e chi salta la pedina
    giusta la rimanda al punto di partenza.

rules-things-title = Il materiale
rules-things =
    - **Il tabellone,** con sei posti intorno.
    - **36 pedine totem.** Ciascuno ne ha sei, una per tipo: Falco, Donna, Coccodrillo, Ibis, Sciacallo e
      Gatto.
    - **Sei bastoncini-dadi,** uno per tipo. Un bastoncino-dado ha quattro facce: 1 icona, 2 icone con il segno
      del Naal Immortale, 3 icone e 4 icone. Tutte le facce hanno la stessa probabilità di uscire.

rules-board-title = Il tabellone
rules-board =
    Gli spazi sono esagoni. Due spazi con un lato in comune sono adiacenti, e da ogni spazio partono linee
    rette in sei direzioni. In uno spazio non c’è mai più di una pedina.

    Intorno al tabellone ci sono sei posti, numerati da 0 a 5 in senso orario. Ognuno ha due recinti di sei
    spazi: il suo Tempio, da cui partono le sue pedine, e di fronte la sua Piramide, dove vogliono arrivare.

    In due si occupano i posti 0 e 3; in tre 0, 2 e 4; in quattro 0, 1, 3 e 4; in cinque da 0 a 4. I recinti
    di un posto vuoto non sono di nessuno, e chiunque può passarci.

    Ogni spazio ha un nome: una lettera per la fila, contata dal basso, e un numero lungo la fila. Le
    direzioni sono E (destra), W (sinistra), NE e NW (verso l’alto), SE e SW (verso il basso).

rules-setup-title = Prima del primo lancio
rules-setup =
    Un posto dopo l’altro, a partire dal numero più basso, si sistemano le pedine: ciascuna in uno spazio
    vuoto qualsiasi del proprio Tempio, nell’ordine Falco, Donna, Coccodrillo, Ibis, Sciacallo, Gatto.

    Quando tutte le pedine sono sistemate, si sorteggia chi comincia. Le probabilità sono uguali per tutti.

rules-round-title = Un giro
rules-round =
    Chi apre il giro lancia i sei bastoncini-dadi. A partire da quella persona e in senso orario, ognuno gioca
    un turno e usa un bastoncino-dado ancora libero, finché tutti e sei sono stati usati. In quattro o in
    cinque, a qualcuno toccano due turni.

    Poi comincia un nuovo giro. Lo apre il posto occupato che segue, in senso orario, quello che ha aperto il
    precedente. Così, in due o in quattro, chi ha preso l’ultimo bastoncino-dado fa anche il lancio
    successivo.

rules-turn-title = Un turno
rules-turn =
    Si prende un bastoncino-dado libero e si sceglie la pedina da muovere:

    - la propria pedina dello stesso tipo: almeno un movimento e al massimo tanti quante sono le icone sulla
      faccia;
    - una propria pedina di un altro tipo: esattamente un movimento, perché il bastoncino-dado viene
      sacrificato (legge 7);
    - se la faccia mostra il Naal Immortale: anche la pedina di un’altra persona, negli stessi due modi
      (legge 6).

    Si può prendere un bastoncino-dado solo per una pedina in grado di fare un primo movimento. Dopo ogni
    movimento ci si può fermare. Il turno finisce da sé quando non restano movimenti o nessuno è possibile. Una
    pedina può finire nello spazio da cui era partita.

    Se nessuno dei bastoncini-dadi liberi permette di muovere una pedina, si passa: si rinuncia a un
    bastoncino-dado libero a scelta. In nessun altro caso è permesso passare.

rules-step-title = Un movimento
rules-step =
    Un movimento va in una delle sei direzioni. Può essere

    - un **movimento semplice** verso lo spazio adiacente, se è vuoto; oppure
    - un **salto,** se nello spazio adiacente c’è una pedina e lo spazio subito dietro è vuoto: è lì che si
      arriva.

    Movimenti semplici e salti si possono alternare a piacere, ciascuno nella direzione che si vuole. Un salto
    conta come un solo movimento, anche se porta due spazi più in là.

rules-laws = Queste sette leggi valgono per ogni movimento, chiunque lo faccia.

rules-beguile-title = Ingannare
rules-beguile =
    Ogni tipo ne inganna un altro, in cerchio:

    { $ring }

    Quando una pedina salta una pedina del tipo che inganna, quella saltata è ingannata. Succede sempre, che
    lo si voglia o no, e non importa di chi siano: si possono ingannare anche le proprie, e una pedina mossa
    dal Naal inganna allo stesso modo.

    La pedina ingannata viene tolta dal tabellone. Il proprietario la mette subito in uno spazio vuoto
    qualsiasi del proprio Tempio. Poi la mossa continua con i movimenti che restano, e può ingannare ancora.

    - Lo spazio da cui la pedina è stata tolta conta come vuoto: una pedina ingannata nel proprio Tempio può
      quindi tornare dov’era. Lo spazio in cui è finito il salto è occupato.
    - Nella propria Piramide una pedina è al sicuro. La si può saltare, ma resta.
    - Se nel Tempio non c’è nessuno spazio vuoto, la pedina resta dov’è. (Può succedere soltanto con
      `laws_bind` `mover`; si veda più sotto.)

rules-end-title = La fine
rules-end =
    Appena tutte e sei le pedine di un posto sono nella sua Piramide, quel posto vince: anche a metà di una
    mossa, e anche se l’ultima l’ha fatta entrare qualcun altro. Se lo stesso movimento inganna una pedina,
    prima la si rimette nel Tempio e solo dopo si guarda se qualcuno ha vinto. I movimenti e i
    bastoncini-dadi rimasti non contano più.

    Vince sempre uno solo, non c’è mai pareggio, e una partita può durare quanto serve. Una partita lasciata a
    metà si dice interrotta; non ha risultato.

rules-options-title = Che cosa si può concordare diversamente
rules-options =
    Un’edizione può cambiare questi punti. Se non si concorda altro, vale il primo valore.

    - **Tabellone:** `sun` con 199 spazi, il più piccolo `oasis` con 163, oppure quello di un file.
    - **`laws_bind`:** `owner`, come nella legge 4. Con `mover`, una pedina può arrivare solo nei recinti del posto
      che la muove; può inoltre proseguire in un recinto in cui si trova già. Le leggi 3 e 5 valgono come
      sempre.
    - **`temple_reentry`:** `never`, come nella legge 3. Con `same-move`, il Tempio è chiuso a una pedina solo per il
      resto della mossa con cui ne è uscita.
    - **`sanctuary`:** `true`; nessuna pedina viene ingannata nella propria Piramide. Con `false`, una pedina viene
      ingannata anche lì e torna nel suo Tempio.
    - **Il cerchio e le facce** possono essere diversi.

picture-board = Il tabellone { $board } preparato per { $players } persone. Ogni pedina porta il numero del suo posto e la lettera del suo tipo: F Falco, W Donna, C Coccodrillo, I Ibis, J Sciacallo, K Gatto. Gli spazi con un triangolo sono delle Piramidi; gli spazi vuoti di un Tempio avrebbero un quadrato.
picture-steps = Il Falco del posto 0 con un bastoncino-dado da 1 icona: ogni punto è uno spazio che può raggiungere. Può saltare le pedine vicine se lo spazio dietro di loro è vuoto.
picture-beguile = L’Ibis del posto 0 sta per saltare lo Sciacallo del posto 3, fino allo spazio con il punto. Lo Sciacallo è ingannato e torna nel suo Tempio.
