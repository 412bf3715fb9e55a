"""Labels by codes stand for the labels, and what is no column of labels is seen."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from engine.kinds.graphs.coded_labels import Labels


@given(st.lists(st.sampled_from(["a", "b", "Ä", ""])))
def test_they_are_the_labels_in_their_order(labels):
    coded = Labels.of(labels)
    assert [*coded] == labels and len(coded) == len(labels) and {*coded.names} == {*labels}
    assert [coded[at] for at in range(len(labels))] == labels and [*coded[1:]] == labels[1:]
    number_of = {name: 10 * at for at, name in enumerate(sorted({*labels}))}
    assert coded.numbers(number_of).tolist() == [number_of[label] for label in labels]
    assert coded.fit(len(labels)) and not coded.fit(len(labels) + 1)


def test_codes_of_nothing_and_names_twice_are_no_labels():
    coded = Labels.of("abab")
    wrong = [
        replace(coded, codes=coded.codes + 1),
        replace(coded, codes=coded.codes - 1),
        replace(coded, codes=coded.codes.astype(float)),
        replace(coded, names=("a", "a")),
        replace(coded, names=("a", 7)),
    ]
    assert not any(one.fit(4) for one in wrong)
    assert [*Labels.alike("p", 3)] == ["p"] * 3 and not Labels.alike("p", 0).names
