# A hint at the table: what the bot called priest would do, and what speaks for it.

hint-ask = Hint
hint-title = Hint
hint-thinking = The priest is thinking …
hint-preparing = The priest is getting ready, which can take a minute the first time.
hint-take = With { STICK($stick, form: "the") }, lead { FIGURE($figure, form: "the") } from { $origin } to { $destination }.
hint-go-on = Lead { FIGURE($figure, form: "the") } on from { $origin } to { $destination }.
hint-stop = Stop here.
hint-pass = Give up { STICK($stick, form: "the") }.
# A button: the move is laid out on the board, but not sent.
hint-use = Use this move
hint-chance = If you move so, the priest thinks, you win { $percent } games in 100.

# What speaks for a move.
hint-why-wins = It wins the game.
hint-why-enters = { FIGURE($figure, form: "the", start: "yes") } reaches its Pyramid.
hint-why-beguiles =
    { $steps ->
        [one] It beguiles { FIGURE($figure, form: "the") } and throws it back by a step or more.
       *[other] It beguiles { FIGURE($figure, form: "the") } and throws it back by { $steps } steps or more.
    }
hint-why-escapes = { FIGURE($figure, form: "the", start: "yes") } gets out of the reach of { FIGURE($by, form: "the") }, which could beguile it.
hint-why-sets-back =
    { $steps ->
        [one] It leads { FIGURE($figure, form: "the") } one step astray.
       *[other] It leads { FIGURE($figure, form: "the") } { $steps } steps astray.
    }
hint-why-nearer =
    { $steps ->
        [one] It brings you one step nearer to the Pyramid.
       *[other] It brings you { $steps } steps nearer to the Pyramid.
    }
hint-why-leaves = { FIGURE($figure, form: "the", start: "yes") } leaves its Temple.
hint-why-sacrifices = { FIGURE($figure, form: "the", start: "yes") } cannot move, so { STICK($stick, form: "the") } may as well be sacrificed.
hint-why-passes = Nothing can move, so a stick has to be given up: { STICK($stick, form: "the") }.
hint-why-best = The priest finds nothing that promises more.
