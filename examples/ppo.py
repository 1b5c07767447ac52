"""PPO against itself on thousands of games at once, until it beats the merchant: two players.

    python examples/ppo.py --minutes 5 --curve curve.csv     on a GPU, with torch and numba-cuda

One network decides for both sides, since each sees the board from its own. Its judgement begins
with what everybody sees at once, who has fewer simple moves to go, and learns the rest; so nothing
has to be rewarded but the win. The curve is won games against the merchant, who never trains it.
"""

import argparse
import csv
import time
from multiprocessing import get_context
from random import Random

import torch
from torch import nn
from torch.nn import functional

from mansuba.env import mansuba_vector_v0
from mansuba.env.editions import edition_called
from mansuba.env.sights import grid
from mansuba.kernel import Kernel, action_of
from mansuba.players import PLAYERS

FAR, LEAD = 16, 18  # simple moves from the Temple; such a lead is worth tanh(1)
RADIUS, EMPTY, OUTSIDE = 4, 12, 13  # how far a figure looks; what it sees, beside 12 figures
DISCOUNT, TRACE, CLIP, BATCH, RATE, ENTROPY = 0.998, 0.9, 0.2, 8192, 1e-3, 0.01
ROLLED = ("seen", "mask", "action", "chance", "value", "reward", "lasts", "side")


class Network(nn.Module):
    """Every figure looks around itself and hears what its own and the others' figures see."""

    def __init__(self, env, board, width=128, blocks=3):
        super().__init__()
        self.parts, self.seats, self.nowhere = env.parts, list(env.seats), len(board.spaces)
        ways = torch.tensor(env.ways).float()
        self.register_buffer("ways", functional.pad(ways, (0, 1), value=FAR).repeat_interleave(6, 0))
        self.register_buffer("around", self.discs(board))
        self.register_buffer("codes", torch.arange(OUTSIDE + 1))
        self.look = nn.Linear(self.around.shape[1] * len(self.codes), width)
        self.place = nn.Embedding(12 * (self.nowhere + 1), width)
        self.rest, self.role = nn.Linear(12 + 7 + 5, width), nn.Linear(2, width)
        self.hear = nn.ModuleList(nn.Linear(3 * width, 2 * width) for _ in range(blocks))
        self.think = nn.ModuleList(nn.Linear(2 * width, width) for _ in range(blocks))
        self.norms = nn.ModuleList(nn.LayerNorm(width) for _ in range(blocks + 1))
        self.take, self.step = nn.Linear(width, 6), nn.Linear(width, 13)
        self.others = nn.Linear(2 * width, env.actions - 13 - 216)  # passes and places
        self.judge = nn.Sequential(nn.Linear(2 * width, width), nn.ReLU(), nn.Linear(width, 1))
        for last in (self.take, self.step, self.others, self.judge[-1]):
            nn.init.normal_(last.weight, std=1e-3)

    def discs(self, board):
        """[space, place]: the space at each place within the radius, the last one for nowhere."""
        spots, height, width = grid(board)
        spaces = torch.full((height + 2 * RADIUS, width + 2 * RADIUS), self.nowhere)
        rows, columns = torch.tensor(spots) // width + RADIUS, torch.tensor(spots) % width + RADIUS
        spaces[rows, columns] = torch.arange(self.nowhere)
        reach = range(-RADIUS, RADIUS + 1)
        disc = [(down, right) for down in reach for right in reach if abs(down + right) <= RADIUS]
        found = torch.stack([spaces[rows + down, columns + right] for down, right in disc], 1)
        return functional.pad(found, (0, 0, 0, 1), value=self.nowhere)

    def forward(self, seen, mask):
        seen = seen.long()
        get = lambda name: seen[:, self.parts[name]]  # noqa: E731
        spaces = torch.where(get("figures") < 0, self.nowhere, get("figures"))
        board = torch.full((len(seen), self.nowhere + 1), EMPTY, device=seen.device)
        board.scatter_(1, spaces, self.codes[:12].expand(len(seen), -1))
        board[:, self.nowhere] = OUTSIDE
        views = board.gather(1, self.around[spaces].flatten(1)).unflatten(1, (12, -1))
        sort = torch.bfloat16 if seen.is_cuda else torch.float32
        x = self.look((views[..., None] == self.codes).flatten(2).to(sort))
        x = x + self.place(spaces + self.codes[:12] * (self.nowhere + 1))
        flags = [get(name) for name in ("mover", "starter", "begun", "left_temple")]
        rest = [get("icons") / 9, get("naals"), functional.one_hot(get("phase")[:, 0], 7), get("steps") / 9]
        roles = torch.stack([get(name) == self.codes[:12] for name in ("moving", "hand")], 2).float()
        x = x + self.rest(torch.cat((*rest, *flags), 1).float())[:, None] + self.role(roles)
        for norm, hear, think in zip(self.norms, self.hear, self.think):
            y = norm(x)
            sides = y.unflatten(1, (2, 6)).mean(2).flatten(1)[:, None].expand(-1, 12, -1)
            x = x + think(functional.relu(hear(torch.cat((y, sides), 2))))
        x = self.norms[-1](x)
        both = x.unflatten(1, (2, 6)).mean(2).flatten(1)
        takes = torch.zeros(len(x), 6, 6, 6, device=x.device)  # stick, seat, kind
        takes[:, :, self.seats] = self.take(x).float().unflatten(1, (2, 6)).permute(0, 3, 1, 2)
        moving = get("moving").clamp(0)[..., None].expand(-1, 1, x.shape[2])
        passes, places = self.others(both).split((6, self.others.out_features - 6), 1)
        logits = torch.cat((self.step(x.gather(1, moving))[:, 0], passes, takes.flatten(1), places), 1)
        way = self.ways.gather(1, spaces.T).T.unflatten(1, (2, 6)).sum(2)
        value = torch.tanh((way[:, 1] - way[:, 0]) / LEAD + self.judge(both)[:, 0])
        return logits.float().masked_fill(mask == 0, -1e9), value.float()


