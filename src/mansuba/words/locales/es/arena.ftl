# La arena: su ayuda, y lo que dice mientras se juega.

help-arena = Enfrenta a jugadores en muchas partidas y muestra lo que eso demuestra.
metavar-player = NOMBRE
metavar-address = DIRECCIÓN
argument-entrants = Quién juega: { $known }. vizier:2000 piensa con ese esfuerzo, run:./bot es un programa propio.
option-games = Cuántas partidas. Cada serie de tiradas se juega entera: las mismas tiradas, una vez por cada asiento que se puede tener. Si se omite, { $games }.
option-seats = Cuántos se sientan al tablero, de 2 a 6. Con más nombres, todos los grupos juegan por turno. Si se omite, tantos como nombres.
option-most-turns = Interrumpe una partida después de este número de turnos. Si se omite, { $turns }.
option-effort = Cuánto examina quien piensa por adelantado; para vizier, cuántos futuros por turno. Si se omite, como acostumbra.
option-seconds = Cuánto se puede pensar una decisión, en segundos. El mismo enfrentamiento puede entonces ir de otra manera.
option-sprt = Para en cuanto está claro si el primer nombre gana una parte de P0 o de P1, por ejemplo 0.5 y 0.55.
option-workers = Cuántos procesos juegan. Si se omite, uno por núcleo.
option-ray = Juega en el clúster de Ray de esta dirección; auto encuentra aquel al que pertenece esta máquina.
option-into = Guarda el enfrentamiento en esta carpeta. La misma orden sigue donde se quedó.
option-records = Guarda también el registro de cada partida.
option-picture = Escribe la imagen como SVG en este archivo; - es la salida estándar.
option-json = Muestra el resultado como JSON.

arena-getting-ready = Preparando las primeras partidas
arena-playing = Jugando
arena-seed = Semilla: { $seed }
arena-rounded = Se juegan { $games } partidas, para que cada serie de tiradas esté entera y todos los grupos jueguen las mismas veces.
arena-stopped =
    { $games ->
        [one] Parado tras una partida. No se guarda nada; --into CARPETA la habría guardado.
       *[other] Parado tras { $games } partidas. No se guarda nada; --into CARPETA las habría guardado.
    }
arena-stopped-kept = Parado tras { $games } de las partidas. Están guardadas en { $folder }: la misma orden sigue.
arena-no-player = Nadie se llama { $given }. Se conocen: { $known }. EFFORT es un número entero desde 1, COMMAND un programa con lo que se le da.
arena-no-program = No hay ningún programa { $program } que se pueda iniciar.
arena-few-entrants = Para { $seats } asientos hacen falta al menos otros tantos nombres, no { $entrants }.
arena-seconds = Tiene que ser un número mayor que 0 y hasta { $most }, no { $given }.
arena-effort-or-seconds = Se puede indicar un esfuerzo o unos segundos, pero no ambos.
arena-records-need-folder = Los registros se guardan en la carpeta de --into, que falta.
arena-other-match = { $folder } guarda otro enfrentamiento. Lo que difiere: { $differing }
arena-held = Otro proceso está jugando ahora el enfrentamiento de { $folder }.
arena-broken = { $file } está dañado en la línea { $line }: { $problem }
arena-faults =
    { $faults ->
        [one] { $player } perdió una decisión; merchant la tomó en su lugar.
       *[other] { $player } perdió { $faults } decisiones; merchant las tomó en su lugar.
    }
arena-worker-lost = Un proceso que jugaba fue terminado desde fuera, quizá por falta de memoria.
arena-worker-failed = Un proceso que jugaba ha fallado: { $problem }
arena-no-ray = Ray no está instalado aquí; el extra «cluster» de este paquete lo trae.
arena-no-cluster = No hay ningún clúster de Ray en { $address }: { $problem }
