# El editor de posiciones.

flaw-text = El texto falla en la columna { $column }. Se esperaba: { $expected }. Hay: { $found }.
flaw-text-ends = El texto termina en la columna { $column }, donde aún se espera algo: { $expected }.
flaw-over = { SEAT($seat, form: "the", start: "yes") } ya ha ganado en esta posición; no queda nada que jugar.
