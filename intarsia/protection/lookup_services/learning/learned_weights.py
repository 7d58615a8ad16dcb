import logging
import time
from dataclasses import dataclass, field

from ...models import LearnedWords
from ...verdict.classifier.learned import NO_WEIGHTS, LearnedWeights

logger = logging.getLogger(__name__)

# How long a process uses its weights before it checks for newer ones.
ASKS_EVERY_SECONDS = 2.0


@dataclass
class _Known:
    asked: float = float("-inf")
    version: str = ""
    learned: LearnedWeights = field(default=NO_WEIGHTS)


_known: dict[int, _Known] = {}


def learned_weights(site_id: int) -> LearnedWeights:
    """At most one query per two seconds; the weights are loaded only when they have changed."""
    known = _known.setdefault(site_id, _Known())
    if time.monotonic() - known.asked < ASKS_EVERY_SECONDS:
        return known.learned
    kept = LearnedWords.objects.filter(site_id=site_id)
    version = kept.values_list("version", flat=True).first() or ""
    if version != known.version:
        content = kept.values_list("content", flat=True).first()
        _known[site_id] = _Known(time.monotonic(), version, read(content))
        return _known[site_id].learned
    known.asked = time.monotonic()
    return known.learned


def read(content: bytes | memoryview | None) -> LearnedWeights:
    """Weights of another version that cannot be read are ignored."""
    if not content:
        return NO_WEIGHTS
    try:
        return LearnedWeights.from_bytes(bytes(content))
    except Exception:
        logger.exception("The training cannot be read and is ignored. Reset it under Protection, Training.")
        return NO_WEIGHTS
