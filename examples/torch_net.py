"""A small network of PyTorch that knows the legal actions, its file, and a bot of it."""

import numpy as np

try:
    import torch
    from torch import nn
except ModuleNotFoundError:
    error = SystemExit if __name__ == "__main__" else ImportError
    raise error("PyTorch is missing: pip install torch") from None

from century.envs import PolicyBot

FILE = "cuda_policy.npz"
if __name__ == "__main__":
    print("Nothing to run here: cuda_ppo.py learns with this.")


class Net(nn.Module):
    """Told are the answers to questions about an observation, and the mask."""

    def __init__(self, questions: torch.Tensor, actions: int, width: int) -> None:
        super().__init__()
        self.register_buffer("questions", questions)
        self.look = nn.Linear(questions.shape[1] + actions, width)
        self.deep = nn.Linear(width, width)
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, 1)
        nn.init.normal_(self.policy.weight, std=0.01)

    def forward(self, seen, mask):
        """The logarithms of the actions' chances, and what the position is worth."""
        byte, low, high = self.questions
        asked, low, high = seen[:, byte], low.to(torch.uint8), high.to(torch.uint8)
        told = torch.cat([(asked >= low) & (asked <= high), mask], 1)
        told = told.bfloat16() if seen.is_cuda else told.float()
        with torch.autocast(seen.device.type, torch.bfloat16, enabled=seen.is_cuda):
            hidden = self.deep(self.look(told).relu()).relu()
        hidden = hidden.float()
        logits = self.policy(hidden).masked_fill(~mask, -1e9)
        return logits.log_softmax(1), self.value(hidden)[:, 0]


def fresh(layout, actions, width):
    """A network that has learnt nothing yet."""
    questions = layout.questions()
    spare = -(questions.shape[1] + actions) % 64  # matrices of such sizes are quick on a GPU
    return Net(torch.as_tensor(np.pad(questions, ((0, 0), (0, spare)))), actions, width)


def save(net, file=FILE):
    np.savez(file, **{name: array.cpu().numpy() for name, array in net.state_dict().items()})


def load(file):
    state = {name: torch.as_tensor(array) for name, array in np.load(file).items()}
    net = Net(state["questions"], *state["policy.weight"].shape)
    net.load_state_dict(state)
    return net


def bot(seed: int = 0, file: str = FILE) -> PolicyBot:
    net = load(file)
    look = torch.no_grad()(lambda *given: net(*given)[0].numpy())
    return PolicyBot(lambda *seen: look(*(torch.as_tensor(a)[None] for a in seen)), seed=seed)
