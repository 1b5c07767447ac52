# Un suggerimento al tavolo: che cosa farebbe il bot chiamato sacerdote, e che cosa parla a favore.

hint-ask = Aiuto
hint-title = Aiuto
hint-thinking = Il sacerdote sta pensando…
hint-preparing = Il sacerdote si prepara: la prima volta può volerci un minuto.
hint-take = Con { STICK($stick, form: "the") }, porta { FIGURE($figure, form: "the") } da { $origin } a { $destination }.
hint-go-on = Porta { FIGURE($figure, form: "the") } ancora avanti, da { $origin } a { $destination }.
hint-stop = Fermati qui.
hint-pass = Cedi { STICK($stick, form: "the") }.
# Un pulsante: la mossa viene mostrata sul tabellone, ma non inviata.
hint-use = Usa questa mossa
hint-chance = Così, pensa il sacerdote, vinci { $percent } partite su 100.

# Che cosa parla a favore di una mossa.
hint-why-wins = Vince la partita.
hint-why-enters = { FIGURE($figure, form: "the", start: "yes") } raggiunge la sua Piramide.
hint-why-beguiles =
    { $steps ->
        [one] Inganna { FIGURE($figure, form: "the") } e riporta indietro quella pedina di almeno un movimento.
       *[other] Inganna { FIGURE($figure, form: "the") } e riporta indietro quella pedina di almeno { $steps } movimenti.
    }
hint-why-escapes = { FIGURE($figure, form: "the", start: "yes") } esce dalla portata { FIGURE($by, form: "of") }, che potrebbe ingannare.
hint-why-sets-back =
    { $steps ->
        [one] Porta { FIGURE($figure, form: "the") } fuori strada di un movimento.
       *[other] Porta { FIGURE($figure, form: "the") } fuori strada di { $steps } movimenti.
    }
hint-why-nearer =
    { $steps ->
        [one] Ti avvicina di un movimento alla Piramide.
       *[other] Ti avvicina di { $steps } movimenti alla Piramide.
    }
hint-why-leaves = { FIGURE($figure, form: "the", start: "yes") } lascia il suo Tempio.
hint-why-sacrifices = { FIGURE($figure, form: "the", start: "yes") } non può muoversi: tanto vale sacrificare { STICK($stick, form: "the") }.
hint-why-passes = Nulla può muoversi, quindi bisogna cedere un bastoncino-dado: { STICK($stick, form: "the") }.
hint-why-best = Il sacerdote non trova nulla che prometta di più.
