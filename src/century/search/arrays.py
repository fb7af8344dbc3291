"""The records of the searches for NumPy: for whoever keeps many of them."""

from century.rules.machine.records import dtype_of
from century.search.judgement.judge import Scratch
from century.search.judgement.net import Net
from century.search.tree import Node

NODE, NET, SCRATCH = dtype_of(Node), dtype_of(Net), dtype_of(Scratch)
