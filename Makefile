# Hollywood: from a fresh checkout, `make play` deals and `make test` tests.
# Each sets up what it needs by itself, once, inside this folder. (Outside it only the caches of pip
# and uv grow; and root on a Debian without python3-venv gets that package.)

PYTHON ?= python3
ARGS ?=
WORKERS ?= auto
CORES := $(shell getconf _NPROCESSORS_ONLN)

BIN := .venv/bin
# docs/checks.md tells why each mode runs just these.
# What asks for compiled code, and does something else where it gets none.
INTERPRETED := tests/kernel tests/lockstep tests/golden tests/equity tests/test_package.py \
	tests/bots/test_contract_search.py tests/bots/test_gin_search.py tests/bots/test_contract_view.py \
	tests/bots/test_stopping.py tests/simulation/test_hands.py tests/simulation/test_interpreted.py \
	--deselect tests/bots/test_contract_search.py::test_every_action
# What notices that Numba is not there: imports, who asks for it, and one table of each kind.
PLAIN := tests/test_package.py tests/kernel/test_compiling.py tests/kernel/test_deadwood.py \
	tests/lockstep/test_gin_perft.py tests/lockstep/test_contract_perft.py tests/golden \
	tests/simulation/test_hands.py tests/simulation/test_interpreted.py
# What reads and writes vectors in compiled code, without what only measures how well it plays.
PLACES := tests/kernel tests/lockstep tests/golden \
	$(addprefix --ignore ,tests/kernel/test_strength.py tests/kernel/test_contract_strength.py \
	tests/kernel/test_belief_scored.py tests/kernel/test_compiling.py tests/kernel/test_compiled_code.py)
# Real servers and workers of a cluster killed again and again: minutes of their own.
FAULTS := tests/server/faults tests/server/nodes/test_faults.py tests/cluster
APART := $(FAULTS)
ENVIRONMENT := tools/make-env pyproject.toml requirements/uv.txt

# An environment that was moved here, or whose Python has gone, is set up again: forget its stamps.
$(shell for e in .venv .venv-plain .venv-bench .venv-docs; do \
	[ -x $$e/bin/python ] && [ "$$(cat $$e/.place 2>/dev/null)" = "$(CURDIR)" ] || rm -f $$e/.ready-*; done)

# What Python has compiled once it may keep: the tests start some hundred processes.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help release dist test-wheel play setup client programs docs kernel test test-client \
	test-faults test-interpreted test-plain test-places check check-once check-modes pictures lint \
	format lock soak soak-nodes bench bench-table bench-attacks bench-browser bench-environments \
	bench-decisions strength ladder dataset train clean
ifndef BESIDE
.NOTPARALLEL:
endif
.DELETE_ON_ERROR:

help:  ## List what make can do here
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: .venv/.ready-to-play client  ## Sit down at the table (ARGS="..." goes to `hollywood play`)
	@$(BIN)/hollywood play $(ARGS) || [ $$? = 130 ]  # leaving by Ctrl-C is no failure

setup: .venv/.ready-to-test  ## Set up .venv with everything for playing and developing
	@echo "hollywood: .venv is ready."

client: .venv/.ready-to-play  ## Build the pages of the table in the browser, unless they are current
	@$(BIN)/python tools/build_client.py

programs:  ## Find, or on Debian as root install, what the tests run: a browser, PostgreSQL, nginx, Caddy
	@tools/need-programs

kernel: .venv/.ready-to-test  ## Compile what the tests run, unless it is kept: each game in a process
	@$(BIN)/python -m tests.compiled

test: .venv/.ready-to-test programs client kernel  ## Run all tests and every example in the docs (ARGS="..." goes to pytest)
	$(BIN)/pytest -n $(WORKERS) --dist worksteal $(addprefix --ignore ,$(APART)) $(ARGS)

test-faults: .venv/.ready-to-test programs client kernel  ## Kill, stop, cut off and fill up real servers and workers; nothing may be lost
	$(BIN)/pytest -n $(WORKERS) --dist worksteal $(FAULTS) $(ARGS)

test-interpreted: .venv/.ready-to-test  ## Run the tests with the kernel interpreted, on fewer cases
	HYPOTHESIS_PROFILE=few NUMBA_DISABLE_JIT=1 $(BIN)/pytest -n $(WORKERS) --dist worksteal $(INTERPRETED) $(ARGS)

