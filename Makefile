# Everything here needs only Python 3.11 or newer and make; the rest goes into .venv.

PYTHON ?= python3
GAME ?= new_world --players 3

VENV := .venv
RUN := $(VENV)/bin/python
INSTALLED := $(VENV)/.installed
COMPILED := $(VENV)/.compiled

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play test lint rules-table perft playthroughs wheel clean

help:
	@echo "make play           play in the terminal (another game: make play GAME='spice_road --players 2')"
	@echo "make test           lint, types and all tests"
	@echo "make lint           lint and types only"
	@echo "make rules-table    which tests prove which clause of the rules"
	@echo "make perft          recompute the perft tables"
	@echo "make playthroughs   replay and rewrite the golden playthroughs"
	@echo "make wheel          build the wheel into dist/"
	@echo "make clean          remove build outputs and caches (.venv stays)"

play: $(COMPILED)
	@$(VENV)/bin/century play $(GAME)

test: lint $(COMPILED)
	@echo "Running the tests"
	@$(RUN) -m pytest -n 2

lint: $(INSTALLED)
	@echo "Checking style and types"
	@$(RUN) -m ruff check --quiet
	@$(RUN) -m ruff format --check --quiet
	@$(RUN) -m mypy --no-error-summary

rules-table: $(INSTALLED)
	@$(RUN) tests/clauses.py

perft: $(COMPILED)
	@echo "Recomputing the perft tables"
	@$(RUN) tests/perft/make.py

playthroughs: $(COMPILED)
	@echo "Rewriting the golden playthroughs"
	@$(RUN) tests/playthroughs/make.py

wheel: $(INSTALLED)
	@echo "Building the wheel into dist/"
	@$(RUN) -m build --wheel > $(VENV)/build.log 2>&1 \
	  || { echo "The wheel could not be built; the reason is in $(VENV)/build.log." >&2; exit 1; }

clean:
	@echo "Removing build outputs and caches"
	@rm -rf $(COMPILED) build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(RUN):
	@command -v $(PYTHON) > /dev/null \
	  || { echo "century needs Python 3.11 or newer, and $(PYTHON) was not found." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "century needs Python 3.11 or newer, and $(PYTHON) is older; name another: make PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2> /dev/null \
	  || { echo "$(PYTHON) lacks the venv module (Debian, Ubuntu: apt install python3-venv)." >&2; exit 1; }
	@echo "Creating a virtual environment in $(VENV)"
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }

# pip's output goes to a file: it is long, and it names the index that pip is set up with.
$(INSTALLED): pyproject.toml | $(RUN)
	@echo "Installing century and its tools into $(VENV) (a minute or two the first time)"
	@$(RUN) -m pip install --disable-pip-version-check --editable '.[dev]' > $(VENV)/install.log 2>&1 \
	  || { grep '^ERROR' $(VENV)/install.log | grep -v '://' | tail -n 1 >&2; \
	       echo "Installing failed; the whole story is in $(VENV)/install.log." >&2; exit 1; }
	@touch $@

$(COMPILED): $(INSTALLED) $(shell find src/century/rules src/century/bots -name '*.py' 2> /dev/null)
	@echo "Compiling the rules and the bots (once; later starts use the cache)"
	@$(RUN) -m century.rules.compile
	@$(RUN) -m century.bots.compile
	@touch $@
