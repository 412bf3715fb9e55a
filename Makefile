# make run    start Sfumato (sets everything up the first time)
# make test   lint, types and all tests
# make check  lint, types and a quick choice of the tests: about a minute
# make slow   the long tests: whole sessions, every technique, two hundred cancels
# make screenshots  a picture of every panel in three sizes, themes and languages
# make translations  texts of the source into resources/translations, compiled
# make architecture  the drawing of docs/architecture.md, from the imports of the source
# make bench  benchmarks: tables of ratios (ONLY=timeseries runs one)
# make package       the installed program and this system's installers, in dist/ (packaging/README.md)
# make package-test  a smoke test of what was built
# make package-windows       the Windows folder and its setup.exe, built on Debian under wine, in dist/windows/
# make package-windows-test  a smoke test of that, under wine (PLACE=folder keeps its folder; again: goes on there)
# make locks  every file of the pinned versions by its SHA-256, after a requirements file was changed
SHELL := /bin/sh
VENV := .venv
PY := $(VENV)/bin/python

.PHONY: run test check slow bench screenshots translations architecture package package-test \
	package-windows package-windows-test locks clean

run: $(VENV)/runtime
	@sh packaging/system-libraries.sh window
	@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ] || [ "$$(uname)" = Darwin ]; then \
		exec $(PY) main.py; \
	else \
		echo "There is no display here, so no window can open. Running the demo releases instead:"; \
		rm -rf demo; exec $(PY) main.py demo --out demo; \
	fi

test: $(VENV)/testing
	@sh packaging/system-libraries.sh offscreen
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	$(PY) -m pytest -n 2 --dist worksteal

QUICK := tests/engine/test_architecture.py tests/engine/kinds/test_doors.py tests/engine/core/test_params.py \
	tests/engine/core/test_policy.py tests/engine/core/test_text.py \
	tests/engine/kinds/timeseries/test_gate.py \
	tests/engine/core/report/test_svg.py tests/gui/workspace/test_workflow.py tests/gui/widgets/test_param_form.py \
	tests/end_to_end/test_recorded_bytes.py::test_every_technique_gives_the_bytes_it_gave_before[timeseries.naive] \
	tests/end_to_end/test_recorded_bytes.py::test_every_technique_gives_the_bytes_it_gave_before[tables.discretise]

check: $(VENV)/testing
	@sh packaging/system-libraries.sh offscreen
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	$(PY) -m pytest -n 2 $(QUICK)

slow: $(VENV)/testing
	@sh packaging/system-libraries.sh offscreen
	$(PY) -m pytest -m slow -rP

bench: $(VENV)/testing
	@sh packaging/system-libraries.sh offscreen
	$(PY) tests/benchmarks/run.py $(ONLY)

screenshots: $(VENV)/testing
	@sh packaging/system-libraries.sh offscreen
	$(PY) tests/walk/screenshots.py screenshots

translations: $(VENV)/runtime
	$(PY) resources/translations/update.py

architecture: $(VENV)/runtime
	$(PY) docs/draw_architecture.py

package: $(VENV)/packaging
	@DISPLAY=:0 sh packaging/system-libraries.sh window
	@sh packaging/tools.sh build $(PY)
	sh packaging/build.sh $(PY)

package-test:
	@[ -d dist/sfumato ] || $(MAKE) package
	@sh packaging/tools.sh test
	$(PY) packaging/smoke_test.py dist --pictures build/pictures

package-windows: | $(VENV)/bin/python
	@sh packaging/tools.sh windows
	sh packaging/windows/on-debian.sh $(PY)

package-windows-test:
	@[ -d dist/windows/sfumato ] || $(MAKE) package-windows
	@sh packaging/tools.sh windows
	$(PY) packaging/smoke_windows.py build/windows dist/windows --pictures build/pictures $(PLACE:%=--place %)

locks: | $(VENV)/bin/python
	sh packaging/locks/update.sh $(PY)

# Only files that the locks name by their SHA-256 are installed.
INSTALL := $(PY) -m pip install --quiet --disable-pip-version-check --require-hashes

$(VENV)/runtime: packaging/locks/run.txt | $(VENV)/bin/python
	$(INSTALL) -r $<
	@touch $@

$(VENV)/testing: packaging/locks/test.txt $(VENV)/runtime
	$(INSTALL) -r $<
	@touch $@

$(VENV)/packaging: packaging/locks/package.txt $(VENV)/runtime
	$(INSTALL) -r $<
	@touch $@

$(VENV)/bin/python:
	@sh packaging/virtual-environment.sh $(VENV)

clean:
	rm -rf $(VENV) build dist demo screenshots
