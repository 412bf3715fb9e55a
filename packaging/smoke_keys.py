"""The window of the Windows package under wine and Xvfb, worked by keyboard and mouse.

wine has no accessibility tree to ask, so what is seen are pictures: the button in the accent colour is where
the way goes on, and a picture that does not change any more says that a step is done. Whether it was done,
the written release says.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from smoke_stage import PATIENCE, WINE, claim, display, end, fail, own_folder, rights_away, run, windows_path

ACCENT, TINT = bytes.fromhex("0b6aa2"), bytes.fromhex("e2edf4")  # of the light theme
BUTTON, ROWS = 60, 3  # so many dots of it side by side, in so many lines: a button
HEAD = 125  # lines of the menu, the tabs and the steps, where the chosen tab has a line in that colour
WIDTH, HEIGHT = 1440, 3200  # high enough for all of the release page
SCREEN = f"{WIDTH}x{HEIGHT}x24"
LEFT, RIGHT = WIDTH * 0.25, WIDTH * 0.78  # of the page; beyond it the chosen run has that colour, too
FOOT = HEIGHT - 132  # below: the progress of what is under way
KINDS = 5
# An odd number of blanks: the box of the signature, in which this is typed too, is ticked at the end.
REASON = "looked at by the smoke test of the package "
WIDE, LOW = 600, (15, 60)  # dots
STOPS = 40  # of the Tab key, from the top of the release page to the signature


class Window:
    def __init__(self, name: str, world: dict[str, str]):
        self.display, self.world = name, world

    def tool(self, *command: object) -> bytes:
        done = subprocess.run(
            list(map(str, command)),
            env={**os.environ, "DISPLAY": self.display},
            capture_output=True,
            timeout=PATIENCE,
        )
        return done.stdout

    def keys(self, *names: str) -> None:
        self.tool("xdotool", "key", "--delay", 40, *names)

    def click(self, place: tuple[int, int]) -> None:
        self.tool("xdotool", "mousemove", *place, "click", 1, "mousemove", 5, 5)

    def picture(self) -> bytes:
        return self.tool("import", "-window", "root", "-depth", 8, "rgb:-")

    def lines(self) -> set[tuple[int, int, int]]:
        """Where dots of the accent colour lie side by side: first dot, how many, line."""
        picture, found = self.picture(), set()
        at = picture.find(ACCENT * BUTTON, 3 * WIDTH * HEAD)
        while at >= 0:
            end = at
            while picture[end : end + 3] == ACCENT:
                end += 3
            if at % 3 == 0:
                found.add((at // 3 % WIDTH, (end - at) // 3, at // 3 // WIDTH))
            at = picture.find(ACCENT * BUTTON, end)
        return found

    def buttons(self) -> list[tuple[int, int]]:
        """The middle of each button in the accent colour, from the top."""
        found = self.lines()
        tops = [
            (y + ROWS, x + length // 2)
            for x, length, y in found
            if all((x, length, y + n) in found for n in range(1, ROWS)) and (x, length, y - 1) not in found
        ]
        return [(x, y) for y, x in sorted(tops)]

    def in_the_gate(self) -> bool:
        """Whether what has the keyboard is a reason or the signature: its frame is wide and low."""
        found = self.lines()
        return any(
            (x, length, y + height) in found
            for x, length, y in found
            if length > WIDE
            for height in range(*LOW)
        )

    def ahead(self) -> list[tuple[int, int]]:
        """Buttons but for Run, below on the left: Try the sample, or Release where it is not grey."""
        return [(x, y) for x, y in self.buttons() if LEFT < x < RIGHT and y < FOOT]

    def run(self) -> list[tuple[int, int]]:
        """The button below on the left, if it is not grey: while something is read or computed it is."""
        return [(x, y) for x, y in self.buttons() if x < LEFT and 0.8 * HEIGHT < y < FOOT]

    def begin_run(self, loaded: int) -> bool:
        """Whether another step than loading is chosen, as it is when a run has begun."""
        for place in self.run()[:1]:
            self.click(place)
        return self.steps()[0] > loaded

    def steps(self) -> tuple[int, int, int]:
        """The right end of the chosen step, which is tinted, and of the last one's writing; their line."""
        picture = self.picture()
        end = picture.rfind(TINT * BUTTON, 0, 3 * WIDTH * HEAD) + 3 * BUTTON
        below = end // 3 // WIDTH
        written = (
            x
            for line in range(below - 20, below - 4)
            for x in range(WIDTH * 9 // 10)
            if picture[3 * (line * WIDTH + x) : 3 * (line * WIDTH + x) + 3] not in (TINT, b"\xff\xff\xff")
        )
        return end // 3 % WIDTH, max(written, default=0), below - 12

    def go_to_release(self) -> bool:
        """Its step is the last; it can be chosen when there is something to release."""
        _chosen, last, line = self.steps()
        self.click((last - 5, line))
        return self.steps()[0] > last - BUTTON

    def settled(self, seconds: float = 4) -> None:
        """Until nothing but a caret has changed for a while."""
        rows, before, since = 3 * WIDTH, b"", time.monotonic()
        end = since + PATIENCE / 3
        while time.monotonic() - since < seconds:
            if time.monotonic() > end:
                fail("the window does not come to rest")
            now = self.picture()
            lines = range(0, len(now), rows)
            if sum(now[at : at + rows] != before[at : at + rows] for at in lines) > 40:
                before, since = now, time.monotonic()
            time.sleep(0.5)

    def wait(self, what: Callable[[], object], words: str) -> None:
        end = time.monotonic() + PATIENCE / 3
        while not what():
            if time.monotonic() > end:
                fail(f"waited in vain for {words}")
            time.sleep(0.5)


@contextmanager
def opened(program: Path, world: dict[str, str], stopped: Path) -> Iterator[tuple[Window, subprocess.Popen]]:
    """`stopped`: where its picture goes if the trial stops."""
    with display(SCREEN) as name:
        settings = [f"{key}={value}" for key, value in (world | {"DISPLAY": name}).items()]
        # into a pipe: wine 8 starts no Python whose output is a file
        process = subprocess.Popen(
            rights_away(["env", "-i", *settings, WINE, str(program)]),
            cwd=world["TMPDIR"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        shown = Window(name, world)
        try:
            visible = ("xdotool", "search", "--onlyvisible", "--name", "Sfumato")
            shown.wait(lambda: len(set(shown.picture())) > 40 and shown.tool(*visible).split(), "the window")
            found = shown.tool(*visible).split()[-1].decode()
            shown.tool("xdotool", "windowsize", found, WIDTH - 20, HEIGHT - 100)
            shown.settled()
            shown.tool("xdotool", "windowfocus", found)  # there is no window manager to give it the keyboard
            yield shown, process
        except BaseException:
            shown.tool("import", "-window", "root", stopped)
            raise
        finally:
            end(process)
            process.communicate()


def window(installed: Path, folder: Path, world: dict[str, str], pictures: Path | None) -> None:
    released = own_folder(folder / "Freigaben für heute")
    looks = folder / "looks"
    looks.mkdir()
    profile = next(
        path for path in Path(world["WINEPREFIX"], "drive_c/users").iterdir() if path.name != "Public"
    )
    settings = profile / "AppData/Local/sfumato/sfumato.ini"
    if not settings.parent.exists():  # as it does in a trial that goes on
        own_folder(settings.parent)
    for language in ("en", "de"):
        places = windows_path(released / language).replace("\\", "/")
        settings.write_text(
            f"[folder]\nrelease={places}\n[view]\nlanguage={language}\ntheme=light\n", encoding="utf-8"
        )
        shutil.chown(settings, settings.parent.owner())
        with opened(installed / "sfumato.exe", world, folder / "stopped.png") as (shown, process):
            (looks / f"{language}.rgb").write_bytes(shown.picture())
            for number in range(1, KINDS + 1) if language == "en" else (1,):
                release_sample(shown, number, released / language)
                shown.tool("import", "-window", "root", looks / f"windows-{language}-{number}.png")
            shown.keys("ctrl+q")
            code = process.wait(PATIENCE)
            claim(code == 0, f"window ({language}): opened, samples released by keyboard and mouse; quit")
    claim(
        (looks / "en.rgb").read_bytes() != (looks / "de.rgb").read_bytes(),
        "German looks another way than English",
    )
    done = sorted(path.parent for path in released.glob("*/*/release"))
    claim(len(done) == KINDS + 1, f"released in the window: {', '.join(path.name for path in done)}")
    for one in done:
        run(installed / "sfumato-cli.exe", "verify", one, cwd=Path(world["TMPDIR"]), **world)
    claim(True, "the installed program verifies each of them")
    if pictures:
        pictures.mkdir(parents=True, exist_ok=True)
        for picture in looks.glob("*.png"):
            shutil.copy(picture, pictures)


def release_sample(shown: Window, number: int, released: Path) -> None:
    before = len(list(released.glob("*/release/manifest.json")))
    shown.keys(f"ctrl+{number}")
    shown.wait(shown.ahead, f"the empty workspace {number}")
    shown.settled()
    shown.click(shown.ahead()[0])  # Try the sample
    shown.wait(shown.run, f"sample {number}")
    shown.settled()
    loaded = shown.steps()[0]
    shown.wait(lambda: shown.begin_run(loaded), f"run {number}")
    shown.wait(shown.go_to_release, f"something to release in workspace {number}")
    shown.settled(8)
    for _stop in range(3 * STOPS):  # on a busy machine the gate may come after the first round
        shown.keys("Tab")
        time.sleep(0.5)
        if not shown.in_the_gate():  # a blank would press a button
            continue
        shown.tool("xdotool", "type", "--delay", 15, REASON)
        time.sleep(1)
        if shown.ahead():
            break
    else:
        fail(f"workspace {number}: the gate did not open")
    shown.click(shown.ahead()[0])  # Release
    shown.wait(lambda: len(list(released.glob("*/release/manifest.json"))) > before, f"release {number}")
    shown.settled(6)
