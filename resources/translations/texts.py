"""Every text of the program that can be translated, read from its source.

Qt's own lupdate sees neither the context of a module's own `tr()` nor the sentences of the engine, which
knows nothing of Qt. So the source is read here: `(context, text)` exactly as the window asks for it.

    self.tr("Open…")                        context: the class it is written in
    tr("Open…"), _tr("Open…")               context: what the module's own function of that name says
    title = "Attacker"                      context: the panel that declares it (also help and empty)
    text("{rows} rows are left out", …)     context: engine, as it stands there
    say("What leaves")                      context: Report, in engine/core/report and resources/report.html
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import fields as members
from pathlib import Path

from engine.core import params
from engine.core.gate import Policy
from engine.core.report.html import ONE
from engine.core.technique import Kind, kinds

ROOT = Path(__file__).resolve().parents[2]
ENGINE, HELP, REPORT = "engine", "Help", "Report"
Text = tuple[str, str]  # context, English

WORD = re.compile(r"[^\W\d_]{3,}")
# what no steward reads: markup, code, file names, options of the command line
NO_SENTENCE = re.compile(
    r"""[<>\\\n] | =" | ^-- | ^[a-z]+:\{ | ^\w+-\{ | ^\{\w+\}-  # markup, patterns, options, names of files
    | ^[\w.{}/-]*\.[\w{}]+$ | ^[\w{}]+_[\w{}]+$ | ^\{NAMESPACE | ^yyyy
    | ^graph\ (noise|factors|contributions)$""",
    re.VERBOSE,
)
# the command line and what is written into files stays English, whoever reads it
ENGLISH_ONLY = re.compile(r".*/(cli|\w+_cli|cli_output|svg|tempfiles|randomness)\.py|.*/core/report/.*")
# calls whose first text is shown even if it is a single word, and those whose third is
NAMED = {"Check", "GateItem", "Remedy", "Problem", "Message", "part"}
DETAILED = {"Check", "GateItem", "Leaving"}


def all_texts() -> list[Text]:
    """Sorted, each once."""
    spoken = {(ENGINE, text) for text in (*declared_texts(), *engine_texts())}
    found = {one for one in {*window_texts(), *help_texts(), *spoken} if WORD.search(one[1])}
    return sorted(found | set(report_texts()))  # of the report also yes and no


# --- the window --------------------------------------------------------------------------------------


def window_texts() -> Iterator[Text]:
    for path in sorted((ROOT / "gui").rglob("*.py")):
        reader = _Window(path)
        reader.visit(ast.parse(path.read_text(encoding="utf-8")))
        yield from reader.found


class _Window(ast.NodeVisitor):
    """Collects what stands in tr() and translate()."""

    def __init__(self, path: Path):
        self.path, self.found, self.classes, self.contexts = path, set[Text](), list[str](), {}

    def visit_Module(self, node: ast.Module) -> None:
        for one in node.body:
            if isinstance(one, ast.FunctionDef) and one.name in ("tr", "_tr"):
                call = one.body[-1].value  # return QCoreApplication.translate("Context", text)
                self.contexts[one.name] = call.args[0].value
        self.generic_visit(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.classes.append(node.name)
        for one in node.body:  # what a panel declares: title = "Attacker"
            if isinstance(one, ast.Assign) and getattr(one.targets[0], "id", "") in (
                "title",
                "help",
                "empty",
            ):
                self._take(node.name, one.value)
        self.generic_visit(node)
        self.classes.pop()

    def visit_Call(self, node: ast.Call) -> None:
        self.generic_visit(node)
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name == "translate" and len(node.args) > 1 and isinstance(node.args[0], ast.Constant):
            if not isinstance(node.args[1], ast.Attribute):  # what a tab declares is taken there
                self._take(node.args[0].value, node.args[1])
        elif isinstance(node.func, ast.Name) and name in self.contexts:
            self._take(self.contexts[name], node.args[0])
        elif isinstance(node.func, ast.Attribute) and name == "tr":
            self._take(self.classes[-1], node.args[0])
        elif name == "Tab":
            self._take("Tab", node.args[0])
        elif name == "Field":  # a parameter of the window's own, shown like those of the engine
            shown = [one.value for one in node.keywords if one.arg in ("label", "help", "unit", "auto")]
            self.found.update((ENGINE, words.value) for words in shown if isinstance(words, ast.Constant))

    def _take(self, context: str, text: ast.expr) -> None:
        if isinstance(text, ast.IfExp):
            self._take(context, text.body)
            self._take(context, text.orelse)
        elif isinstance(text, ast.Constant):
            self.found.add((context, text.value))
        elif not isinstance(text, ast.Name) or text.id != "text":  # the module's own tr() itself
            raise SyntaxError(f"{self.path}, line {text.lineno}: write the text itself into tr()")


# --- the help ----------------------------------------------------------------------------------------


def help_texts() -> Iterator[Text]:
    """Headings and paragraphs of resources/help, but for examples (indented) and names of fields."""
    for path in sorted((ROOT / "resources" / "help").glob("*.md")):
        part = ""
        for line in re.split(r"\n\n+", re.sub(r"^(#.*)$", r"\n\1\n", path.read_text("utf-8"), flags=re.M)):
            mark, _, heading = line.strip("\n").partition(" ")
            if mark == "##":
                part = heading
            if mark == "###" and part == "Fields":
                continue
            text = heading if mark in ("#", "##", "###") else line.strip("\n")
            if not text.startswith("    "):
                yield HELP, text


# --- the report --------------------------------------------------------------------------------------


def report_texts() -> Iterator[Text]:
    """The fixed words of the page and of the PDF, and the sentences that only they say."""
    page = (ROOT / "resources" / "report.html").read_text(encoding="utf-8")
    yield from ((REPORT, words) for words in re.findall(r'say\("([^"]+)"\)', page))
    for path in (ROOT / "engine" / "core" / "report" / name for name in ("html.py", "pdf.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            said = isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant)
            if said and ast.unparse(node.func) in ("say", "text", "self._say", "content['say']"):
                yield REPORT, node.args[0].value


# --- the engine --------------------------------------------------------------------------------------


def declared_texts() -> Iterator[str]:
    """What kinds, techniques, parameters and figures are called and what they mean."""
    yield from _fields(Policy)
    yield from ONE.values()
    for kind in kinds().values():
        yield from (kind.title, kind.summary, kind.drop_hint)
        for declared in _dataclasses(kind):
            yield from _fields(declared)
        for technique in kind.techniques:
            yield from (technique.title, technique.summary)
            yield from _fields(technique.Params)
            for metric in technique.metrics:
                yield from (metric.label, metric.meaning)


def _dataclasses(kind: Kind) -> list[type]:
    values = (getattr(kind, member.name) for member in members(kind))
    return [value for value in values if isinstance(value, type) and hasattr(value, "__dataclass_fields__")]


def _fields(declared: type) -> Iterator[str]:
    for field in params.fields(declared):
        yield from (field.label, field.help, field.unit, field.auto)
        yield from (words for _value, words in field.choices)


def engine_texts() -> Iterator[str]:
    for path in sorted((ROOT / "engine").rglob("*.py")):
        if not ENGLISH_ONLY.fullmatch(path.as_posix()):
            yield from _sentences(ast.parse(path.read_text(encoding="utf-8")))


def _sentences(tree: ast.Module) -> Iterator[str]:
    """Templates of `text()`, other texts of several words, and single words where they are shown."""
    quiet = set(_unspoken(tree))
    for node in ast.walk(tree):
        if node in quiet:
            continue
        called = _called(node)
        if called == "text":
            yield from _templates(node.args[0])
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and " " in node.value.strip():
            yield from (text for text in [node.value.strip()] if _spoken(text))
        elif called in NAMED | DETAILED:
            yield from _words(node.args[0] if called in NAMED and node.args else None)
            yield from _words(node.args[2] if called in DETAILED and len(node.args) > 2 else None)
        elif isinstance(node, ast.Tuple) and len(node.elts) == 2 and isinstance(node.elts[0], ast.Constant):
            name = node.elts[0].value  # a fact of a preview: ("Rows", …)
            if isinstance(name, str) and re.fullmatch(r"[A-Z][a-z]+", name):
                yield name
        elif isinstance(node, ast.keyword) and node.arg == "unit" and isinstance(node.value, ast.Constant):
            yield node.value.value  # whose privacy a promise is about


def _words(shown: ast.expr | None) -> Iterator[str]:
    """What stands there, also in either branch of `"yes" if … else "no"`."""
    if isinstance(shown, ast.IfExp):
        yield from (*_words(shown.body), *_words(shown.orelse))
    elif isinstance(shown, ast.Constant) and isinstance(shown.value, str):
        yield shown.value


def _called(node: ast.AST) -> str:
    if not isinstance(node, ast.Call):
        return ""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def _templates(first: ast.expr) -> Iterator[str]:
    """`text("…")`, or one of two: `text("{n} row" if n == 1 else "{n} rows", n=n)`."""
    if isinstance(first, ast.IfExp):
        yield from (*_templates(first.body), *_templates(first.orelse))
    elif isinstance(first, ast.Constant) and isinstance(first.value, str):
        yield first.value.strip()
    else:
        raise SyntaxError(f"line {first.lineno}: write the template itself into text()")


def _spoken(text: str) -> bool:
    return bool(WORD.search(re.sub(r"\{\w+\}", "", text))) and not NO_SENTENCE.search(text)


def _unspoken(tree: ast.Module) -> Iterator[ast.AST]:
    """Docstrings, the pieces of f-strings, and what was taken as a template already."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value
        if isinstance(node, ast.JoinedStr):
            yield from ast.walk(node)
        if _called(node) == "text":
            yield from ast.walk(node.args[0])
