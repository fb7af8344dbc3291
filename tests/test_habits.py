"""What surrounds the code holds together: lock, workflow, hooks, decisions, changelog, citation."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import yaml
from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.tags import compatible_tags, cpython_tags, mac_platforms
from packaging.utils import canonicalize_name, parse_wheel_filename

import century

ROOT = Path(__file__).resolve().parent.parent
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT = PYPROJECT["project"]
LOCK = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))
LOCKED = [package for package in LOCK["package"] if "registry" in package["source"]]
PREFIX = "Programming Language :: Python :: "
PYTHONS = [
    name.removeprefix(PREFIX)
    for name in PROJECT["classifiers"]
    if re.fullmatch(rf"{PREFIX}3\.\d+", name)
]
OLD_LINUX = [f"manylinux{name}_x86_64" for name in ("1", "2010", "2014")]
# The machines of the workflow: what Python calls the system, and the wheels that it takes.
SYSTEMS = {
    "ubuntu-latest": ("linux", [f"manylinux_2_{n}_x86_64" for n in range(5, 40)] + OLD_LINUX),
    "macos-latest": ("darwin", [*mac_platforms((15, 0), "arm64")]),
    "windows-latest": ("win32", ["win_amd64"]),
}
DECISIONS = ROOT / "docs" / "decisions"
PAGES = sorted(DECISIONS.glob("[0-9]*.md"))


def read_yaml(*path: str) -> Any:
    return yaml.safe_load(ROOT.joinpath(*path).read_text(encoding="utf-8"))


# The lock


def test_the_lock_comes_from_the_public_index() -> None:
    """And names no machine, mirror or folder."""
    hosts = {urlsplit(package["source"]["registry"]).netloc for package in LOCKED}
    files = [file for package in LOCKED for file in package.get("wheels", [])]
    files += [package["sdist"] for package in LOCKED if "sdist" in package]
    assert hosts == {"pypi.org"}
    assert {urlsplit(file["url"]).netloc for file in files} == {"files.pythonhosted.org"}
    assert all(file["hash"].startswith("sha256:") for file in files)


def declared() -> Iterator[tuple[str, SpecifierSet, str | None]]:
    """Every package of pyproject.toml, by extra."""
    extras = {None: PROJECT["dependencies"]} | PROJECT["optional-dependencies"]
    for extra, lines in extras.items():
        for requirement in map(Requirement, lines):
            if requirement.name != PROJECT["name"]:
                yield canonicalize_name(requirement.name), requirement.specifier, extra


def test_the_lock_is_that_of_the_project() -> None:
    """`make lock` renews it."""
    (own,) = [package for package in LOCK["package"] if package["name"] == PROJECT["name"]]
    locked = {
        (entry["name"], SpecifierSet(entry["specifier"]), extra[1] if extra else None)
        for entry in own["metadata"]["requires-dist"]
        if "specifier" in entry
        for extra in [re.search(r"extra == '(\w+)'", entry.get("marker", ""))]
    }
    assert locked == set(declared())


@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize("system", SYSTEMS)
def test_every_locked_package_has_a_wheel(system: str, python: str) -> None:
    """So that nobody needs a compiler, on none of the machines that we test on."""
    platform, platforms = SYSTEMS[system]
    version = tuple(map(int, python.split(".")))
    tags = {
        *cpython_tags(version, platforms=platforms),
        *compatible_tags(version, f"cp{python.replace('.', '')}", platforms),
    }
    here = {"python_full_version": f"{python}.0", "sys_platform": platform}
    missing = []
    for package in LOCKED:
        markers = package.get("resolution-markers", [])
        if markers and not any(Marker(marker).evaluate(here) for marker in markers):
            continue  # another version is locked for this Python
        wheels = [Path(urlsplit(wheel["url"]).path).name for wheel in package.get("wheels", [])]
        if not any(tags & parse_wheel_filename(name)[3] for name in wheels):
            missing.append(package["name"])
    # pyproject.toml does not ask for it on Windows.
    assert missing == (["uvloop"] if platform == "win32" else [])


# The workflow and the hooks


def test_the_workflow_tests_every_python_on_every_system() -> None:
    job = read_yaml(".github", "workflows", "test.yml")["jobs"]["test"]
    matrix = job["strategy"]["matrix"]
    assert matrix["python"] == PYTHONS
    assert matrix["os"] == list(SYSTEMS)
    assert PROJECT["requires-python"] == f">={PYTHONS[0]}"
    for entry in matrix["include"]:  # adds to machines of the matrix, and makes no new ones
        assert entry["os"] in matrix["os"]
        assert entry.get("python", PYTHONS[0]) in matrix["python"]
    (test,) = [step for step in job["steps"] if step.get("run", "").startswith("make test")]
    assert "if" not in test


def test_what_the_workflow_makes_exists() -> None:
    rules = (ROOT / "Makefile").read_text(encoding="utf-8")
    steps = read_yaml(".github", "workflows", "test.yml")["jobs"]["test"]["steps"]
    made = [found[1] for step in steps if (found := re.match(r"make (\w+)", step.get("run", "")))]
    assert made == ["locked", "test", "coverage"]
    for target in made:
        assert re.search(rf"^{target}:", rules, re.MULTILINE)


def test_the_hook_runs_what_make_lint_runs() -> None:
    (repo,) = read_yaml(".pre-commit-config.yaml")["repos"]
    (hook,) = repo["hooks"]
    assert (repo["repo"], hook["entry"]) == ("local", "make lint")
    assert (hook["always_run"], hook["pass_filenames"]) == (True, False)


@pytest.mark.parametrize(
    "path", sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("[!c]*.yml")), ids=lambda p: p.stem
)
def test_issue_forms_ask_for_something(path: Path) -> None:
    form = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert {"name", "description", "body"} <= form.keys()
    asked = [field for field in form["body"] if field["type"] != "markdown"]
    assert any(field.get("validations", {}).get("required") for field in asked)
    ids = [field["id"] for field in asked]
    assert len(set(ids)) == len(ids)


def test_the_form_about_rules_knows_every_mode() -> None:
    fields = read_yaml(".github", "ISSUE_TEMPLATE", "rule.yml")["body"]
    (modes,) = [field for field in fields if field.get("id") == "mode"]
    assert modes["attributes"]["options"] == list(century.modes())


# The pages


def test_every_decision_is_listed() -> None:
    index = (DECISIONS / "README.md").read_text(encoding="utf-8")
    listed = dict(re.findall(r"^\| \[\d+\]\((.+?)\) \| (.+) \|$", index, re.MULTILINE))
    assert listed == {page.name: page.read_text("utf-8").splitlines()[0][2:] for page in PAGES}
    assert [page.name[:2] for page in PAGES] == [f"{n:02}" for n in range(1, len(PAGES) + 1)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_decision_has_its_sections_and_fits_a_page(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert re.findall(r"^## (.+)$", text, re.MULTILINE) == ["Context", "Decision", "Consequences"]
    assert len(text.split()) < 450


def test_the_changelog_tells_this_version() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    first, *versions = re.findall(r"^## (\S+)", text, re.MULTILINE)
    assert first == "Unreleased"
    assert versions[0] == PROJECT["version"]
    kinds = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}
    assert set(re.findall(r"^### (.+)$", text, re.MULTILINE)) <= kinds


def test_the_citation_is_that_of_this_version() -> None:
    citation = read_yaml("CITATION.cff")
    assert {"cff-version", "message", "title", "authors"} <= citation.keys()
    assert citation["version"] == PROJECT["version"]
    assert citation["license"] == PROJECT["license"]
    assert citation["authors"] == PROJECT["authors"]


def test_coverage_measures_everything_and_has_a_floor() -> None:
    coverage = PYPROJECT["tool"]["coverage"]
    assert coverage["run"]["source"] == ["century"]
    assert "omit" not in coverage["run"]
    assert 0 < coverage["report"]["fail_under"] <= 100
