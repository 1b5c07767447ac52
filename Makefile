# The only commands anyone types. Each sets up .venv with what it needs, the first time and whenever
# the locked dependencies change. PYTHON=... chooses the interpreter for a new .venv.

BIN := .venv/bin
PYTEST := $(BIN)/python -m pytest -n auto --dist worksteal

WARM := $(MAKE) --no-print-directory .venv/warm
PAGE := $(MAKE) --no-print-directory --silent src/mansuba/web/page/index.html

.PHONY: help play serve page test check format bench bench-players bench-gpu tune lighthouse soak cluster mutate docs pictures lock clean
.NOTPARALLEL: # one .venv, one install at a time

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' Makefile

play: ## a game in the browser
	@tools/setup play
	@$(PAGE)
	@$(BIN)/python -m mansuba play

serve: ## a server for friends on your network; `mansuba serve --help` tells more
	@tools/setup play
	@$(PAGE)
	@$(BIN)/python -m mansuba serve --listen 0.0.0.0:6262

# Compiled ahead, so that no game waits for it; again whenever what is compiled changes.
.venv/warm: $(wildcard src/mansuba/kernel/*.py src/mansuba/players/search/*.py src/mansuba/env/*.py src/mansuba/env/seeing/*.py)
	@$(BIN)/python -m mansuba.kernel
	@$(BIN)/python -m mansuba.players
	@$(BIN)/python -m mansuba.env
	@touch $@

page: ## build the page that the browser shows
	@tools/setup play
	@$(PAGE)

# The page is made from its own sources, from the words, and from the server's messages.
PAGE_SOURCES := $(shell find frontend -name node_modules -prune -o -type f \
	! -name schema.d.ts ! -name '*.woff2' -print) $(wildcard src/mansuba/words/locales/*/*.ftl)

src/mansuba/web/page/index.html: frontend/src/lib/schema.d.ts $(PAGE_SOURCES)
	@echo "Building the page"
	@tools/node npm run --silent build -- --logLevel warn

frontend/src/lib/schema.d.ts: $(wildcard src/mansuba/web/messages*.py) src/mansuba/web/schema.py \
		frontend/node_modules/installed
	@mkdir -p build
	@$(BIN)/python -m mansuba.web.schema >build/schema.json
	@tools/node npm run --silent types >build/types.log

frontend/node_modules/installed: frontend/package.json frontend/package-lock.json frontend/.npmrc
	@echo "Installing what builds the page into frontend/node_modules"
	@tools/node npm ci --no-fund --no-audit --loglevel error
	@touch $@

# What hangs fails after so many seconds, and the others go on; if not even its clean-up ends, its
# process does.
LIMIT := 400
NO_LONGER = --timeout $(LIMIT) -o faulthandler_timeout=$$(($(LIMIT) + 100)) \
	-o faulthandler_exit_on_timeout=true

test: check ## everything that has to pass: check, then all tests but the long ones
	@$(WARM)
	@$(PAGE)
	$(PYTEST) --cov $(NO_LONGER)

check: ## style, types, and imports that point one way
	@tools/setup dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	@$(MAKE) --no-print-directory --silent frontend/src/lib/schema.d.ts
	tools/node npm run --silent check

format: ## put style right
	@tools/setup dev
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	@$(MAKE) --no-print-directory --silent frontend/node_modules/installed
	tools/node npm run --silent format

bench: ## measure, beside our peers
	@tools/setup bench
	@$(WARM)
	@$(PAGE)
	$(BIN)/python bench/run.py

bench-players: ## measure who beats whom: takes an hour on two cores
	@tools/setup bench
	@$(WARM)
	$(BIN)/python bench/run.py ladder lookahead mcts

# For games of two; PLAYERS=4 for games of more.
tune: ## look for better weights of the players
	@tools/setup play
	$(BIN)/python bench/tune.py --players $(or $(PLAYERS),2)
	$(BIN)/python bench/outlook.py --players $(or $(PLAYERS),2)

bench-gpu: ## measure on an NVIDIA GPU
	@tools/setup gpu
	@$(WARM)
	$(BIN)/python bench/run.py gpu

lighthouse: ## what Lighthouse says of the page on a phone: the median of five, at least 95
	@tools/setup dev
	@tools/setup node
	@$(PAGE)
	@$(MAKE) --no-print-directory --silent tools/lighthouse/node_modules/installed
	$(BIN)/python bench/run.py lighthouse

tools/lighthouse/node_modules/installed: tools/lighthouse/package.json tools/lighthouse/package-lock.json
	@echo "Installing Lighthouse into tools/lighthouse/node_modules"
	@tools/node npm ci --prefix ../tools/lighthouse --ignore-scripts --no-fund --no-audit --loglevel error
	@touch $@

soak: LIMIT := 3600
soak: ## the long tests, and what the server does under fire and load
	@tools/setup dev
	@$(WARM)
	@$(PAGE)
	HYPOTHESIS_PROFILE=soak $(PYTEST) -m soak tests --ignore tests/fire $(NO_LONGER); long=$$?; \
	$(BIN)/python bench/run.py load cost fire && exit $$long

cluster: ## the arena on a local Ray cluster of two nodes
	@tools/setup cluster
	$(BIN)/python -m pytest -m cluster tests/cluster

mutate: ## break the rules in small ways and see that tests notice
	@tools/setup mutate
	$(BIN)/python tools/mutate.py

docs: ## the documents as a site in build/site; some pages are made from messages and positions
	@tools/setup dev
	$(BIN)/python -m mansuba.cli.docs docs
	$(BIN)/python tools/site.py

pictures: ## the pictures of the page in README.md and docs/play.md, taken anew
	@tools/setup dev
	@$(PAGE)
	$(BIN)/python tools/pictures.py

# Each list is held to the versions of the one before, so that one .venv can serve all.
# uv writes down neither hosts nor paths. Wheels only: building would fetch what is not locked.
COMPILE := $(BIN)/uv pip compile pyproject.toml --quiet --no-config --group build --universal \
	--python-version 3.11 --only-binary :all: --generate-hashes --no-header --no-annotate \
	$(if $(UPGRADE),--upgrade)

lock: ## write requirements/ from pyproject.toml; UPGRADE=1 takes the newest of everything
	@tools/setup play
	$(BIN)/python -m pip install --quiet uv
	$(COMPILE) -o requirements/play.txt
	$(COMPILE) -o requirements/node.txt -c requirements/play.txt --extra node
	$(COMPILE) -o requirements/dev.txt -c requirements/play.txt --extra dev
	$(COMPILE) -o requirements/bench.txt -c requirements/dev.txt --extra dev --extra bench
	$(COMPILE) -o requirements/mutate.txt -c requirements/bench.txt --extra dev --extra mutate
	$(COMPILE) -o requirements/cluster.txt -c requirements/mutate.txt --extra dev --extra cluster
	$(COMPILE) -o requirements/gpu.txt -c requirements/bench.txt --extra dev --extra bench --extra gpu

clean: ## remove all that make made
	rm -rf .venv build dist mutants .coverage .coverage.* .hypothesis .import_linter_cache \
		.mypy_cache .pytest_cache .ruff_cache frontend/node_modules tools/lighthouse/node_modules frontend/src/lib/schema.d.ts \
		frontend/src/seals.woff2 src/mansuba/web/page
	find . -name __pycache__ -prune -exec rm -rf {} +
