# Die Seite als App: wie man sie installiert, und wenn es eine neuere gibt.

# Nennt Vorleseprogrammen den Teil des Titels, der das Installieren anbietet.
app-label = Installieren
# Steht vor einem Knopf mit app-install.
app-means = Mansuba lässt sich wie eine App installieren: mit eigenem Symbol, in einem eigenen Fenster.
app-install = Installieren
# Wird von Vorleseprogrammen vorgelesen.
app-installed = Mansuba wird installiert.

# Der Server hat eine neuere Fassung der Seite als die, die offen ist.
renewal-title = Es gibt eine neue Fassung dieser Seite.
renewal-text = Die Partien sind gespeichert.
# Ein Knopf.
renewal-load = Laden
