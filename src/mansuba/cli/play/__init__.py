"""People playing at one keyboard: the game, the choices in words, the talk around them."""
