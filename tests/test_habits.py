"""What surrounds the code holds together: lock, workflow, hooks, decisions, changelog, citation."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import century

ROOT = Path(__file__).resolve().parent.parent
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT = PYPROJECT["project"]
LOCK = (ROOT / "requirements.lock").read_text(encoding="utf-8")
PREFIX = "Programming Language :: Python :: "
PYTHONS = [
    name.removeprefix(PREFIX)
    for name in PROJECT["classifiers"]
    if re.fullmatch(rf"{PREFIX}3\.\d+", name)
]
SYSTEMS = ["ubuntu-latest", "macos-latest", "windows-latest"]
DECISIONS = ROOT / "docs" / "decisions"
PAGES = sorted(DECISIONS.glob("[0-9]*.md"))


def read_yaml(*path: str) -> Any:
    return yaml.safe_load(ROOT.joinpath(*path).read_text(encoding="utf-8"))


# The lock


def test_the_lock_names_no_host() -> None:
    """Neither a registry nor a mirror: whoever installs it asks their own."""
    assert not re.search(r"://|--(?:extra-)?index-url|--find-links", LOCK)


def test_every_locked_version_has_its_hashes() -> None:
    for entry in re.split(r"\n(?=\S)", LOCK.strip()):
        assert "==" in entry.partition("\n")[0]
        assert "--hash=sha256:" in entry


def declared() -> Iterator[Requirement]:
    """Every package of pyproject.toml, those of the extras too."""
    extras = PROJECT["optional-dependencies"].values()
    for line in [*PROJECT["dependencies"], *(line for lines in extras for line in lines)]:
        if Requirement(line).name != PROJECT["name"]:
            yield Requirement(line)


def test_the_lock_is_that_of_the_project() -> None:
    """`make lock` renews it."""
    locked: dict[str, list[str]] = {}
    for name, version in re.findall(r"^([\w.-]+)==([^ ;\\]+)", LOCK, re.MULTILINE):
        locked.setdefault(canonicalize_name(name), []).append(version)
    for requirement in declared():
        versions = locked.get(canonicalize_name(requirement.name), [])
        assert versions, f"{requirement.name} is not locked"
        assert any(requirement.specifier.contains(version) for version in versions), requirement


# The workflow and the hooks


def test_the_workflow_tests_every_python_on_every_system() -> None:
    job = read_yaml(".github", "workflows", "test.yml")["jobs"]["test"]
    matrix = job["strategy"]["matrix"]
    assert matrix["python"] == PYTHONS
    assert matrix["os"] == SYSTEMS
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


def test_the_workflow_tries_the_large_frameworks_by_themselves() -> None:
    job = read_yaml(".github", "workflows", "test.yml")["jobs"]["learners"]
    rules = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert job["steps"][-1]["run"].startswith("make learners")
    assert re.search(r"^learners:.*(?:\n\t.*)*examples/requirements.txt", rules, re.MULTILINE)


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
    assert versions[0] == century.__version__
    kinds = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}
    assert set(re.findall(r"^### (.+)$", text, re.MULTILINE)) <= kinds


def test_the_citation_is_that_of_this_version() -> None:
    citation = read_yaml("CITATION.cff")
    assert {"cff-version", "message", "title", "authors"} <= citation.keys()
    assert citation["version"] == century.__version__
    assert citation["license"] == PROJECT["license"]
    assert citation["authors"] == PROJECT["authors"]


def test_coverage_measures_everything_and_has_a_floor() -> None:
    coverage = PYPROJECT["tool"]["coverage"]
    assert coverage["run"]["source"] == ["century"]
    assert "omit" not in coverage["run"]
    assert 0 < coverage["report"]["fail_under"] <= 100
