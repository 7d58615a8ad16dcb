"""Reads and stores the facts of images, without a query for each image."""

import logging
from collections.abc import Iterable
from typing import Any

from django.db import DatabaseError, transaction
from django.db.models import OuterRef, QuerySet, Subquery
from django.db.models.signals import post_delete
from wagtail.images import get_image_model_string

from ...models import ImageFacts

logger = logging.getLogger(__name__)


def with_facts(images: QuerySet[Any]) -> Any:
    """Each image has its stored color as `placeholder`, and as `animation` whether it is animated, without a further
    query; None if that is not stored yet.
    """
    stored = ImageFacts.objects.filter(file=OuterRef("file"))
    return images.annotate(
        placeholder=Subquery(stored.values("color")), animation=Subquery(stored.values("is_animated"))
    )


def store_facts(images: Iterable[Any]) -> None:
    """Stores what was just found. Two processes may find the same. A read-only database does not prevent the page."""
    new = [
        ImageFacts(file=image.file.name, color=image.placeholder, is_animated=image.animation)
        for image in images
        if getattr(image, "has_new_facts", False)
    ]
    if not new:
        return
    try:
        with transaction.atomic():
            ImageFacts.objects.bulk_create(
                new, update_conflicts=True, unique_fields=["file"], update_fields=["color", "is_animated"]
            )
    except DatabaseError as error:
        logger.warning("The colors of images cannot be stored, so the next page finds them again: %s", error)


def connect() -> None:
    # By name: where `wagtail.images` is missing, a system check says so.
    post_delete.connect(_forget, sender=get_image_model_string(), dispatch_uid="intarsia.image_facts")


def _forget(instance: Any, **_: Any) -> None:
    ImageFacts.objects.filter(file=instance.file.name).delete()
