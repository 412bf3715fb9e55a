"""Sfumato with a kind more, as if its two folders lay in engine/kinds and gui/kinds.

    python program.py FOLDER line ARGUMENTS …      the command line
    python program.py FOLDER window FILE OUT       the window: file, run, panels, help, release

The worker imports this file again and so finds the kind too; the verifier's process is this program.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
FOLDER = Path(sys.argv[1])
sys.path.insert(0, str(ROOT))

import engine.kinds  # noqa: E402
from engine.verify import folder as verifier  # noqa: E402

engine.kinds.__path__.append(str(FOLDER / "engine"))
verifier.own_command = lambda: [sys.executable, __file__, str(FOLDER), "line"]


def window() -> int:
    import gui.kinds
    from tests.end_to_end.session import Walk, drive, idle, look, run, sign

    gui.kinds.__path__.append(str(FOLDER / "gui"))
    file, out = Path(sys.argv[3]), Path(sys.argv[4])

    def walk(main) -> Walk:
        from gui.help import pages

        workspace = main.show_kind("words")
        assert type(workspace).__name__ == "WordsWorkspace"
        workspace.open_files([str(file)])
        yield idle(workspace)
        assert workspace.source is not None, workspace.message.text
        yield from run(workspace)
        yield from look(workspace)
        assert workspace.panel_tabs.tabText(0) == "Counts"
        assert "Frequent words" in pages.page("words").markdown
        yield from sign(workspace, out)
        workspace.release_page.give_order()
        yield idle(workspace)
        assert (out / "words" / "release").is_dir(), workspace.message.text
        main.close()

    return drive(walk)


if __name__ == "__main__":
    if sys.argv[2] == "window":
        sys.exit(window())
    from engine.cli import main

    sys.exit(main(sys.argv[3:]))
