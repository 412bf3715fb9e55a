# make run    start Sfumato (sets everything up the first time)
# make test   lint, types and all tests
# make screenshots  a picture of every workspace in every step, light and dark
# make bench  benchmarks: tables of ratios (ONLY=timeseries runs one)
SHELL := /bin/sh
VENV := .venv
PY := $(VENV)/bin/python

.PHONY: run test bench screenshots clean

run: $(VENV)/runtime
	@sh packaging/system-libraries.sh window
	@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ] || [ "$$(uname)" = Darwin ]; then \
		exec $(PY) main.py; \
	else \
		echo "There is no display here, so no window can open. Running the demo releases instead:"; \
		exec $(PY) main.py demo --out demo; \
	fi

test: $(VENV)/testing
	@sh packaging/system-libraries.sh offscreen
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	$(PY) -m pytest -n 2

bench: $(VENV)/testing
	@sh packaging/system-libraries.sh offscreen
	$(PY) tests/benchmarks/run.py $(ONLY)

screenshots: $(VENV)/testing
	@sh packaging/system-libraries.sh offscreen
	$(PY) tests/walk/screenshots.py screenshots

$(VENV)/runtime: requirements.txt | $(VENV)/bin/python
	$(PY) -m pip install --quiet --disable-pip-version-check -r requirements.txt
	@touch $@

$(VENV)/testing: requirements-test.txt $(VENV)/runtime
	$(PY) -m pip install --quiet --disable-pip-version-check -r requirements-test.txt
	@touch $@

$(VENV)/bin/python:
	@sh packaging/virtual-environment.sh $(VENV)

clean:
	rm -rf $(VENV) build dist demo screenshots
