# The page as an app: installing it, and a newer version of it.

# Names, for screen readers, the part of the title that offers to install.
app-label = Install
# Stands before a button that says app-install.
app-means = Mansuba can be installed like an app: with its own icon, in a window of its own.
app-install = Install
# Read to screen readers.
app-installed = Mansuba is being installed.

# The server has a newer version of the page than the one that is open.
renewal-title = There is a new version of this page.
renewal-text = Your games are stored.
# A button.
renewal-load = Load it
