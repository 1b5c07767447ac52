# Wie der Tisch aussieht, klingt und in der Hand liegt: Einstellungen.

feel-figures = Figuren
feel-figures-signs = Hieroglyphen
feel-figures-letters = Buchstaben
feel-figures-contrast = Kräftig
# Wo sie liegen, je nachdem, mit welcher Hand gespielt wird.
feel-hand = Hölzer und Knöpfe
feel-hand-right = Rechts
feel-hand-left = Links
feel-sound = Klang
feel-sound-means = Hölzer klappern, Figuren klopfen, kleine Glocken klingen: leise.
feel-volume = Lautstärke
feel-haptics = Vibration
feel-haptics-means = Das Telefon zittert ein wenig, wenn etwas Bemerkenswertes geschieht.

# Eine Art, abgekürzt für eine Figur: ein oder zwei Buchstaben, jedes Mal andere.
kind-letters =
    { $kind ->
        [F] Fa
        [W] Fr
        [C] Kr
        [I] Ib
        [J] Sc
       *[K] Ka
    }

# Die Titelseite.
feel-picture-still = Bild anhalten
feel-steps = So geht es
feel-steps-take = Nimm ein Holz: Es nennt eine Figur und wie viele Züge.
feel-steps-jump = Geh einen Schritt, oder spring über wen auch immer in gerader Linie.
feel-steps-beguile = Spring über die Art, die deine betört, und sie muss zurück in ihren Tempel.
feel-steps-win = Alle sechs vor den anderen in deiner Pyramide: gewonnen.
