from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import params
from engine.core.errors import ParameterError
from engine.core.params import field_bool, field_choice, field_float, field_int, field_list, field_text


@dataclass(frozen=True)
class Sample:
    k: int = field_int("Group size", low=2, high=100, default=8, help="h")
    eps: float = field_float("Epsilon", above=0, high=10, default=1.0, help="h", unit="nats")
    cut: str = field_choice("Cut", {"median": "Median", "aligned": "Aligned"}, default="median", help="h")
    on: bool = field_bool("On", default=False, help="h")
    names: tuple[str, ...] = field_list("Names", help="h")
    segments: int | None = field_int(
        "Segments", low=1, high=50, default=None, auto="from the length", help="h"
    )
    note: str = field_text("Note", default="", help="h")

    def check(self) -> None:
        if self.segments is not None and self.segments > self.k:
            raise ParameterError("more segments than k", name="segments")


def test_texts_and_toml_values_give_the_same():
    from_text = params.build(
        Sample, {"k": "5", "eps": "0.5", "cut": "aligned", "on": "yes", "names": "a, b", "segments": "3"}
    )
    from_toml = params.build(
        Sample, {"k": 5, "eps": 0.5, "cut": "aligned", "on": True, "names": ["a", "b"], "segments": 3}
    )
    assert from_text == from_toml == Sample(5, 0.5, "aligned", True, ("a", "b"), 3)


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ({"k": "1"}, "Group size: '1' is not a whole number from 2 to 100"),
        ({"k": "2.5"}, "Group size: '2.5' is not a whole number from 2 to 100"),
        ({"k": True}, "Group size: True is not a whole number from 2 to 100"),
        ({"eps": "0"}, "Epsilon: '0' is not a number above 0 and at most 10"),
        ({"eps": "nan"}, "Epsilon: 'nan' is not a number above 0 and at most 10"),
        ({"cut": "mean"}, "Cut: 'mean' is not one of median, aligned"),
        ({"on": "perhaps"}, "On: 'perhaps' is not yes or no"),
        ({"segments": "x"}, "Segments: 'x' is not a whole number from 1 to 50, or auto (from the length)"),
        ({"k": None}, "Group size: None is not a whole number from 2 to 100"),
        ({"names": 3}, "Names: 3 is not names separated by commas"),
    ],
)
def test_wrong_values_are_refused_with_the_rule(values, sentence):
    with pytest.raises(ParameterError) as caught:
        params.build(Sample, values)
    assert str(caught.value) == sentence
    assert caught.value.name == next(iter(values))


def test_unknown_names_are_refused_with_the_known_ones():
    with pytest.raises(ParameterError) as caught:
        params.build(Sample, {"kk": 3})
    assert "'kk'" in caught.value.message and "k, eps, cut" in caught.value.hint


def test_rules_between_fields_are_checked():
    with pytest.raises(ParameterError, match="more segments than k"):
        params.build(Sample, {"k": 3, "segments": 4})


def test_auto_is_none():
    assert params.build(Sample, {"segments": "auto"}).segments is None
    assert params.build(Sample, {"segments": ""}).segments is None


@given(
    st.builds(
        Sample,
        k=st.integers(2, 100),
        eps=st.floats(0, 10, exclude_min=True),
        cut=st.sampled_from(["median", "aligned"]),
        on=st.booleans(),
        names=st.lists(st.from_regex(r"[^\s,]+", fullmatch=True)).map(tuple),
        segments=st.one_of(st.none(), st.just(1)),
        note=st.text(),
    )
)
def test_as_dict_and_back_is_the_same(sample):
    assert params.build(Sample, params.as_dict(sample)) == sample
