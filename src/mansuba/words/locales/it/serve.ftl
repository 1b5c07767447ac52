# Un server per una rete, e i file che conserva chi lo gestisce.

help-serve = Offrire partite ad amici su altre macchine.
help-backup = Copiare tutte le partite in un file, anche mentre un server è in funzione.
help-restore = Tornare alle partite di una copia di sicurezza.

argument-backup = Il file da scrivere; non deve ancora esistere.
argument-restore = Un file scritto da «mansuba backup».
option-address = Ciò che si digita per arrivare al server, come https://games.example.org. Predefinito: il nome di questa macchina nella sua rete, senza cifratura.
option-listen = Dove ascolta; 0.0.0.0 sono tutte le reti di questa macchina. Predefinito: { $usual }
option-proxy = Un proxy a cui si crede quando dice per chi chiede; un indirizzo o una rete. Si può ripetere.
option-lobby = Mostrare i tavoli aperti a tutti quelli che passano.
option-keep-days = Eliminare le partite e gli ospiti a cui nessuno è tornato per tanti giorni. Predefinito: mai.
option-people = Quante persone possono venire da uno stesso indirizzo; tutti i limiti ne derivano. Predefinito: { $people }.
option-database = Un database PostgreSQL per le partite, che più server possono condividere, al posto di un file nella cartella. La variabile { $variable } dice lo stesso dove altri non possono leggerla.
option-answering = Quanti processi rispondono; per più di uno serve --database. Valore predefinito: 1.
option-metrics = Dove Prometheus può prelevare ciò che il server conta, come 127.0.0.1:9262; non è per il pubblico. Predefinito: da nessuna parte.
option-log = Come annotare ciò che va storto, sull’uscita degli errori: come testo, o un oggetto JSON per riga. Predefinito: text.

usage-address = Deve essere qualcosa come https://games.example.org, non { $given }.
usage-listen = Deve essere qualcosa come 0.0.0.0:6262, non { $given }.
usage-proxy = Deve essere un indirizzo o una rete, come 127.0.0.1 o 10.0.0.0/8, non { $given }.
usage-database = Deve essere come postgresql://utente:password@macchina:5432/nome, qui come in { $variable }. In una password, % e un numero stanno per segni come / # @ [ ] e lo stesso %: %2F è una barra.
usage-workers = Più processi hanno bisogno di un database da condividere: indicarlo con --database.

serve-also = Forse si raggiunge anche da { $address }
serve-only-here = Solo questa macchina può raggiungerlo. Con --listen 0.0.0.0 può tutta la propria rete.
serve-plain = Niente è cifrato: chi può ascoltare la rete può leggere tutto e giocare per altri.
serve-no-proxy = Nessun --proxy è indicato: tutti i visitatori sembrano venire da un solo indirizzo e ne condividono i limiti.
serve-port-taken = La porta { $port } è già occupata. Sceglierne un’altra con { $option }.

backup-done = Tutte le partite sono in { $file }
backup-nothing = Non ci sono ancora partite: { $file } non esiste.
backup-there = { $file } esiste già e resta com’è. Scegliere un altro nome.
backup-elsewhere = Le partite sono nel database che { $variable } nomina; pg_dump e pg_restore, di PostgreSQL, salvano e riportano quel che c’è. Per partite in una cartella, indicarla con --data.
backup-no-stream = Una copia di sicurezza ha bisogno di un file suo; lo standard input e lo standard output non bastano.

restore-done = Le partite sono di nuovo quelle di { $file }
restore-kept = Le partite che c’erano finora sono conservate in { $file }
restore-served = Un server è in funzione con questa cartella: { $address } Fermarlo prima.
restore-no-backup = { $file } non è una copia di partite, o è danneggiata. Nulla è stato cambiato.
