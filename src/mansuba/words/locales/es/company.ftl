# La gente de la mesa, a veces lejos: quién se sienta dónde, qué se preguntan y se dicen.

# Lo que hay ahora entre la gente.
company-title-yours = • Te toca · Mansuba
company-yours = Te toca
company-bot-plays = Mientras tanto, un bot juega por { SEAT($seat, form: "the") }.
company-elsewhere = { SEAT($seat, form: "the", start: "yes") } no está ahora mismo.
company-bot-for-you = Un bot decide por { SEAT($seat, form: "the") } porque no estabas.
company-back = He vuelto
company-nudged = Los demás te esperan.
# $time es un plazo como 4:05 o 2 d 7 h.
company-until = En { $time }, un bot decidirá por { SEAT($seat, form: "the") }.
company-until-you = Tu tiempo: { $time }
company-question = Una pregunta para ti
company-asks-undo = { SEAT($seat, form: "the", start: "yes") } pide deshacer todo desde su último turno.
company-asks-end = { SEAT($seat, form: "the", start: "yes") } propone terminar la partida sin que gane nadie.
company-agree = De acuerdo
company-decline = Rechazar
# $names es una lista de nombres.
company-asked = Has preguntado. Falta: { $names }.
company-free = Hay un asiento libre. ¿Quieres jugar?
company-watching = Estás mirando la partida.
company-open =
    { $count ->
        [one] Aún queda un asiento libre.
       *[other] Aún quedan { $count } asientos libres.
    }
company-since = Ver qué ha pasado desde tu último turno

# Quién está en la mesa.
people-seats = Asientos
# Van detrás de un nombre, separados por puntos.
people-you = tú
people-host = abrió la mesa
people-here = aquí
people-elsewhere = no está
people-away = mientras tanto juega un bot
people-free = El asiento { $number } está libre
people-sit = Sentarse
people-sit-this = Sentarse en el asiento { $number }
people-sit-title = Asiento { $number }
people-sit-name = Tu nombre en esta mesa
people-leave = Levantarse
people-leave-this = Levantarse del asiento { $number }
people-leave-title = ¿Levantarse del asiento { $number }?
people-leave-means = El asiento queda libre. Puedes seguir mirando, y volver a sentarte mientras nadie más lo haga.
people-replace = Cambiar
people-replace-this = Cambiar quién se sienta en el asiento { $number }
people-replace-title = ¿Quién debe sentarse en el asiento { $number }?
people-replace-means = Quien está ahí ahora tiene que levantarse. Las figuras se quedan donde están.
people-open = Nadie aún: dejarlo libre
people-rather-not = Cancelar
people-watching =
    { $count ->
        [one] Una persona mira.
       *[other] { $count } personas miran.
    }
people-as-host = La mesa
people-invite = Invitar
people-pause = Pausa
people-resume = Seguir
people-end = Terminar la partida
people-end-title = ¿Terminar la partida?
people-end-means = Termina aquí para todos y no gana nadie. No se puede deshacer.
people-chat = La gente puede escribirse
people-open-lobby = Cualquiera puede unirse: la mesa está en la lista
people-open-link = Quien tenga la dirección puede unirse
people-members = Quién puede venir
people-watches = { $name } (mira)
people-remove = Quitar
people-remove-this = Quitar a { $name }
people-remove-title = ¿Quitar a { $name } de la mesa?
people-remove-means = Sus asientos quedan libres, y ya no verá la partida sin una nueva invitación.
people-removed = { $name } ya no está en la mesa.
people-propose-end = Proponer terminar la partida
people-leave-for-good = Dejar la mesa del todo
people-leave-for-good-title = ¿Dejar la mesa del todo?
people-leave-for-good-means = Tus asientos quedan libres, y ya no verás la partida sin una nueva invitación.

# Cómo se llama a alguien a la mesa.
alerts-title = Cuando te toca
alerts-sound = Un sonido suave
alerts-ask = Permitir notificaciones
alerts-stop = Sin más notificaciones
alerts-means = El navegador te avisa mientras esta página no está a la vista.
alerts-refused = El navegador no lo permite. Se puede cambiar en sus ajustes.

# Lo que la gente se dice.
talk-title = Conversación
talk-empty = Nadie ha dicho nada todavía.
talk-phrases = Decir con un toque
talk-write = Escribe algo
talk-send = Enviar
talk-off = En esta mesa no se puede escribir.
talk-line = { $name }: { $text }
talk-unread =
    { $count ->
        [one] Un mensaje nuevo
       *[other] { $count } mensajes nuevos
    }
phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-well-played = ¡Bien jugado!
phrase-oops = ¡Ay!
phrase-thanks = ¡Gracias!
phrase-one-moment = Un momento, por favor.
phrase-your-turn = Te toca.
phrase-good-game = ¡Buena partida!

# Lo que dice el historial y no es una decisión. $name es quien se sienta ahí entonces.
said-undone = Se han deshecho decisiones.
said-sat = { $name } se sienta en el asiento { $seat }.
said-opened = El asiento { $seat } queda libre.
said-given = { $name }, un bot, juega ahora en el asiento { $seat }.
said-away = { SEAT($seat, form: "the", start: "yes") } no vuelve: mientras tanto decide un bot.
said-back = { SEAT($seat, form: "the", start: "yes") } ha vuelto.
said-nudged = Aviso { SEAT($seat, form: "to") }: los demás esperan.
said-paused = La partida está en pausa.
said-resumed = La partida sigue.
said-mixed = { SEAT($seat, form: "the", start: "yes") } ha añadido su parte al azar.
said-proposed-undo = { SEAT($seat, form: "the", start: "yes") } pide deshacer.
said-proposed-end = { SEAT($seat, form: "the", start: "yes") } propone terminar la partida.
said-agreed = { SEAT($seat, form: "the", start: "yes") } acepta.
said-declined = { SEAT($seat, form: "the", start: "yes") } rechaza.
said-ended-agreed = La partida se ha terminado de común acuerdo.
said-ended-abandoned = La partida se ha terminado antes de que ganara alguien.

# De dónde viene el azar.
dice-title = ¿Es limpio el azar?
dice-by-hand = Se tiran palos dado de verdad: el programa no tiene nada que demostrar.
dice-unsealed = Esta partida es anterior al azar sellado: no hay nada que comprobar.
dice-sealed = Antes de la partida, el servidor selló un secreto. El sorteo y cada tirada salen de él y de lo que añade cada cual.
dice-commitment = Sello
dice-mixed = Han añadido su parte: { $names }.
dice-unmixed = Nadie ha añadido nada.
dice-secret = Secreto
dice-follow = ✓ Comprobado en este navegador: el secreto encaja con el sello, y el sorteo y todas las tiradas salen de él.
dice-kept = ✓ Es el mismo sello que este navegador guarda desde que llegaste.
dice-kept-mine = ✓ Es el mismo sello que este navegador guarda desde que llegaste, y lo que añadiste forma parte del azar.
dice-late = Este navegador solo vio el sello al final, así que no puede saber si siempre fue el mismo.
dice-changed = El sello, o lo que añadiste, no es lo que este navegador guardó. Este azar no es de fiar.
dice-do-not-follow = El sello y las tiradas no encajan. Este azar no es de fiar.
dice-later = Al terminar la partida, el secreto aparece aquí y se comprueba en este navegador.
dice-limits = Nadie puede cambiar el azar durante la partida. Solo quien lleva el servidor podría conocerlo de antemano.
dice-copy = Copiar
dice-copy-this = Copiar: { $what }
dice-copied = Copiado.
