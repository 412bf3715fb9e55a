"""`make translations`: brings the .ts files up to date with the source and compiles them.

A text that is new stands in the .ts with an empty, unfinished translation; one that is gone is dropped. What
is translated already in another place is taken over. Two kinds of files come out:

    sfumato_de.ts, sfumato_it.ts    the translations, to be edited (by hand or with Qt Linguist)
    sfumato_de.qm, sfumato_it.qm    compiled; kept with the source, so that a clone runs without a step more
"""

from __future__ import annotations

import re
import subprocess
import sys
import xml.etree.ElementTree as xml
from collections.abc import Mapping, Sequence
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
sys.path.insert(0, str(FOLDER.parents[1]))

from resources.translations.texts import Text, all_texts  # noqa: E402

LANGUAGES = ("de", "it")
HOLE = re.compile(r"\{\w+\}")


def ts_file(language: str) -> Path:
    return FOLDER / f"sfumato_{language}.ts"


def read(path: Path) -> dict[Text, str]:
    """The finished translations."""
    if not path.exists():
        return {}
    return {
        (context.findtext("name", ""), message.findtext("source", "")): message.findtext("translation", "")
        for context in xml.parse(path).getroot().iter("context")
        for message in context.iter("message")
        if message.find("translation").get("type") != "unfinished"
    }


def merged(texts: Sequence[Text], known: Mapping[Text, str]) -> dict[Text, str]:
    """A translation for every text: its own, else that of the same English elsewhere, else none yet."""
    elsewhere = {_shape(text): (text, translation) for (_context, text), translation in known.items()}
    return {text: known.get(text) or _renamed(text[1], elsewhere) for text in texts}


def _renamed(text: str, elsewhere: Mapping[str, Text]) -> str:
    """The translation of a text that differs at most in what its values are called."""
    source, translation = elsewhere.get(_shape(text), ("", ""))
    names = dict(zip(HOLE.findall(source), HOLE.findall(text), strict=True)) if source else {}
    return HOLE.sub(lambda hole: names[hole[0]], translation)


def _shape(text: str) -> str:
    return HOLE.sub("{}", text)


def written(language: str, translations: Mapping[Text, str]) -> str:
    """As Qt Linguist writes it, one message a text."""
    root = xml.Element("TS", version="2.1", language=language, sourcelanguage="en")
    contexts: dict[str, xml.Element] = {}
    for (name, source), translation in translations.items():
        if name not in contexts:
            contexts[name] = xml.SubElement(root, "context")
            xml.SubElement(contexts[name], "name").text = name
        message = xml.SubElement(contexts[name], "message")
        xml.SubElement(message, "source").text = source
        there = xml.SubElement(message, "translation")
        if translation:
            there.text = translation
        else:
            there.set("type", "unfinished")
    xml.indent(root, "")
    return f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{xml.tostring(root, "unicode")}\n'


def compiled(source: Path, target: Path) -> None:
    tool = Path(sys.executable).with_name("pyside6-lrelease")
    part = target.with_suffix(".part")  # a window that is open has mapped the old file into its memory
    subprocess.run([tool, "-silent", source, "-qm", part], check=True)
    part.replace(target)


def main() -> int:
    texts = all_texts()
    missing = 0
    for language in LANGUAGES:
        path = ts_file(language)
        translations = merged(texts, read(path))
        path.write_text(written(language, translations), encoding="utf-8")
        compiled(path, path.with_suffix(".qm"))
        for (context, text), translation in translations.items():
            if not translation:
                missing += 1
                print(f"{path.name}: {context}: {text!r} is not translated yet")
    print(f"{len(texts)} texts, {missing} translations missing")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
