"""The tables in the docs are those of the code."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from century.envs.actions import action_names, first_actions
from century.game.tokens import tokens_of
from century.rules import decisions as d
from lockstep import TABLES, ruleset_of

HERE = Path(__file__).resolve().parent


def maker() -> ModuleType:
    """Loaded by its path: other folders of tests have a `make.py` too."""
    spec = importlib.util.spec_from_file_location("make_env_tables", HERE / "make.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


@pytest.mark.parametrize("page", ["observations.md", "actions.md"])
def test_the_docs_are_up_to_date(page: str) -> None:
    make = maker()
    text = (make.FOLDER / page).read_text(encoding="utf-8")
    assert text == make.page(page), "run: python tests/envs/make.py"


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_names_of_actions_are_unique(mode: str, players: int) -> None:
    ruleset = ruleset_of(mode, players)
    names = action_names(ruleset)
    assert len(set(names)) == len(names) == len(tokens_of(ruleset).all)
    assert names == action_names(ruleset_of(mode, 2))
    assert names[first_actions(ruleset)[d.DISCARD]] == "discard Y"
