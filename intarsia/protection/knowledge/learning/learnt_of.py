import logging
import time
from dataclasses import dataclass, field

from ...models import LearntWords
from ...verdict.classifier.learnt import NOTHING, Learnt

logger = logging.getLogger(__name__)

# How long a process goes by what it knows before it asks whether there is more.
ASKS_EVERY_SECONDS = 2.0


@dataclass
class _Known:
    asked: float = float("-inf")
    version: str = ""
    learnt: Learnt = field(default=NOTHING)


_known: dict[int, _Known] = {}


def learnt_of(site_id: int) -> Learnt:
    """A query in two seconds at most; the words themselves only when they have changed."""
    known = _known.setdefault(site_id, _Known())
    if time.monotonic() - known.asked < ASKS_EVERY_SECONDS:
        return known.learnt
    kept = LearntWords.objects.filter(site_id=site_id)
    version = kept.values_list("version", flat=True).first() or ""
    if version != known.version:
        content = kept.values_list("content", flat=True).first()
        _known[site_id] = _Known(time.monotonic(), version, read(content))
        return _known[site_id].learnt
    known.asked = time.monotonic()
    return known.learnt


def read(content: bytes | memoryview | None) -> Learnt:
    """Words that another version has learnt and this one cannot read are as if there were none."""
    if not content:
        return NOTHING
    try:
        return Learnt.from_bytes(bytes(content))
    except Exception:
        logger.exception("What was learnt of words cannot be read and is left out. Forget it in the admin, Protection.")
        return NOTHING
