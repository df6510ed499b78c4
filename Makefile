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

.PHONY: ask test check bench clean setup install uninstall
ask: $(READY)
	@$(VENV)/bin/python bin/ask-once

# on each core; a file's tests stay together and in order. T="-n0 tests/wire" runs some, and those in one process;
# what fails has a second try, and is listed as RERUN: on a busy machine a test's own patience is up now and then;
# there is but one real Hyprland; with --dist loadfile xdist 3.8 waits for ever for a process that took a dead one's place
test: $(DEV)
	$(VENV)/bin/python -m pytest --reruns 1 -raR -n $(if $(RYX_TESTS_HYPRLAND),0,logical) --maxprocesses 4 \
	  --dist loadfile --no-loadscope-reorder --max-worker-restart 0 $(T)

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
	@$(VENV)/bin/python -m pip install --quiet 'hatchling>=1.27' editables
	@$(VENV)/bin/python -m pip install --quiet --no-build-isolation --editable .
	@touch $@

$(DEV): $(READY)
	@$(VENV)/bin/python -m pip install --quiet --no-build-isolation --editable '.[dev]'
	@touch $@

# For one user, without root: a virtual environment of its own, commands in ~/.local/bin, units, D-Bus file.
DATA := $(or $(XDG_DATA_HOME),$(HOME)/.local/share)
CONFIG := $(or $(XDG_CONFIG_HOME),$(HOME)/.config)
HOME_VENV := $(DATA)/ryx/venv
UNITS := $(CONFIG)/systemd/user
install:
	@test -n "$(PYTHON)" || { echo "ryx needs Python 3.11 or newer; name one: make PYTHON=/path/to/python3"; exit 1; }
	@test -x "$(HOME_VENV)/bin/python" || { mkdir -p "$(HOME_VENV)" && $(PYTHON) -m venv "$(HOME_VENV)"; }
	@bin/build-llama "$(HOME_VENV)/bin/python" "$(CACHE)"
	@"$(HOME_VENV)/bin/python" -m pip install --quiet --compile --upgrade ".[pull,keyring,mcp,data,web,graph,watch,gpu]"
	@mkdir -p "$(HOME)/.local/bin" "$(UNITS)" "$(DATA)/dbus-1/services" "$(DATA)/ryx/hypr"
	@ln -sf "$(HOME_VENV)/bin/ryxctl" "$(HOME_VENV)/bin/ryxd" "$(HOME)/.local/bin/"
	@for unit in ryxd.service ryxd.socket; do \
	  sed 's|/usr/bin/ryxd|$(HOME_VENV)/bin/ryxd|' systemd/$$unit > "$(UNITS)/$$unit" || exit 1; done
	@sed 's|/usr/bin/ryxd|$(HOME_VENV)/bin/ryxd|' systemd/dev.ryx.Ryx1.service > "$(DATA)/dbus-1/services/dev.ryx.Ryx1.service"
	@cp hypr/* "$(DATA)/ryx/hypr/"
	@systemctl --user daemon-reload 2>/dev/null || true
	@echo "installed; start it with: systemctl --user enable --now ryxd.socket ryxd.service"
	@echo "then: $(HOME)/.local/bin/ryxctl doctor"

uninstall:
	-@systemctl --user disable --now ryxd.service ryxd.socket 2>/dev/null
	rm -rf "$(HOME_VENV)" "$(DATA)/ryx/hypr" "$(UNITS)/ryxd.service" "$(UNITS)/ryxd.socket" \
	  "$(DATA)/dbus-1/services/dev.ryx.Ryx1.service" "$(HOME)/.local/bin/ryxctl" "$(HOME)/.local/bin/ryxd"
	-@systemctl --user daemon-reload 2>/dev/null
	@echo "left where they are: $(CONFIG)/ryx (configuration) and the journal in ~/.local/state/ryx"

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis
