# Un servidor para una red, y los archivos que guarda quien lo lleva.

help-serve = Ofrecer partidas a amigos en otras máquinas.
help-backup = Copiar todas las partidas a un archivo, también con un servidor en marcha.
help-restore = Volver a las partidas de una copia de seguridad.

argument-backup = El archivo que se escribe; aún no debe existir.
argument-restore = Un archivo escrito por «mansuba backup».
option-address = Lo que se teclea para llegar al servidor, como https://games.example.org. Por defecto: el nombre de esta máquina en su red, sin cifrado.
option-listen = Dónde escucha; 0.0.0.0 son todas las redes de esta máquina. Por defecto: { $usual }
option-proxy = Un proxy al que se cree cuando dice para quién pregunta; una dirección o una red. Puede repetirse.
option-lobby = Mostrar las mesas abiertas a todos los que pasen.
option-keep-days = Eliminar las partidas y los invitados a los que nadie ha vuelto en tantos días. Por defecto: nunca.
option-people = Cuántas personas pueden venir de una misma dirección; de ahí salen todos los límites. Por defecto: { $people }.
option-database = Una base de datos PostgreSQL para las partidas, que varios servidores pueden compartir, en lugar de un archivo en la carpeta. La variable { $variable } dice lo mismo donde otros no pueden leerla.
option-answering = Cuántos procesos responden; para más de uno hace falta --database. Por defecto: 1.
option-metrics = Dónde puede recoger Prometheus lo que cuenta el servidor, como 127.0.0.1:9262; no es para el público. Por defecto: en ningún sitio.
option-log = Cómo se apunta lo que va mal, en la salida de errores: como texto, o un objeto JSON por línea. Por defecto: text.

usage-address = Tiene que ser algo como https://games.example.org, no { $given }.
usage-listen = Tiene que ser algo como 0.0.0.0:6262, no { $given }.
usage-proxy = Tiene que ser una dirección o una red, como 127.0.0.1 o 10.0.0.0/8, no { $given }.
usage-database = Tiene que ser como postgresql://usuario:clave@equipo:5432/nombre, tanto aquí como en { $variable }. En una clave, % y un número sustituyen a signos como / # @ [ ] y el propio %: %2F es una barra.
usage-workers = Varios procesos necesitan una base de datos que puedan compartir: indícala con --database.

serve-also = Quizá también se llegue por { $address }
serve-only-here = Solo esta máquina puede llegar. Con --listen 0.0.0.0 puede toda tu red.
serve-plain = Nada va cifrado: quien pueda escuchar la red puede leerlo todo y jugar por otros.
serve-no-proxy = No se indica ningún --proxy: todos los visitantes parecen venir de una sola dirección y comparten sus límites.
serve-port-taken = El puerto { $port } ya está ocupado. Elige otro con { $option }.

backup-done = Todas las partidas están en { $file }
backup-nothing = Aún no hay partidas: { $file } no existe.
backup-there = { $file } ya existe y se queda como está. Elige otro nombre.
backup-elsewhere = Las partidas están en la base de datos que nombra { $variable }; pg_dump y pg_restore, de PostgreSQL, guardan y devuelven lo que hay allí. Para partidas en una carpeta, nómbrala con --data.
backup-no-stream = Una copia de seguridad necesita un archivo propio; la entrada y la salida estándar no bastan.

restore-done = Las partidas vuelven a ser las de { $file }
restore-kept = Las partidas que había hasta ahora se guardan en { $file }
restore-served = Hay un servidor en marcha con esta carpeta: { $address } Detenlo primero.
restore-no-backup = { $file } no es una copia de partidas, o está dañada. No se ha cambiado nada.
