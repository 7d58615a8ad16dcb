"""Pages offer AVIF in addition to WebP if a job has made its sizes and found that they save bytes."""

import logging
from collections.abc import Iterable, Sequence
from typing import Any, Final

import PIL.features
from django.db import DatabaseError, transaction
from django.db.models import OuterRef, QuerySet, Subquery
from django.db.models.signals import post_delete
from django.dispatch import Signal
from wagtail.images import get_image_model_string
from wagtail.images.models import Filter

from intarsia.site_options import option

from ...models import AvifSizes
from .filters import WIDTHS, avif_filter, widths_of

logger = logging.getLogger(__name__)

# The percentage of the bytes of WebP. Flat graphics have more, and are not worth an element more on the page.
MAX_SHARE_PERCENT: Final = 85
# Images have no AVIF sizes yet: `images`, their ids. The receiver calls `make_avif` for each, but not in a request.
avif_missing = Signal()


def is_on() -> bool:
    is_wanted = option("INTARSIA_IMAGE_AVIF") and option("INTARSIA_IMAGE_FORMAT") == "webp"
    return bool(is_wanted and PIL.features.check("avif"))


def avif_filters() -> list[str]:
    return [avif_filter(width) for width in WIDTHS] if is_on() else []


def with_shares(images: QuerySet[Any]) -> Any:
    """Each image has its stored share as `avif_share`, without a further query; None if none was stored yet."""
    stored = AvifSizes.objects.filter(file=OuterRef("file"))
    return images.annotate(avif_share=Subquery(stored.values("share")))


def avif_of(image: Any) -> str:
    """The `srcset` of an image of `with_shares`, or its only URL; empty if WebP is good enough or all there is.

    Sets `lacks_avif` on an image whose sizes are to be made.
    """
    image.lacks_avif = False
    if not is_on() or not _can_have_avif(image):
        return ""
    if image.avif_share is None:
        image.lacks_avif = True
    if not is_worthwhile(image.avif_share):
        return ""
    filters = [Filter(spec=avif_filter(width)) for width in widths_of(image)]
    found = image.find_existing_renditions(*filters)
    if len(found) < len(filters):
        # Someone deleted them, or the site has another quality now.
        image.lacks_avif = True
        return ""
    ordered = sorted(found.values(), key=lambda rendition: rendition.width)
    return srcset_of(ordered) or ordered[0].url


def srcset_of(ordered: Sequence[Any]) -> str:
    """Empty for a single size."""
    return ", ".join(f"{size.url} {size.width}w" for size in ordered) if len(ordered) > 1 else ""


def is_worthwhile(share: int | None) -> bool:
    return share is not None and 0 < share <= MAX_SHARE_PERCENT


def request_avif(images: Iterable[Any]) -> None:
    """Has the missing sizes of images of `avif_of` made. No other process asks for them again. A read-only database
    does not prevent the page.
    """
    lacking = [one for one in images if getattr(one, "lacks_avif", False)]
    if not lacking:
        return
    try:
        with transaction.atomic():
            store_shares({one.file.name: 0 for one in lacking})
            avif_missing.send(sender=None, images=[one.pk for one in lacking])
    except DatabaseError as error:
        logger.warning("The AVIF sizes of images cannot be requested: %s", error)


def store_shares(shares: dict[str, int]) -> None:
    """By the name of the image's file; 0 if its sizes are requested."""
    AvifSizes.objects.bulk_create(
        [AvifSizes(file=file, share=share) for file, share in shares.items()],
        update_conflicts=True,
        unique_fields=["file"],
        update_fields=["share"],
    )


def _can_have_avif(image: Any) -> bool:
    return not image.is_svg() and not image.file.name.lower().endswith(".gif")


def connect() -> None:
    # By name: where `wagtail.images` is missing, a system check says so.
    post_delete.connect(_forget, sender=get_image_model_string(), dispatch_uid="intarsia.avif_sizes")


def _forget(instance: Any, **_: Any) -> None:
    AvifSizes.objects.filter(file=instance.file.name).delete()
