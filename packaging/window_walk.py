"""Start an installed Sfumato and work with it as a steward would, through the accessibility tree.

    /usr/bin/python3 window_walk.py PROGRAM OUT_FOLDER SCREENSHOT HOW_MANY_SAMPLES [WRAPPER …]

Needs a display, a session bus and the system's Python with Atspi (python3-gi, gir1.2-atspi-2.0). For
each sample offered on the welcome page: load it, run, give reasons, sign, release; then quit. Prints
one JSON object: CPU seconds until the window could be used, what was released, the exit code.
"""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE = 150  # seconds for one step, on a busy machine
REASON = "looked at by the smoke test of the package"


def within(node, role="", name="", starts=""):
    """Everything of this role and name that is on show, in the order of the window.

    Entries of closed menus count as shown; the cells of a table, thousands of them, are left alone.
    """
    try:
        kind = node.get_role_name()
        in_menu = kind in ("menu bar", "menu item", "popup menu")
        if in_menu if role != "menu item" else kind not in ("application", "frame") and not in_menu:
            return
        if not in_menu and not node.get_state_set().contains(Atspi.StateType.SHOWING):
            return
        called = node.get_name() or ""
        if role in ("", kind) and (called == name if name else called.startswith(starts)):
            yield node
        if kind in ("table", "tree table", "list", "tree"):
            return
        for index in range(node.get_child_count()):
            child = node.get_child_at_index(index)
            if child is not None:
                yield from within(child, role, name, starts)
    except GLib.Error:  # it went away while we looked
        return


def enabled(node):
    return node.get_state_set().contains(Atspi.StateType.ENABLED)


def wait_for(find, what):
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        Atspi.get_desktop(0).clear_cache()
        found = find()
        if found:
            return found
        time.sleep(0.1)
    raise TimeoutError(f"waited in vain for {what}")


def cpu_seconds(pid):
    """Of the program and of what it started."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(int(ticks) for ticks in fields[11:15]) / os.sysconf("SC_CLK_TCK")


class Walk:
    def __init__(self, program, wrapper):
        environment = {k: v for k, v in os.environ.items() if k not in ("PATH", "PYTHONPATH")}
        environment |= {"PATH": "/nowhere", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
        self.process = subprocess.Popen(
            [*wrapper, program], env=environment, stdout=sys.stderr, start_new_session=True
        )
        self.app = wait_for(self._find, "the window")
        wait_for(lambda: self.shown("push button", starts="Try the sample"), "the first page")
        self.cpu = cpu_seconds(self.app.get_process_id())

    def _find(self):
        if self.process.poll() is not None:
            raise RuntimeError(
                f"Sfumato ended with exit code {self.process.returncode} before it showed a window"
            )
        desktop = Atspi.get_desktop(0)
        apps = (desktop.get_child_at_index(i) for i in range(desktop.get_child_count()))
        return next((app for app in apps if app is not None and app.get_name() == "Sfumato"), None)

    def shown(self, role="", name="", starts=""):
        return list(within(self.app, role, name, starts))

    def press(self, role, name):
        node = wait_for(lambda: [n for n in self.shown(role, name) if enabled(n)], f"{role} {name!r}")[-1]
        node.do_action(0)

    def release_sample(self, title, folder):
        self.press("menu item", "Welcome")
        self.press("push button", f"Try the sample: {title}")
        self._can_take("Run", title)
        self.press("menu item", "Run")  # the last of that name: the entry, not the menu
        self._can_take("Release", title)
        self.press("menu item", "Release")
        signed = wait_for(lambda: self.shown("check box", "Signed by the steward"), "the gate")[0]
        wait_for(lambda: not self.shown(starts="The gate is being checked"), "the gate to be checked")
        for reason in self.shown("text", starts="Reason for: "):
            reason.set_text_contents(REASON)
        self.shown("text", "Folder of the release")[0].set_text_contents(str(folder))
        signed.do_action(0)
        wait_for(lambda: self.shown(starts="Everything is signed"), f"the signature of {title}")
        self.press("push button", "Release")
        wait_for(lambda: self.shown("label", "Released and verified"), f"the release of {title}")

    def _can_take(self, step, title):
        """Wait until a step of the strip says what it is for, and no longer why it cannot be taken."""
        purpose = {"Run": "Anonymize with", "Release": "Pass the gate"}[step]

        def ready():
            return [n for n in self.shown("push button", step) if n.get_description().startswith(purpose)]

        wait_for(ready, f"{step} of {title}")

    def quit(self):
        self.press("menu item", "Quit")
        return self.process.wait(PATIENCE)


def main(program, out, picture, how_many, wrapper):
    walk = Walk(program, wrapper)
    try:
        walk.press("menu item", "Welcome")
        offers = wait_for(lambda: walk.shown("push button", starts="Try the sample: "), "the samples")
        samples = [offer.get_name().partition(": ")[2] for offer in offers]
        released = []
        for title in samples[: int(how_many)]:
            walk.release_sample(title, Path(out) / title)
            released.append(str(Path(out) / title))
        subprocess.run(["import", "-window", "root", picture], check=False)
        code = walk.quit()
    except BaseException:
        subprocess.run(["import", "-window", "root", picture], check=False)
        os.killpg(walk.process.pid, signal.SIGKILL)  # or whoever waits for our output waits for ever
        raise
    print(json.dumps({"cpu_seconds": walk.cpu, "released": released, "exit_code": code}))


if __name__ == "__main__":
    main(*sys.argv[1:5], sys.argv[5:])
