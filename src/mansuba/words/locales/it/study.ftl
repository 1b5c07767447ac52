# Edizioni allo studio: l’aiuto, la tabella e l’immagine di che cosa fanno del gioco.

help-study = Confronta edizioni: quanto durano le partite, se giova cominciare, quante volte si inganna e quante cambia chi è in testa.
metavar-edition = EDIZIONE
argument-editions = Le edizioni: file TOML, oppure le parole sun e oasis. Se sono due, si mostra la differenza.
option-study-games = Quante partite si giocano su ogni edizione. Se omesso: { $games }.
option-with = Chi gioca in tutti i posti. Se omesso: { $player }.

study-about = { $players } posti, in tutti gioca { $player }
study-edition = Edizione
study-turns = Turni (mediana)
study-half = Metà delle partite
study-starter = Vince chi comincia
study-beguiles = Inganni per partita
study-leads = Cambi in testa per partita
study-range = da { $low } a { $high }
study-difference = Differenza
study-fair = Per chi comincia sarebbe equo { $fair }.
study-truncated =
    { $games ->
        [one] Su { $edition } una partita è stata interrotta.
       *[other] Su { $edition } sono state interrotte { $games } partite.
    }

study-title = Edizioni a confronto: { $players } posti, { $player }
study-picture-turns = Turni per partita: la mediana con il suo intervallo al 95% e la metà centrale delle partite
study-picture-starter = Quante volte vince chi comincia; la linea tratteggiata è la quota equa
