# La pagina come applicazione: installarla, e quando ce n’è una più nuova.

# Dà un nome, per i lettori di schermo, alla parte del titolo che propone di installare.
app-label = Installa
# Precede un pulsante con app-install.
app-means = Mansuba si può installare come un’applicazione: con la sua icona, in una finestra tutta sua.
app-install = Installa
# Detto dai lettori di schermo.
app-installed = Mansuba viene installato.

# Il server ha una versione della pagina più nuova di quella aperta.
renewal-title = C’è una nuova versione di questa pagina.
renewal-text = Le tue partite sono salvate.
# Un pulsante.
renewal-load = Caricala
