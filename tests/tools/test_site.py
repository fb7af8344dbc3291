"""The site of the docs is built without a warning, with its reference, its search and notebooks."""

import json
from pathlib import Path

import site_of_docs


def test_the_site_is_built(tmp_path: Path) -> None:
    assert site_of_docs.main(tmp_path) == 0  # every link and anchor holds, every notebook runs
    found = json.loads((tmp_path / "search" / "search_index.json").read_text(encoding="utf-8"))
    places = {entry["location"] for entry in found["docs"]}
    for name in ("docs/api", "docs/ladder", "docs/rules/index", "bench/index"):
        assert f"{name}.html" in places, name
    for name in ("century.envs.vector.VectorGame.step", "century.game.game.Game.play"):
        assert any(place.endswith(f"#{name}") for place in places), name
    notebooks = tmp_path / "docs" / "notebooks"
    assert "wins" in (notebooks / "from_games_to_a_policy.html").read_text(encoding="utf-8")
    assert "acquire 1" in (notebooks / "first_game.html").read_text(encoding="utf-8")
    page = (tmp_path / "docs" / "api.html").read_text(encoding="utf-8")
    assert 'src="https:' not in page  # nothing is fetched from elsewhere
    assert "fonts.g" not in page
