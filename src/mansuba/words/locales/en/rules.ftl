# The rules in our own words, section by section.

rules-title = The rules of Mansuba

rules-aim-title = The aim
rules-aim =
    Mansuba is a race for two to six players. Everyone leads six totem figures out of their Temple,
    across the board and into their Pyramid on the far side. The first to have all six there wins.
    Dice-sticks say which kind of figure may go how far, and whoever jumps over the right figure
    sends it back to where it started.

rules-things-title = What is in the game
rules-things =
    - **The board** with six seats around it.
    - **36 totem figures.** Each player has six, one of each kind: Falcon, Woman, Crocodile, Ibis,
      Jackal and Cat.
    - **Six dice-sticks,** one for each kind. A stick has four faces: 1 icon, 2 icons with the sign of
      the Immortal Naal, 3 icons, and 4 icons. All four are equally likely to come up.

rules-board-title = The board
rules-board =
    The spaces are hexagons. Spaces that share an edge are adjacent, and from every space straight
    lines run in six directions. There is never more than one figure on a space.

    Around the field are six seats, numbered 0 to 5 clockwise. Each has two courts of six spaces: its
    Temple, from which its figures set out, and across the board its Pyramid, which they try to
    reach.

    Two players take seats 0 and 3; three take 0, 2 and 4; four take 0, 1, 3 and 4; five take 0 to 4.
    The courts of an empty seat belong to nobody, and anyone may walk through them.

    Every space has a name: a letter for its row, counted from the bottom, and a number along the
    row. The directions are E (right), W (left), NE and NW (up), SE and SW (down).

rules-setup-title = Before the first throw
rules-setup =
    Seat after seat, beginning with the lowest number, the players set up their figures: each on any
    empty space of its Temple, in the order Falcon, Woman, Crocodile, Ibis, Jackal, Cat.

    When all figures stand, the lot chooses the first player. Everyone has the same chance.

rules-round-title = A round
rules-round =
    The starting player throws all six sticks. Beginning with that player and going clockwise,
    everyone takes a turn and uses one stick that is still unused, until all six are used. With four
    or five players, some have two turns.

    Then a new round begins, started by the next player clockwise from the one who started the last
    round. So with two or four players, whoever took the last stick throws next.

rules-turn-title = A turn
rules-turn =
    Take an unused stick and choose the figure that it is to move:

    - your own figure of the stick’s kind: as many steps as you like, from one up to the number of
      icons on the face;
    - your own figure of another kind: exactly one step, for the stick is sacrificed (law 7);
    - if the face shows the Immortal Naal: also another player’s figure, in the same two ways (law 6).

    You can only take a stick for a figure that has a first step to make. After any step you may
    stop. The turn ends by itself when the steps are used up or no further step is possible. A figure
    may end its move on the space where it began.

    If none of the unused sticks lets you move a figure, you pass: you give up an unused stick of your
    choice. In no other case may you pass.

rules-step-title = A step
rules-step =
    A step goes in one of the six directions. It is

    - a **simple move** onto the adjacent space, if that is empty; or
    - a **jump,** if a figure stands on the adjacent space and the space straight behind it is empty:
      the moving figure lands there.

    Steps of both sorts may follow each other as you please, each in a direction of its own. A jump
    counts as one step, though it leads two spaces on.

rules-laws = These seven laws rule every step, whoever makes it.

rules-beguile-title = Beguiling
rules-beguile =
    Each kind beguiles one other kind, in a ring:

    { $ring }

    When a figure jumps over a figure of the kind that it beguiles, the jumped figure is beguiled.
    This always happens, like it or not, and it does not matter whose figures they are: you can
    beguile your own, and a figure that the Naal moves beguiles as well.

    The beguiled figure is lifted off the board. Its owner at once puts it on any empty space of
    their Temple. Then the move goes on with the steps that are left; it may well beguile again.

    - The space that the figure was lifted from counts as empty, so a figure beguiled in its own
      Temple may go back to where it stood. The space on which the jump ended is taken.
    - A figure in its own Pyramid is safe. It may be jumped over, but it stays.
    - If the Temple has no empty space, the figure stays where it is. (That can only happen under
      `laws_bind` `mover`; see the options.)

rules-end-title = The end
rules-end =
    The moment all six figures of a player are in their Pyramid, that player wins: in the middle of a
    move too, and even if someone else moved the last figure in. If the same step beguiles a figure,
    that figure is placed first; only then is it settled whether anyone has won. Steps and sticks that
    are left count for nothing.

    There is always one winner and never a draw, and no limit to how long a game may take. A game
    that is broken off is called truncated; it has no result.

rules-options-title = What may be agreed otherwise
rules-options =
    An edition can change these points. Unless something else is agreed, the first value holds.

    - **Board:** `sun` with 199 spaces, the smaller `oasis` with 163, or one from a file.
    - **`laws_bind`:** `owner`, as in law 4 above. With `mover`, a figure may land in the courts of
      the player who moves it and in no others, except that it may move on within a court in which it
      already stands. Laws 3 and 5 hold as ever.
    - **`temple_reentry`:** `never`, as in law 3. With `same-move`, a Temple is closed to a figure only
      for the rest of the move in which it left.
    - **`sanctuary`:** `true`, so that nobody is beguiled in their own Pyramid. With `false`, a figure
      there is beguiled like any other and goes back to its Temple.
    - **Ring and faces** may be different ones.

picture-board = The board { $board } set up for { $players } players. A figure shows its seat’s number and its kind’s letter: F Falcon, W Woman, C Crocodile, I Ibis, J Jackal, K Cat. Spaces with a triangle are Pyramids; empty spaces of a Temple would have a square.
picture-steps = The Falcon of seat 0 with a stick of 1 icon: each dot is a space that it can reach. It can jump over the figures next to it where the space behind them is empty.
picture-beguile = The Ibis of seat 0 is about to jump over the Jackal of seat 3, to the space with the dot. The Jackal is beguiled and goes back to its Temple.