def play(net, env, now, steps):
    """So many decisions in every game, with their gains: what one side wins, the other loses."""
    seen, mask, actor, rewards, ended, cut = now
    rows = {name: [] for name in ROLLED}
    for step in range(steps + 1):
        with torch.no_grad(), half(seen):
            logits, value = net(seen, mask)
        rows["value"].append(value)
        if step == steps:
            break
        chances = functional.log_softmax(logits, 1)
        action = (chances - torch.empty_like(chances).exponential_().log()).argmax(1)
        rows["seen"].append(seen.clone()), rows["mask"].append(mask.clone())
        rows["action"].append(action), rows["chance"].append(chances.gather(1, action[:, None])[:, 0])
        before = actor.clone()
        env.step(action)
        rows["reward"].append(rewards.gather(1, before.long()[:, None])[:, 0])
        rows["lasts"].append(~(ended | cut)), rows["side"].append((actor == before) * 2 - 1)
    rows = {name: torch.stack(row) for name, row in rows.items()}
    gains = torch.zeros_like(rows["value"])
    for step in reversed(range(steps)):
        later = DISCOUNT * rows["lasts"][step] * rows["side"][step]
        error = rows["reward"][step] + later * rows["value"][step + 1] - rows["value"][step]
        gains[step] = error + later * TRACE * gains[step + 1]
    rows["gain"], rows["goal"] = gains, gains + rows["value"]
    return [rows[name][:steps].flatten(0, 1) for name in ("seen", "mask", "action", "chance", "gain", "goal")]


