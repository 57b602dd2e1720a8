# Two commands matter: `make play` and `make test`. Each sets up what it needs inside this folder; only compiled bots go to
# the user's cache, where other clones of the same code find them.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# One more than a small machine has cores: browsers are idle half the time.
JOBS ?= 3

# Compiled modules are kept, whatever the shell says: without them every start costs two seconds.
unexport PYTHONDONTWRITEBYTECODE

export UV_CACHE_DIR := $(CURDIR)/.cache/uv
export UV_PYTHON_DOWNLOADS := never
export PIP_DISABLE_PIP_VERSION_CHECK := 1

# The uv on the path, or our own in .tools.
UV := $(or $(shell command -v uv 2>/dev/null),.tools/bin/uv)
COMPILE := $(UV) pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes --quiet \
	--custom-compile-command "make lock"

# The built client, and what it is built from.
CLIENT := src/doctor_rat/server/client/index.html
WEB := $(shell find web/src web/public -type f 2>/dev/null) $(shell find src/doctor_rat/locales -name "*.ftl" 2>/dev/null) \
	$(wildcard web/*.html web/*.json web/*.ts web/*.js)

.PHONY: test help setup play lint format check types client wheel web warm soak mutants bench playthroughs fixtures house screenshots lock clean

test: $(VENV)/.dev web/node_modules/.ready  ## all that CI runs (also plain `make`): style, types, arrows, tests
	$(MAKE) --no-print-directory --jobs 2 --output-sync=target lint check web client warm
	$(BIN)/pytest -n $(JOBS)

help:  ## what each command does
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 15

setup: $(VENV)/.dev  ## only set up the environment in .venv

play: $(VENV)/.run $(CLIENT)  ## play in your browser (with bots, or with friends who can reach this machine)
	@mkdir -p .data
	@$(BIN)/doctor-rat serve --database sqlite:///.data/tables.db --open

lint: $(VENV)/.dev  ## style
	$(BIN)/ruff check
	$(BIN)/ruff format --check

format: $(VENV)/.dev  ## fix the style
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

check: $(VENV)/.dev  ## types and import arrows
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

types: $(VENV)/.dev web/node_modules/.ready  ## the client's types from the server's messages, its keys from the catalog
	$(BIN)/python -m doctor_rat.protocol.schema | node web/scripts/types.mjs
	node web/scripts/keys.mjs
	cd web && node scripts/art.mjs
	$(BIN)/python -m doctor_rat.protocol.describe > docs/protocol.md
	$(BIN)/python -m doctor_rat.cli.man > packaging/doctor-rat.1

client: $(CLIENT)  ## build the web client into the package

$(CLIENT): $(WEB) web/node_modules/.ready
	cd web && npm run --silent build

wheel: $(VENV)/.dev $(CLIENT)  ## the package with the client in it, in dist/
	$(BIN)/python -m hatchling build -d dist
	cd packaging/rules && ../../$(BIN)/python -m hatchling build -t wheel -d ../../dist

web: web/node_modules/.ready  ## the client's style, types and unit tests
	cd web && npm run --silent lint && npm run --silent check && npm run --silent test

web/node_modules/.ready: web/package.json web/package-lock.json
	cd web && npm ci --silent
	@touch $@

warm: $(VENV)/.dev  ## compile the bots once, in two processes, so that tests find them
	@$(BIN)/python -m doctor_rat.bots.warm & $(BIN)/python -m doctor_rat.bots.warm; wait
	@$(BIN)/python -m doctor_rat.analysis.warm

soak: $(VENV)/.dev  ## the full counts: a million games, thousands of leak pairs (hours)
	$(BIN)/pytest -n $(JOBS) -m soak -o addopts="--strict-markers --strict-config --import-mode=importlib -ra" tests

mutants: $(VENV)/.dev  ## plant each fault, leak, lost write and stall and show that a test catches it
	$(BIN)/python tests/mutants/plant.py --jobs $(JOBS)

bench: $(VENV)/.dev $(CLIENT)  ## every speed figure we claim
	$(BIN)/python bench/engine.py
	$(BIN)/python bench/bots.py
	$(BIN)/python bench/review.py
	$(BIN)/python bench/analysis.py
	$(BIN)/python bench/puzzles.py
	$(BIN)/python bench/storage.py
	$(BIN)/python bench/postgresql.py
	$(BIN)/python bench/operate.py
	$(BIN)/python bench/server.py
	$(BIN)/python bench/start.py
	$(BIN)/python bench/belief.py
	$(BIN)/python bench/lighthouse.py

screenshots: $(VENV)/.dev $(CLIENT)  ## take the pictures in docs/images and web/public from the running game
	PYTHONPATH=tests $(BIN)/python docs/screenshots.py
	PYTHONPATH=tests $(BIN)/python docs/share.py

playthroughs: $(VENV)/.dev  ## rewrite the golden games; the diff is the review of a change to rules or messages
	$(BIN)/python tests/playthroughs/golden.py

house: $(VENV)/.dev  ## the table of packages in docs/architecture.md, from the actual imports
	$(BIN)/python docs/house.py

fixtures: $(VENV)/.dev  ## regenerate web/fixtures, the tables the client is tested with
	$(BIN)/python web/fixtures/make.py

lock: .tools/uv-ready  ## recompile requirements/*.txt
	$(COMPILE) --group build --output-file requirements/run.txt
	$(COMPILE) --group build --group test --group lint --group bench --output-file requirements/dev.txt

clean:  ## remove everything the other commands made
	rm -rf $(VENV) .tools .cache .hypothesis .mypy_cache .pytest_cache .ruff_cache web/node_modules src/doctor_rat/server/client \
		tests/browser/chromium/node_modules tests/browser/chromium/unpacked

.tools/uv-ready:
	@mkdir -p .tools
	@command -v $(UV) >/dev/null || $(PYTHON) -m pip install --quiet --no-cache-dir --target .tools uv
	@touch $@

$(VENV)/bin/python: | .tools/uv-ready
	$(UV) venv --quiet --allow-existing --python $(PYTHON) $(VENV)

define install
	$(UV) pip sync --quiet --python $(BIN)/python --require-hashes $(1)
	$(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
endef

# The environment for playing is part of the one for testing.
$(VENV)/.run: requirements/run.txt pyproject.toml | $(VENV)/bin/python
	$(call install,requirements/$(if $(wildcard $(VENV)/.dev),dev,run).txt)
	@touch $@

$(VENV)/.dev: requirements/dev.txt pyproject.toml | $(VENV)/bin/python
	$(call install,requirements/dev.txt)
	@touch $@ $(VENV)/.run
