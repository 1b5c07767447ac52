# La página como aplicación: instalarla, y cuando hay una más nueva.

# Nombra, para lectores de pantalla, la parte del título que ofrece instalar.
app-label = Instalar
# Precede a un botón con app-install.
app-means = Mansuba se puede instalar como una aplicación: con su propio icono, en una ventana propia.
app-install = Instalar
# Lo dicen los lectores de pantalla.
app-installed = Mansuba se está instalando.

# El servidor tiene una versión de la página más nueva que la que está abierta.
renewal-title = Hay una versión nueva de esta página.
renewal-text = Tus partidas están guardadas.
# Un botón.
renewal-load = Cargarla
