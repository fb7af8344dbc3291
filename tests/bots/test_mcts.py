"""The tree search: strength, reuse of its trees, and its net."""

from itertools import count

import numpy as np
import pytest

import century
from century.bots import Bot, Mcts, ask, bot, search_tree
from century.bots.budget import Budget
from century.bots.expectation import legal_children
from century.bots.mcts import Trial
from century.bots.search_tree import SearchTree
from century.rules.decisions import BONUS, TURN
from century.search.arrays import NODE
from century.search.judgement.nets import net_of
from century.search.plain_turn import finish_turn
from century.search.reuse import transplant
from century.search.tree import Node
from scenario import Table

PAIRS = [(mode, n) for mode, about in century.modes().items() for n in about["players"]]
MODES = list(century.modes())


def play(game: century.Game, seats: list[Bot]) -> century.Game:
    for decision in count():
        if game.over:
            return game
        assert game.seat is not None
        game.play(ask(seats[game.seat], game, decision))
    raise AssertionError


@pytest.mark.parametrize("mode", MODES)
def test_beats_greedy(mode: str) -> None:
    """Six games, three on each seat: most of them are won with some thousand simulations."""
    won = 0
    for i in range(6):
        seats = [bot("greedy", seed=i), bot("greedy", seed=i)]
        seats[i % 2] = bot("mcts", simulations=1500, seed=i)
        won += play(century.new(mode, 2, seed=i // 2), seats).winner == i % 2
    assert won >= 4


@pytest.mark.parametrize(("mode", "players"), PAIRS)
def test_games_end_by_themselves(mode: str, players: int) -> None:
    seats = [bot("mcts", simulations=40, seed=seat) for seat in range(players)]
    game = play(century.new(mode, players, seed=players), seats)
    assert game.view()["ending"]
    assert game.round < 70


@pytest.mark.parametrize("mode", MODES)
def test_every_mode_has_a_net(mode: str) -> None:
    net = net_of(mode)
    assert net.learnt == 1
    for weights in (net.inner, net.outer):
        assert np.isfinite(weights).all()
        assert np.any(weights)


@pytest.fixture
def unlearnt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every mode is as one that nobody has learnt a net for."""
    nothing = net_of("a_mode_of_tomorrow")
    assert nothing.learnt == 0
    monkeypatch.setattr(search_tree, "net_of", lambda mode: nothing)


@pytest.mark.usefixtures("unlearnt")
@pytest.mark.parametrize("mode", MODES)
def test_without_a_net_it_is_judged_by_the_heuristic(mode: str) -> None:
    """Enough to win against chance, with a word for every action that it considers."""
    for seed in range(2):
        seats = [bot("random", seed=seed), bot("random", seed=seed)]
        seats[seed] = bot("mcts", simulations=60, seed=seed)
        assert play(century.new(mode, 2, seed=seed), seats).winner == seed
    advice = century.advise(century.new(mode, 3, seed=1), simulations=100)
    for option in advice.options:
        assert sum(option.chances) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in option.chances)
        assert all(np.isfinite(option.scores))


@pytest.mark.parametrize("mode", MODES)
def test_the_tree_is_taken_over_when_the_expected_is_played(mode: str) -> None:
    """After the own turn and the likeliest answer of the other seat the tree is still known."""
    game = century.new(mode, 2, seed=4)
    tree = SearchTree(2000, timed=False)
    tree.begin(game)
    tree.grow(2000, seed=1)
    before = tree.visits()
    assert before == 2000
    best = max(tree.answers(), key=lambda node: int(node.visits))
    game.play(game.token(int(best.answer)))
    tree.begin(game)
    assert tree.visits() == best.visits
    assert tree.visits() > before / 20


def test_an_unknown_position_begins_a_new_tree() -> None:
    tree = SearchTree(200, timed=False)
    for seed in (1, 2):
        tree.begin(century.new("new_world", 2, seed=seed))
        assert tree.visits() == 0
        tree.grow(200, seed=1)


def test_answers_to_another_question_do_not_count() -> None:
    """After the same actions another deal may have asked something else."""
    state = century.new("spice_road", 2, seed=1).state
    nodes = np.zeros(4, NODE)
    nodes[0].child = 1
    legal = int(state.legal).bit_length() - 1
    for node, decision, answer in ((1, TURN, legal), (2, BONUS, legal), (3, TURN, 62)):
        nodes[node].decision, nodes[node].answer = decision, answer
        nodes[node].sibling = node + 1 if node < 3 else 0
    assert legal_children(nodes, 0, state) == [1]


def test_a_turn_is_finished_by_sailing_where_a_post_gains_most() -> None:
    table = Table("east_west_2")
    for island, tile in enumerate(("tea4", "tea5", "chili1", "chili5", "ginger1", "cloves3"), 1):
        table.island(island, tile)
    table.seat(0, ship=0, posts=[1, 2, 3, 4, 6], cubes="Y")  # nothing to trade anywhere
    game = table.play("work F2.2")
    assert "sail 1" in game.actions()
    finish_turn(game.ruleset.constants, game.state)
    view = game.view()
    assert view["seats"][0]["ship"] == 5
    assert 0 in view["islands"][5]["posts"]


def test_a_lead_that_is_not_brought_home_counts_less_and_less() -> None:
    leads = []
    for rounds in (12, 16, 24):  # too late even for one who takes the first card now
        game = century.new("new_world", 2, seed=3)
        game.state.cubes[0] += 0x0404  # much more than the other has
        game.state.rounds = rounds
        tree = SearchTree(10, timed=False)
        tree.begin(game)
        tree.grow(1, seed=0)
        leads.append(max(float(node.values[0]) / int(node.visits) for node in tree.answers()))
    assert leads[0] > leads[1] > leads[2] > 0


def play_on(table: Table) -> century.Game:
    """Let two bots go on from there, to round 60 at the latest."""
    game = table.game()
    players = [bot("mcts", simulations=100, seed=seat) for seat in range(2)]
    while not game.over and game.round < 60:
        game.play(ask(players[game.seat or 0], game, game.round))
    return game


def test_nobody_waits_for_the_other_to_give_in() -> None:
    """Whoever takes a card here opens a better one to the other, who then wins."""
    table = Table("new_world", board="E1")
    table.seat(
        0,
        cubes="YRRRRGGGBB",
        cards=["n32", "n20", "n10", "n01", "n17", "n38", "n06"],
        bonus=["b12", "b07", "b03"],
        explored=["x02"],
        settlers=12,
    )
    table.seat(
        1,
        cubes="YYYYRRRRBB",
        cards=["n44", "n42", "n16", "n39", "n07", "n23"],
        bonus=["b13", "b16", "b11"],
        explored=["x05", "x06"],
        settlers=12,
    )
    for location in ("A1.6", "C1.6", "E1.5"):
        table.open(location)
    table.points("n04", "n11", "n14", "n36", deck=["n28"])
    table.round(33)
    assert play_on(table).over


def test_a_better_card_that_lies_next_does_not_stop_the_game() -> None:
    """Both can pay for n54, which comes into the row when somebody takes another card."""
    table = Table("east_west_3")
    table.seat(0, cubes="YRRRGGGBBB", cards=["n28", "n45"], settlers=8)
    table.seat(1, cubes="YRRRGGGBBB", cards=["n51", "n16"], settlers=8)
    table.points("n04", "n06", "n13", "n09", deck=["n54"])
    table.round(16)
    game = play_on(table)
    assert game.over
    assert game.round <= 40


def test_of_actions_tried_alike_the_better_judged_comes_first() -> None:
    often, alike, seldom = Trial("often", 10, 5.0), Trial("alike", 6, 3.1), Trial("seldom", 4, 3.9)
    ranked = sorted((often, alike, seldom), key=lambda trial: trial.rank(10), reverse=True)
    assert [trial.token for trial in ranked] == ["alike", "often", "seldom"]


def test_transplanting_keeps_what_hangs_below_a_node() -> None:
    nodes, fresh = np.zeros(8, NODE), np.zeros(8, NODE)
    #  0 - 1, 2 (siblings 2 -> 1); below 2: 3, 4 (4 -> 3); below 4: 5
    for node, child, sibling, visits in (
        (0, 2, 0, 9), (1, 0, 0, 2), (2, 4, 1, 7), (3, 0, 0, 3), (4, 5, 3, 4), (5, 0, 0, 1),
    ):  # fmt: skip
        nodes[node].child, nodes[node].sibling, nodes[node].visits = child, sibling, visits
    assert transplant(nodes, fresh, 2) == 4
    assert [int(node.visits) for node in fresh[:4]] == [7, 4, 3, 1]
    assert [int(node.child) for node in fresh[:4]] == [1, 3, 0, 0]
    assert [int(node.sibling) for node in fresh[:4]] == [0, 2, 0, 0]


def test_a_full_tree_still_answers() -> None:
    game = century.new("east_west_3", 4, seed=1)
    tree = SearchTree(1, timed=False)
    tree.begin(game)
    tree.grow(3000, seed=1)
    assert tree.visits() == 3000


def test_threads_share_the_simulations() -> None:
    game = century.new("spice_road", 2, seed=1)
    thinker = Mcts(simulations=400, threads=4)
    thinker.choose(game)
    assert thinker.simulations() == 280  # the first decision of a turn takes 70 %


def test_trees_keep_to_their_memory() -> None:
    for threads in (1, 3):
        small, large = (Mcts(time=1, threads=threads, memory=memory) for memory in (6, 600))
        assert 5.9e6 < 2 * small.size * Node.size <= 6e6
        assert large.size == threads * SearchTree(1, timed=True).nodes.shape[0]


def test_the_decisions_of_a_turn_never_take_more_than_its_limit() -> None:
    budget = Budget(1.0)
    for _ in range(2):
        shares = [budget.share(first=i == 0) for i in range(20)]
        assert shares[0] == max(shares)
        assert all(share > 0 for share in shares)
        assert sum(shares) <= 1.0


def test_nobody_throws_cubes_away_in_a_late_round() -> None:
    """Being late hurries nobody into what takes many decisions: paying five cubes for a card."""
    bought = []
    for seed in range(150):
        game = century.new("spice_road", 2, seed=seed)
        seats = [bot("greedy", seed=1), bot("greedy", seed=2)]
        while game.round < 26 and not game.over:
            assert game.seat is not None
            game.play(ask(seats[game.seat], game, len(game.history)))
        if game.over:
            continue
        late = century.from_position({**game.position(), "round": 46})
        token = ask(bot("mcts", simulations=1000, seed=1), late, seed)
        if token.split()[0] == "acquire" and int(token.split()[1]) >= 4:
            bought.append((seed, token))
    assert not bought
