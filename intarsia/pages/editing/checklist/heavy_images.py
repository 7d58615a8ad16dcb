"""Images of a document that visitors load as one large file: their smaller sizes would not move."""

from typing import Any

from django.utils.translation import gettext as _
from wagtail.images import get_image_model

from intarsia.documents.references import references_of
from intarsia.documents.tree import elements
from intarsia.rendering.resources.image_facts.stored import with_facts

# About ten times the bytes of a photograph in the size for a phone.
HEAVY_BYTES = 1_000_000


def heavy_images(document: Any, contract: dict) -> list[dict[str, str]]:
    """The element of each animated image that is heavy, and the advice for its editors."""
    shown = [
        (element.id, reference.id)
        for element in elements(document, contract)
        for reference in references_of(element, contract["references"])
        if reference.target == "image"
    ]
    images = with_facts(get_image_model().objects.filter(pk__in={pk for _id, pk in shown}))
    sizes = {image.pk: _size(image) for image in images if image.animation}
    return [
        {"element": element, "reason": _advice(sizes[pk])} for element, pk in shown if sizes.get(pk, 0) > HEAVY_BYTES
    ]


def _size(image: Any) -> int:
    """0 for a file that cannot be read."""
    try:
        return image.get_file_size() or 0
    except OSError:
        return 0


def _advice(size: int) -> str:
    megabytes = f"{size / 1_000_000:.1f}"
    return _("An animated image has %(size)s MB. Use a video instead, which is much smaller.") % {"size": megabytes}
