"""Actions, as phrases."""

from collections.abc import Callable
from typing import Any

from century.data.component import SEA, Location
from century.game.game import Game
from century.rules.questions import post_price
from century.words.components import (
    benefit_phrase,
    bonus_phrase,
    effect_phrase,
    exploration_phrase,
    location_phrase,
)
from century.words.phrase import Phrase, cubes_phrase
from century.words.scene import Scene

SKIPPED = {
    "bonus": "skip-bonus",
    "claim": "skip-claim",
    "swap": "skip-swap",
    "build": "skip-build",
}


def action_phrase(game: Game, token: str) -> Phrase:
    """What a legal action of the pending decision does."""
    return _phrase(Scene(game), token)


def action_phrases(game: Game) -> dict[str, Phrase]:
    """All legal actions, each with what it does."""
    scene = Scene(game)
    return {token: _phrase(scene, token) for token in game.actions()}


def _phrase(scene: Scene, token: str) -> Phrase:
    word, _, answer = token.partition(" ")
    if word == "skip":
        return Phrase(SKIPPED[scene.view["decision"]])
    return ACTIONS[word](scene, answer)


# The turn of Spice Road


def play(scene: Scene, card: str) -> Phrase:
    return Phrase("action-play", card=card, effect=scene.merchant_effect(card))


def acquire(scene: Scene, place: str) -> Phrase:
    left = int(place) - 1
    offer = scene.view["market"]["row"][left]
    effect = scene.merchant_effect(offer["card"])
    if offer["cubes"]:
        cubes = cubes_phrase(offer["cubes"])
        return Phrase(
            "action-acquire-cubes", card=offer["card"], effect=effect, price=left, cubes=cubes
        )
    return Phrase("action-acquire", card=offer["card"], effect=effect, price=left)


def claim(scene: Scene, place: str) -> Phrase:
    if not place:
        return claim_at_fort(scene)
    card = scene.things.points[scene.view["points"]["row"][int(place) - 1]]
    after = scene.after(f"claim {place}").view()["seats"][scene.view["turn"]]
    coin = next((coin for coin in ("gold", "silver") if after[coin] > scene.own[coin]), "none")
    cost = cubes_phrase(card.cost)
    return Phrase("action-claim-row", card=card.id, points=card.points, cost=cost, coin=coin)


def rest(scene: Scene, _: str) -> Phrase:
    if "played" in scene.own:
        return Phrase("action-rest-cards", cards=len(scene.own["played"]))
    out = scene.game.ruleset.mode.settlers - scene.own["settlers"] - scene.own["reserve"]
    return Phrase("action-rest-settlers", settlers=out)


def place(scene: Scene, cube: str) -> Phrase:
    return Phrase("action-place", cube=cube, card=scene.card_to_pay())


# The turn of the others


def work(scene: Scene, name: str) -> Phrase:
    location = scene.things.locations[name]
    after = scene.after(f"work {name}")
    view = after.view()
    action = at_location(scene, location, after, view)
    if tools := scene.tools(location):
        action = Phrase("at-tools", action=action, gain=cubes_phrase(tools))
    settlers = view["locations"][name]["settlers"]
    held = scene.view["locations"].get(name)
    if held:
        ousted = str(held["seat"])
        return Phrase(
            "action-work-oust", location=name, action=action, settlers=settlers, seat=ousted
        )
    return Phrase("action-work", location=name, action=action, settlers=settlers)


def at_location(scene: Scene, location: Location, after: Game, view: dict[str, Any]) -> Phrase:
    """What working there will do now, as far as it is settled."""
    if location.kind == "fort":
        return at_fort(scene, location, after, view["seats"][scene.view["turn"]])
    if location.kind == "market":
        card = scene.market_card(location.id)
        effect = scene.merchant_effect(card)
        if scene.game.ruleset.mode.market == "use":
            return Phrase("at-market-use", card=card, effect=effect)
        if after.decision == "market":
            return Phrase("at-market-either", card=card, effect=effect)
        return Phrase("at-market-take", card=card, effect=effect)
    if location.kind == "ship_trade":
        island = scene.own["ship"]
        effect = effect_phrase(scene.island_effect(island))
        return Phrase("at-ship-trade-here", island=island, effect=effect)
    return location_phrase(location)


def at_fort(scene: Scene, location: Location, after: Game, own: dict[str, Any]) -> Phrase:
    """Bonus tile and point card, where one of them follows without a question or both are open."""
    if after.decision == "bonus":
        if "skip" in after.actions():
            card = scene.things.points[scene.fort_card(location.id)]
            return Phrase("at-fort-either", card=card.id, points=card.points)
        return Phrase("at-fort-bonuses")
    if len(own["cards"]) > len(scene.own["cards"]):
        card = scene.things.points[own["cards"][-1]]
        cost, benefit = cubes_phrase(card.cost), benefit_phrase(card)
        return Phrase("at-fort-card", card=card.id, points=card.points, cost=cost, benefit=benefit)
    tile = scene.things.bonus[own["bonus"][-1]]
    return Phrase("at-fort-bonus", tile=tile.id, worth=bonus_phrase(tile))


