# Una pista en la mesa: lo que haría el bot llamado sacerdote y lo que habla a favor de ello.

hint-ask = Pista
hint-title = Pista
hint-thinking = El sacerdote está pensando…
hint-preparing = El sacerdote se prepara: la primera vez puede tardar un minuto.
hint-take = Con { STICK($stick, form: "the") }, lleva { FIGURE($figure, form: "to") } de { $origin } a { $destination }.
hint-go-on = Sigue llevando { FIGURE($figure, form: "to") } de { $origin } a { $destination }.
hint-stop = Termina aquí.
hint-pass = Renuncia { STICK($stick, form: "to") }.
# Un botón: la jugada se muestra en el tablero, pero no se envía.
hint-use = Usar esta jugada
hint-chance = Así, cree el sacerdote, ganas { $percent } partidas de cada 100.

# Lo que habla a favor de una jugada.
hint-why-wins = Gana la partida.
hint-why-enters = { FIGURE($figure, form: "the", start: "yes") } llega a su Pirámide.
hint-why-beguiles =
    { $steps ->
        [one] Cautiva { FIGURE($figure, form: "to") } y hace retroceder esa figura al menos un movimiento.
       *[other] Cautiva { FIGURE($figure, form: "to") } y hace retroceder esa figura al menos { $steps } movimientos.
    }
hint-why-escapes = { FIGURE($figure, form: "the", start: "yes") } queda fuera del alcance { FIGURE($by, form: "of") }, que podría cautivar.
hint-why-sets-back =
    { $steps ->
        [one] Desvía { FIGURE($figure, form: "to") } un movimiento.
       *[other] Desvía { FIGURE($figure, form: "to") } { $steps } movimientos.
    }
hint-why-nearer =
    { $steps ->
        [one] Te acerca un movimiento a la Pirámide.
       *[other] Te acerca { $steps } movimientos a la Pirámide.
    }
hint-why-leaves = { FIGURE($figure, form: "the", start: "yes") } sale de su Templo.
hint-why-sacrifices = { FIGURE($figure, form: "the", start: "yes") } no puede moverse, así que bien se puede sacrificar { STICK($stick, form: "the") }.
hint-why-passes = Nada puede moverse, así que hay que ceder un palo dado: { STICK($stick, form: "the") }.
hint-why-best = El sacerdote no encuentra nada que prometa más.
