"""Privacy-preserving distributed EM: sites send screened components, the master merges them.

Round 1: counts, sums and squares of each column, from which everybody standardises alike (rounded to
three digits, because the scale is part of the release). Round 2: each site fits a mixture to its own
rows and sends those components that pass the screen (`component_filter.py`), measured on its *own* standard
deviations: a master cannot make a tight group look wide by the scale it sends. Round 3: the merged mixture
goes back and each site counts its own rows by their most likely component; components that are the most
likely one for fewer than min_count of its rows are left out of its count, and a component that no site
counts is dropped. What is published stands for rows that were counted, not for expected ones. Round 4:
the mixture that is released goes back and each site labels its own rows.

Merges (Kriegel, Kröger, Pryakhin & Schubert 2005): `sample` (EM on draws from the local models, started
from k-means++ and from the result of `runnalls`; the default), `runnalls`, `mutual_support`. The merged
mixture is screened like the local ones.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np
from numpy.typing import NDArray

from engine.core.errors import ParameterError
from engine.core.randomness import Randomness
from engine.core.text import text
from engine.kinds.clusters import coarse_moments, component_filter, em
from engine.kinds.clusters import mixture as mixtures
from engine.kinds.clusters.data import Settings, Site
from engine.kinds.clusters.message import Answer, Body, Memory, Message
from engine.kinds.clusters.mixture import Floats, Mixture
from engine.kinds.clusters.protocol import Method, Turn, Watch
from engine.kinds.clusters.view_types import MixtureSnapshot, SiteMixturesSnapshot, Snapshot

DRAWS = 20_000  # the local models are known exactly: few draws would only add noise
PACE = (0.0, 0.03, 0.9, 0.95)  # of the run, when each round begins: the sites' own EM takes most of it
KEPT_STEPS = 40  # states of the final EM kept for the moving ellipses


# ── at a site ─────────────────────────────────────────────────────────────────────────────────


def site_step(site: Site, memory: Memory, message: Message, randomness: Randomness) -> Answer:
    return live_site_step(site, memory, message, randomness, lambda shown: None)


def live_site_step(
    site: Site, memory: Memory, message: Message, randomness: Randomness, watch: Watch
) -> Answer:
    """A site's step, telling of every iteration of its EM."""
    body = message.body
    if message.kind == "request moments":
        return Answer(_moments(site, body["min_count"]))
    if message.kind == "request model":
        return Answer(_local_model(site, body, randomness, watch))
    merged = Mixture(body["weights"], body["means"], body["covariances"])
    standard = (site.values - body["centre"]) / body["scale"]
    if message.kind == "mixture to count":
        return count_rows(standard, merged, body["min_count"])
    return Answer(None, labels=mixtures.assign(standard, merged))


def _moments(site: Site, min_count: int) -> Message:
    """Column sums of the site, coarsely; a site of fewer than min_count rows says nothing."""
    count, sums, squares = coarse_moments.moments(site.values, min_count)
    body = {"counts": np.array([count], dtype=float), "sums": sums, "squares": squares}
    return Message("column moments", body)


def merge_snapshots(shown: Mapping[int, Snapshot]) -> Snapshot:
    """What several sites show at a time, as one picture."""
    parts = {number: one for number, one in shown.items() if isinstance(one, MixtureSnapshot)}
    first = next(iter(parts.values()))
    means = np.concatenate([part.means for part in parts.values()])
    covariances = np.concatenate([part.covariances for part in parts.values()])
    site = np.repeat(list(parts), [len(part.means) for part in parts.values()])
    return SiteMixturesSnapshot(MixtureSnapshot(means, covariances, first.centre, first.scale), site)


def _local_model(site: Site, body: Body, randomness: Randomness, watch: Watch) -> Message:
    d = len(body["scale"])
    if len(site) < max(body["min_count"], d + 2):
        none = {"counts": np.zeros(0), "means": np.zeros((0, d)), "covariances": np.zeros((0, d, d))}
        return Message("components", {**none, "refused": 0})
    # Never finer than the site's own standard deviations, whatever scale the master sends: what passes the
    # screen in these units passes it in the common ones too.
    unit = np.maximum(site.values.std(axis=0), body["scale"])
    middle = site.values.mean(axis=0)
    standard = (site.values - middle) / unit
    done = 0.0

    def note(share: float) -> None:
        nonlocal done
        done = share

    def show(step: Mixture) -> None:
        means, covariances = _in_common(step.means, step.covariances, middle, unit, body)
        watch(MixtureSnapshot(means, covariances, body["centre"], body["scale"], done))

    choice = em.choose(
        standard,
        body["k_max"],
        randomness.generator("local model"),
        rule=body["rule"],
        starts=body["starts"],
        shapes=_shapes(body),
        cover_spread=body["cover_spread"],
        check=note,
        watch=show,
    )
    found = choice.fit.mixture
    assigned = np.bincount(mixtures.assign(standard, found), minlength=len(found))
    masses = found.weights * len(site)
    # Both readings of "stands for": by responsibility and by nearest component.
    fitted = component_filter.Components(masses, found.means, found.covariances, np.minimum(masses, assigned))
    sent = component_filter.filter_local(fitted, body, randomness.generator("widened"))
    means, covariances = _in_common(sent.means, sent.covariances, middle, unit, body)
    reply = {
        "counts": np.floor(sent.counts),
        "means": means,
        "covariances": covariances,
        "refused": int((~component_filter.passes(fitted, body)).sum()),
    }
    return Message("components", reply)


