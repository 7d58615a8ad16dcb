"""The most frequent color of an image, which fills its place on a page until the browser has loaded it."""

import logging
from collections.abc import Iterable
from typing import Any, cast

import PIL.Image
from django.db import DatabaseError, transaction
from django.db.models import OuterRef, QuerySet, Subquery
from django.db.models.signals import post_delete
from wagtail.images import get_image_model_string

from ..models import ImageColor

logger = logging.getLogger(__name__)
# Enough to find the color of an area. A larger sample takes longer and finds the same.
SAMPLE = (32, 32)
MOST_COLORS = 5
# In steps of a hexadecimal digit. With finer colors, a page of 14 images exceeded its 8 kB of CSS.
LIGHTNESS_STEP = 3
LEAST_SHIFT = 1.5


def with_colors(images: QuerySet[Any]) -> Any:
    """Each image has its stored color as `placeholder`, and as `animation` whether it is animated, without a further
    query; None if that is not stored yet.
    """
    stored = ImageColor.objects.filter(file=OuterRef("file"))
    return images.annotate(
        placeholder=Subquery(stored.values("color")), animation=Subquery(stored.values("is_animated"))
    )


def color_of(image: Any, smallest: Any) -> str:
    """The stored color of an image of `with_colors`, or that of its smallest rendition. Empty without one."""
    if image.placeholder is None:
        image.placeholder = _found_in(smallest)
        image.has_new_color = image.placeholder is not None
    return image.placeholder or ""


def store_colors(images: Iterable[Any]) -> None:
    """Stores what was just found. Two processes may find the same. A read-only database does not prevent the page."""
    new = [
        ImageColor(file=one.file.name, color=one.placeholder, is_animated=one.animation)
        for one in images
        if getattr(one, "has_new_color", False)
    ]
    if not new:
        return
    try:
        with transaction.atomic():
            ImageColor.objects.bulk_create(
                new, update_conflicts=True, unique_fields=["file"], update_fields=["color", "is_animated"]
            )
    except DatabaseError as error:
        logger.warning("The colors of images cannot be stored: %s", error)


def _found_in(rendition: Any) -> str | None:
    """None if the file cannot be read: the page shows the image without a placeholder, and the next one tries again."""
    try:
        with rendition.file.storage.open(rendition.file.name) as file, PIL.Image.open(file) as opened:
            return most_frequent_color(opened)
    except Exception as error:
        # Each storage and image library has its own errors.
        logger.warning("The color of the image file %s cannot be read: %s", rendition.file.name, error)
        return None


def most_frequent_color(image: PIL.Image.Image) -> str:
    """As three hexadecimal digits; empty if a pixel is transparent, because the color would show through."""
    pixels = image.convert("RGBA")
    least_opaque, _ = cast(tuple[int, int], pixels.getchannel("A").getextrema())
    if least_opaque < 255:
        return ""
    reduced = pixels.convert("RGB").resize(SAMPLE, PIL.Image.Resampling.BOX).quantize(MOST_COLORS).convert("RGB")
    _, color = max(cast(list[tuple[int, tuple[int, int, int]]], reduced.getcolors()))
    return "".join(f"{digit:x}" for digit in _common([part / 17 for part in color]))


def _common(parts: list[float]) -> list[int]:
    """One of few colors, because a page has a rule for each: six steps of lightness, and little color becomes gray."""
    mean = sum(parts) / len(parts)
    lightness = LIGHTNESS_STEP * round(mean / LIGHTNESS_STEP)
    shifts = [round(part - mean) if abs(part - mean) >= LEAST_SHIFT else 0 for part in parts]
    return [min(max(lightness + shift, 0), 15) for shift in shifts]


def connect() -> None:
    # By name: where `wagtail.images` is missing, a system check says so.
    post_delete.connect(_forget, sender=get_image_model_string(), dispatch_uid="intarsia.image_colors")


def _forget(instance: Any, **_: Any) -> None:
    ImageColor.objects.filter(file=instance.file.name).delete()
