# Der Stellungseditor.

flaw-text = In Spalte { $column } stimmt der Text nicht. Erwartet: { $expected }. Gefunden: { $found }.
flaw-text-ends = Der Text endet in Spalte { $column }, wo noch etwas erwartet wird: { $expected }.
flaw-over = { SEAT($seat, form: "the") } hat in dieser Stellung schon gewonnen; zu spielen gibt es nichts mehr.
