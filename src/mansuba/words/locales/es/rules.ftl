# Las reglas con nuestras propias palabras, apartado por apartado.

rules-title = Las reglas de Mansuba

rules-aim-title = El objetivo
rules-aim =
    Mansuba es una carrera para dos a seis personas. Cada una lleva seis figuras totémicas desde su Templo,
    a través del tablero, hasta su Pirámide, en el lado opuesto. Gana quien primero reúna allí las seis. Los
    palos dado dicen qué tipo de figura puede avanzar y hasta dónde, y quien salta sobre la figura adecuada
    la manda de vuelta a su punto de partida.

rules-things-title = El material
rules-things =
    - **El tablero,** con seis asientos alrededor.
    - **36 figuras totémicas.** Cada persona tiene seis, una de cada tipo: Halcón, Mujer, Cocodrilo, Ibis,
      Chacal y Gato.
    - **Seis palos dado,** uno por tipo. Un palo dado tiene cuatro caras: 1 símbolo, 2 símbolos con el signo
      del Naal Inmortal, 3 símbolos y 4 símbolos. Todas las caras tienen la misma probabilidad de salir.

rules-board-title = El tablero
rules-board =
    Las casillas son hexágonos. Dos casillas que comparten un lado son adyacentes, y de cada casilla parten
    líneas rectas en seis direcciones. En una casilla nunca hay más de una figura.

    Alrededor del tablero hay seis asientos, numerados del 0 al 5 en el sentido de las agujas del reloj. Cada
    uno tiene dos recintos de seis casillas: su Templo, del que salen sus figuras, y enfrente su Pirámide, a
    la que quieren llegar.

    Si juegan dos, ocupan los asientos 0 y 3; si son tres, el 0, el 2 y el 4; si son cuatro, el 0, el 1, el 3
    y el 4; si son cinco, del 0 al 4. Los recintos de un asiento vacío no son de nadie, y cualquiera puede
    pasar por ellos.

    Cada casilla tiene un nombre: una letra para la fila, contada desde abajo, y un número a lo largo de la
    fila. Las direcciones son E (derecha), W (izquierda), NE y NW (hacia arriba), SE y SW (hacia abajo).

rules-setup-title = Antes de la primera tirada
rules-setup =
    Asiento tras asiento, empezando por el número más bajo, se colocan las figuras: cada una en cualquier
    casilla vacía de su Templo, por este orden: Halcón, Mujer, Cocodrilo, Ibis, Chacal, Gato.

    Cuando están todas las figuras, se sortea quién empieza. Las probabilidades son las mismas para
    todos.

rules-round-title = Una ronda
rules-round =
    Quien abre la ronda tira los seis palos dado. A partir de esa persona, y en el sentido de las agujas del
    reloj, cada cual juega un turno y usa un palo dado que siga libre, hasta que se hayan usado los seis.
    Entre cuatro o cinco, a algunos les tocan dos turnos.

    Entonces empieza otra ronda. La abre el asiento ocupado que sigue, en el sentido de las agujas del reloj,
    al que abrió la anterior. Por eso, entre dos o entre cuatro, quien tomó el último palo dado hace la
    siguiente tirada.

rules-turn-title = Un turno
rules-turn =
    Se toma un palo dado libre y se elige la figura que se va a mover con él:

    - la figura propia del mismo tipo: un movimiento como mínimo y, como máximo, tantos como símbolos muestra
      la cara;
    - una figura propia de otro tipo: exactamente un movimiento, pues el palo dado se sacrifica (norma 7);
    - si la cara muestra el Naal Inmortal: también la figura de otra persona, de las dos mismas maneras
      (norma 6).

    Solo se puede tomar un palo dado para una figura capaz de hacer un primer movimiento. Después de cada
    movimiento se puede parar. El turno acaba por sí solo cuando no quedan movimientos o ninguno es posible.
    Una figura puede terminar en la misma casilla de la que salió.

    Si ninguno de los palos dado libres permite mover una figura, se pasa: se renuncia a un palo dado libre,
    el que se quiera. En ningún otro caso está permitido pasar.

