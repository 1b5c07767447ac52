# Die Leute am Tisch, auch weit entfernte: wer wo sitzt, was sie einander fragen und sagen.

# Was gerade zwischen den Leuten ist.
company-title-yours = • Du bist dran · Mansuba
company-yours = Du bist dran
company-bot-plays = Ein Bot spielt inzwischen für { SEAT($seat, form: "the") }.
company-elsewhere = { SEAT($seat, form: "the", start: "yes") } ist gerade nicht da.
company-bot-for-you = Ein Bot entscheidet für { SEAT($seat, form: "the") }, weil du weg warst.
company-back = Ich bin wieder da
company-nudged = Die anderen warten auf dich.
# $time ist eine Spanne wie 4:05 oder 2 Tg., 7 Std.
company-until = In { $time } entscheidet ein Bot für { SEAT($seat, form: "the") }.
company-until-you = Deine Zeit: { $time }
company-question = Eine Frage an dich
company-asks-undo = { SEAT($seat, form: "the", start: "yes") } möchte alles seit dem eigenen letzten Zug zurücknehmen.
company-asks-end = { SEAT($seat, form: "the", start: "yes") } möchte die Partie ohne Sieg beenden.
company-agree = Einverstanden
company-decline = Lieber nicht
# $names ist eine Liste von Namen.
company-asked = Du hast gefragt. Es fehlt noch: { $names }.
company-free = Ein Platz ist frei. Möchtest du mitspielen?
company-watching = Du schaust zu.
company-open =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
company-since = Zeigen, was seit deinem letzten Zug geschah

# Wer am Tisch ist.
people-seats = Plätze
# Stehen hinter einem Namen, mit Punkten dazwischen.
people-you = du
people-host = eröffnete den Tisch
people-here = da
people-elsewhere = nicht da
people-away = inzwischen spielt ein Bot
people-free = Platz { $number } ist frei
people-sit = Hinsetzen
people-sit-this = Auf Platz { $number } hinsetzen
people-sit-title = Platz { $number }
people-sit-name = Dein Name an diesem Tisch
people-leave = Aufstehen
people-leave-this = Von Platz { $number } aufstehen
people-leave-title = Von Platz { $number } aufstehen?
people-leave-means = Der Platz ist dann frei. Du kannst weiter zuschauen und dich wieder hinsetzen, solange es niemand sonst tut.
people-replace = Ändern
people-replace-this = Ändern, wer auf Platz { $number } sitzt
people-replace-title = Wer soll auf Platz { $number } sitzen?
people-replace-means = Wer jetzt dort sitzt, muss aufstehen. Die Figuren bleiben, wo sie sind.
people-open = Noch niemand: frei lassen
people-rather-not = Abbrechen
people-watching =
    { $count ->
        [one] Eine Person schaut zu.
       *[other] { $count } Leute schauen zu.
    }
people-as-host = Der Tisch
people-invite = Einladen
people-pause = Pause
people-resume = Weiter
people-end = Partie beenden
people-end-title = Partie beenden?
people-end-means = Sie endet hier für alle, und niemand hat gewonnen. Das lässt sich nicht rückgängig machen.
people-chat = Alle dürfen einander schreiben
people-open-lobby = Alle dürfen dazukommen: Der Tisch steht in der Liste
people-open-link = Wer die Adresse hat, darf dazukommen
people-members = Wer kommen darf
people-watches = { $name } (schaut zu)
people-remove = Entfernen
people-remove-this = { $name } entfernen
people-remove-title = { $name } vom Tisch entfernen?
people-remove-means = Ihre Plätze werden frei, und ohne neue Einladung ist die Partie nicht mehr zu sehen.
people-removed = { $name } wurde vom Tisch entfernt.
people-propose-end = Vorschlagen, die Partie zu beenden
people-leave-for-good = Den Tisch ganz verlassen
people-leave-for-good-title = Den Tisch ganz verlassen?
people-leave-for-good-means = Deine Plätze werden frei, und ohne neue Einladung siehst du die Partie nicht mehr.

# Wie man an den Tisch gerufen wird.
alerts-title = Wenn du dran bist
alerts-sound = Ein leiser Ton
alerts-ask = Benachrichtigungen erlauben
alerts-stop = Keine Benachrichtigungen mehr
alerts-means = Der Browser meldet sich, solange diese Seite nicht zu sehen ist.
alerts-refused = Der Browser erlaubt es nicht. In seinen Einstellungen lässt sich das ändern.