test-plain: .venv-plain/.ready-to-test  ## Run them where there is no Numba, in .venv-plain
	HYPOTHESIS_PROFILE=few .venv-plain/bin/pytest -n $(WORKERS) --dist worksteal $(PLAIN) $(ARGS)

test-places: .venv/.ready-to-test  ## Run the kernel's own, compiled so that every place of a vector is looked at
	@# A single worker compiles everything once by itself.
	@[ $(WORKERS) = 1 ] || NUMBA_BOUNDSCHECK=1 $(BIN)/python -m tests.compiled
	HYPOTHESIS_PROFILE=few NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -n $(WORKERS) --dist worksteal $(PLACES) $(ARGS)

test-client: client  ## Check the types of the client, run its own tests, and weigh its first load
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent check
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm test --silent
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent size

dist: .venv/.ready-to-test client  ## Build the sdist and the wheel in dist/
	@rm -rf dist
	@HOLLYWOOD_HOME_PAGE="$(HOME_PAGE)" $(BIN)/python -m hatchling build -d dist

test-wheel: dist  ## Install both into empty environments, run them, serve, and remove them
	$(BIN)/python tools/check_wheel.py dist

release: .venv/.ready-to-test  ## Check everything, build, date the changelog, and tag; uploads nothing (HOME_PAGE=https://... names the address; CHECKED=1 if `make check` has passed)
	@$(BIN)/python tools/release.py ready
	@$(if $(CHECKED),,$(MAKE) --no-print-directory check)
	@$(BIN)/python tools/release.py date
	@$(MAKE) --no-print-directory docs test-wheel
	@$(BIN)/python tools/release.py tag

# Many tests wait, for a server or a page: one worker more than there are cores, and the modes
# beside them, keep every core busy to the end.
check: setup  ## Everything that must pass: lint, types, tests
	@$(MAKE) --no-print-directory --output-sync=target -j3 BESIDE=1 kernel programs test-client lint .venv-plain/.ready-to-test
	@$(MAKE) --no-print-directory -j2 BESIDE=1 check-once check-modes

check-once:
	@$(MAKE) --no-print-directory test APART= WORKERS=$$(($(CORES) + 1))

check-modes:
	@mkdir -p build
	@failed=0; for part in test-interpreted test-plain test-places test-wheel; do \
		$(MAKE) --no-print-directory $$part WORKERS=$$((($(CORES) + 1) / 2)) || failed=1; \
	done > build/modes.log 2>&1; cat build/modes.log; exit $$failed

pictures: .venv/.ready-to-test client  ## Make the pictures of the README again (ARGS="gin may-i" makes those only)
	$(BIN)/python -m tools.pictures $(ARGS)

docs: .venv-docs/.ready-to-build  ## Build the documentation site, which works offline too: `hollywood docs` opens it
	@NO_MKDOCS_2_WARNING=1 .venv-docs/bin/python -m mkdocs build --quiet --strict
	@echo "hollywood: \`hollywood docs\` opens the documentation."

lint: .venv/.ready-to-test  ## The part of check that runs no tests
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python tools/check_types.py
	$(BIN)/lint-imports --no-logo
	$(BIN)/python tools/check_hosts.py

format: .venv/.ready-to-test  ## Format the source and fix what lint can fix
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .

soak: .venv/.ready-to-test programs client  ## Run the tests with many more random cases; takes long
	HYPOTHESIS_PROFILE=soak HOLLYWOOD_SOAK=1 $(BIN)/pytest -n $(WORKERS) --dist worksteal --timeout 0 $(ARGS)

soak-nodes: .venv/.ready-to-test programs client  ## Kill, pause and cut off nodes hundreds of times; writes build/nodes.json; two hours
	@rm -f build/nodes.json
	HOLLYWOOD_SOAK=1 $(BIN)/pytest -p no:xdist --timeout 0 tests/server/nodes/test_faults.py $(ARGS)

bench: .venv-bench/.ready-to-bench  ## Run the benchmarks beside other programs, in .venv-bench
	.venv-bench/bin/python benchmarks/run.py $(ARGS)

bench-environments: .venv-bench/.ready-to-bench  ## Measure the environments for learning beside those of other programs
	.venv-bench/bin/python benchmarks/environments.py $(ARGS)

