# make play   set up and play in the browser
# make serve  set up and serve tables over HTTP and WebSockets
# make compiled     compile the engine, which makes it several times quicker
# make interpreted  ... and run its sources again, as they are
# make page   build the page that the browser shows, if it is stale
# make types  write the types of the page anew, from those of the server
# make test   set up, lint and run the tests
# make lint   ruff, mypy --strict, import contracts, and the page's own checks
# make prove  the long proofs; goes on where it was
# make bench  the engine's speed beside its peers', interpreted and compiled, and the server's
# make lab    play what docs/strength.md and docs/balance-heroes.md tell of; goes on where it was
# make screens  take the pictures of the page's screens anew
# make pictures  draw the pictures of the documents anew
# make cards  write docs/cards anew: every card text in every language
# make lock   choose the exact versions of the Python packages anew
# make clean  remove everything that was made

SHELL := /bin/bash
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
PYTHON ?=
LOCKING := build/lock

.PHONY: play serve compiled interpreted fresh page types test lint prove ray bench bench-record lab screens pictures cards lock clean setup
.DELETE_ON_ERROR:

play: page fresh
	@$(BIN)/peerless play

serve: page fresh
	@$(BIN)/peerless table

compiled: setup
	@$(BIN)/python native/compile.py in-place

interpreted: setup
	@$(BIN)/python native/compile.py remove

# An engine that was compiled here is compiled again when its sources have changed.
fresh: setup
	@$(BIN)/python native/compile.py refresh

page: setup
	@if $(BIN)/python web/page.py is-stale; then $(have_node); $(BIN)/python web/page.py build; fi

types: setup
	$(BIN)/python web/wire_types.py

test: lint page fresh
	@$(on_compiled_engine) $(ON_BOTH)
	$(BIN)/python -m pytest -n auto

lint: setup
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --strict
	$(BIN)/lint-imports --no-logo
	@$(have_node)
	$(BIN)/python web/page.py check

# What has passed is not run again while nothing has changed: make prove PARTS="server page".
prove: page fresh ray
	@$(BIN)/python tests/proofs.py $(PARTS)

# For the test that the laboratory plays the same games on Ray; skipped where Ray cannot be had.
ray: setup
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-ray.lock \
		|| echo "Ray cannot be installed here: its test is skipped"

# What is decided by the engine alone is looked at on a compiled one too, apart from the sources;
# first, because it is quick, and so that nothing else runs while it is compiled.
ON_BOTH := tests/test_rules.py tests/test_language_scenarios.py tests/test_scenario_files.py \
	tests/test_golden.py tests/test_random_games.py tests/test_properties.py tests/test_rulings.py \
	tests/test_teams.py tests/test_triggers.py tests/test_parcels.py tests/test_compiled.py \
	tests/test_chance.py

define on_compiled_engine
if why=$$($(BIN)/python native/compile.py hindrance); then \
	echo "Not tested on a compiled engine: $$why"; exit 0; \
fi; \
set -ex; PYTHONPATH=$$($(BIN)/python native/compile.py apart); export PYTHONPATH; \
$(BIN)/peerless --lang en --version | grep compiled; $(BIN)/python -m pytest -n auto
endef

# The peers are installed only here.
bench bench-record: setup
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-bench.lock
	@PYTHONPATH=. $(BIN)/python bench/speed.py $(if $(filter bench-record,$@),--record)
	@$(BIN)/python bench/table.py

# The figures of the documents. What is in the folder is not played again.
LAB := build/lab
LAB_GAMES ?= 400
LAB_PLAYS := $(BIN)/peerless --lang en lab

# Each rung with budgets scaled down as far as its time demands; both sides by the same factor.
lab: fresh
	$(LAB_PLAYS) ladder greedy normal --games $(LAB_GAMES) --folder $(LAB)/normal
	$(LAB_PLAYS) ladder normal hard --games $(LAB_GAMES) --folder $(LAB)/hard
	$(LAB_PLAYS) ladder hard expert --games $(LAB_GAMES) --scale 0.3 --folder $(LAB)/expert
	$(LAB_PLAYS) ladder greedy easy normal --games $(LAB_GAMES) --folder $(LAB)/easy
	$(LAB_PLAYS) ladder plain:120 search:120 --games $(LAB_GAMES) --folder $(LAB)/learned
	$(LAB_PLAYS) ladder search:8 search:24 search:216 search:648 --against search:72 --games 200 --folder $(LAB)/growth
	$(LAB_PLAYS) report $(addprefix $(LAB)/,normal hard expert easy learned growth) --document docs/strength.md --growth docs/pictures/strength.svg
	$(LAB_PLAYS) matchups --bots hard --games 2 --scale 0.5 --folder $(LAB)/heroes
	$(LAB_PLAYS) matchups --bots search:240 search:120 --mirror --games 6 --folder $(LAB)/mirrors
	$(LAB_PLAYS) adventures --bots greedy hard --games 60 --scale 0.8 --folder $(LAB)/villains
	$(LAB_PLAYS) report $(addprefix $(LAB)/,heroes mirrors villains) --document docs/balance-heroes.md

