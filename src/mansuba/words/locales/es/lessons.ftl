# Aprender jugando: diez lecciones pequeñas en el tablero de verdad, y los consejos de una primera partida.

learn-title = Aprender paso a paso
learn-what = Diez lecciones pequeñas en el tablero de verdad, de un minuto cada una. Nada puede salir mal.
learn-progress =
    { $done ->
        [0] Aún no has hecho ninguna de las { $count } lecciones.
       *[other] Lecciones hechas: { $done } de { $count }.
    }
learn-begin = Empezar
# $title es el nombre de una lección.
learn-go-on = Seguir: { $title }
learn-forget = Olvidar mi progreso
learn-forgotten = Todas las lecciones vuelven a estar abiertas.
# El título de una lección.
learn-lesson = { $number }. { $title }
learn-lesson-done = hecha
learn-lesson-part = ejercicios hechos: { $done } de { $count }
# El nombre del recuadro del ejercicio para los lectores de pantalla; también está escrito encima.
learn-task = Ejercicio { $task } de { $count }
learn-show = Muéstramelo
learn-start-over = Empezar de nuevo
learn-next-task = Ejercicio siguiente
learn-next-lesson = Lección siguiente: { $title }
learn-well-done = ¡Muy bien!
learn-all = Todas las lecciones
learn-finished = Estas eran las diez lecciones. Ya conoces todo el juego: ¡a jugar!
learn-missed = Está permitido, pero no es lo que pide el ejercicio. Léelo otra vez e inténtalo de nuevo.

# Lo que hay que hacer, para quien pide que se lo muestren.
show-take = Elige { STICK($stick, form: "the") }, luego { FIGURE($figure, form: "the") }, luego { $space }.
show-done = Al final pulsa «{ action-done }».
show-forbidden = Elige { FIGURE($figure, form: "the") }, luego { $space }.
show-place = Elige { $space } para { FIGURE($figure, form: "the") }.
show-throw = Pulsa «{ action-throw }».
show-set-up = Vale cualquier orden: pulsa «{ set-up-ready }».
show-lost = Has dejado el camino que esta lección conoce. Empieza de nuevo y se podrá mostrar.

