"""Schemathesis finds nothing: every answer has a form that the OpenAPI document tells."""

import subprocess
import sys
from pathlib import Path

from server.playing import Site

# Some things cannot be said in a schema: which options a mode has, and what the rules allow.
CONFIG = """
[checks]
positive_data_acceptance.expected-statuses = ["2xx", 401, 403, 404, 409, 422]
[parameters]
"path.game" = "{game}"
"path.token" = "{token}"
"path.mode" = "spice_road"
"path.language" = "hu"
"""


def test_schemathesis_finds_nothing(site: Site, tmp_path: Path) -> None:
    ada = site.player()
    state = ada.create("spice_road", "human", "open", "human", public=True)
    token = ada.post(f"/api/games/{state['game']}/invitations")["token"]
    config = tmp_path / "schemathesis.toml"
    config.write_text(CONFIG.format(game=state["game"], token=token))
    found = subprocess.run(
        [
            *(sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run"),
            f"{site.http.base_url}/api/openapi.json",
            *("--header", f"Authorization: Bearer {ada.secret}"),
            *("--checks", "all", "--max-examples", "6", "--generation-deterministic"),
            *("--no-color", "--warnings", "off", "--suppress-health-check", "all"),
        ],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )
    assert found.returncode == 0, found.stdout + found.stderr
    assert "No issues found" in found.stdout, found.stdout
