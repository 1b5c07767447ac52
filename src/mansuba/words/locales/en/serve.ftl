# A server for a network, and the files its operator keeps.

help-serve = Serve games to friends on other machines.
help-backup = Copy all games to a file, also while a server runs.
help-restore = Go back to the games of a backup.

argument-backup = The file to write; there must be none of this name yet.
argument-restore = A file that “mansuba backup” has written.
option-address = What people type to get to the server, such as https://games.example.org. Default: whatever this machine is called on its network, without encryption.
option-listen = Where to listen; 0.0.0.0 is every network of this machine. Default: { $usual }
option-proxy = A proxy that is believed when it says for whom it asks; an address or a network. May be given several times.
option-lobby = List open tables, for everybody who comes by.
option-keep-days = Remove games and guests that nobody has come back to for so many days. Default: never.
option-people = How many people may come from one address; all limits follow from it. Default: { $people }.
option-database = A PostgreSQL database for the games, which several servers may share, instead of a file in the folder. The variable { $variable } says the same where others cannot read it.
option-answering = How many processes answer; more than one takes a --database. Default: 1.
option-metrics = Where Prometheus may fetch what the server counts, such as 127.0.0.1:9262; not for the public. Default: nowhere.
option-log = How to write down what goes wrong, to standard error: as text, or as one JSON object a line. Default: text.

usage-address = It has to be like https://games.example.org, not { $given }.
usage-listen = It has to be like 0.0.0.0:6262, not { $given }.
usage-proxy = It has to be an address or a network, such as 127.0.0.1 or 10.0.0.0/8, not { $given }.
usage-database = It has to be like postgresql://user:password@host:5432/name, be it named here or by { $variable }. In a password, % and a number stand for signs such as / # @ [ ] and % itself: %2F is a slash.
usage-workers = Several processes take a database that they can share: name one with --database.

serve-also = It may also be reached at { $address }
serve-only-here = Only this machine can reach it. With --listen 0.0.0.0 everybody on your network can.
serve-plain = Nothing is encrypted: whoever can listen in on the network can read everything and play for others.
serve-no-proxy = No --proxy is named, so all visitors seem to come from one address and share its limits.
serve-port-taken = The port { $port } is already taken. Choose another with { $option }.

backup-done = All games are in { $file }
backup-nothing = There are no games yet: { $file } does not exist.
backup-there = { $file } is there already and stays as it is. Choose another name.
backup-elsewhere = The games are in the database that { $variable } names, and PostgreSQL’s own pg_dump and pg_restore keep and bring back what is there. For games in a folder, name it with --data.
backup-no-stream = A backup needs a file of its own; standard input and output will not do.

restore-done = The games are those of { $file } again.
restore-kept = The games that were there until now are kept in { $file }
restore-served = A server is running with this folder, at { $address } Stop it first.
restore-no-backup = { $file } is not a backup of games, or it is damaged. Nothing was changed.
