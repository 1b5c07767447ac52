# Ein Server für ein Netz und die Dateien, die sein Betreiber aufhebt.

help-serve = Partien für Freunde an anderen Rechnern anbieten.
help-backup = Alle Partien in eine Datei sichern, auch während ein Server läuft.
help-restore = Zu den Partien einer Sicherung zurückkehren.

argument-backup = Die Datei, die geschrieben wird; es darf sie noch nicht geben.
argument-restore = Eine Datei, die „mansuba backup“ geschrieben hat.
option-address = Was man eingibt, um zum Server zu kommen, etwa https://games.example.org. Vorgabe: wie dieser Rechner in seinem Netz heißt, ohne Verschlüsselung.
option-listen = Wo der Server erreichbar ist; 0.0.0.0 steht für alle Netze dieses Rechners. Vorgabe: { $usual }
option-proxy = Ein Proxy, dem geglaubt wird, für wen er fragt; eine Adresse oder ein Netz. Mehrfach möglich.
option-lobby = Offene Tische auflisten, für alle, die vorbeikommen.
option-keep-days = Partien und Gäste entfernen, zu denen so viele Tage niemand zurückgekehrt ist. Vorgabe: nie.
option-people = Wie viele Leute von einer Adresse kommen dürfen; alle Grenzen folgen daraus. Vorgabe: { $people }.
option-database = Eine PostgreSQL-Datenbank für die Partien, die sich mehrere Server teilen können, statt einer Datei im Ordner. Die Variable { $variable } sagt dasselbe, wo andere es nicht lesen können.
option-answering = Wie viele Prozesse antworten; für mehr als einen braucht es --database. Vorgabe: 1.
option-metrics = Wo Prometheus abholen kann, was der Server zählt, etwa 127.0.0.1:9262; nicht für die Öffentlichkeit. Vorgabe: nirgends.
option-log = Wie aufgeschrieben wird, was schiefgeht, auf der Fehlerausgabe: als Text oder als ein JSON-Objekt je Zeile. Vorgabe: text.

usage-address = Es muss etwas wie https://games.example.org sein, nicht { $given }.
usage-listen = Es muss etwas wie 0.0.0.0:6262 sein, nicht { $given }.
usage-proxy = Es muss eine Adresse oder ein Netz sein, etwa 127.0.0.1 oder 10.0.0.0/8, nicht { $given }.
usage-database = Es muss wie postgresql://nutzer:passwort@rechner:5432/name aussehen, ob hier oder in { $variable }. In einem Passwort stehen % und eine Zahl für Zeichen wie / # @ [ ] und % selbst: %2F ist ein Schrägstrich.
usage-workers = Mehrere Prozesse brauchen eine Datenbank, die sie sich teilen können: mit --database angeben.

serve-also = Vielleicht auch erreichbar: { $address }
serve-only-here = Nur dieser Rechner kommt dorthin. Mit --listen 0.0.0.0 kommen alle im eigenen Netz dorthin.
serve-plain = Nichts ist verschlüsselt: Wer im Netz mithören kann, kann alles mitlesen und für andere spielen.
serve-no-proxy = Kein --proxy ist angegeben; so scheinen alle Besucher von einer Adresse zu kommen und teilen sich deren Grenzen.
serve-port-taken = Der Port { $port } ist schon belegt. Bitte mit { $option } einen anderen wählen.

backup-done = Alle Partien sind gesichert: { $file }
backup-nothing = Noch gibt es keine Partien: { $file } fehlt.
backup-there = { $file } gibt es schon und bleibt, wie es ist. Bitte einen anderen Namen wählen.
backup-elsewhere = Die Partien sind in der Datenbank, die { $variable } nennt; was dort ist, sichern pg_dump und pg_restore von PostgreSQL und stellen es wieder her. Für Partien in einem Ordner diesen bitte mit --data angeben.
backup-no-stream = Eine Sicherung braucht eine eigene Datei; die Standardeingabe und -ausgabe genügen nicht.

restore-done = Es gelten wieder die Partien aus { $file }
restore-kept = Die bisherigen Partien liegen in { $file }
restore-served = Mit diesem Ordner läuft ein Server: { $address } Bitte diesen erst beenden.
restore-no-backup = { $file } ist keine Sicherung von Partien oder beschädigt. Nichts wurde geändert.
