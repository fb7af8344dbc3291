"""A small policy network that knows the legal actions, and PPO's step for it, in JAX."""

import jax
import jax.numpy as jnp
import numpy as np
import optax

WIDTH, EPOCHS, BATCH = 256, 3, 1024
GAMMA, LAMBDA, CLIP, ENTROPY = 0.998, 0.95, 0.2, 0.01
adam = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(4e-4, eps=1e-5))
if __name__ == "__main__":
    print("Nothing to run here: ppo_against_greedy.py and self_play.py learn with this.")


def network(key, inputs, actions):
    sizes = {"look": (inputs, WIDTH), "deep": (WIDTH, WIDTH), "policy": (WIDTH, actions)}
    scales = {"look": 1 / 8, "deep": (2 / WIDTH) ** 0.5, "policy": 1 / 100}
    keys = dict(zip(sizes, jax.random.split(key, 3), strict=True))
    net = {name: scales[name] * jax.random.normal(keys[name], sizes[name]) for name in sizes}
    return net | {"bias": jnp.zeros(WIDTH), "value": jnp.zeros((WIDTH, 1))}


def forward(net, asked, seen, mask):
    """The logarithms of the actions' chances, and what the position is worth."""
    byte, lowest, highest = asked
    answers = (seen[:, byte] >= lowest) & (seen[:, byte] <= highest)
    inputs = jnp.concatenate([answers, mask], axis=1).astype(jnp.float32)
    hidden = jax.nn.relu(jax.nn.relu(inputs @ net["look"]) @ net["deep"] + net["bias"])
    chances = jax.nn.log_softmax(jnp.where(mask, hidden @ net["policy"], -1e9))
    return chances, (hidden @ net["value"])[..., 0]


def of(chances, action):
    return jnp.take_along_axis(chances, action[:, None], 1)[:, 0]


@jax.jit
def draw(net, asked, seen, mask, key):
    chances, value = forward(net, asked, seen, mask)
    action = jax.random.categorical(key, chances)
    return action, of(chances, action), value


class Learner:
    """Chooses actions, and learns from what came of them."""

    def __init__(self, layout, actions, seed=0):
        self.asked = tuple(jnp.array(layout.questions()))  # byte, lowest and highest
        self.key, self.dice = jax.random.key(seed), np.random.default_rng(seed)
        self.net = network(self.key, len(self.asked[0]) + actions, actions)
        self.memory = adam.init(self.net)

    def act(self, seen, mask):
        """Actions, the logarithms of their chances, and values."""
        self.key, key = jax.random.split(self.key)
        return tuple(map(np.asarray, draw(self.net, self.asked, seen, mask, key)))

    def learn(self, steps, ahead):
        """One row a step; `follow`: 1 if the game goes on, -1 if for the other seat, 0 if over."""
        *taken, value, reward, follow = steps  # with what was seen, the mask and the chance before
        advantage, later = np.zeros_like(value), 0
        for t in reversed(range(len(value))):
            later = reward[t] + GAMMA * follow[t] * (ahead + LAMBDA * later) - value[t]
            advantage[t], ahead = later, value[t]
        scaled = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
        flat = [rows.reshape(-1, *rows.shape[2:]) for rows in (*taken, scaled, advantage + value)]
        for _ in range(EPOCHS):
            for part in np.array_split(self.dice.permutation(value.size), value.size // BATCH or 1):
                batch = [rows[part] for rows in flat]
                self.net, self.memory = improve(self.net, self.memory, self.asked, batch)


@jax.jit
def improve(net, memory, asked, batch):
    def loss(net):
        seen, mask, action, before, advantage, target = batch
        chances, value = forward(net, asked, seen, mask)
        ratio = jnp.exp(of(chances, action) - before)
        gain = jnp.minimum(ratio * advantage, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * advantage)
        entropy = -(jnp.exp(chances) * jnp.where(mask, chances, 0)).sum(axis=1)
        return -gain.mean() - ENTROPY * entropy.mean() + 0.5 * ((value - target) ** 2).mean()

    change, memory = adam.update(jax.grad(loss)(net), memory)
    return optax.apply_updates(net, change), memory
