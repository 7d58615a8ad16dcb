"""Damaged images are refused: Pillow raises many kinds of errors for them, which Wagtail's check does not catch."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from django.core.exceptions import ValidationError
from django.utils.translation import gettext as _
from wagtail.images.fields import WagtailImageField


@contextmanager
def damaged_images_refused() -> Iterator[None]:
    """Raises ValidationError if an image that is checked inside cannot be read."""
    try:
        yield
    except ValidationError:
        raise
    except Exception as error:
        text = _("The image is damaged or incomplete. Upload the original file again.")
        raise ValidationError(text, code="damaged_image") from error


def refuse_damaged_images() -> None:
    """In all forms with an image, such as those of Wagtail's library, which answered with an error 500."""
    to_python = WagtailImageField.to_python

    def to_readable_image(field: Any, data: Any) -> Any:
        with damaged_images_refused():
            return to_python(field, data)

    WagtailImageField.to_python = to_readable_image
