"""The desk and the thinker as text: JavaScript sends a call as JSON, and hears JSON."""

import json
from collections.abc import Callable
from typing import Any

from century.tables.refusal import Refusal


def door(served: Any) -> Callable[[str], str]:
    """Calls of an object's methods: `["name", {"argument": value}]`."""

    def call(text: str) -> str:
        name, arguments = json.loads(text)
        try:
            answer: Any = {"answer": getattr(served, name)(**arguments)}
        except Refusal as refusal:
            answer = refusal.to_json()
        return json.dumps(answer, separators=(",", ":"))

    return call
