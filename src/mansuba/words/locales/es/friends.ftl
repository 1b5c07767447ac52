# La página en el navegador: personas en otros lugares. Quién es uno, las invitaciones, las mesas
# abiertas, y lo que una partida nueva y la lista de partidas solo dicen cuando las hay.

# Mientras se carga una página que no todos necesitan.
page-loading = Un momento…
page-waits = Esta página se abrirá en cuanto responda el servidor.

# Mientras un servidor en otro lugar no responde.
away-text-online = Quizá se haya cortado tu conexión. Tus partidas están guardadas y continuarán en cuanto vuelva.

# El título: un botón para una partida nueva con un asiento para alguien de otro lugar.
title-friend = Jugar con amigos

# Quién es uno.
me-title = Tú
me-name = Tu nombre
me-name-means = El que ven los demás en la mesa.
me-rename = Cambiar el nombre
me-renamed = Ahora te llamas { $name }.
me-link-make = Llevarme a otro dispositivo
me-link-made = El enlace está listo.
me-link-means = Abre este enlace en el otro dispositivo: allí serás la misma persona, con las mismas partidas y asientos. Sirve una sola vez. Quien lo abra será tú, así que no se lo des a nadie.
me-forget = Olvidarme
me-forget-means = El servidor borra entonces tu nombre, lo que has escrito y todo aquello por lo que te reconoce. Tus asientos quedan libres y no podrás volver a tus partidas.
me-forget-yes = Sí, olvidarme
me-forget-no = Quedarme
me-forgotten = El servidor te ha olvidado.

# Un enlace para dar a alguien.
link-text = Enlace
link-copy = Copiar
link-copied = El enlace está copiado.
# Cuando el navegador no permite copiar.
link-selected = El enlace está seleccionado. Cópialo a mano.
link-share = Compartir
link-qr = El enlace como código QR
link-until = Válido hasta el { $time }.

# Invitar a alguien a la mesa.
invite-title = Invitar
invite-play = A jugar
invite-play-means = Puede ocupar un asiento libre.
invite-watch = A mirar
invite-watch-means = Ve la partida, pero no tiene asiento.
invite-make = Crear un enlace
invite-another = Crear otro enlace
invite-made = El enlace está listo.
# Se envía con el enlace.
invite-text = ¡Ven a mi mesa a jugar a Mansuba!
invite-good = Invitaciones aún válidas
invite-none = Ninguna.
invite-good-play = A jugar, hasta el { $time }
invite-good-watch = A mirar, hasta el { $time }
invite-revoke = Anular
# Para los lectores de pantalla, en lugar de la palabra breve del botón. $invitation es invite-good-….
invite-revoke-this = Anular: { $invitation }
invite-revoked = La invitación ya no es válida.

# Adónde lleva una invitación.
join-title = Tienes una invitación
join-text = Te espera una mesa de Mansuba. Solo falta tu nombre; no hay que registrarse en ninguna parte.
join-go = Unirse
join-not = Cancelar
join-joining = De camino a la mesa…
join-refused-title = Esta invitación no es válida
join-refused = Ha caducado o se ha anulado, o el enlace no está completo. Pide otra.

# Adónde lleva el enlace a otro dispositivo.
return-title = Hola de nuevo
return-instead = En este dispositivo eres por ahora { $name }. Si sigues, serás la persona que creó el enlace, y este dispositivo ya no conocerá a { $name }.
return-go = Seguir
return-stay = Seguir siendo { $name }
return-done = También en este dispositivo eres { $name }.
return-refused-title = Este enlace no es válido
return-refused = Sirve una sola vez y por poco tiempo, o no está completo. Crea otro en los ajustes del otro dispositivo.

# Las mesas a las que puede unirse cualquiera.
lobby-title = Mesas abiertas
lobby-loading = Buscando mesas abiertas…
lobby-none = Ahora mismo no hay ninguna mesa abierta. Abre una: una partida nueva con un asiento para alguien de otro lugar, abierta a todo el mundo.
# Para los lectores de pantalla, en lugar de la palabra breve del botón; y el título de una pregunta.
lobby-join-this = Unirse a { $name }
# En una lista de nombres: Ana, Ben y 2 asientos libres.
seats-free =
    { $count ->
        [one] un asiento libre
       *[other] { $count } asientos libres
    }

# Una partida nueva con personas en otros lugares.
new-friends = Con gente de otros lugares
new-tempo = Tiempo por turno
new-tempo-means = Cuando se acaba, decide un bot hasta que la persona vuelve.
new-tempo-none-means = La mesa espera a quienes están en línea; por los demás decide un bot al cabo de un rato.
tempo-none = Sin reloj
tempo-seconds =
    { $count ->
        [one] un segundo por turno
       *[other] { $count } segundos por turno
    }
tempo-minutes =
    { $count ->
        [one] un minuto por turno
       *[other] { $count } minutos por turno
    }
tempo-days =
    { $count ->
        [one] un día por turno
       *[other] { $count } días por turno
    }
new-open = Abierta a todo el mundo
new-open-means = La mesa aparece en la lista de mesas abiertas y cualquiera puede unirse.
new-chat = Permitir escribir
new-chat-means = En la mesa es posible escribirse. Las frases hechas siempre se pueden decir.

# La lista de partidas.
game-your-turn = Te toca
game-awaits = Esperando a { $name }
games-leave = Abandonar
games-leave-this = Abandonar { $name }
games-leave-title = ¿Abandonar { $name }?
games-leave-text = Dejas la mesa para siempre y tu asiento queda libre. Solo otra invitación te traerá de vuelta.
games-leave-no = Quedarme
games-left = Has abandonado { $name }.

# Una partida que no se puede ver es como una que no existe.
absent-invited = Las mesas son privadas. Pide una invitación a alguien que juegue allí; o, si es tu partida, abre los ajustes del dispositivo en el que juegas y llévate a este.
