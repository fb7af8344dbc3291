"""The site of the docs: `python tools/site_of_docs.py FOLDER`, or `make docs`.

Pages lie where they lie in the repository, so that links between them hold; what they link to is
taken along. The reference of the API is made from docstrings, and notebooks are run. A warning is
an error.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import Any

import nbformat
import yaml
from nbclient import NotebookClient

ROOT = Path(__file__).resolve().parent.parent
PAGES = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "LICENSE")
FOLDERS = ("docs", "bench", "examples", "baselines")
LINK = re.compile(r"\]\(([^)#:\s]+)(#[^)]*)?\)")
# Pages of the reference: what is public, by where it lives.
REFERENCE = {
    "century": ("The public names", ["century"]),
    "games": (
        "Games and positions",
        ["century.game.game", "century.game.position", "century.game.schema"],
    ),
    "errors": ("Errors", ["century.errors"]),
    "bots": (
        "Bots and advice",
        [
            "century.bots.protocol",
            "century.bots.mcts",
            "century.bots.fallback",
            "century.analysis.advice",
        ],
    ),
    "envs": (
        "Environments",
        [
            "century.envs.vector",
            "century.envs.gymnasium",
            "century.envs.gymnasium_vector",
            "century.envs.pettingzoo",
            "century.envs.openspiel",
            "century.envs.policy_bot",
        ],
    ),
    "arena": (
        "The arena",
        ["century.arena.tournament", "century.arena.match", "century.arena.ladder"],
    ),
    "dataset": (
        "Datasets",
        ["century.dataset.plan", "century.dataset.making", "century.dataset.loading"],
    ),
}


def main(site: Path) -> int:
    with tempfile.TemporaryDirectory() as name:
        pages = Path(name) / "pages"
        gather(pages)
        write_reference(pages / "docs" / "reference")
        for notebook in sorted((pages / "docs" / "notebooks").glob("*.ipynb")):
            write_notebook(notebook)
        settings = Path(name) / "mkdocs.yml"
        settings.write_text(yaml.safe_dump(configuration(pages, site), sort_keys=False), "utf-8")
        # Not with --quiet, which would hide warnings from --strict.
        command = [sys.executable, "-m", "mkdocs", "build", "--strict", "-f", str(settings)]
        quiet = os.environ | {"NO_MKDOCS_2_WARNING": "1"}  # about what comes after it
        done = subprocess.run(command, env=quiet, capture_output=True, text=True)
        if done.returncode:
            print(done.stderr, file=sys.stderr)
        return done.returncode


def gather(pages: Path) -> None:
    """Copy the pages, and the files that they link to; links to folders lose their link."""
    for name in PAGES:
        (pages / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, pages / name)
    for name in FOLDERS:
        shutil.copytree(ROOT / name, pages / name, ignore=shutil.ignore_patterns("__pycache__"))
    for page in [*pages.rglob("*.md")]:
        here = page.parent.relative_to(pages)
        text = page.read_text(encoding="utf-8")
        for match in LINK.finditer(text):
            source = (ROOT / here / match[1]).resolve()
            if source.is_file() and source.is_relative_to(ROOT):
                copy = pages / source.relative_to(ROOT)
                copy.parent.mkdir(parents=True, exist_ok=True)
                if not copy.exists():
                    shutil.copy(source, copy)
        page.write_text(LINK.sub(partial(_kept, ROOT / here), text), encoding="utf-8")


def _kept(here: Path, match: re.Match[str]) -> str:
    return "]" if (here / match[1]).is_dir() else match[0]


def write_reference(folder: Path) -> None:
    folder.mkdir(parents=True)
    lines = ["# Reference", "", "Made from the docstrings.", ""]
    for name, (title, modules) in REFERENCE.items():
        lines.append(f"- [{title}]({name}.md)")
        parts = "\n\n".join(f"::: {module}" for module in modules)
        (folder / f"{name}.md").write_text(f"# {title}\n\n{parts}\n", encoding="utf-8")
    (folder / "index.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


def write_notebook(path: Path) -> None:
    """Run a notebook, and make a page of it and what came out; raises where a cell fails."""
    notebook = run_notebook(path)
    lines = []
    for cell in notebook.cells:
        if cell.cell_type == "markdown":
            lines.append(cell.source)
            continue
        lines.append(f"```python\n{cell.source}\n```")
        lines += [f"```text\n{text.rstrip()}\n```" for text in _texts(cell.outputs) if text.strip()]
    path.with_suffix(".md").write_text("\n\n".join(lines) + "\n", encoding="utf-8")


def run_notebook(path: Path) -> Any:
    notebook = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    client = NotebookClient(notebook, timeout=600, kernel_name="python3")
    client.execute(cwd=str(path.parent), stderr=subprocess.DEVNULL)
    return notebook


def _texts(outputs: list[Any]) -> list[str]:
    return [out.get("text") or out.get("data", {}).get("text/plain", "") for out in outputs]


def configuration(pages: Path, site: Path) -> dict[str, object]:
    return {
        "site_name": "Century",
        "docs_dir": str(pages),
        "site_dir": str(site.absolute()),
        "use_directory_urls": False,
        "strict": True,
        # Nothing is fetched from elsewhere: neither fonts nor scripts.
        "theme": {"name": "material", "font": False, "features": ["navigation.indexes"]},
        "plugins": [
            "search",
            {
                "mkdocstrings": {
                    "handlers": {
                        "python": {
                            "paths": [str(ROOT / "src")],
                            "options": {
                                "show_source": False,
                                "show_root_heading": True,
                                "heading_level": 2,
                                "members_order": "source",
                                "filters": ["!^_"],
                            },
                        }
                    }
                }
            },
        ],
        "markdown_extensions": ["tables", "toc", "attr_list", "pymdownx.superfences"],
        "validation": {
            "nav": {"omitted_files": "ignore"},
            "links": {"not_found": "warn", "anchors": "warn", "unrecognized_links": "warn"},
        },
        "exclude_docs": "*.py\n*.txt\n!/examples/*.py\n!/baselines/*.py",
    }


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("site", type=Path, help="the folder to write")
    sys.exit(main(options.parse_args().site))
