# How the table looks, sounds and lies in the hand: settings.

feel-figures = Figures
feel-figures-signs = Hieroglyphs
feel-figures-letters = Letters
feel-figures-contrast = Bold
# Where they lie, for whoever plays with the right or the left hand.
feel-hand = Sticks and buttons
feel-hand-right = On the right
feel-hand-left = On the left
feel-sound = Sound
feel-sound-means = Sticks rattle, figures step, small bells ring: quietly.
feel-volume = Volume
feel-haptics = Vibration
feel-haptics-means = The phone trembles a little when something happens that you should notice.

# A kind, abbreviated to stand on a figure: one or two letters, different for each.
kind-letters =
    { $kind ->
        [F] Fa
        [W] Wo
        [C] Cr
        [I] Ib
        [J] Ja
       *[K] Ca
    }
