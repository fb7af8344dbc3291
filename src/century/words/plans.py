"""A turn that is advised, as phrases: what to do, with cubes that go the same way told together."""

from collections.abc import Iterable

from century.game.phrase import Phrase, cubes_phrase

TOGETHER = {
    "action-place": "plan-place",
    "action-upgrade": "plan-upgrade",
    "action-discard": "plan-discard",
    "action-spend": "plan-spend",
}


def plan_phrases(actions: Iterable[Phrase]) -> list[Phrase]:
    """What to do one after the other; that one stops then goes without saying."""
    plan: list[Phrase] = []
    cubes, way = "", ""
    for action in actions:
        together = TOGETHER.get(action.message, "")
        if together and together == way:
            cubes += str(action.facts["cube"])
            plan[-1] = Phrase(way, cubes=cubes_phrase(cubes))
        elif together:
            cubes, way = str(action.facts["cube"]), together
            plan.append(Phrase(way, cubes=cubes_phrase(cubes)))
        elif action.message != "action-done" or not plan:
            way = ""
            plan.append(action)
    return plan
