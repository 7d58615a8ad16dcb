import logging
import time
from dataclasses import dataclass

from ...models import LearnedWords
from ...verdict.classifier.site_model import SiteModel

logger = logging.getLogger(__name__)

# How long a process uses its model before it checks for a newer one.
ASKS_EVERY_SECONDS = 2.0


@dataclass
class _CachedModel:
    asked: float = float("-inf")
    version: str = ""
    model: SiteModel | None = None


_known: dict[int, _CachedModel] = {}


def site_model(site_id: int) -> SiteModel | None:
    """What the site learned; None if it uses the shipped model only. At most one query per two seconds; the model is
    loaded only when it has changed.
    """
    known = _known.setdefault(site_id, _CachedModel())
    if time.monotonic() - known.asked < ASKS_EVERY_SECONDS:
        return known.model
    learned = LearnedWords.objects.filter(site_id=site_id, is_off=False)
    version = learned.values_list("version", flat=True).first() or ""
    if version != known.version:
        content = learned.values_list("content", flat=True).first()
        _known[site_id] = _CachedModel(time.monotonic(), version, read(content))
        return _known[site_id].model
    known.asked = time.monotonic()
    return known.model


def forget_site_models() -> None:
    """The next text of each site asks the database again. For tests, whose transactions are rolled back."""
    _known.clear()


def read(content: bytes | memoryview | None) -> SiteModel | None:
    """A model of another version that cannot be read is ignored."""
    if not content:
        return None
    try:
        return SiteModel.from_bytes(bytes(content))
    except Exception:
        logger.exception("The training cannot be read and is ignored. Train again under Protection, Training.")
        return None
