# Seance. A bare `make` lists the targets.

.DEFAULT_GOAL := help
SHELL := /bin/sh

VENV := .venv
# That of the virtual environment, else the first on the PATH that is new enough;
# PYTHON=... chooses another, and .venv is made anew if it has a different version.
ifeq ($(origin PYTHON), undefined)
PYTHON := $(shell for candidate in \
	$(VENV)/bin/python python3 python3.14 python3.13 python3.12 python3.11; do \
	$$candidate -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	&& echo $$candidate && break; done)
endif
VERSION := $(if $(PYTHON),$(shell $(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])'))

BIN := $(VENV)/bin
PIP = $(BIN)/python -m pip install --quiet --disable-pip-version-check
# Packages of others by their hashes, then the project itself and nothing else.
# --no-build-isolation: also the build tool is one of them.
HASHED = $(PIP) --require-hashes --requirement deploy/requirements
OURSELVES = $(PIP) --no-deps --no-build-isolation --editable .
# Each has what the one before it has, and more: to run, to develop, to test everything.
INSTALLED := $(VENV)/installed-$(VERSION)
DEVELOP := $(VENV)/develop-$(VERSION)
TOOLS := $(VENV)/tools-$(VERSION)
NPM_LOCKS := $(wildcard openapi/*/package-lock.json)
# The linter reports nothing to its makers.
export REDOCLY_TELEMETRY := off
export REDOCLY_SUPPRESS_UPDATE_NOTICE := true

OPENAPI_30 := build/openapi-3.0.json

.PHONY: help install develop tools up check test style lint format types spec sdk page picture \
	gallery publish texts bench soak mutants playthroughs freeze pins audit clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

install: $(INSTALLED) ## set up .venv with what running needs (nothing to do when current)

$(INSTALLED): pyproject.toml deploy/requirements/run.txt
	@test -n "$(PYTHON)" || { \
		echo "Seance needs Python 3.11 or newer, and found none on the PATH." >&2; \
		echo "Install one, or name it: make PYTHON=/path/to/python3.11" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "$(PYTHON) lacks the venv module." >&2; \
		echo "On Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }
	@$(BIN)/python -c 'import sys; sys.exit("%d.%d" % sys.version_info[:2] != "$(VERSION)")' \
		2>/dev/null || $(PYTHON) -m venv --clear $(VENV)
	@echo "Installing into $(VENV) ..."
	@$(HASHED)/run.txt
	@$(OURSELVES)
	@$(BIN)/python -m compileall -q --invalidation-mode checked-hash engines service workers
	@touch $@

develop: $(DEVELOP) ## add what changing the code needs: linter, types, tests

$(DEVELOP): $(INSTALLED) deploy/requirements/dev.txt
	@echo "Installing what develops and tests into $(VENV) ..."
	@$(HASHED)/dev.txt
	@touch $@

tools: $(TOOLS) ## add Node, Java and what checks the document and its clients

# npm runs from the virtual environment, and its packages find their Node on the PATH.
$(TOOLS): $(DEVELOP) $(NPM_LOCKS) deploy/requirements/tools.txt
	@echo "Installing Node, Java and generators into $(VENV) ..."
	@$(HASHED)/tools.txt
	@for lock in $(NPM_LOCKS); do \
		PATH="$(CURDIR)/$(BIN):$$PATH" npm ci --silent --prefix "$${lock%/*}" || exit; done
	@touch $@

up: install ## serve on http://127.0.0.1:8000 until Ctrl-C
	@exec $(BIN)/seance up

check: style types ## for the loop of a developer: style, types, tests that start no server
	$(PYTEST) -m 'not soak and not server and not setups'

# What is compiled is kept, whatever the environment says: each process of a run, and of
# the next one, would compile all tests again.
PYTEST = PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest -n 2 --dist worksteal

# Counting lines takes longer than most tests do, so each run counts only what it is there
# for: the rules first, then everything that stands on them; tests/unmeasured.py says which
# tests count nothing. The tests of servers wait half of their time: four run at once.
test: lint types ## what CI runs: lint, types, all tests, branch coverage
	$(BIN)/coverage erase
	$(PYTEST) --cov=engines --cov-report= tests/engines
	$(PYTEST) -n 4 --cov=service --cov=workers --cov-report= --cov-append \
		--ignore=tests/engines
	@$(BIN)/coverage report --include='engines/*' --fail-under=100
	@$(BIN)/coverage report --include='service/*' --fail-under=95
	@$(BIN)/coverage report --include='workers/*' --fail-under=95

style: develop ## check formatting and style
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

lint: style tools $(OPENAPI_30) ## check style, also of the OpenAPI document
	$(BIN)/node openapi/tools/node_modules/.bin/redocly lint --config openapi/redocly.yaml

$(OPENAPI_30): openapi/openapi.json $(INSTALLED)
	$(BIN)/python -m openapi.openapi30 $@

format: develop ## format the code and apply safe fixes
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

types: develop ## check the types, strictly
	$(BIN)/mypy

spec: install ## write the published OpenAPI document
	$(BIN)/python -m openapi.export

sdk: tools ## write the generated parts of both SDKs from the document
	$(BIN)/python -m openapi.sdk_python
	PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent --prefix openapi/typescript generate

page: tools ## build the table in the browser that the service serves
	$(BIN)/node openapi/typescript/node_modules/.bin/tsc --build openapi/typescript
	PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent --prefix openapi/web check
	PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent --prefix openapi/web build

picture: tools ## take the picture of the table that the README shows
	$(BIN)/python -m tests.openapi.web.pictures.picture

# SIZES=wide,small,phone THEMES=light,dark ARGS='tables people' choose among them.
gallery: tools ## take pictures of every page, large and small, light and dark
	$(BIN)/python -m tests.openapi.web.pictures.gallery $(ARGS)

publish: spec ## make the document the last published version; see openapi/POLICY.md
	$(BIN)/python -m openapi.publish

texts: develop ## compile the message catalogues that have changed
	$(BIN)/python -m tests.architecture.texts

bench: develop ## measure our speed beside that of other engines
	$(BIN)/python -m tests.bench

soak: tools ## the long runs
	$(BIN)/python -m pytest -m soak
	$(MAKE) mutants

# How many mutants of each title are tried, and which; var/mutants remembers results.
COUNT ?= 40
SEED ?= 1

mutants: develop ## change rules by a little and see whether tests notice; COUNT=, SEED=
	@$(HASHED)/mutants.txt
	$(BIN)/python -m tests.mutants.run --count $(COUNT) --seed $(SEED)

playthroughs: develop ## write the golden games anew; read the difference before you commit
	$(BIN)/python -m tests.playthroughs.write

freeze: develop ## write what this release writes, to be read for ever; NAME=, PARTS=
	@test -n "$(NAME)" || { echo "NAME=2026-11-17 names the release." >&2; exit 1; }
	$(BIN)/python -m tests.frozen.freeze $(NAME) $(PARTS)

# What each file of hashes is for: the extras of pyproject.toml.
PINS_run :=
PINS_image := --extra proxy
PINS_dev := --extra dev
PINS_tools := --extra dev --extra openapi
PINS_mutants := --extra dev --extra mutants

pins: develop ## write hashes and parts list (SBOM) of all packages in constraints.txt
	@$(PIP) --constraint deploy/constraints.txt uv
	@$(foreach name,run image dev tools mutants,echo setuptools | $(BIN)/uv pip compile \
		--quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
		--no-header --no-strip-extras --constraint deploy/constraints.txt \
		$(PINS_$(name)) pyproject.toml - \
		--output-file deploy/requirements/$(name).txt >/dev/null || exit; )
	@$(BIN)/uv tool run --quiet --from cyclonedx-bom==7.5.0 cyclonedx-py requirements \
		--output-reproducible --output-file deploy/requirements/image.cdx.json \
		deploy/requirements/image.txt

# Not part of `make test`: what is known about a package changes without any of ours.
audit: develop ## ask pypi.org for known weaknesses of the packages that run in the image
	@$(PIP) --constraint deploy/constraints.txt uv
	@$(BIN)/uv tool run --quiet --from pip-audit==2.10.1 pip-audit --strict \
		--disable-pip --require-hashes --requirement deploy/requirements/image.txt || { \
		echo "Either weaknesses are listed above, or pypi.org did not answer: then nothing" \
			"is known about these packages, neither good nor bad." >&2; exit 1; }

clean: ## remove what can be made again; games in var/ stay
	rm -rf $(VENV) openapi/*/node_modules build dist *.egg-info .coverage .coverage.* htmlcov
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
