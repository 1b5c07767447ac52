# The position editor.

flaw-text = At column { $column } the text breaks. Expected: { $expected }. Found: { $found }.
flaw-text-ends = The text ends at column { $column }, where something is still expected: { $expected }.
flaw-over = { SEAT($seat, form: "the", start: "yes") } has already won in this position; there is nothing left to play.
