# Cómo se ve, suena y se maneja la mesa: ajustes.

feel-figures = Figuras
feel-figures-signs = Jeroglíficos
feel-figures-letters = Letras
feel-figures-contrast = Contraste
# Dónde están, según la mano con la que se juega.
feel-hand = Palos y botones
feel-hand-right = A la derecha
feel-hand-left = A la izquierda
feel-sound = Sonido
feel-sound-means = Los palos repiquetean, las figuras avanzan, suenan campanillas: con suavidad.
feel-volume = Volumen
feel-haptics = Vibración
feel-haptics-means = El teléfono vibra un poco cuando pasa algo que conviene notar.

# Un tipo, abreviado para una figura: una o dos letras, distintas cada vez.
kind-letters =
    { $kind ->
        [F] Ha
        [W] Mu
        [C] Co
        [I] Ib
        [J] Ch
       *[K] Ga
    }

# La portada.
feel-picture-still = Detener la imagen
feel-steps = Así se juega
feel-steps-take = Toma un palo: nombra una figura y cuántos movimientos.
feel-steps-jump = Avanza, o salta en línea recta por encima de cualquiera.
feel-steps-beguile = Salta por encima del tipo de figura que la tuya cautiva y volverá a su Templo.
feel-steps-win = Las seis en tu Pirámide antes que nadie: has ganado.
