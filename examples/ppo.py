"""PPO against itself on thousands of games at once, until it beats the merchant: two players.

    python examples/ppo.py --minutes 6 --curve curve.csv      needs an NVIDIA GPU, torch, numba-cuda

One network decides for both sides, since each sees the board from its own. Its judgement begins
with what everybody sees at once, who has fewer simple moves to go, and learns the rest; so nothing
has to be rewarded but the win. The curve is games won against the merchant, who never trains it.
"""

import argparse
import csv
import time
from multiprocessing import get_context

import torch
from match import match
from torch import nn
from torch.nn.functional import log_softmax, mse_loss, one_hot, pad, relu

from mansuba.env import mansuba_vector_v0
from mansuba.env.editions import edition_called
from mansuba.env.sights import grid

FAR, LEAD = 16, 18  # simple moves from the Temple; a lead of so many is judged tanh(1)
RADIUS, EMPTY, OUTSIDE = 4, 12, 13  # how far a figure looks; what it sees beside 12 figures
WIDTH, BLOCKS, BATCH, RATE = 256, 3, 8192, 1e-3
DISCOUNT, TRACE, CLIP, ENTROPY = 0.998, 0.9, 0.2, 0.01


class Network(nn.Module):
    """Every figure looks around itself, and hears what each side's figures see on average."""

    def __init__(self, env, board):
        super().__init__()
        self.parts, self.seats, self.nowhere = env.parts, list(env.seats), len(board.spaces)
        ways = pad(torch.tensor(env.ways).float(), (0, 1), value=FAR)
        self.register_buffer("ways", ways.repeat_interleave(6, 0))
        self.register_buffer("around", self.discs(board))
        self.register_buffer("codes", torch.arange(OUTSIDE + 1))
        self.look = nn.Linear(self.around.shape[1] * len(self.codes), WIDTH)
        self.stand = nn.Embedding(12 * (self.nowhere + 1), WIDTH)
        self.rest, self.role = nn.Linear(24, WIDTH), nn.Linear(2, WIDTH)
        self.hear = nn.ModuleList(nn.Linear(3 * WIDTH, 2 * WIDTH) for _ in range(BLOCKS))
        self.think = nn.ModuleList(nn.Linear(2 * WIDTH, WIDTH) for _ in range(BLOCKS))
        self.norms = nn.ModuleList(nn.LayerNorm(WIDTH) for _ in range(BLOCKS + 1))
        self.take, self.step = nn.Linear(WIDTH, 6), nn.Linear(WIDTH, 13)
        self.others = nn.Linear(2 * WIDTH, env.actions - 229)  # passes and placements
        self.judge = nn.Sequential(nn.Linear(2 * WIDTH, WIDTH), nn.ReLU(), nn.Linear(WIDTH, 1))
        for last in (self.take, self.step, self.others, self.judge[-1]):
            nn.init.normal_(last.weight, std=1e-3)

    def discs(self, board):
        """[space, place]: which space is at each place around a space; the last row is nowhere."""
        spots, height, width = grid(board)
        spaces = torch.full((height + 2 * RADIUS, width + 2 * RADIUS), self.nowhere)
        rows, columns = torch.tensor(spots) // width + RADIUS, torch.tensor(spots) % width + RADIUS
        spaces[rows, columns] = torch.arange(self.nowhere)
        way = range(-RADIUS, RADIUS + 1)
        disc = [(down, right) for down in way for right in way if abs(down + right) <= RADIUS]
        found = torch.stack([spaces[rows + down, columns + right] for down, right in disc], 1)
        return pad(found, (0, 0, 0, 1), value=self.nowhere)

    def forward(self, seen, mask):
        part = {name: seen[:, places].long() for name, places in self.parts.items()}
        spaces = torch.where(part["figures"] < 0, self.nowhere, part["figures"])
        figures = self.codes[:12]
        board = torch.full((len(seen), self.nowhere + 1), EMPTY, device=seen.device)
        board = board.scatter(1, spaces, figures.expand_as(spaces))
        board[:, self.nowhere] = OUTSIDE
        views = board.gather(1, self.around[spaces].flatten(1)).unflatten(1, (12, -1))
        x = self.look((views[..., None] == self.codes).flatten(2).to(sort_of(seen)))
        rest = [part[name] for name in ("naals", "mover", "starter", "begun", "left_temple")]
        rest += [one_hot(part["phase"][:, 0], 7), part["icons"] / 9, part["steps"] / 9]
        roles = torch.stack((part["moving"] == figures, part["hand"] == figures), 2)
        x = x + self.rest(torch.cat(rest, 1).float())[:, None] + self.role(roles.float())
        x = x + self.stand(spaces + figures * (self.nowhere + 1))
        for norm, hear, think in zip(self.norms, self.hear, self.think, strict=False):
            y = norm(x)
            sides = y.unflatten(1, (2, 6)).mean(2).flatten(1)[:, None].expand(-1, 12, -1)
            x = x + think(relu(hear(torch.cat((y, sides), 2))))
        x = self.norms[-1](x)
        sides = x.unflatten(1, (2, 6)).mean(2).flatten(1)
        takes = torch.zeros(len(x), 6, 6, 6, device=x.device)  # stick, seat, kind
        takes[:, :, self.seats] = self.take(x).float().unflatten(1, (2, 6)).permute(0, 3, 1, 2)
        moving = x.gather(1, part["moving"].clamp(0)[..., None].expand(-1, 1, WIDTH))[:, 0]
        passes, places = self.others(sides).split((6, self.others.out_features - 6), 1)
        logits = torch.cat((self.step(moving), passes, takes.flatten(1), places), 1).float()
        way = self.ways.gather(1, spaces.T).T.unflatten(1, (2, 6)).sum(2)
        value = torch.tanh((way[:, 1] - way[:, 0]) / LEAD + self.judge(sides)[:, 0].float())
        return logits.masked_fill(mask == 0, -1e9), value