# Las lecciones: el nombre, cada ejercicio y lo que se aprende en él.
lesson-step = Movimientos sencillos
lesson-step-1 = Tu Halcón está en medio del tablero. Elígelo, luego una casilla iluminada junto a él, y pulsa «{ action-done }».
lesson-step-1-done = Un movimiento sencillo lleva a una casilla vacía contigua, en cualquiera de las seis direcciones.
lesson-step-2 = Ahora el palo dado del Halcón muestra tres símbolos: hasta tres movimientos. Hazlos todos, hasta una casilla marcada con un 3.
lesson-step-2-done = Cada símbolo es un movimiento, y en cada uno puedes girar.
lesson-jump = Saltos
lesson-jump-1 = El Ibis rival está junto a tu Mujer. Salta sobre él, a la casilla vacía que hay justo detrás.
lesson-jump-1-done = Puedes saltar sobre cualquiera si la casilla de justo detrás está vacía. Un salto cuenta como un movimiento.
lesson-jump-2 = Dos símbolos bastan para dos saltos. Cruza las dos figuras en una sola jugada con tu Mujer.
lesson-jump-2-done = Saltos y movimientos sencillos se mezclan como quieras. Una cadena de saltos lleva lejos.
lesson-stick = Palos dado
lesson-stick-1 = Se han tirado seis palos dado, y cada uno mueve la figura de su tipo. Toma el del Gato y lleva tu Gato a cuatro movimientos.
lesson-stick-1-done = Los símbolos dicen hasta dónde puedes ir. Un palo dado que se ha tomado queda gastado en esta ronda.
lesson-stick-2 = No hace falta ir tan lejos como se puede. Haz menos de cuatro movimientos con tu Cocodrilo y pulsa «{ action-done }».
lesson-stick-2-done = Un movimiento como mínimo; después te paras donde quieras.
lesson-sacrifice = El sacrificio
lesson-sacrifice-1 = Tu Chacal está a un movimiento de su Pirámide, pero su palo dado está gastado. Sacrifica otro para este movimiento.
lesson-sacrifice-1-done = Un palo dado sacrificado mueve una figura de otro tipo: exactamente un movimiento, muestre lo que muestre.
lesson-naal = El Naal Inmortal
lesson-naal-1 = El palo dado del Cocodrilo muestra el Naal Inmortal, que te presta el Cocodrilo de cualquiera. El rival está cerca de su Pirámide: aléjalo.
lesson-naal-1-done = Una cara con el Naal mueve cualquier figura de su tipo, también ajena, hasta tantos movimientos como símbolos muestra.
lesson-naal-2 = Sacrificado, el Naal te presta cualquier figura, para un movimiento. Aparta al Chacal rival de su Pirámide.
lesson-naal-2-done = Ninguna figura está a salvo del Naal. Las tuyas pueden usar esa cara como cualquier otra.
lesson-beguile = Cautivar
lesson-beguile-1 = Un Ibis cautiva a un Chacal. Salta sobre el Chacal rival con tu Ibis.
lesson-beguile-1-done = La figura cautivada está de vuelta en su Templo; su dueño ha elegido la casilla.
lesson-beguile-2 = Cada tipo cautiva a otro, como muestra el anillo. Busca la figura que tu Gato puede cautivar y salta sobre ella.
lesson-beguile-2-done = Sobre las otras dos habría sido solo un salto. Cautivar no se elige: ocurre siempre.
lesson-beguile-3 = Ahora te ha pasado a ti: un Chacal ha saltado sobre tu Gato. Elige para él una casilla de tu Templo.
lesson-beguile-3-done = Su camino empieza de nuevo. Así que fíjate en quién puede saltar sobre quién.
lesson-temple = El Templo
lesson-temple-1 = Aquí empieza cada partida: coloca tus seis figuras en tu Templo, en el orden que quieras. Luego pulsa «{ set-up-ready }».
lesson-temple-1-done = Las de delante salen primero. Cuando todos han colocado, se sortea quién empieza.
lesson-temple-2 = Saca tu Cocodrilo del Templo. A su derecha está la Pirámide rival, que tiene vedada.
lesson-temple-2-done = Ninguna figura entra en el Templo ni en la Pirámide de otra persona.
lesson-temple-3 = Tu Halcón está fuera. Elígelo e intenta volver a la casilla vacía de tu Templo.
lesson-temple-3-done = No hay vuelta atrás: una figura que ha salido de su Templo no vuelve a entrar en él.
lesson-pyramid = La Pirámide
lesson-pyramid-1 = El viaje termina en tu Pirámide, al otro lado del tablero. Lleva allí a tu Mujer.
lesson-pyramid-1-done = En su propia Pirámide ninguna figura puede ser cautivada.
lesson-pyramid-2 = Elige a tu Mujer e intenta salir de la Pirámide.
lesson-pyramid-2-done = Una figura en su Pirámide se queda en ella y solo se mueve por dentro. Así que deja sitio a la entrada.
lesson-round = Rondas
lesson-round-1 = Esta ronda la empiezas tú. Tira los palos dado, toma uno y mueve.
lesson-round-1-done = Ahora tu rival toma uno de los demás, y así por turnos hasta que se gastan los seis.
lesson-round-2 = Queda un palo dado, y es tuyo. Úsalo y empieza la ronda siguiente con una tirada.
lesson-round-2-done = La ronda siguiente la empieza el asiento siguiente en el sentido de las agujas del reloj. Entre dos, quien tomó el último palo dado.
lesson-win = Ganar
lesson-win-1 = Cinco de tus figuras están en la Pirámide. Lleva allí también al Gato.
lesson-win-1-done = Quien primero tiene sus seis figuras en la Pirámide gana al momento.

# Los consejos de una primera partida, cada uno una sola vez, cuando hay ocasión.
tips-off = Sin más consejos
tip-set-up = Estas son tus seis figuras en tu Templo. Pon delante las que deban salir primero, o pulsa sin más «{ set-up-ready }».
tip-throw = Empiezas la ronda: tira los palos dado. Cada uno mueve la figura de su tipo.
tip-take = Toma un palo dado: elígelo, o elige la figura que quieres mover. Los símbolos dicen cuántos movimientos puede hacer.
tip-naal = Un palo dado muestra el Naal Inmortal: con él también puedes mover figuras rivales.
tip-space = Las casillas iluminadas están a tu alcance, y el número dice cuántos movimientos hacen falta. Tu Pirámide está al otro lado del tablero.
tip-jump = Aquí puedes saltar sobre figuras, a la casilla de justo detrás. Es un solo movimiento, pero lleva el doble de lejos.
tip-sacrifice = Este palo dado es de otro tipo. Lo sacrificarías, para un solo movimiento.
tip-beguile = Puedes cautivar a alguien: salta sobre esa figura y tendrá que volver a su Templo.
tip-beguiled = Han cautivado a tu figura. Elige para ella una casilla de tu Templo; su camino empieza de nuevo.
tip-enter = Puedes entrar en tu Pirámide. Dentro tu figura está a salvo y ya no sale; así que entra hasta el fondo.
tip-entered = ¡Ha llegado una! Gana quien primero tiene las seis en la Pirámide.
tip-won = Ha sido una partida entera. Se acabaron los consejos; las normas se pueden leer en cualquier momento.
