# The front door. Both commands do all the set-up they need, once; after that they work without network.
#   make ask Q="find me the great wave file"     ask something, on the model that ships with ryx
#   make test                                    run every test

Q ?= find me the great wave file
PYTHON ?= $(shell for p in /usr/bin/python3 python3; do $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
  2>/dev/null && { echo $$p; break; }; done)
VENV := .venv
CACHE := $(or $(XDG_CACHE_HOME),$(HOME)/.cache)/ryx/build
READY := $(VENV)/.ready
DEV := $(VENV)/.dev
export Q

.PHONY: ask test check bench clean setup
ask: $(READY)
	@$(VENV)/bin/python bin/ask-once

test: $(DEV)
	$(VENV)/bin/python -m pytest $(T)

check: $(DEV)
	$(VENV)/bin/ruff check .
	$(VENV)/bin/mypy
	$(VENV)/bin/python -m ryxd.wire.generate --check

bench: $(DEV)
	$(VENV)/bin/python -m tests.bench

setup: $(READY)

$(VENV)/bin/python:
	@test -n "$(PYTHON)" || { echo "ryx needs Python 3.11 or newer; name one: make PYTHON=/path/to/python3"; exit 1; }
	$(PYTHON) -m venv $(VENV) || { echo "no venv module: install python3-venv (Debian) or python (Arch)"; exit 1; }

$(READY): $(VENV)/bin/python pyproject.toml bin/build-llama bin/nocommon.cmake
	@bin/build-llama $(VENV)/bin/python "$(CACHE)"
	@$(VENV)/bin/python -m pip install --quiet --editable .
	@touch $@

$(DEV): $(READY)
	@$(VENV)/bin/python -m pip install --quiet --editable '.[dev]'
	@touch $@

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis
