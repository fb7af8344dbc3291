"""A small policy network that knows the legal actions, and PPO's step for it, in JAX."""

import jax
import jax.numpy as jnp
import numpy as np
import optax

WIDTH, EPOCHS, PARTS = 256, 3, 4
GAMMA, LAMBDA, CLIP, ENTROPY = 0.998, 0.95, 0.2, 0.01
adam = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(4e-4, eps=1e-5))


def network(key, inputs, rows, actions):
    """Every value of every byte has a row of its own in the first table: nothing is scaled."""
    keys = jax.random.split(key, 3)
    return {
        "table": jax.random.normal(keys[0], (rows, WIDTH)) / inputs**0.5,
        "deep": jax.random.normal(keys[1], (WIDTH, WIDTH)) / WIDTH**0.5,
        "policy": jax.random.normal(keys[2], (WIDTH, actions)) / 100,
        "value": jnp.zeros((WIDTH, 1)),
    }


def forward(net, rows, mask):
    """The logarithms of the actions' chances, and what the position is worth."""
    hidden = jax.nn.relu(net["table"][rows].sum(axis=-2))
    hidden = jax.nn.relu(hidden @ net["deep"])
    chances = jax.nn.log_softmax(jnp.where(mask, hidden @ net["policy"], -1e9))
    return chances, (hidden @ net["value"])[..., 0]


def of(chances, action):
    return jnp.take_along_axis(chances, action[:, None], 1)[:, 0]


@jax.jit
def draw(net, rows, mask, key):
    chances, value = forward(net, rows, mask)
    action = jax.random.categorical(key, chances)
    return action, of(chances, action), value


class Learner:
    """Chooses actions, and learns from what came of them."""

    def __init__(self, high, actions, seed=0):
        counts = high.astype(int) + 1
        self.first = np.cumsum(counts) - counts  # row of the value 0 of each byte
        self.key, self.dice = jax.random.key(seed), np.random.default_rng(seed)
        self.net = network(self.key, len(high), counts.sum(), actions)
        self.memory = adam.init(self.net)

    def act(self, seen, mask):
        """Actions, the logarithms of their chances, and values."""
        self.key, key = jax.random.split(self.key)
        return tuple(map(np.asarray, draw(self.net, self.first + seen, mask, key)))

    def learn(self, seen, mask, action, before, value, reward, follow, ahead):
        """One row for each step: `follow` is 1 where the game goes on, -1 where it does so for
        the other seat, 0 where it ended; `ahead` is the value after the last step."""
        advantage, later = np.zeros_like(value), 0
        for t in reversed(range(len(value))):
            surprise = reward[t] + GAMMA * follow[t] * ahead - value[t]
            advantage[t] = later = surprise + GAMMA * LAMBDA * follow[t] * later
            ahead = value[t]
        scaled = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
        arrays = (self.first + seen, mask, action, before, scaled, advantage + value)
        flat = [array.reshape(-1, *array.shape[2:]) for array in arrays]
        for _ in range(EPOCHS):
            for part in np.array_split(self.dice.permutation(value.size), PARTS):
                batch = [array[part] for array in flat]
                self.net, self.memory = improve(self.net, self.memory, *batch)


@jax.jit
def improve(net, memory, rows, mask, action, before, advantage, target):
    def loss(net):
        chances, value = forward(net, rows, mask)
        ratio = jnp.exp(of(chances, action) - before)
        gain = jnp.minimum(ratio * advantage, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * advantage)
        entropy = -(jnp.exp(chances) * jnp.where(mask, chances, 0)).sum(axis=1)
        return -gain.mean() - ENTROPY * entropy.mean() + 0.5 * ((value - target) ** 2).mean()

    change, memory = adam.update(jax.grad(loss)(net), memory)
    return optax.apply_updates(net, change), memory