def learn(net, adam, rows, rate, entropy):
    """PPO's clipped objective, the judgement's error, and some entropy, once over everything."""
    for group in adam.param_groups:
        group["lr"] = rate
    spread = rows[4].std() + 1e-8
    for part in torch.randperm(len(rows[0]), device=rows[0].device).split(BATCH):
        seen, mask, action, chance, gain, goal = (row[part] for row in rows)
        with half(seen):
            logits, value = net(seen, mask)
        chances = functional.log_softmax(logits, 1)
        ratio = (chances.gather(1, action[:, None])[:, 0] - chance).exp()
        aim = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean() / spread
        doubt = -(chances.exp() * chances).sum(1).mean()
        adam.zero_grad()
        (functional.mse_loss(value, goal) - aim - entropy * doubt).backward()
        nn.utils.clip_grad_norm_(net.parameters(), 0.5)
        adam.step()
    return doubt.item()


def half(tensor):
    return torch.autocast(tensor.device.type, torch.bfloat16, enabled=tensor.is_cuda)


def merchant(board, row, luck):
    edition = edition_called(board)
    return action_of(edition, PLAYERS["merchant"].decide(Kernel(edition, 2).decode(row), Random(luck)))


def against_merchant(net, pool, board, games, seed, device):
    """How many games it wins by its likeliest decisions, half of them from each seat."""
    env = mansuba_vector_v0.env(games, edition=board)
    seen, info = env.reset(seed=seed)
    mine, won, luck = torch.arange(games) % 2, torch.zeros(games) - 1, Random(seed)
    while (won < 0).any():
        with torch.no_grad(), half(net.ways):
            logits, _ = net(*(torch.tensor(x, device=device) for x in (seen, info["action_mask"])))
        actor, actions = info["actor"].copy(), logits.argmax(1).cpu().numpy()
        theirs = [game for game in range(games) if won[game] < 0 and actor[game] != mine[game]]
        asked = [(board, env.row(game), luck.random()) for game in theirs]
        for game, action in zip(theirs, pool.starmap(merchant, asked, chunksize=4)):
            actions[game] = env.shown[actor[game], action]
        seen, rewards, ended, cut, info = env.step(actions)
        for game in (ended | cut).nonzero()[0]:
            won[game] = won[game] if won[game] >= 0 else float(rewards[game, mine[game]] > 0)
    return int(won.sum())


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    usual = {"board": "sun", "device": "cuda", "curve": "curve.csv", "minutes": 5.0, "games": 8192,
             "steps": 32, "width": 128, "matches": 10, "match": 200, "last": 1000, "seed": 1}  # fmt: skip
    for name, value in usual.items():
        options.add_argument(f"--{name}", type=type(value), default=value)
    given = options.parse_args()
    torch.manual_seed(given.seed)
    env = mansuba_vector_v0.env(given.games, edition=given.board, device=given.device)
    env.reset(seed=given.seed)
    seen, *ends, info = env.step(env.sample())
    now = [torch.from_dlpack(x) for x in (seen, info["action_mask"], info["actor"], *ends)]
    net = Network(env, edition_called(given.board).board, given.width).to(given.device)
    adam = torch.optim.Adam(net.parameters(), eps=1e-5)
    pool, spent, decisions, due = get_context("spawn").Pool(), 0.0, 0, 0
    with open(given.curve, "w", newline="") as file:
        table = csv.writer(file)
        table.writerow(("seconds", "decisions", "won", "games"))
        while due <= given.matches:
            share = spent / (60 * given.minutes)
            if share >= due / given.matches:
                games = given.match if share < 1 else given.last
                won = against_merchant(net, pool, given.board, games, 10**6 + due, given.device)
                table.writerow((round(spent), decisions, won, games))
                file.flush()
                print(f"{spent:4.0f} s, {decisions:11,} decisions: won {won} of {games}", flush=True)
                due += 1
                continue
            start, left = time.perf_counter(), 1 - share
            learn(net, adam, play(net, env, now, given.steps), RATE * left, ENTROPY * left)
            spent, decisions = spent + time.perf_counter() - start, decisions + given.games * given.steps
    torch.save(net.state_dict(), f"{given.curve}.pt")


if __name__ == "__main__":
    main()
