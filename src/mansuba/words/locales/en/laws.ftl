# The seven laws: a name, the law itself, and what settles a dispute about it.

laws-title = The Pharaoh’s 7 Laws of Movement
law-heading = Law { $number }: { $title }

law-1-title = Your own figures
law-1 = Move only figures of your own. Law 6 is the one exception.
law-1-more =
    Which figure moves, and how far, depends on the stick that you took: a figure of the stick’s kind
    goes up to as many steps as the face shows icons; for a figure of any other kind, see law 7.
law-2-title = Jumping
law-2 =
    A figure may jump over any figure, your own or another player’s, but over one at a time, and
    only onto the empty space straight behind it.
law-2-more =
    If a second figure stands behind the first, or if the board ends there, there is no jump. Where
    the jumped figure stands makes no difference, even if it is in a court that the jumping figure
    could not enter: laws 3 to 5 look only at the space on which a step ends.
law-3-title = No way back
law-3 = A figure that is out of its Temple never moves back into it.
law-3-more =
    As long as it has not left its Temple, it may move about in there. A beguiled figure does come
    back, but its owner puts it there; that is no step, so this law does not apply.
law-4-title = Other players’ courts
law-4 = A figure never enters the Temple or the Pyramid of another player.
law-4-more =
    What counts is who owns the figure, not who moves it. So the Naal can lead another player’s
    figure into that player’s Pyramid, but never into yours. Only players in the game have courts:
    the Temple and the Pyramid of an empty seat are ground like any other.
law-5-title = No leaving the Pyramid
law-5 = A figure that has entered its Pyramid never leaves it.
law-5-more =
    It may still move from space to space inside. As it cannot leave, it cannot be beguiled there
    either.
law-6-title = The Immortal Naal
law-6 = A face with the Immortal Naal lets you move any player’s figure.
law-6-more =
    Take the stick for anyone’s figure of its kind and go up to the number of icons; or sacrifice it
    and go one step with any figure on the board. The other laws bind the figure just as if its
    owner moved it. You need not call on the Naal: your own figure may use the face like any other.

    For example, the Crocodile stick shows 2 icons and the Naal: up to two steps with any player’s Crocodile, or
    one step with any figure at all.
law-7-title = Sacrifice
law-7 = A stick may be sacrificed: then it moves a figure of another kind, and by exactly one step.
law-7-more =
    The step may be a simple move or a jump. How many icons the face shows does not matter. A
    sacrificed stick is used up like any other.

    For example, you sacrifice the Crocodile stick, which shows 4, go one step with your Ibis, and
    nobody gets far with a Crocodile in this round.
