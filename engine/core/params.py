"""Parameters declared once: the form, the validation messages, `--set`, the recipe and the
report are all made from the same declaration.

    @dataclass(frozen=True)
    class Kapra:
        k: int = field_int("Group size k", low=2, high=10_000, default=8, help="…")

        def check(self) -> None:            # optional: rules between fields
            if self.P > self.k:
                raise ParameterError("P (3) is larger than k (2)", name="P")

A value arrives as text (command line, form) or as a TOML value (recipe); `build` takes both.
`None` stands for "decided from the data" where a field is declared with `auto`.
"""

from __future__ import annotations

import dataclasses
import json
import math
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol, TypeVar

from engine.core.errors import ParameterError
from engine.core.number_format import grouped
from engine.core.text import text

T = TypeVar("T", bound="Declared")
U = TypeVar("U", bound="Declared")
N = TypeVar("N", int, float)
Plain = Mapping[str, Any]  # values by name, as JSON or TOML have them


class Declared(Protocol):
    """A dataclass whose fields are declared parameters."""

    __dataclass_fields__: ClassVar[dict[str, dataclasses.Field[Any]]]


@dataclass(frozen=True)
class Step:
    """One step of a chain: a technique, and its checked parameters (columns included)."""

    technique: str
    columns: tuple[str, ...]
    params: Declared
    off: bool = False

    def as_dict(self) -> Plain:
        """As a recipe writes it; what is decided from the data is left out."""
        given = {n: v for n, v in as_dict(self.params).items() if n != "columns" and v is not None}
        plain = {"technique": self.technique, "columns": list(self.columns), "params": given}
        return plain | ({"off": True} if self.off else {})


@dataclass(frozen=True)
class Field:
    """One parameter as it is shown, checked and written."""

    name: str
    label: str
    help: str
    default: Any
    type: str  # int | float | choice | bool | text | list | steps
    unit: str = ""
    low: float | None = None
    high: float | None = None
    above: float | None = None  # exclusive lower bound
    choices: tuple[tuple[str, str], ...] = ()  # (value, label)
    auto: str = ""  # what "decided from the data" means, if allowed
    more: bool = False  # folded away under "More"
    columns: bool = False  # the text or list names columns of the file
    listed: bool = False  # the text is one of a list that the file gives, such as its sheets
    inside: bool = False  # names a file of the house: stays in recipe and audit, a release shows its default
    step: Callable[[Plain], Step] | None = None  # makes one step of a chain from plain values

    @property
    def rule(self) -> str:
        """What a valid value is, in words."""
        words = self._rule_words()
        return text("{words}, or auto ({auto})", words=words, auto=self.auto) if self.auto else words

    def _rule_words(self) -> str:
        if self.type == "choice":
            return text("one of {value}", value=", ".join((value for value, _ in self.choices)))
        if self.type == "bool":
            return "yes or no"
        if self.type in ("text", "list"):
            return "names separated by commas" if self.type == "list" else "text"
        if self.type == "steps":
            return "a list of steps, each with technique, columns and params"
        noun = "a whole number" if self.type == "int" else "a number"
        low, high = _plain(self.low), _plain(self.high)
        if self.above is not None:
            above = _plain(self.above)
            return (
                text("{noun} above {above} and at most {high}", noun=noun, above=above, high=high)
                if high
                else text("{noun} above {above}", noun=noun, above=above)
            )
        if low and high:
            return text("{noun} from {low} to {high}", noun=noun, low=low, high=high)
        return (
            text("{noun}, at least {low}", noun=noun, low=low)
            if low
            else text("{noun}, at most {high}", noun=noun, high=high)
            if high
            else noun
        )

    def parse(self, value: object) -> object:
        """The value in its own type, or a ParameterError that states the rule."""
        if value is None or (isinstance(value, str) and self.auto and value.strip() in ("", "auto")):
            if self.auto or self.default is None:
                return None
            raise self._wrong(value)
        return getattr(self, f"_parse_{self.type}")(value)

    def _parse_int(self, value: object) -> int:
        try:
            number = int(str(value).strip())
        except ValueError:
            raise self._wrong(value) from None
        return self._in_range(number, value)

    def _parse_float(self, value: object) -> float:
        try:
            number = float(str(value).strip())
        except ValueError:
            raise self._wrong(value) from None
        if not math.isfinite(number):
            raise self._wrong(value)
        return self._in_range(number, value)

    def _parse_choice(self, value: object) -> str:
        if str(value) not in [known for known, _ in self.choices]:
            raise self._wrong(value)
        return str(value)

    def _parse_bool(self, value: object) -> bool:
        words = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}
        known = words.get(str(value).strip().lower())
        if known is None:
            raise self._wrong(value)
        return known

    def _parse_text(self, value: object) -> str:
        return str(value)

    def _parse_list(self, value: object) -> tuple[str, ...]:
        if isinstance(value, str):
            return tuple(part.strip() for part in value.split(",") if part.strip())
        if not isinstance(value, list | tuple):
            raise self._wrong(value)
        return tuple(str(part) for part in value)

    def _parse_steps(self, value: object) -> tuple[Step, ...]:
        """A list of mappings, or the same as JSON text on the command line."""
        if isinstance(value, str):
            try:
                value = json.loads(value)
            except ValueError:
                raise self._wrong(value) from None
        if not isinstance(value, list | tuple) or self.step is None:
            raise self._wrong(value)
        return tuple(one if isinstance(one, Step) else self.step(one) for one in value)

    def _in_range(self, number: N, value: object) -> N:
        if (self.low is not None and number < self.low) or (self.high is not None and number > self.high):
            raise self._wrong(value)
        if self.above is not None and number <= self.above:
            raise self._wrong(value)
        return number

    def _wrong(self, value: object) -> ParameterError:
        return ParameterError(
            text("{label}: {value} is not {rule}", label=self.label, value=f"{value!r}", rule=self.rule),
            name=self.name,
        )


