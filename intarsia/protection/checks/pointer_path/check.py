"""A person does not move the pointer in a straight line at constant speed; programs usually do."""

import math

from ...verdict.submission import Submission
from ...verdict.verdict import Evidence

MIN_SAMPLES = 6
# The allowed deviation of the path from a straight line, as a share of its length, and of a step's speed from the
# mean.
STRAIGHT = 0.002
EVEN = 0.02


def pointer_path(submission: Submission) -> Evidence | None:
    samples = submission.signals.get("ct_pointer_data")
    if not isinstance(samples, list) or len(samples) < MIN_SAMPLES:
        return None
    points = [tuple(map(float, sample[:3])) for sample in samples[:50] if isinstance(sample, list) and len(sample) > 2]
    pairs = zip(points, points[1:], strict=False)
    steps = [(math.dist(before[:2], after[:2]), after[2] - before[2]) for before, after in pairs]
    length = sum(distance for distance, _time in steps)
    if length < 1 or any(time <= 0 for _distance, time in steps):
        return None
    is_straight = length - math.dist(points[0][:2], points[-1][:2]) < STRAIGHT * length
    mean = length / sum(time for _distance, time in steps)
    is_even = all(abs(distance / time - mean) < EVEN * mean for distance, time in steps)
    return Evidence("pointer_like_a_ruler", "behavior", 2.0) if is_straight and is_even else None
