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

# The title.
feel-picture-still = Hold the picture still
feel-steps = How it goes
feel-steps-take = Take a stick: it names a figure, and how many steps.
feel-steps-jump = Step, or jump over anyone who stands in line.
feel-steps-beguile = Jump over the kind that yours beguiles, and it goes back to its Temple.
feel-steps-win = All six in your Pyramid before anyone else: you have won.