# Was die Leute einander sagen.
talk-title = Gespräch
talk-empty = Noch hat niemand etwas gesagt.
talk-phrases = Mit einem Tippen sagen
talk-write = Etwas schreiben
talk-send = Senden
talk-off = An diesem Tisch ist das Schreiben ausgeschaltet.
talk-line = { $name }: { $text }
talk-unread =
    { $count ->
        [one] Eine neue Nachricht
       *[other] { $count } neue Nachrichten
    }
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-oops = Hoppla!
phrase-thanks = Danke!
phrase-one-moment = Einen Moment, bitte.
phrase-your-turn = Du bist dran.
phrase-good-game = Schöne Partie!

# Was im Verlauf steht und keine Entscheidung ist. $name heißt, wer dann dort sitzt.
said-undone = Entscheidungen wurden zurückgenommen.
said-sat = { $name } setzt sich auf Platz { $seat }.
said-opened = Platz { $seat } ist jetzt frei.
said-given = { $name }, ein Bot, spielt jetzt auf Platz { $seat }.
said-away = { SEAT($seat, form: "the", start: "yes") } bleibt weg: Inzwischen entscheidet ein Bot.
said-back = { SEAT($seat, form: "the", start: "yes") } ist wieder da.
said-nudged = { SEAT($seat, form: "the", start: "yes") } wurde erinnert, dass die anderen warten.
said-paused = Die Partie macht Pause.
said-resumed = Die Partie geht weiter.
said-mixed = { SEAT($seat, form: "the", start: "yes") } hat den Würfel etwas beigemischt.
said-proposed-undo = { SEAT($seat, form: "the", start: "yes") } möchte zurücknehmen.
said-proposed-end = { SEAT($seat, form: "the", start: "yes") } möchte die Partie beenden.
said-agreed = { SEAT($seat, form: "the", start: "yes") } ist einverstanden.
said-declined = { SEAT($seat, form: "the", start: "yes") } lehnt ab.
said-ended-agreed = Die Partie wurde einvernehmlich beendet.
said-ended-abandoned = Die Partie wurde beendet, bevor jemand gewonnen hat.

# Woraus die Würfel folgen.
dice-title = Sind die Würfel ehrlich?
dice-by-hand = Geworfen wird mit echten Würfelhölzern; das Programm kann da nichts beweisen.
dice-unsealed = Diese Partie ist älter als die versiegelten Würfel: Da gibt es nichts zu prüfen.
dice-sealed = Vor der Partie hat der Server ein Geheimnis versiegelt. Das Los und jeder Wurf folgen daraus und aus dem, was die Mitspielenden beimischen.
dice-commitment = Siegel
dice-mixed = Beigemischt haben: { $names }.
dice-unmixed = Niemand hat etwas beigemischt.
dice-secret = Geheimnis
dice-follow = ✓ In diesem Browser geprüft: Das Geheimnis passt zum Siegel, und Los und Würfe folgen daraus.
dice-kept = ✓ Es ist dasselbe Siegel, das dieser Browser aufbewahrt, seit du dabei bist.
dice-kept-mine = ✓ Es ist dasselbe Siegel, das dieser Browser aufbewahrt, seit du dabei bist, und was du beigemischt hast, steckt in den Würfeln.
dice-late = Dieser Browser hat das Siegel erst am Ende gesehen und weiß daher nicht, ob es die ganze Zeit dasselbe war.
dice-changed = Das Siegel, oder was du beigemischt hast, ist nicht mehr das, was dieser Browser aufbewahrt hat. Diesen Würfeln ist nicht zu trauen.
dice-do-not-follow = Siegel und Würfe passen nicht zusammen. Diesen Würfeln ist nicht zu trauen.
dice-later = Ist die Partie vorbei, steht das Geheimnis hier und wird in diesem Browser geprüft.
dice-limits = Niemand kann die Würfel während der Partie ändern. Nur wer den Server betreibt, könnte sie im Voraus kennen.
dice-copy = Kopieren
dice-copy-this = Kopieren: { $what }
dice-copied = Kopiert.
