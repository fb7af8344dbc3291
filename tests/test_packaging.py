"""The wheel holds everything, the examples in the docs run, and nothing names a machine."""

import doctest
import re
import shutil
import subprocess
import tomllib
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

import century
from century.data.box import load_boxes

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "century"
DATA = sorted(
    path.relative_to(PACKAGE).as_posix()
    for pattern in (
        "data/boxes/*.toml",
        "data/modes/*.toml",
        "lessons/courses/**/*.toml",
        "arena/*.jinja",
        "drawing/*.svg",
        "drawing/*.toml",
        "locales/**/*.ftl",
        "locales/**/*.md",
        "py.typed",
    )
    for path in PACKAGE.glob(pattern)
)
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
EXAMPLES = [page for page in PAGES if ">>> " in page.read_text(encoding="utf-8")]
LINK = re.compile(r"\]\((?!https?://|#)([^)#]+)")
MACHINE_PATH = re.compile(r"(?<![\w.])/(?:work|root|home|Users|tmp)/\w")


def test_version_is_that_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["dynamic"] == ["version"]
    assert century.__version__ == version("century")


def test_wheel_holds_the_code_and_all_data() -> None:
    packed = {
        included.distribution_path
        for included in WheelBuilder(str(ROOT)).recurse_included_files()
        if included.distribution_path is not None
    }
    code = {path.relative_to(PACKAGE.parent).as_posix() for path in PACKAGE.rglob("*.py")}
    assert not (code | {f"century/{name}" for name in DATA}) - packed


@pytest.mark.parametrize("name", DATA)
def test_data_is_found_as_a_resource(name: str) -> None:
    assert files("century").joinpath(name).is_file()


@pytest.mark.parametrize("page", EXAMPLES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    # Doctest would take the closing fence of a code block for output.
    text = re.sub(r"^```.*$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    test = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    options = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL | doctest.FAIL_FAST
    runner = doctest.DocTestRunner(verbose=False, optionflags=options)
    report: list[str] = []
    runner.run(test, out=report.append)
    assert not report, "".join(report)


def test_the_box_file_in_the_docs_is_sound(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "components.md").read_text(encoding="utf-8")
    found = re.search(r"^```toml\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    assert found
    path = tmp_path / "my_box.toml"
    path.write_text(found[1], encoding="utf-8")
    assert load_boxes(path).new_world.name == "A New World, board D1 from my copy"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


@pytest.mark.skipif(
    not (shutil.which("git") and (ROOT / ".git").exists()), reason="not a git checkout"
)
def test_no_file_names_a_path_of_one_machine() -> None:
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    found = []
    for name in filter(None, listed.split("\0")):
        path = ROOT / name
        if not path.is_file():
            continue
        for number, line in enumerate(path.read_text("utf-8", errors="replace").splitlines(), 1):
            if MACHINE_PATH.search(line):
                found.append(f"{name}:{number}: {line.strip()[:80]}")
    assert not found, "\n".join(found)
