# L’editor di posizioni.

flaw-text = Il testo non va alla colonna { $column }. Atteso: { $expected }. Trovato: { $found }.
flaw-text-ends = Il testo finisce alla colonna { $column }, dove manca ancora qualcosa: { $expected }.
flaw-over = { SEAT($seat, form: "the", start: "yes") } ha già vinto in questa posizione; non c’è più niente da giocare.