def _in_common(
    means: Floats, covariances: Floats, middle: Floats, unit: Floats, body: Body
) -> tuple[Floats, Floats]:
    """From a site's own standardised columns to the common ones."""
    ratio = unit / body["scale"]
    return (means * unit + middle - body["centre"]) / body["scale"], covariances * np.outer(ratio, ratio)


def count_rows(standard: Floats, merged: Mixture, floor: int) -> Answer:
    """Rows of the site by their most likely component, none of fewer than the floor.

    A component that is the most likely one for fewer rows is left out, and these rows go to the most likely
    of the others, so that no complement tells of them. Numbers are rounded down to multiples of the
    floor: exact ones would tell, beside what was sent before, how many rows stayed behind.
    """
    groups = mixtures.assign(standard, merged)
    enough = np.flatnonzero(np.bincount(groups, minlength=len(merged)) >= floor)
    counts = np.zeros(len(merged))
    if not len(enough):
        return Answer(Message("counts of components", {"counts": counts}))
    left = Mixture(merged.weights[enough], merged.means[enough], merged.covariances[enough])
    groups = enough[mixtures.assign(standard, left)]
    counts = (np.bincount(groups, minlength=len(merged)) // floor * floor).astype(float)
    return Answer(Message("counts of components", {"counts": counts}), plain={"groups": groups})


# ── at the master ─────────────────────────────────────────────────────────────────────────────


def master_step(memory: Memory, replies: Mapping[str, Message], randomness: Randomness) -> Turn:
    return live_master_step(memory, replies, randomness, lambda shown: None)


def live_master_step(
    memory: Memory, replies: Mapping[str, Message], randomness: Randomness, watch: Watch
) -> Turn:
    """The master's step, telling of every iteration of its EM."""
    if memory["stage"] == "start":
        message = Message("request moments", {"min_count": memory["settings"]["min_count"]})
        return Turn(dict.fromkeys(memory["names"], message), {**memory, "stage": "moments"})
    if memory["stage"] == "moments":
        return _ask_models(memory, replies)
    if memory["stage"] == "merge":
        return _merge(memory, replies, randomness, watch)
    return _release(memory, replies)


def _ask_models(memory: Memory, replies: Mapping[str, Message]) -> Turn:
    bodies = [replies[name].body for name in memory["names"]]
    count = float(sum(body["counts"][0] for body in bodies))
    settings = memory["settings"]
    if not count:
        raise ParameterError(
            text("no site has {min_count} rows", min_count=settings["min_count"]),
            hint="choose a smaller min_count",
            name="min_count",
        )
    centre = np.sum([body["sums"] for body in bodies], axis=0) / count
    variance = np.sum([body["squares"] for body in bodies], axis=0) / count - centre**2
    scale = _three_digits(np.sqrt(np.maximum(variance, 1e-18 * (1 + centre**2))))
    # The centre only keeps the numbers small: rounded to a tenth of the scale it tells next to nothing.
    centre = np.round(centre / scale, 1) * scale
    names = ("k_max", "rule", "starts", "diagonal", "cover_spread", "tau", "min_count", "small")
    body = {"centre": centre, "scale": scale, **{name: settings[name] for name in names}}
    kept = {**memory, "stage": "merge", "centre": centre, "scale": scale, "rows": count}
    return Turn(dict.fromkeys(memory["names"], Message("request model", body)), kept)


def _three_digits(values: Floats) -> Floats:
    return np.array([float(f"{value:.3g}") for value in values])


def _merge(memory: Memory, replies: Mapping[str, Message], randomness: Randomness, watch: Watch) -> Turn:
    settings, names = memory["settings"], memory["names"]
    bodies = [replies[name].body for name in names]
    masses = np.concatenate([body["counts"] for body in bodies])
    means = np.concatenate([body["means"] for body in bodies])
    covariances = np.concatenate([body["covariances"] for body in bodies])
    refused = sum(body["refused"] for body in bodies)
    if not len(masses):
        raise ParameterError(
            text(
                "every component was refused ({refused} of {refused2}): nothing may leave the sites",
                refused=refused,
                refused2=refused,
            ),
            hint="lower τ or min_count, or let refused components be widened or united",
            name="tau",
        )
    scaling = {"centre": memory["centre"], "scale": memory["scale"]}
    steps: list[Mixture] = []

    def keep(step: Mixture) -> None:
        steps.append(step)
        watch(MixtureSnapshot(step.means, step.covariances, **scaling))

    merged = merge_models(masses, means, covariances, settings, randomness, keep)
    steps = steps[:: max(1, len(steps) // KEPT_STEPS)]
    merged = component_filter.filter_merged(merged, float(masses.sum()), settings)
    order = np.argsort(-merged.weights, kind="stable")
    body = _as_body(merged, order) | scaling
    site = np.repeat(np.arange(len(names)), [len(b["counts"]) for b in bodies])
    kept = {
        **memory,
        "stage": "count",
        "merged": body,
        "refused": int(refused),
        "local": {"counts": masses, "means": means, "covariances": covariances, "site": site},
        "steps": [{"means": s.means, "covariances": s.covariances} for s in steps],
    }
    message = Message("mixture to count", {**body, "min_count": settings["min_count"]})
    shown = MixtureSnapshot(body["means"], body["covariances"], **scaling)
    return Turn(dict.fromkeys(names, message), kept, shown=shown)


def _as_body(merged: Mixture, order: NDArray[np.int64] | slice) -> dict[str, Floats]:
    return {
        "weights": merged.weights[order],
        "means": merged.means[order],
        "covariances": merged.covariances[order],
    }


def _release(memory: Memory, replies: Mapping[str, Message]) -> Turn:
    """The components that a site has counted enough of its rows for."""
    names, body = memory["names"], memory["merged"]
    counts = np.sum([replies[name].body["counts"] for name in names], axis=0)
    kept = np.flatnonzero(counts > 0)
    if not len(kept):
        least = memory["settings"]["min_count"]
        raise ParameterError(
            text(
                "no component is the most likely one for {least} rows of a site: nothing may be published",
                least=least,
            ),
            hint="choose fewer components, or a smaller min_count",
            name="min_count",
        )
    mixture = mixtures.normalise(body["weights"][kept], body["means"][kept], body["covariances"][kept])
    mixture = component_filter.widen_mixture(mixture, memory["settings"]["tau"])
    final = _as_body(mixture, slice(None)) | {name: body[name] for name in ("centre", "scale")}
    result = {
        **final,
        "counts": counts[kept],
        "rows": memory["rows"],
        "refused": memory["refused"],
        "dropped": len(counts) - len(kept),
        "clusters": len(kept),
        "local": memory["local"],
        "steps": memory["steps"],
    }
    shown = MixtureSnapshot(final["means"], final["covariances"], final["centre"], final["scale"])
    return Turn(dict.fromkeys(names, Message("mixture", final)), memory, result, shown)


def merge_models(
    masses: Floats,
    means: Floats,
    covariances: Floats,
    settings: Settings,
    randomness: Randomness,
    watch: Callable[[Mixture], None] | None = None,
) -> Mixture:
    """One mixture from all local components."""
    together = mixtures.normalise(masses, means, covariances)
    k, how = settings["k"], settings["merge"]
    if how == "mutual_support":
        threshold = None if k else np.log(settings["tau_ms"])
        return mixtures.unite_groups(
            masses, means, covariances, mixtures.merge_by_support(means, covariances, k, threshold)
        )
    draws = mixtures.draw(together, DRAWS, randomness.generator("draws"))
    random, starts = randomness.generator("global model"), settings["starts"]
    shape = _shapes(settings)[0]
    if not k:
        few, mass = draws[: em.FEW], float(masses.sum())
        chosen = em.choose(
            few, len(masses), random, starts=settings["starts"], shapes=(shape,), evidence=mass
        )
        k = len(chosen.fit.mixture)
    united = mixtures.merge_by_runnalls(masses, means, covariances, k)
    if how == "runnalls":
        return united
    given = (united,) if len(united) == k else ()
    return em.fit(draws, k, random, starts, shape, watch=watch, given=given).mixture


def _shapes(settings: Settings) -> tuple[em.Shape, ...]:
    return ("diagonal", "round") if settings["diagonal"] else em.SHAPES


METHOD = Method(
    "clusters.em", site_step, master_step, live_master_step, live_site_step, merge_snapshots, PACE
)
