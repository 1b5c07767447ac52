# Learning by doing: ten small lessons on the real board, and the tips of a first game.

learn-title = Learn by doing
learn-what = Ten small lessons on the real board, a minute each. Nothing can go wrong.
learn-progress =
    { $done ->
        [0] None of the { $count } lessons is done yet.
       *[other] { $done } of { $count } lessons done.
    }
learn-begin = Begin
# $title is what a lesson is called.
learn-go-on = Go on: { $title }
learn-forget = Forget my progress
learn-forgotten = All lessons are open again.
# The heading of a lesson.
learn-lesson = { $number }. { $title }
learn-lesson-done = done
learn-lesson-part = { $done } of { $count } tasks done
# Names the box with the task for screen readers, and stands above it.
learn-task = Task { $task } of { $count }
learn-show = Show me
learn-start-over = Start over
learn-next-task = Next task
learn-next-lesson = Next lesson: { $title }
learn-well-done = Well done!
learn-all = All lessons
learn-finished = These were all ten lessons. You know the whole game now: play!
learn-missed = That is allowed, but not what this task asks for. Read it once more and try again.

# What to do next, for whoever asks to be shown.
show-take = Choose { STICK($stick, form: "the") }, then { FIGURE($figure, form: "the") }, then { $space }.
show-done = At the end press “{ action-done }”.
show-forbidden = Choose { FIGURE($figure, form: "the") }, then { $space }.
show-place = Choose { $space } for { FIGURE($figure, form: "the") }.
show-throw = Press “{ action-throw }”.
show-set-up = Any order will do: press “{ set-up-ready }”.
show-lost = You have left the way that this lesson knows. Start over, and it can be shown.

# The lessons: the name, each task, and what was learned by it.
lesson-step = Steps
lesson-step-1 = Your Falcon stands in the middle of the board. Choose it, then a lit space beside it, and press “{ action-done }”.
lesson-step-1-done = A simple move is one step onto an empty space next door, in any of six directions.
lesson-step-2 = Now the Falcon stick shows three icons: up to three steps. Go all three of them, to a space marked 3.
lesson-step-2-done = Every icon is a step, and you may turn at each of them.
lesson-jump = Jumps
lesson-jump-1 = Your rival’s Ibis stands beside your Woman. Jump over it, onto the empty space straight behind.
lesson-jump-1-done = You may jump over anyone if the space straight behind is empty. A jump counts as one step.
lesson-jump-2 = Two icons are enough for two jumps. Cross both figures in one move with your Woman.
lesson-jump-2-done = Jumps and simple moves mix as you like. A row of jumps carries you far.
lesson-stick = Sticks
lesson-stick-1 = Six sticks have been thrown, and each moves the figure of its kind. Take the Cat stick and lead your Cat four steps.
lesson-stick-1-done = The icons say how far you may go. A stick that was taken is used up for this round.
lesson-stick-2 = You need not go as far as you may. Lead your Crocodile less than four steps and press “{ action-done }”.
lesson-stick-2-done = One step at the least; where you stop after that is up to you.
lesson-sacrifice = Sacrifice
lesson-sacrifice-1 = Your Jackal is one step from its Pyramid, but its stick has been used. Sacrifice another stick for this step.
lesson-sacrifice-1-done = A sacrificed stick moves a figure of another kind: by exactly one step, whatever it shows.
lesson-naal = The Immortal Naal
lesson-naal-1 = The Crocodile stick shows the Immortal Naal, which lends you anyone’s Crocodile. Your rival’s is close to its Pyramid: lead it away.
lesson-naal-1-done = A face with the Naal moves any player’s figure of its kind, up to as many steps as it shows icons.
lesson-naal-2 = Sacrificed, the Naal lends you any figure there is, for one step. Push your rival’s Jackal away from its Pyramid.
lesson-naal-2-done = No figure on the board is safe from the Naal. Your own may use such a face like any other.
lesson-beguile = Beguiling
lesson-beguile-1 = An Ibis beguiles a Jackal. Jump over your rival’s Jackal with your Ibis.
lesson-beguile-1-done = The beguiled figure is back in its Temple; its owner has chosen the space.
lesson-beguile-2 = Each kind beguiles one other, as the ring shows. Find the figure that your Cat beguiles, and jump over it.
lesson-beguile-2-done = Over the two others it would only have been a jump. Beguiling is no choice: it always happens.
lesson-beguile-3 = Now it has happened to you: a Jackal has jumped over your Cat. Choose a space of your Temple for it.
lesson-beguile-3-done = Its way begins anew. So look out for who can jump over whom.
lesson-temple = The Temple
lesson-temple-1 = Here every game begins: set up your six figures in your Temple, in whatever order you like. Then press “{ set-up-ready }”.
lesson-temple-1-done = Those at the front get away first. When all have set up, the lot says who begins.
lesson-temple-2 = Lead your Crocodile out of the Temple. To its right is your rival’s Pyramid, which is closed to it.
lesson-temple-2-done = No figure enters the Temple or the Pyramid of another player.
lesson-temple-3 = Your Falcon is outside. Choose it, and try to go back to the empty space of your Temple.
lesson-temple-3-done = There is no way back: a figure that has left its Temple never moves into it again.
lesson-pyramid = The Pyramid
lesson-pyramid-1 = Your Pyramid, across the board, is where the journey ends. Lead your Woman into it.
lesson-pyramid-1-done = In its own Pyramid no figure can be beguiled.
lesson-pyramid-2 = Choose your Woman, and try to leave the Pyramid again.
lesson-pyramid-2-done = A figure in its Pyramid stays there and moves only inside. So leave room at the entrance.
lesson-round = Rounds
lesson-round-1 = You start this round. Throw the sticks, take one of them and move.
lesson-round-1-done = Now your rival takes one of the others, and so on by turns until all six are used.
lesson-round-2 = One stick is left, and it is yours. Use it; then start the next round with a throw.
lesson-round-2-done = In the next round the next player clockwise starts. With two players, that is whoever took the last stick.
lesson-win = Winning
lesson-win-1 = Five of your figures are in the Pyramid. Lead the Cat there as well.
lesson-win-1-done = Whoever is the first to have all six figures in the Pyramid wins at once.

# The tips of a first game, each told once, when there is an occasion for it.
tips-off = No more tips
tip-set-up = These are your six figures in your Temple. Put those in front that shall go first, or simply press “{ set-up-ready }”.
tip-throw = You start the round: throw the sticks. Each stick moves the figure of its kind.
tip-take = Take a stick: choose it, or choose the figure you want to move. The icons say how many steps it may go.
tip-naal = A stick shows the Immortal Naal: with it you may move your rival’s figures, too.
tip-space = The lit spaces are in reach, and the number on each says how many steps it takes. Your Pyramid lies across the board.
tip-jump = You can jump over figures here, onto the space straight behind. That is one step, but carries you twice as far.
tip-sacrifice = This stick is of another kind. You would sacrifice it, for exactly one step.
tip-beguile = You can beguile someone: jump over that figure, and it has to go back to its Temple.
tip-beguiled = Your figure was beguiled. Choose a space of your Temple for it; then its way begins anew.
tip-enter = You can enter your Pyramid. Inside your figure is safe, and never leaves again; so go in deep.
tip-entered = One is there! Whoever has all six in the Pyramid first has won.
tip-won = That was a whole game. The tips are over; what the laws say you can read at any time.
