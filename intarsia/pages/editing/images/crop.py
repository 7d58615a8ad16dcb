"""A part of an image as a new image of the library. The original stays as it is."""

from typing import Any, Final

from django.core.exceptions import ValidationError
from django.db import transaction
from django.shortcuts import get_object_or_404
from django.utils.translation import gettext as _
from wagtail.images import get_image_model
from wagtail.images.fields import WagtailImageField
from wagtail.images.rect import Rect
from wagtail.images.utils import find_image_duplicates
from wagtail.log_actions import log
from wagtail.search import index

from intarsia.documents.kinds import errors
from intarsia.rendering.resources.image_alt import alt_text_of

from ...damaged_images import damaged_images_refused
from ...portable.images import FOCAL_POINT
from .cropped_file import Box, cropped_file, upright_size
from .focal_point import are_within
from .library import choosable, image_policy

# The fields that differ from the original. All others are copied, also those of a site's own model.
OWN: Final = {"file", "width", "height", "file_size", "file_hash", "created_at", "uploaded_by_user", *FOCAL_POINT}


def croppable(user: Any, pk: int) -> Any:
    """The image, if this user may use it and add others to its collection. Raises EditorError or Http404."""
    image = get_object_or_404(get_image_model(), pk=pk)
    if not choosable(user).filter(pk=pk).exists():
        raise errors.forbidden(_("You do not have permission to use this image. Ask an administrator for it."))
    collections = image_policy().collections_user_has_permission_for(user, "add")
    if not collections.filter(pk=image.collection_id).exists():
        raise errors.forbidden(
            _(
                "Cropping adds an image to the collection “%(collection)s”, for which you do not have permission. "
                "Ask an administrator for it."
            )
            % {"collection": image.collection.name}
        )
    return image


def crop(user: Any, original: Any, numbers: Any) -> tuple[Any, bool]:
    """The new image, and whether the library had the same one before: then it is that one. Raises EditorError."""
    size = upright_size(original)
    box = _box(numbers, size)
    if box == (0, 0, *size):
        return original, True
    content = cropped_file(original, box)
    image = _copy(original)
    image.uploaded_by_user = user
    image.title = _title(original)
    # Without a description, the title describes an image to visitors.
    image.description = original.description or alt_text_of(original)
    image.set_focal_point(_focal_point(original, size, box))
    image.file = _checked(content)
    image._set_image_file_metadata()
    duplicates = find_image_duplicates(image=image, user=user, permission_policy=image_policy())
    if duplicate := duplicates.filter(collection=original.collection_id, title=image.title).first():
        return duplicate, True
    _require_valid(image)
    _store(image, original)
    return image, False


def _box(numbers: Any, size: tuple[int, int]) -> Box:
    width, height = size
    limits = {"x": (0, width), "y": (0, height), "width": (1, width), "height": (1, height)}
    if are_within(numbers, limits):
        box = Box(*(numbers[name] for name in Box._fields))
        if box.x + box.width <= width and box.y + box.height <= height:
            return box
    raise errors.unreadable(_("The frame is not within the image. Choose it again."))


def _copy(original: Any) -> Any:
    model = type(original)
    # A unique value with a default, such as a UUID, is made again.
    fields = (
        field
        for field in model._meta.concrete_fields
        if field.name not in OWN and not field.primary_key and not (field.unique and field.has_default())
    )
    return model(**{field.attname: getattr(original, field.attname) for field in fields})


def _title(original: Any) -> str:
    text = _("%(title)s (cropped)")
    end = text % {"title": ""}
    longest = original._meta.get_field("title").max_length
    if original.title.endswith(end):
        return original.title
    return text % {"title": original.title[: longest and longest - len(end)].rstrip()}


def _focal_point(original: Any, size: tuple[int, int], box: Box) -> Rect | None:
    """None if the frame leaves it out, or if there is none."""
    point = original.get_focal_point()
    if point is None:
        return None
    # It is a share of the stored width and height, also if the file is stored sideways: so pages show it.
    across, down = size[0] / original.width, size[1] / original.height
    x, y = round(point.centroid_x * across) - box.x, round(point.centroid_y * down) - box.y
    if not (0 <= x <= box.width and 0 <= y <= box.height):
        return None
    return Rect.from_point(
        x, y, min(round(point.width * across), box.width), min(round(point.height * down), box.height)
    )


def _checked(file: Any) -> Any:
    """With the limits of an upload."""
    try:
        with damaged_images_refused():
            return WagtailImageField().clean(file)
    except ValidationError as error:
        raise errors.unreadable(" ".join(error.messages)) from error


def _require_valid(image: Any) -> None:
    try:
        image.full_clean(exclude=["file"])
    except ValidationError as error:
        labels = (image._meta.get_field(name).verbose_name for name in error.message_dict if name != "__all__")
        names = ", ".join(str(label) for label in labels)
        text = _("This site asks for more about each image: %(fields)s. Add it in the library instead.")
        raise errors.not_allowed(text % {"fields": names} if names else " ".join(error.messages)) from error


def _store(image: Any, original: Any) -> None:
    try:
        with transaction.atomic():
            image.save()
            for field in image._meta.many_to_many:
                getattr(image, field.name).set(getattr(original, field.name).all())
            log(instance=image, action="wagtail.create")
    except BaseException:
        image.file.delete(save=False)
        raise
    # With its tags.
    index.insert_or_update_object(image)