bench-decisions: .venv/.ready-to-test  ## Measure how long the levels that search think; an hour
	$(BIN)/python benchmarks/decision_times.py $(ARGS)

strength: .venv/.ready-to-test .venv-bench/.ready-to-bench  ## Measure how strong the players are; many hours (ARGS="ROW ... --pairs N")
	$(BIN)/python benchmarks/strength.py $(ARGS)

ladder: .venv/.ready-to-test  ## Let every two levels play, and write how strong they are; hours (ARGS="gin --pairs N --minutes M")
	$(BIN)/python -m benchmarks.ladder $(ARGS)

dataset: .venv/.ready-to-test  ## Make the open data set in build/dataset, or go on with it; days on many cores (ARGS="--help")
	$(BIN)/python tools/dataset.py $(if $(ARGS),$(ARGS),build/dataset)

train: .venv/.ready-to-test  ## Learn the nets of gin and May-I anew; hours
	$(BIN)/python -m training.train_gin
	$(BIN)/python -m training.train_may_i

bench-table: .venv/.ready-to-test  ## Put the table under load: thousands of people on this machine
	$(BIN)/python benchmarks/table_load.py $(ARGS)

bench-attacks: .venv/.ready-to-test  ## Let one visitor attack the table while others play
	$(BIN)/python -m benchmarks.attacks $(ARGS)

bench-browser: .venv/.ready-to-test programs client  ## Measure the engine in a real browser: its size, its start, its bots
	$(BIN)/python -m benchmarks.browser_engine

clean:  ## Remove the environments, caches and everything built
	rm -rf .venv .venv-plain .venv-bench .venv-docs web/node_modules src/hollywood/server/static build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests tools training lab benchmarks -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# Environments. Each stamp is newer than everything its environment was made from.

.venv/.ready-to-play: $(ENVIRONMENT) requirements/runtime.txt
	@# Ready to test is ready to play.
	@tools/make-env $(PYTHON) .venv $(if $(wildcard .venv/.ready-to-test),requirements/dev.txt,requirements/runtime.txt)
	@touch $@

.venv/.ready-to-test: $(ENVIRONMENT) requirements/dev.txt
	@tools/make-env $(PYTHON) .venv requirements/dev.txt
	@touch $@ .venv/.ready-to-play

.venv-plain/.ready-to-test: $(ENVIRONMENT) requirements/plain.txt
	@tools/make-env $(PYTHON) .venv-plain requirements/plain.txt
	@touch $@

.venv-bench/.ready-to-bench: $(ENVIRONMENT) requirements/bench.txt
	@tools/make-env $(PYTHON) .venv-bench requirements/bench.txt
	@touch $@

.venv-docs/.ready-to-build: $(ENVIRONMENT) requirements/docs.txt
	@tools/make-env $(PYTHON) .venv-docs requirements/docs.txt
	@touch $@

# Pinned versions and hashes. Pins that still fit are kept; `make lock ARGS=--upgrade` looks for newer
# ones. dev.txt comes first and the others follow it, so that no package has two versions.

UV = $(shell uv --version >/dev/null 2>&1 && echo uv || echo $(BIN)/uv)
COMPILE = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --custom-compile-command "make lock" $(ARGS)
ALIKE = --constraint requirements/dev.txt

lock: .venv/.ready-to-play  ## Pin the packages in requirements/ again (ARGS=--upgrade for newer ones)
	@$(COMPILE) --group uv --output-file requirements/uv.txt
	@$(COMPILE) pyproject.toml --extra server --extra simulate --group dev --output-file requirements/dev.txt
	@$(COMPILE) pyproject.toml --extra server --extra compiled --extra postgres --group install $(ALIKE) --output-file requirements/runtime.txt
	@$(COMPILE) --group engine $(ALIKE) --output-file requirements/engine.txt
	@$(COMPILE) --group node $(ALIKE) --output-file requirements/node.txt
	@$(COMPILE) pyproject.toml --extra server --group test $(ALIKE) --output-file requirements/plain.txt
	@$(COMPILE) pyproject.toml --extra simulate --group bench --constraint requirements/runtime.txt --output-file requirements/bench.txt
	@$(COMPILE) --group install --group docs $(ALIKE) --output-file requirements/docs.txt
	@echo "hollywood: requirements/ is up to date with pyproject.toml."
