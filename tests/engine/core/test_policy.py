"""The policy: one rule for all thresholds, and files of the house."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import params
from engine.core.errors import InputError, ParameterError, ReleaseError
from engine.core.policy import Policy, chosen_policy, policy_text, read_policy, worst

LIMITS = [f.name for f in params.fields(Policy) if hasattr(Policy, f"{f.name}_red")]


def test_every_threshold_has_a_limit_that_blocks():
    names = {field.name for field in params.fields(Policy)}
    assert len(LIMITS) >= 18
    assert names == {*LIMITS, *(f"{name}_red" for name in LIMITS), "identifiers"}


@pytest.mark.parametrize("limit", LIMITS)
def test_within_is_green_between_is_amber_beyond_is_red(limit):
    policy = Policy()
    amber, red = getattr(policy, limit), getattr(policy, f"{limit}_red")
    judge = policy.at_least if limit.startswith("min_") else policy.at_most
    beyond = -1e-9 if limit.startswith("min_") else 1e-9
    assert judge(limit, "line", amber, "").state == "green"
    assert judge(limit, "line", red + beyond, "").state == "red"
    if amber != red:
        assert judge(limit, "line", amber + beyond, "").state == "amber"
        assert judge(limit, "line", red, "").state == "amber"


@pytest.mark.parametrize("limit", LIMITS)
def test_what_is_not_known_is_amber(limit):
    judge = Policy().at_least if limit.startswith("min_") else Policy().at_most
    assert judge(limit, "line", None, "").state == "amber"


@given(st.lists(st.sampled_from(["green", "amber", "red"]), min_size=1))
def test_the_worst_state_counts(states):
    for state in ("red", "amber", "green"):
        if state in states:
            assert worst(*states) == state
            return


@pytest.mark.parametrize("limit", LIMITS)
def test_what_blocks_is_worse_than_what_needs_a_reason(limit):
    amber = getattr(Policy(), limit)
    stricter = amber + 1 if limit.startswith("min_") else amber / 2 - 1e-12 if amber else None
    if stricter is None or (stricter > 1 and isinstance(amber, float)):
        pytest.skip("no stricter value is in its range")
    with pytest.raises(ParameterError, match="stricter"):
        params.build(Policy, {f"{limit}_red": stricter})


def test_a_policy_survives_its_file(tmp_path):
    policy = params.build(Policy, {"min_group": 25, "min_group_red": 5, "identifiers": "reason"})
    (tmp_path / "house.toml").write_text(policy_text(policy), encoding="utf-8")
    assert read_policy(tmp_path / "house.toml") == policy


def test_a_file_of_the_first_version_is_as_strict_as_it_was(tmp_path):
    path = tmp_path / "policy.toml"
    path.write_text("min_group = 50\nmax_epsilon = 30\nmax_attack = 0.05\n", encoding="utf-8")
    policy = read_policy(path)
    assert (policy.min_k, policy.max_linkage, policy.max_epsilon_total) == (50, 0.05, 30)
    assert policy.at_most("max_epsilon", "line", 30, "").state == "green"


@pytest.mark.parametrize(
    "text", ["min_group = ", "min_group = 0", "largest = 3", "[[[[", "x = " + "[" * 5000]
)
def test_a_file_that_is_no_policy_is_refused_in_a_sentence(text, tmp_path):
    (tmp_path / "house.toml").write_text(text, encoding="utf-8")
    with pytest.raises((InputError, ParameterError)):
        read_policy(tmp_path / "house.toml")


def test_a_locked_policy_holds_for_everybody(tmp_path, monkeypatch):
    from engine.cli import SAMPLES
    from engine.core.pipeline import Pipeline
    from engine.core.progress import Progress
    from engine.core.task import task_of
    from engine.core.technique import find
    from tests.signing import ReleaseOptions

    house, own = tmp_path / "house.toml", tmp_path / "own.toml"
    house.write_text("min_group = 40\n", encoding="utf-8")
    own.write_text("min_group = 2\n", encoding="utf-8")
    monkeypatch.setenv("SFUMATO_POLICY", str(house))
    assert chosen_policy(None).min_group == 40
    with pytest.raises(InputError, match="locked"):
        chosen_policy(own)
    task = task_of(find("timeseries.naive"), [SAMPLES / "meters.csv"], {})
    with pytest.raises(ReleaseError, match="locked"):
        Pipeline().release(task, ReleaseOptions(str(tmp_path / "out"), policy=read_policy(own)), Progress())
    assert not (tmp_path / "out").exists()