def play(net, env, now, steps):
    """So many decisions in every game, and what each gains: one side's win is the other's loss."""
    seen, mask, actor, rewards, terminated, truncated = now
    kept, values = [], []
    for _ in range(steps):
        logits, value = thought(net, seen, mask)
        chances = log_softmax(logits, 1)
        action = (chances - torch.empty_like(chances).exponential_().log()).argmax(1)
        chance, before = chances.gather(1, action[:, None])[:, 0], actor.clone()
        row = [seen.clone(), mask.clone(), action, chance]
        env.step(action)
        reward = rewards.gather(1, before.long()[:, None])[:, 0]
        later = ~(terminated | truncated) * torch.where(actor == before, DISCOUNT, -DISCOUNT)
        kept.append((*row, reward, later))
        values.append(value)
    values.append(thought(net, seen, mask)[1])
    gain, gains = torch.zeros_like(values[0]), []
    for step in reversed(range(steps)):
        reward, later = kept[step][4:]
        gain = reward + later * (values[step + 1] + TRACE * gain) - values[step]
        gains.insert(0, gain)
    goals = [gain + value for gain, value in zip(gains, values, strict=False)]
    return [torch.cat(rows) for rows in (*list(zip(*kept, strict=True))[:4], gains, goals)]


def learn(net, adam, rows, rate, entropy):
    """PPO's clipped aim, the judgement's error and some entropy, once over everything."""
    adam.param_groups[0]["lr"] = rate
    spread = rows[4].std() + 1e-8
    for part in torch.randperm(len(rows[0]), device=rows[0].device).split(BATCH):
        seen, mask, action, chance, gain, goal = (row[part] for row in rows)
        with half(seen):
            logits, value = net(seen, mask)
        chances = log_softmax(logits, 1)
        ratio = (chances.gather(1, action[:, None])[:, 0] - chance).exp()
        aim = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean() / spread
        doubt = -(chances.exp() * chances).sum(1).mean()
        adam.zero_grad()
        (mse_loss(value, goal) - aim - entropy * doubt).backward()
        nn.utils.clip_grad_norm_(net.parameters(), 0.5)
        adam.step()


def sort_of(tensor):
    return torch.bfloat16 if tensor.is_cuda else torch.float32


def half(tensor):
    return torch.autocast(tensor.device.type, torch.bfloat16, enabled=tensor.is_cuda)


def thought(net, seen, mask):
    with torch.no_grad(), half(seen):
        return net(seen, mask)


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    usual = {"board": "sun", "device": "cuda", "curve": "curve.csv", "minutes": 6.0, "seed": 1}
    usual |= {"games": 8192, "steps": 32, "matches": 8, "match": 200, "last": 1000}
    for name, value in usual.items():
        options.add_argument(f"--{name}", type=type(value), default=value)
    given = options.parse_args()
    torch.manual_seed(given.seed)
    env = mansuba_vector_v0.env(given.games, edition=given.board, device=given.device)
    env.reset(seed=given.seed)
    seen, *ends, info = env.step(env.sample())
    now = [torch.from_dlpack(x) for x in (seen, info["action_mask"], info["actor"], *ends)]
    net = Network(env, edition_called(given.board).board).to(given.device)
    fast = torch.compile(net) if given.device == "cuda" else net
    adam = torch.optim.Adam(net.parameters(), eps=1e-5)

    def likeliest(*shown):
        there = (torch.tensor(array, device=given.device) for array in shown)
        return thought(net, *there)[0].argmax(1).cpu().numpy()

    spent, decisions = 0.0, 0
    with get_context("spawn").Pool() as pool, open(given.curve, "w", newline="") as file:
        table = csv.writer(file)
        table.writerow(("seconds", "decisions", "won", "games"))
        for share in range(given.matches + 1):
            while spent < 60 * given.minutes * share / given.matches:
                start, left = time.perf_counter(), 1 - spent / (60 * given.minutes)
                rows = play(fast, env, now, given.steps)
                learn(fast, adam, rows, RATE * left, ENTROPY * left)
                if given.device == "cuda":
                    torch.cuda.synchronize()
                spent += time.perf_counter() - start
                decisions += len(rows[0])
            games = given.last if share == given.matches else given.match
            won = match(likeliest, "merchant", given.board, games, 10**6 + share, pool)
            table.writerow((round(spent), decisions, won, games))
            file.flush()
            print(f"{spent:4.0f} s, {decisions:11,} decisions: won {won} of {games}", flush=True)
    torch.save(net.state_dict(), f"{given.curve}.pt")


if __name__ == "__main__":
    main()