def _plain(number: float | None) -> str:
    return "" if number is None else grouped(number) if number >= 10_000 else f"{number}"


def _declare(label: str, type_: str, default: object, **facts: object) -> Any:
    return dataclasses.field(default=default, metadata={"label": label, "type": type_, **facts})


def field_int(label: str, *, default: int | None, help: str, **facts: object) -> Any:
    return _declare(label, "int", default, help=help, **facts)


def field_float(label: str, *, default: float | None, help: str, **facts: object) -> Any:
    return _declare(label, "float", default, help=help, **facts)


def field_choice(label: str, choices: Mapping[str, str], *, default: str, help: str, **facts: object) -> Any:
    return _declare(label, "choice", default, help=help, choices=tuple(choices.items()), **facts)


def field_bool(label: str, *, default: bool, help: str, **facts: object) -> Any:
    return _declare(label, "bool", default, help=help, **facts)


def field_text(label: str, *, default: str | None, help: str, **facts: object) -> Any:
    return _declare(label, "text", default, help=help, **facts)


def field_list(label: str, *, default: tuple[str, ...] = (), help: str, **facts: object) -> Any:
    return _declare(label, "list", default, help=help, **facts)


def field_steps(label: str, step: Callable[[Plain], Step], *, help: str, **facts: object) -> Any:
    return _declare(label, "steps", (), help=help, step=step, **facts)


def fields(declared: type[Declared] | Declared) -> tuple[Field, ...]:
    """The declared parameters of a dataclass, in order."""
    return tuple(Field(name=f.name, default=f.default, **f.metadata) for f in dataclasses.fields(declared))


def build(declared: type[T], values: Plain) -> T:
    """A checked instance from texts or TOML values; unknown names are named with the known ones."""
    known = {f.name: f for f in fields(declared)}
    for name in values:
        if name not in known:
            raise ParameterError(
                text("there is no parameter {name} here", name=f"{name!r}"),
                hint=text("known: {known}", known=", ".join(known)),
                name=name,
            )
    made = declared(**{name: known[name].parse(value) for name, value in values.items()})
    check = getattr(made, "check", None)
    if check:
        check()
    return made


def build_two(values: Plain, one: type[T], two: type[U], besides: Collection[str] = ()) -> tuple[T, U]:
    """Each from the values that are its own; a name of neither, nor of those known `besides`, is refused."""
    names = [{field.name for field in fields(declared)} for declared in (one, two)]
    known = names[0].union(names[1], besides)
    for name in values:
        if name not in known:
            raise ParameterError(
                text("there is no setting {name} here", name=f"{name!r}"),
                hint=text("known: {known}", known=", ".join(sorted(known))),
                name=name,
            )
    own = [{name: value for name, value in values.items() if name in part} for part in names]
    return build(one, own[0]), build(two, own[1])


def as_dict(values: Declared) -> dict[str, Any]:
    """The parameters as plain JSON/TOML values; tuples become lists."""
    plain = {f.name: getattr(values, f.name) for f in dataclasses.fields(values)}
    return {name: _plain_value(value) for name, value in plain.items()}


def as_released(values: Declared) -> dict[str, Any]:
    """The same as it leaves: what names a file of the house is as if it were not given."""
    plain = {f.name: getattr(without_inside(values), f.name) for f in dataclasses.fields(values)}
    return {name: _released_value(value) for name, value in plain.items()}


def without_inside(values: T) -> T:
    return dataclasses.replace(values, **{f.name: f.default for f in fields(values) if f.inside})


def _released_value(value: object) -> object:
    if isinstance(value, tuple):
        return [_released_value(part) for part in value]
    if isinstance(value, Step):
        return dataclasses.replace(value, params=without_inside(value.params)).as_dict()
    return value


def _plain_value(value: object) -> object:
    if isinstance(value, tuple):
        return [_plain_value(part) for part in value]
    return value.as_dict() if isinstance(value, Step) else value
