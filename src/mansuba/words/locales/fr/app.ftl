# La page comme application : l’installer, et quand il y en a une plus récente.

# Nomme, pour les lecteurs d’écran, la partie du titre qui propose d’installer.
app-label = Installer
# Précède un bouton avec app-install.
app-means = Mansuba peut s’installer comme une application : avec son icône, dans sa propre fenêtre.
app-install = Installer
# Dit aux lecteurs d’écran.
app-installed = L’installation de Mansuba est en cours.

# Le serveur a une version de la page plus récente que celle qui est ouverte.
renewal-title = Il y a une nouvelle version de cette page.
renewal-text = Vos parties sont enregistrées.
# Un bouton.
renewal-load = La charger
