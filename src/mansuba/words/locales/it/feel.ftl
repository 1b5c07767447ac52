# Come il tavolo appare, suona e sta in mano: impostazioni.

feel-figures = Pedine
feel-figures-signs = Geroglifici
feel-figures-letters = Lettere
feel-figures-contrast = Contrasto
# Dove stanno, secondo la mano con cui si gioca.
feel-hand = Bastoncini e pulsanti
feel-hand-right = A destra
feel-hand-left = A sinistra
feel-sound = Suoni
feel-sound-means = I bastoncini tintinnano, le pedine avanzano, suonano piccole campane: piano.
feel-volume = Volume
feel-haptics = Vibrazione
feel-haptics-means = Il telefono vibra un poco quando succede qualcosa da notare.

# Un tipo, abbreviato per stare su una pedina: una o due lettere, ogni volta diverse.
kind-letters =
    { $kind ->
        [F] Fa
        [W] Do
        [C] Co
        [I] Ib
        [J] Sc
       *[K] Ga
    }

# La pagina iniziale.
feel-picture-still = Ferma l’immagine
feel-steps = Come si gioca
feel-steps-take = Prendi un bastoncino: nomina una pedina e quanti movimenti.
feel-steps-jump = Avanza, o salta in linea retta oltre chiunque.
feel-steps-beguile = Salta il tipo che la tua inganna, e tornerà nel suo Tempio.
feel-steps-win = Tutte e sei nella tua Piramide prima degli altri: hai vinto.
