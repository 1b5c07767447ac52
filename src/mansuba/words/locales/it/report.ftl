# Che cosa dimostra un incontro: la tabella, l’immagine e i giudizi dell’arena.

number-decimal = { $whole },{ $part }
number-percent = { $number }%
number-interval = { $value } (da { $low } a { $high })

report-about = Edizione { $edition }, { $games ->
        [one] una partita
       *[other] { $games } partite
    }, { $deals ->
        [one] una serie di lanci
       *[other] { $deals } serie di lanci
    }, { $truncated } interrotte
report-player = Chi
report-seat-column = Posto
report-games = Partite
report-wins = Vittorie
report-share = Quota di vittorie
report-fair = Quota equa
report-rating = Punteggio
report-faults = Errori
report-seat = { SEAT($seat, form: "the", start: "yes") }
report-starter = Chi comincia
report-lengths = Turni per partita: mediana { $median }; metà delle partite ne ha da { $quarter } a { $rest }.
report-intervals = Fra parentesi: intervalli al 95%. Le partite con gli stessi lanci contano insieme.

report-verdict =
    { $finding ->
        [more] Prova: { $entrant } vince il { $p1 } delle partite piuttosto che il { $p0 }. Deciso dopo { $deals } serie di lanci.
        [less] Prova: { $entrant } vince il { $p0 } delle partite piuttosto che il { $p1 }. Deciso dopo { $deals } serie di lanci.
       *[open] Prova: dopo { $deals } serie di lanci non è ancora deciso se { $entrant } vinca il { $p0 } o il { $p1 } delle partite (peso { $evidence }, si decide a ±{ $bound }).
    }

report-fair-dice = Equità: i bastoncini e il sorteggio sono caduti come devono.
report-few-throws = Equità: non si vede nulla di iniquo, ma una piccola distorsione si nota solo da { $needed } lanci per ogni posto in su; qui ce ne sono stati { $throws }.
report-unfair-throws = Iniquo: { SEAT($seat, form: "the") } ha lanciato { $throws } volte, e la faccia { $face } è uscita { $fell } volte quando se ne aspettavano { $expected }. Bastoncini onesti lo fanno solo una volta su { $odds }.
report-unfair-lot = Iniquo: quante volte il sorteggio è caduto su ogni posto ({ $fell }). Un sorteggio onesto lo fa solo una volta su { $odds }.

sequential-question = Servono due quote con 0 < P0 < P1 < 1, non { $p0 } e { $p1 }.

report-title = { $games ->
        [one] Una partita su { $edition }
       *[other] { $games } partite su { $edition }
    }
report-picture-ratings = Punteggi con intervalli al 95%
report-picture-lengths = Turni per partita; la linea tratteggiata è la mediana
report-picture-seats = Quota di vittorie con intervalli al 95%; la linea tratteggiata è la quota equa