screens: setup page
	$(BIN)/python web/screens.py

cards: setup
	mkdir -p docs/cards
	for language in en fr ru uk bg pl; do \
		$(BIN)/peerless say --all --lang $$language > docs/cards/$$language.md || exit 1; \
	done

pictures: setup
	$(BIN)/peerless draw --scenario docs/pictures/duel.toml --after 1 -o docs/pictures/duel.svg

setup: $(READY)

# The stamp is made last, so that a set-up that broke off is done again.
# Everything is installed as the lock says, the build backend too: with
# --no-build-isolation nothing else is fetched.
$(READY): requirements.lock pyproject.toml
	@$(find_python); \
	echo "Setting up $(VENV) with $$($$python --version) ..."; \
	$$python -m venv --clear $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

# A Node from PyPI, only where the machine has none that will do.
define have_node
set -e; if $(BIN)/python web/page.py lacks-node; then \
	echo "No Node 20.19 or newer here; fetching one into $(VENV) ..."; \
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-node.lock \
		|| { echo "The page is built with Node and npm; install Node 20.19 or newer, and say make again" >&2; exit 1; }; \
fi
endef

# The lock is made with the oldest Python that Peerless supports, so that it
# holds what any newer one needs, and names no place to fetch from.
lock:
	python3.11 -m venv --clear $(LOCKING)
	$(LOCKING)/bin/python -m pip install --quiet pip-tools
	CUSTOM_COMPILE_COMMAND="make lock" $(LOCKING)/bin/pip-compile --quiet --upgrade --strip-extras \
		--extra dev --build-deps-for editable --generate-hashes --allow-unsafe \
		--no-emit-index-url --no-emit-trusted-host --no-emit-find-links \
		--output-file requirements.lock pyproject.toml
	CUSTOM_COMPILE_COMMAND="make lock" $(LOCKING)/bin/pip-compile --quiet --upgrade --strip-extras \
		--extra bench --constraint requirements.lock --generate-hashes --allow-unsafe \
		--no-emit-index-url --no-emit-trusted-host --no-emit-find-links \
		--output-file requirements-bench.lock pyproject.toml
	CUSTOM_COMPILE_COMMAND="make lock" $(LOCKING)/bin/pip-compile --quiet --upgrade --strip-extras \
		--extra ray --constraint requirements.lock --generate-hashes --allow-unsafe \
		--no-emit-index-url --no-emit-trusted-host --no-emit-find-links \
		--output-file requirements-ray.lock pyproject.toml
	$(LOCKING)/bin/python web/page.py node-wheel | CUSTOM_COMPILE_COMMAND="make lock" \
		$(LOCKING)/bin/pip-compile --quiet --upgrade --strip-extras --generate-hashes \
		--no-emit-index-url --no-emit-trusted-host --no-emit-find-links \
		--output-file requirements-node.lock -

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	rm -rf web/node_modules src/peerless/table/page
	find src -name '*.so' -delete
	find src tests web bench -name __pycache__ -type d -prune -exec rm -rf {} +

# Sets $python to the first Python that is new enough: the one named by
# PYTHON=..., or any that the machine has.
define find_python
set -e; python=; \
for candidate in $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11 python); do \
	if $$candidate -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
		python=$$candidate; break; \
	fi; \
done; \
if [ -z "$$python" ]; then \
	echo "Peerless needs Python 3.11 or newer; found: $$($(or $(PYTHON),python3) --version 2>&1 || true)" >&2; \
	echo "If it is installed under another name, say: make PYTHON=/path/to/python" >&2; \
	exit 1; \
fi; \
if ! $$python -c 'import ensurepip, venv' 2>/dev/null; then \
	echo "$$($$python --version) has no venv module; install it first (on Debian and Ubuntu: apt install python3-venv)" >&2; \
	exit 1; \
fi
endef
