# L’éditeur de positions.

flaw-text = Le texte ne va pas à la colonne { $column }. Attendu : { $expected }. Trouvé : { $found }.
flaw-text-ends = Le texte s’arrête à la colonne { $column }, où il manque encore quelque chose : { $expected }.
flaw-over = { SEAT($seat, form: "the", start: "yes") } a déjà gagné dans cette position ; il n’y a plus rien à jouer.
