"""Makes the AVIF sizes of one image, and keeps them if they save bytes. This takes a second or more."""

import logging
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from django.db import DatabaseError, InterfaceError
from wagtail.images import get_image_model

from ..image_facts.animation import is_animated
from .avif import is_on, is_worthwhile, store_shares, with_shares
from .filters import avif_filter, main_filter, widths_of

logger = logging.getLogger(__name__)
# Stored for an animated image, of which AVIF would show the first frame only.
NO_AVIF = 100
MAX_STORED_SHARE = 32_000


@dataclass(frozen=True)
class AvifResult:
    """Bytes of all sizes together."""

    title: str
    avif: int
    webp: int

    @property
    def share(self) -> int:
        return min(max(1, -(-100 * self.avif // max(1, self.webp))), MAX_STORED_SHARE)

    @property
    def is_kept(self) -> bool:
        return is_worthwhile(self.share)


def make_avif(pk: int) -> AvifResult | None:
    """None if there is nothing to do: the sizes exist, the image was deleted, or it cannot have AVIF.

    A broken file, an encoder or a storage that fails costs the image its AVIF sizes, and nothing else.
    """
    image = with_shares(get_image_model().objects.filter(pk=pk)).first() if is_on() else None
    if image is None or image.is_svg() or _is_done(image):
        return None
    try:
        return _make(image)
    except (DatabaseError, InterfaceError):
        raise
    except Exception as error:
        # Each storage and image library has its own errors.
        logger.warning("The image %s (%s) keeps WebP, because AVIF cannot be made: %s", pk, image, error)
        return None


def _is_done(image: Any) -> bool:
    if is_worthwhile(image.avif_share):
        return len(_stored_sizes(image)) == len(widths_of(image))
    return bool(image.avif_share)


def _make(image: Any) -> AvifResult | None:
    if is_animated(image):
        store_shares({image.file.name: NO_AVIF})
        return None
    widths = widths_of(image)
    webp = image.get_renditions(*map(main_filter, widths)).values()
    # One after the other: Wagtail would make three at a time, and visitors of this process would wait.
    avif = [image.get_rendition(avif_filter(width)) for width in widths]
    made = AvifResult(str(image.title), _bytes(avif), _bytes(webp))
    if not made.is_kept:
        for rendition in _stored_sizes(image):
            rendition.delete()
    store_shares({image.file.name: made.share})
    return made


def _stored_sizes(image: Any) -> list[Any]:
    return list(image.renditions.filter(filter_spec__in=[avif_filter(width) for width in widths_of(image)]))


def _bytes(renditions: Iterable[Any]) -> int:
    return sum(rendition.file.size for rendition in renditions)
