# Die Seite im Browser: Menschen an anderen Geräten. Wer man ist, Einladungen, offene Tische, und was
# eine neue Partie und die Liste der Partien nur dann sagen, wenn es solche Menschen gibt.

# Während eine Seite geladen wird, die nicht alle brauchen.
page-loading = Einen Moment …
page-waits = Diese Seite öffnet sich, sobald der Server antwortet.

# Während ein Server anderswo nicht antwortet.
away-text-online = Vielleicht ist deine Verbindung unterbrochen. Deine Partien sind gespeichert und gehen weiter, sobald sie wieder da ist.

# Der Titel: ein Knopf für eine neue Partie mit einem Platz für jemanden anderswo.
title-friend = Mit Freunden spielen

# Wer man ist.
me-title = Zur Person
me-name = Dein Name
me-name-means = So heißt du für die anderen am Tisch.
me-rename = Namen ändern
me-renamed = Du heißt jetzt { $name }.
me-link-make = Auf ein anderes Gerät mitnehmen
me-link-made = Der Link ist da.
me-link-means = Öffne diesen Link auf dem anderen Gerät: Dort bist du dann dieselbe Person, mit denselben Partien und Plätzen. Er gilt einmal. Wer ihn öffnet, ist an deiner Stelle; gib ihn also niemandem.
me-forget = Vergiss mich
me-forget-means = Der Server löscht dann deinen Namen, was du geschrieben hast, und alles, woran er dich erkennt. Deine Plätze werden frei, und zu deinen Partien führt kein Weg zurück.
me-forget-yes = Ja, vergiss mich
me-forget-no = Bekannt bleiben
me-forgotten = Der Server hat dich vergessen.

# Ein Link zum Weitergeben.
link-text = Link
link-copy = Kopieren
link-copied = Der Link ist kopiert.
# Wenn der Browser das Kopieren nicht erlaubt.
link-selected = Der Link ist markiert und lässt sich von Hand kopieren.
link-share = Teilen
link-qr = Der Link als QR-Code
link-until = Gültig bis { $time }.

# Jemanden an den Tisch bitten.
invite-title = Einladen
invite-play = Zum Mitspielen
invite-play-means = Darf einen freien Platz einnehmen.
invite-watch = Zum Zuschauen
invite-watch-means = Sieht die Partie, hat aber keinen Platz.
invite-make = Link erstellen
invite-another = Noch einen Link erstellen
invite-made = Der Link ist da.
# Wird mit dem Link verschickt.
invite-text = Komm an meinen Tisch und spiel Mansuba!
invite-good = Einladungen, die noch gelten
invite-none = Keine.
invite-good-play = Zum Mitspielen, bis { $time }
invite-good-watch = Zum Zuschauen, bis { $time }
invite-revoke = Zurückziehen
# Für Vorleseprogramme statt des kurzen Worts auf dem Knopf. $invitation ist invite-good-….
invite-revoke-this = Zurückziehen: { $invitation }
invite-revoked = Die Einladung gilt nicht mehr.

# Wohin eine Einladung führt.
join-title = Du bist eingeladen
join-text = Ein Tisch Mansuba wartet auf dich. Nur dein Name fehlt noch; anmelden musst du dich nirgends.
join-go = Mitmachen
join-not = Abbrechen
join-joining = Auf dem Weg zum Tisch …
join-refused-title = Diese Einladung gilt nicht
join-refused = Sie ist abgelaufen oder wurde zurückgezogen, oder der Link ist nicht vollständig. Bitte um eine neue.

# Wohin der Link auf ein anderes Gerät führt.
return-title = Willkommen zurück
return-instead = Auf diesem Gerät bist du bisher { $name }. Wenn du weitermachst, bist du die Person, die den Link erstellt hat, und dieses Gerät kennt { $name } nicht mehr.
return-go = Weiter
return-stay = { $name } bleiben
return-done = Auch auf diesem Gerät bist du jetzt { $name }.
return-refused-title = Dieser Link gilt nicht
return-refused = Er gilt nur einmal und nur für kurze Zeit, oder er ist nicht vollständig. Erstelle auf dem anderen Gerät, in den Einstellungen, einen neuen.

# Tische, an die sich alle setzen dürfen.
lobby-title = Offene Tische
lobby-loading = Offene Tische werden gesucht …
lobby-none = Gerade ist kein Tisch offen. Mach selbst einen auf: eine neue Partie mit einem Platz für jemanden anderswo, offen für alle.
# Für Vorleseprogramme statt des kurzen Worts auf dem Knopf; und die Überschrift einer Frage.
lobby-join-this = Mitmachen: { $name }
# In einer Liste von Namen: Ana, Ben und 2 freie Plätze.
seats-free =
    { $count ->
        [one] ein freier Platz
       *[other] { $count } freie Plätze
    }

# Eine neue Partie mit Menschen anderswo.
new-friends = Mit anderen anderswo
new-tempo = Zeit für einen Spielzug
new-tempo-means = Ist sie um, entscheidet ein Bot, bis die Person zurück ist.
new-tempo-none-means = Der Tisch wartet auf alle, die verbunden sind; für andere entscheidet nach einer Weile ein Bot.
tempo-none = Keine Uhr
tempo-seconds =
    { $count ->
        [one] eine Sekunde je Spielzug
       *[other] { $count } Sekunden je Spielzug
    }
tempo-minutes =
    { $count ->
        [one] eine Minute je Spielzug
       *[other] { $count } Minuten je Spielzug
    }
tempo-days =
    { $count ->
        [one] ein Tag je Spielzug
       *[other] { $count } Tage je Spielzug
    }
new-open = Offen für alle
new-open-means = Der Tisch steht in der Liste der offenen Tische, und alle dürfen dazukommen.
new-chat = Schreiben erlauben
new-chat-means = Wer am Tisch ist, darf den anderen schreiben. Feste Sätze gehen immer.

# Die Liste der Partien.
game-your-turn = Du bist dran
game-awaits = Wartet auf { $name }
games-leave = Verlassen
games-leave-this = { $name } verlassen
games-leave-title = { $name } verlassen?
games-leave-text = Du verlässt den Tisch endgültig, und dein Platz wird frei. Nur eine neue Einladung bringt dich zurück.
games-leave-no = Bleiben
games-left = Du hast { $name } verlassen.

# Eine Partie, die man nicht sehen darf, ist wie eine, die es nicht gibt.
absent-invited = Tische sind privat. Bitte jemanden dort um eine Einladung; oder nimm dich, wenn es deine eigene Partie ist, von dem Gerät, auf dem du spielst, hierher mit: Das geht dort in den Einstellungen.
