"""The schemas of the server's OpenAPI document, as JSON: `python tools/openapi.py > FILE`.

`npm run types` makes the types of the browser client from them.
"""

import json
from typing import Any

from century.server.app import document


def schemas() -> dict[str, Any]:
    """The document without its addresses, which the client does not need."""
    whole = document()
    return {**whole, "paths": {}, "components": untitled(whole["components"])}


def untitled(part: Any) -> Any:
    """Without the titles that pydantic makes of the names of keys."""
    if isinstance(part, list):
        return [untitled(inner) for inner in part]
    if not isinstance(part, dict):
        return part
    return {
        key: untitled(inner)
        for key, inner in part.items()
        if key != "title" or not isinstance(inner, str)
    }


if __name__ == "__main__":
    print(json.dumps(schemas()))
