# Las siete normas: un nombre, la norma misma y lo que zanja una disputa sobre ella.

laws-title = Las 7 Normas de Movimiento del Faraón
law-heading = Norma { $number }: { $title }

law-1-title = Las figuras propias
law-1 = Solo se mueven las figuras propias. La única excepción es la norma 6.
law-1-more =
    El palo dado elegido decide qué figura se mueve y hasta dónde: una figura de su tipo hace como mucho
    tantos movimientos como símbolos muestra la cara; para cualquier otro tipo, véase la norma 7.
law-2-title = Los saltos
law-2 =
    Una figura puede saltar sobre cualquier otra, propia o ajena, pero solo sobre una cada vez y solo a
    la casilla vacía que hay justo detrás, en línea recta.
law-2-more =
    Si detrás de la primera figura hay otra, o si allí se acaba el tablero, no hay salto. Da igual dónde
    esté la figura saltada, aunque sea en un recinto vedado a la que salta: las normas 3 a 5 solo miran
    la casilla en la que termina un movimiento.
law-3-title = Sin vuelta atrás
law-3 = Una figura que ha salido de su Templo no vuelve a entrar en él.
law-3-more =
    Mientras no haya salido, puede moverse por dentro. Una figura cautivada sí regresa, pero es su dueño
    quien la coloca; eso no es un movimiento, y esta norma no se aplica.
law-4-title = Los recintos ajenos
law-4 = Una figura nunca entra en el Templo ni en la Pirámide de otra persona.
law-4-more =
    Lo que cuenta es de quién es la figura, no quién la mueve. Con el Naal se puede, por tanto, llevar una
    figura ajena a su propia Pirámide, pero a ninguna otra. Solo los asientos ocupados tienen recintos: el
    Templo y la Pirámide de un asiento vacío son casillas como las demás.
law-5-title = De la Pirámide no se sale
law-5 = Una figura que ha entrado en su Pirámide ya no sale de ella.
law-5-more =
    Dentro puede seguir pasando de una casilla a otra. Como no puede salir, tampoco se la puede cautivar
    allí.
law-6-title = El Naal Inmortal
law-6 = Una cara con el Naal Inmortal permite mover la figura de cualquiera.
law-6-more =
    Se toma el palo dado para una figura de su tipo, sea de quien sea, y se hacen como mucho tantos
    movimientos como símbolos hay; o bien se sacrifica y se hace un movimiento con cualquier figura del
    tablero. Las demás normas obligan a la figura igual que si la moviera su dueño. Nadie está obligado a
    invocar al Naal: la cara también sirve, como cualquier otra, para la figura propia.

    Por ejemplo, el palo dado del Cocodrilo muestra 2 símbolos y el Naal: hasta dos movimientos con el Cocodrilo de
    cualquiera, o un movimiento con la figura que se quiera.
law-7-title = El sacrificio
law-7 =
    Un palo dado puede sacrificarse: entonces una figura de otro tipo hace con él exactamente un
    movimiento.
law-7-more =
    El movimiento puede ser sencillo o un salto. No importa cuántos símbolos muestre la cara. Un palo dado
    sacrificado queda usado como cualquier otro.

    Por ejemplo, se sacrifica el palo dado del Cocodrilo, que muestra 4 símbolos, para hacer un movimiento
    con el Ibis; en esta ronda ya ningún Cocodrilo llegará lejos.