rules-step-title = Un movimiento
rules-step =
    Un movimiento va en una de las seis direcciones. Puede ser

    - un **movimiento sencillo** a la casilla adyacente, si está vacía; o
    - un **salto,** si en la casilla adyacente hay una figura y la casilla que hay justo detrás está vacía: ahí
      termina el salto.

    Los movimientos sencillos y los saltos pueden combinarse a voluntad, cada uno en la dirección que se
    quiera. Un salto cuenta como un solo movimiento, aunque avance dos casillas.

rules-laws = Estas siete normas rigen cada movimiento, lo haga quien lo haga.

rules-beguile-title = Cautivar
rules-beguile =
    Cada tipo cautiva a otro, en círculo:

    { $ring }

    Cuando una figura salta sobre otra del tipo al que cautiva, la figura saltada queda cautivada. Ocurre
    siempre, se quiera o no, y da igual de quién sean: se puede cautivar a las propias, y una figura movida
    por el Naal cautiva del mismo modo.

    La figura cautivada se retira del tablero. Su dueño la coloca en el acto en cualquier casilla vacía de su
    Templo. Después la jugada sigue con los movimientos que queden, y puede volver a cautivar.

    - La casilla de la que se retiró la figura cuenta como vacía: una figura cautivada en su propio Templo
      puede, por tanto, volver a donde estaba. La casilla en la que terminó el salto está ocupada.
    - En su propia Pirámide una figura está a salvo. Se puede saltar sobre ella, pero se queda.
    - Si en el Templo no hay ninguna casilla vacía, la figura se queda donde está. (Eso solo puede ocurrir con
      `laws_bind` `mover`; véase más abajo.)

rules-end-title = El final
rules-end =
    En cuanto las seis figuras de un asiento están en su Pirámide, ese asiento gana: también a mitad de una
    jugada, y aunque la última la haya metido otra persona. Si el mismo movimiento cautiva a una figura,
    primero se coloca esta y solo después se mira si alguien ha ganado. Los movimientos y palos dado que
    queden ya no cuentan.

    Siempre gana uno solo, nunca hay empate, y una partida puede durar lo que haga falta. La partida que se
    deja antes se llama interrumpida; no tiene resultado.

rules-options-title = Lo que puede acordarse de otra manera
rules-options =
    Una edición puede cambiar estos puntos. Si no se acuerda otra cosa, vale el primer valor.

    - **Tablero:** `sun`, con 199 casillas; `oasis`, más pequeño, con 163; o el de un archivo.
    - **`laws_bind`:** `owner`, como en la norma 4. Con `mover`, una figura solo puede terminar en los recintos
      del asiento que la mueve; además puede seguir moviéndose por un recinto en el que ya esté. Las normas 3 y 5
      valen como siempre.
    - **`temple_reentry`:** `never`, como en la norma 3. Con `same-move`, el Templo solo queda cerrado a la figura
      durante el resto de la jugada en la que salió.
    - **`sanctuary`:** `true`; a ninguna figura se la cautiva en su propia Pirámide. Con `false`, allí también se
      cautiva a una figura, que vuelve a su Templo.
    - **El círculo y las caras** pueden ser otros.

picture-board = El tablero { $board }, preparado para { $players } personas. Cada figura lleva el número de su asiento y la letra de su tipo: F Halcón, W Mujer, C Cocodrilo, I Ibis, J Chacal, K Gato. Las casillas con un triángulo son de las Pirámides; las casillas vacías de un Templo tendrían un cuadrado.
picture-steps = El Halcón del asiento 0 con un palo dado de 1 símbolo: cada punto es una casilla a la que puede llegar. Puede saltar sobre las figuras vecinas si la casilla de detrás está vacía.
picture-beguile = El Ibis del asiento 0 va a saltar sobre el Chacal del asiento 3, hasta la casilla con el punto. El Chacal queda cautivado y vuelve a su Templo.
