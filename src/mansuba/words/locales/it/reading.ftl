# La pagina delle regole: indice, ricerca e piccoli tabelloni da provare.

reading-contents = Indice
reading-search = Cerca nelle regole
reading-found =
    { $count ->
        [one] Trovato in un punto.
       *[other] Trovato in { $count } punti.
    }
# $wanted è ciò che si è cercato.
reading-nothing = Le regole non dicono nulla di «{ $wanted }».
reading-show-all = Mostra tutte le regole
reading-away = Le regole appariranno appena il server risponde.

# Un piccolo tabellone.
reading-try = Prova tu
reading-again = Ricomincia
reading-over = Il turno intero è questo.
example-board = Giochi al posto 0, in basso, e il bastoncino-dado del Coccodrillo mostra 3. Scegli uno spazio qualsiasi per saperne il nome, o una delle tue pedine per vedere dove può andare.
example-step = Il bastoncino-dado del Falco mostra 1. Scegli il Falco e fai un movimento: su uno spazio vuoto o sopra una pedina vicina.
example-jump = La Donna ha tre movimenti. Portala sopra il Coccodrillo del posto 3 e poi sopra il tuo Ibis. E perché non sopra il Gatto?
example-temple = Il Coccodrillo è uscito dal suo Tempio. Prova a riportarlo dentro, in c6. Le pedine che sono ancora dentro possono muoversi lì.
example-courts = Il Gatto è davanti al Tempio del posto 3, che per lui è chiuso. La sua Piramide, lì accanto, è aperta.
example-pyramid = La Donna è arrivata. Può ancora muoversi dentro la Piramide; prova a portarla fuori.
example-naal = Il bastoncino-dado dello Sciacallo mostra 2 e il Naal: fino a due movimenti con il tuo Sciacallo o con quello del posto 3, oppure un movimento con qualsiasi altra pedina.
example-sacrifice = Il bastoncino-dado del Coccodrillo mostra 3. Il tuo Coccodrillo può fare tre movimenti, il tuo Ibis uno solo: allora il bastoncino-dado è sacrificato.
example-beguile = Salta con l’Ibis sopra lo Sciacallo del posto 3. Poi scegli, come farebbe il posto 3, in quale spazio del Tempio va lo Sciacallo, e prosegui con i movimenti rimasti.
example-end = Cinque pedine sono nella Piramide. Fai entrare il Falco, la sesta.
