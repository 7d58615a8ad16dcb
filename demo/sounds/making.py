"""Two sounds of a workshop, put together from noise and sines."""

import math
import random

RATE = 11_025
SECONDS = 7


def saw() -> list[float]:
    """Three strokes a second through thin wood: noise, as loud as the blade is fast, brighter on the way down."""
    rng = random.Random(1)
    samples = []
    for index in range(RATE * SECONDS):
        stroke = math.sin(2 * math.pi * 1.6 * index / RATE + 0.3 * math.sin(index / RATE))
        samples.append(rng.uniform(-1, 1) * abs(stroke) ** 1.5 * (1 if stroke > 0 else 0.55))
    return _faded(_ringing(samples, 950, 0.93, _ringing(samples, 2600, 0.8)))


def glue_pot() -> list[float]:
    """Hot glue just below boiling: each bubble is a sine whose pitch rises as it bursts."""
    rng = random.Random(2)
    simmer = _ringing([rng.uniform(-1, 1) * 0.02 for _ in range(RATE * SECONDS)], 220, 0.9)
    begins = 0.2
    while begins < SECONDS - 0.5:
        _bubble(simmer, begins, rng.uniform(180, 520), rng.uniform(0.3, 1))
        begins += rng.expovariate(4.5)
    return _faded(simmer)


def _bubble(samples: list[float], begins: float, pitch: float, loudness: float) -> None:
    first = round(begins * RATE)
    for index in range(round(0.16 * RATE)):
        time = index / RATE
        tone = math.sin(2 * math.pi * (pitch * time + pitch * 3 * time * time))
        samples[first + index] += loudness * tone * math.exp(-time * 30) * min(1, time * 200)


def _ringing(samples: list[float], pitch: float, length: float, under: list[float] | None = None) -> list[float]:
    """What resonates with the samples, over what is there already."""
    turn = 2 * length * math.cos(2 * math.pi * pitch / RATE)
    last = before = 0.0
    result = []
    for index, sample in enumerate(samples):
        last, before = sample * (1 - length) + turn * last - length * length * before, last
        result.append(last + (under[index] * 0.6 if under else 0))
    return result


def _faded(samples: list[float]) -> list[float]:
    length = RATE // 3
    ends = len(samples) - 1
    return [sample * min(1, index / length, (ends - index) / length) for index, sample in enumerate(samples)]
