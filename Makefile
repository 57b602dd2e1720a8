# Two commands matter: `make play` and `make test`. Each sets up what it needs, inside this folder only.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= 2

export UV_CACHE_DIR := $(CURDIR)/.cache/uv
export UV_PYTHON_DOWNLOADS := never
export PIP_DISABLE_PIP_VERSION_CHECK := 1

# The uv on the path, or one of our own in .tools.
UV := $(or $(shell command -v uv 2>/dev/null),.tools/bin/uv)
COMPILE := $(UV) pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes --quiet \
	--custom-compile-command "make lock"

.PHONY: test help setup play lint format check soak mutants bench playthroughs lock clean

test: lint check $(VENV)/.kernel  ## all that CI runs (also plain `make`): style, types, arrows, tests
	$(BIN)/pytest -n $(JOBS)

help:  ## what each command does
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 15

setup: $(VENV)/.dev  ## only set up the environment in .venv

play: $(VENV)/.warm  ## play a game
	@$(BIN)/doctor-rat play

lint: $(VENV)/.dev  ## style
	$(BIN)/ruff check
	$(BIN)/ruff format --check

format: $(VENV)/.dev  ## put the style right
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

check: $(VENV)/.dev  ## types and import arrows
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

soak: $(VENV)/.dev $(VENV)/.kernel  ## the full counts: a million games, thousands of leak pairs (hours)
	$(BIN)/pytest -n $(JOBS) -m soak -o addopts="--strict-markers --strict-config --import-mode=importlib -ra" tests

mutants: $(VENV)/.dev $(VENV)/.kernel  ## plant each kept rule fault and leak and show that a test citing the rule catches it
	$(BIN)/python tests/mutants/plant.py --jobs $(JOBS)

bench: $(VENV)/.dev $(VENV)/.kernel  ## every speed figure we claim
	$(BIN)/python bench/engine.py
	$(BIN)/python bench/bots.py

playthroughs: $(VENV)/.dev  ## write the golden games anew; the diff is the review of a change of rules or messages
	$(BIN)/python tests/playthroughs/golden.py

lock: .tools/uv-ready  ## compile requirements/*.txt anew
	$(COMPILE) --extra cli --extra bots --extra words --extra server --group build --output-file requirements/run.txt
	$(COMPILE) --extra cli --extra bots --extra words --extra server --group build --group test --group lint --group bench --output-file requirements/dev.txt

clean:  ## remove what the other commands made
	rm -rf $(VENV) .tools .cache .hypothesis .mypy_cache .pytest_cache .ruff_cache

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

COMPILED := $(wildcard src/doctor_rat/bots/kernel/*.py) src/doctor_rat/difficulty/simulate.py

# numba's cache doesn't notice that a compiled function calls another one that has changed.
$(VENV)/.kernel: $(COMPILED) | $(VENV)/bin/python
	@find src -name '*.nb[ci]' -delete
	@touch $@

# Compiled once, so that no player waits for it.
$(VENV)/.warm: $(VENV)/.run $(VENV)/.kernel
	@echo "Warming up the bots (once, about a minute)"
	@$(BIN)/python -m doctor_rat.bots.warm
	@touch $@

$(VENV)/.dev: requirements/dev.txt pyproject.toml | $(VENV)/bin/python
	$(call install,requirements/dev.txt)
	@touch $@ $(VENV)/.run