def route(scene: Scene, place: str) -> Phrase:
    card = scene.own["route"][int(place) - 1]["card"]
    after = scene.after(f"route {place}").view()["seats"][scene.view["turn"]]
    return Phrase(
        "action-route",
        place=int(place),
        card=card,
        effect=scene.merchant_effect(card),
        settlers=after["route"][int(place) - 1]["settlers"],
    )


# Inside a turn


def trade(scene: Scene, times: str) -> Phrase:
    many = int(times)
    if not many:
        return Phrase("action-no-trade")
    effect = scene.effect_in_use()
    cost, gain = cubes_phrase(effect.cost * many), cubes_phrase(effect.gain * many)
    return Phrase("action-trade", times=many, cost=cost, gain=gain)


def upgrade(_: Scene, cube: str) -> Phrase:
    return Phrase("action-upgrade", cube=cube)


def done(_: Scene, __: str) -> Phrase:
    return Phrase("action-done")


def discard(_: Scene, cube: str) -> Phrase:
    return Phrase("action-discard", cube=cube)


def bonus(scene: Scene, space: str) -> Phrase:
    tile = scene.things.bonus[scene.view["bonus"][space]["top"]]
    return Phrase("action-bonus", tile=tile.id, space=space, worth=bonus_phrase(tile))


def claim_at_fort(scene: Scene) -> Phrase:
    card = scene.things.points[scene.fort_card(scene.view["pending"]["location"])]
    cost, benefit = cubes_phrase(card.cost), benefit_phrase(card)
    return Phrase("action-claim", card=card.id, points=card.points, cost=cost, benefit=benefit)


def explore(scene: Scene, tile: str) -> Phrase:
    gain = exploration_phrase(scene.things.exploration[tile])
    for location, there in scene.view["locations"].items():
        if there.get("tile") == tile:
            return Phrase("action-explore", tile=tile, location=location, gain=gain)
    return Phrase("action-explore-beside", tile=tile, gain=gain)


def use(scene: Scene, _: str) -> Phrase:
    card = scene.market_card(scene.view["pending"]["location"])
    return Phrase("action-use", card=card, effect=scene.merchant_effect(card))


def take(scene: Scene, _: str) -> Phrase:
    card = scene.market_card(scene.view["pending"]["location"])
    return Phrase("action-take", card=card, effect=scene.merchant_effect(card))


def replace(scene: Scene, place: str) -> Phrase:
    card = scene.own["route"][int(place) - 1]["card"]
    return Phrase("action-replace", place=int(place), card=card, effect=scene.merchant_effect(card))


def swap(scene: Scene, places: str) -> Phrase:
    left, right = (scene.own["route"][int(place) - 1]["card"] for place in places.split())
    return Phrase("action-swap", first=left, second=right)


def sail(scene: Scene, island: str) -> Phrase:
    at = scene.view["islands"][int(island)]
    toll = len(at["ships"])
    if at["tile"] == SEA:
        return Phrase("action-sail-sea", toll=toll)
    tile = scene.things.market_tiles[at["tile"]]
    return Phrase(
        "action-sail",
        island=int(island),
        good=Phrase("good", good=tile.symbol),
        effect=effect_phrase(tile.effect),
        toll=toll,
    )


def pay(scene: Scene, cube: str) -> Phrase:
    return Phrase("action-pay", cube=cube, seat=str(scene.view["pending"]["payee"]))


def build(scene: Scene, _: str) -> Phrase:
    island = scene.own["ship"]
    game = scene.game
    price = int(post_price(game.ruleset.constants, game.state, island))
    return Phrase("action-build", island=island, price=price)


def spend(_: Scene, cube: str) -> Phrase:
    return Phrase("action-spend", cube=cube)


def post(scene: Scene, island: str) -> Phrase:
    effect = effect_phrase(scene.island_effect(int(island)))
    return Phrase("action-post", island=int(island), effect=effect)


ACTIONS: dict[str, Callable[[Scene, str], Phrase]] = {
    "play": play,
    "acquire": acquire,
    "claim": claim,
    "rest": rest,
    "place": place,
    "work": work,
    "route": route,
    "trade": trade,
    "upgrade": upgrade,
    "done": done,
    "discard": discard,
    "bonus": bonus,
    "explore": explore,
    "use": use,
    "take": take,
    "replace": replace,
    "swap": swap,
    "sail": sail,
    "pay": pay,
    "build": build,
    "spend": spend,
    "post": post,
}
