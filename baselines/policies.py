"""The policies of this folder as bots, for every mode with two players.

From this folder: century arena policies:Ppo greedy --mode spice_road --games 100
and century arena 'policies:Gumbel(simulations=64)' policies:Ppo --mode spice_road --games 20
Needs: pip install 'century[arena,onnx]'
"""

from functools import cache
from pathlib import Path

import numpy as np

from century.bots.protocol import legal_actions
from century.envs import VectorGame, VectorState, onnx_bot
from century.envs.policy_bot import session_of
from century.errors import InvalidOption

HERE = Path(__file__).parent
VISITED, SCALE = 50, 0.1  # how much what was tried counts beside what the policy likes


@cache
def network(mode, players):
    path = HERE / f"{mode}.onnx"
    if players != 2 or not path.is_file():
        raise InvalidOption(f"no policy has learnt {mode} with {players} players")
    return path


class Ppo:
    """The best legal action of the policy, without a search; drawn where `temperature` is given."""

    def __init__(self, temperature=0.0, seed=0):
        self.temperature, self.seed, self.bots = temperature, seed, {}

    def choose(self, game):
        path = network(game.mode, game.players)
        if path not in self.bots:
            self.bots[path] = onnx_bot(path, self.temperature, self.seed)
        return self.bots[path].choose(game)


class Gumbel:
    """Searches like Gumbel AlphaZero at the root, with the policy and the value of the network.

    Danihelka and others: Policy Improvement by Planning with Gumbel (2022). The actions that the
    policy likes best are tried in the same deals of what is hidden: `depth` decisions by the
    policy, then what the network says the position is worth. The better half is tried again, until
    one is left. Nothing is drawn at the root, for it plays to win and does not learn.
    """

    def __init__(self, simulations=128, width=16, depth=12, seed=0):
        self.width, self.depth = int(width), int(depth)
        self.lines = max(1, int(simulations) // max(1, (self.width - 1).bit_length()))
        self.dice, self.tables = np.random.default_rng(seed), {}

    def choose(self, game):
        legal = legal_actions(game)
        if len(legal) == 1:
            return legal[0]
        net, table = self.table_of(game)
        seen = self.deal(table, game, 1)
        likes = np.where(seen.mask[0], net(seen)[0][0], -np.inf)
        left = likes.argsort()[::-1][: min(self.width, len(legal))]
        gained, tries = np.zeros(len(likes)), np.zeros(len(likes))
        while len(left) > 1:
            tried = np.resize(left, self.lines)
            worth = self.play_on(net, table, self.deal(table, game, len(left)), tried)
            np.add.at(gained, tried, worth)
            np.add.at(tries, tried, 1)
            value = gained[left] / np.maximum(1, tries[left])
            wishes = likes[left] + (VISITED + tries.max()) * SCALE * value
            left = left[wishes.argsort()[::-1]][: (len(left) + 1) // 2]
        return table.actions[left[0]]

    def table_of(self, game):
        key = (game.mode, tuple(sorted(game.options.items())))
        if key not in self.tables:
            session = session_of(network(game.mode, game.players))
            table = VectorGame(
                game.mode, 2, self.lines, seed=1, symmetric=True, **dict(game.options)
            )
            self.tables[key] = (
                lambda now: session.run(None, {"seen": now.observation, "mask": now.mask}),
                table,
            )
        return self.tables[key]

    def deal(self, table, game, each):
        """The position in all places; every `each` of them have the same deal."""
        deals = [
            game.redeal(int(self.dice.integers(2**48))).now.to_bytes()
            for _ in range(-(-self.lines // each))
        ]
        states = np.frombuffer(b"".join(deals), np.uint8).reshape(len(deals), -1)
        states = np.repeat(states, each, axis=0)[: self.lines]
        now = table.get_state()
        return table.set_state(VectorState(states, now.seeds, now.reward, now.score, now.done))

    def play_on(self, net, table, now, actions):
        """What these actions are worth to who decides now."""
        me, rows = int(now.seat[0]), np.arange(self.lines)
        worth, over = np.zeros(self.lines), np.zeros(self.lines, bool)
        for _ in range(self.depth):
            now = table.step(actions)
            ended = now.done & ~over
            worth[ended] = now.reward[ended, me]
            over |= now.done
            logits, value = net(now)
            actions = np.where(now.mask, logits, -np.inf).argmax(axis=1)
        return np.where(over, worth, np.where(now.seat == me, 1, -1) * value[rows, 0])
