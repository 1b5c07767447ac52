# La página de las reglas: índice, búsqueda y pequeños tableros para probar.

reading-contents = Índice
reading-search = Buscar en las reglas
reading-found =
    { $count ->
        [one] Encontrado en un lugar.
       *[other] Encontrado en { $count } lugares.
    }
# $wanted es lo que se ha buscado.
reading-nothing = Las reglas no dicen nada de «{ $wanted }».
reading-show-all = Mostrar todas las reglas
reading-away = Las reglas aparecerán en cuanto responda el servidor.

# Un pequeño tablero.
reading-try = Pruébalo
reading-again = Empezar de nuevo
reading-over = Ese ha sido el turno completo.
example-board = Juegas en el asiento 0, abajo, y el palo dado del Cocodrilo muestra 3. Elige cualquier casilla para saber su nombre, o una de tus figuras para ver adónde puede ir.
example-step = El palo dado del Halcón muestra 1. Elige el Halcón y haz un movimiento: a una casilla vacía o por encima de una figura vecina.
example-jump = La Mujer tiene tres movimientos. Llévala por encima del Cocodrilo del asiento 3 y luego por encima de tu propio Ibis. ¿Y por qué no por encima del Gato?
example-temple = El Cocodrilo ha salido de su Templo. Intenta llevarlo de vuelta, a c6. Las figuras que siguen dentro pueden moverse allí.
example-courts = El Gato está ante el Templo del asiento 3, cerrado para él. Su propia Pirámide, justo al lado, está abierta.
example-pyramid = La Mujer ha llegado. Todavía puede moverse dentro de la Pirámide; intenta sacarla de ella.
example-naal = El palo dado del Chacal muestra 2 y el Naal: hasta dos movimientos con tu Chacal o con el del asiento 3, o un movimiento con cualquier otra figura.
example-sacrifice = El palo dado del Cocodrilo muestra 3. Tu Cocodrilo puede hacer tres movimientos con él, tu Ibis solo uno: entonces el palo dado se sacrifica.
example-beguile = Salta con el Ibis por encima del Chacal del asiento 3. Después elige, como haría el asiento 3, en qué casilla del Templo se coloca el Chacal, y sigue con los movimientos que queden.
example-end = Cinco figuras están en la Pirámide. Haz entrar al Halcón, la sexta.
