"""The area of an image that stays visible where a page crops the image: Wagtail's focal point."""

from typing import Any

from django.shortcuts import get_object_or_404
from django.utils.translation import gettext as _
from wagtail.images import get_image_model
from wagtail.images.rect import Rect
from wagtail.log_actions import log

from intarsia.documents.kinds import errors

from ...portable.images import FOCAL_POINT
from .library import image_policy

Area = dict[str, int]


def changeable(user: Any, pk: int) -> Any:
    """The image, if this user may change it in the library. Raises EditorError or Http404."""
    image = get_object_or_404(get_image_model(), pk=pk)
    if not image_policy().user_has_permission_for_instance(user, "change", image):
        raise errors.forbidden(_("You do not have permission to change this image. Ask an administrator for it."))
    return image


def area_of(image: Any) -> Area | None:
    """Its center and its size, in pixels. Programs can store an area outside of the image: then the nearest inside."""
    point = image.get_focal_point()
    if point is None:
        return None
    return {
        "x": min(round(point.centroid_x), image.width),
        "y": min(round(point.centroid_y), image.height),
        "width": max(1, min(round(point.width), image.width)),
        "height": max(1, min(round(point.height), image.height)),
    }


def set_area(image: Any, area: Any) -> None:
    """None removes the focal point. Raises EditorError if it is not within the image."""
    if area is not None and not _is_within(image, area):
        raise errors.unreadable(_("The focal point is not within the image. Choose it again."))
    image.set_focal_point(area and Rect.from_point(*(area[name] for name in ("x", "y", "width", "height"))))
    # Somebody else may be editing the other fields.
    image.save(update_fields=FOCAL_POINT)
    log(instance=image, action="wagtail.edit")


def _is_within(image: Any, area: Any) -> bool:
    limits = {"x": (0, image.width), "y": (0, image.height), "width": (1, image.width), "height": (1, image.height)}
    return are_within(area, limits)


def are_within(numbers: Any, limits: dict[str, tuple[int, int]]) -> bool:
    """Whether a client sent whole numbers within these limits."""
    return isinstance(numbers, dict) and all(
        type(numbers.get(name)) is int and least <= numbers[name] <= most for name, (least, most) in limits.items()
    )
