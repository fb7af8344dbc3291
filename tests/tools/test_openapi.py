"""The schemas from which the types of the browser client are made."""

import json
import re
from pathlib import Path

from openapi import schemas

TYPES = Path(__file__).resolve().parents[2] / "web" / "src" / "net" / "api.ts"


def test_the_types_of_the_client_have_every_schema() -> None:
    """`make lint` compares them word for word."""
    named = set(re.findall(r"^export type (\w+) =", TYPES.read_text(encoding="utf-8"), re.M))
    assert named >= schemas()["components"]["schemas"].keys(), "run: make types"


def test_schemas_hang_together() -> None:
    document = schemas()
    names = document["components"]["schemas"]
    assert {"View", "FullView", "Scores", "Mode", "PlainAdvice", "ServerMessage"} <= names.keys()
    used = set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(document)))
    assert used <= names.keys()
    assert names["View"]["properties"]["round"]["description"]
    assert names["View"]["additionalProperties"] is False
