"""From the rulebook's values to the naive game's, so that the two can be compared."""

from __future__ import annotations

from mansuba import Decision, Edition, Lot, Pass, Place, Position, Step, Stop, Take, Throw
from tests.perft.naive import KINDS, Choice, Game, Rules


def rules_of(edition: Edition) -> Rules:
    """The same edition, worked out anew from what its board file says."""
    board = edition.board
    ring = [int(kind) for kind in edition.ring]
    back = dict(board.directions)
    back.update({there: here for here, there in board.directions.items()})
    ahead: dict[tuple[str, str], str] = {}
    for direction, rows in board.lines.items():
        for row in rows:
            line = row.split()
            for i in range(len(line) - 1):
                ahead[line[i], direction] = line[i + 1]
                ahead[line[i + 1], back[direction]] = line[i]
    return Rules(
        next=ahead,
        compass=list(back),
        temple={seat: list(spaces) for seat, spaces in board.temples.items()},
        pyramid={seat: list(spaces) for seat, spaces in board.pyramids.items()},
        beguiles={ring[i - 1]: ring[i] for i in KINDS},
        faces=[sorted({(f.icons, f.naal) for f in four}) for four in edition.faces.values()],
        by_mover=edition.laws_bind == "mover",
        back_in_a_later_move=edition.temple_reentry == "same-move",
        sanctuary=edition.sanctuary,
    )


def game_of(position: Position, rules: Rules | None = None) -> Game:
    """The naive game that stands where the position stands."""
    game = Game(rules or rules_of(position.edition), list(position.seats))
    game.where = {(f.seat, int(f.kind)): space for f, space in position.figures.items()}
    game.starter = game.whose = position.starter
    game.sticks = {int(s): (face.icons, face.naal) for s, face in position.sticks.items()}
    used = 6 - len(game.sticks) if position.sticks or position.move else 0
    if position.move:
        move, used = position.move, used - 1
        game.moving = (move.figure.seat, int(move.figure.kind))
        game.left, game.begun, game.out = move.steps_left, move.begun, move.left_temple
        if move.hand:
            game.lifted = (move.hand.seat, int(move.hand.kind))
    for _ in range(used):
        assert game.whose is not None
        game.whose = game.to_the_left_of(game.whose)
    game.to_set_up = [m for m in game.to_set_up if m not in game.where and m != game.lifted]
    game.won = position.winner
    return game


def choice_of(decision: Decision) -> Choice:
    """The naive game's word for a decision."""
    match decision:
        case Place(figure, space):
            return ("place", (figure.seat, int(figure.kind)), space)
        case Lot(seat):
            return ("lot", seat)
        case Throw(faces):
            return ("throw", *map(tuple, faces))
        case Take(stick, figure):
            return ("take", int(stick), (figure.seat, int(figure.kind)))
        case Step(direction):
            return ("step", direction)
        case Stop():
            return ("stop",)
        case Pass(stick):
            return ("pass", int(stick))


def standing(game: Game) -> dict[str, object]:
    """All of a naive game that a position has a word for."""
    return {
        "where": game.where,
        "starter": game.starter,
        "sticks": game.sticks,
        "moving": game.moving and (game.moving, game.left, game.begun, game.out),
        "lifted": game.lifted,
        "to set up": game.to_set_up,
        "whose": game.whose if game.won is None else None,
        "won": game.won,
    }
