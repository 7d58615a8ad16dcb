"""Damaged images are refused: Pillow raises many kinds of errors for them, which Wagtail's check does not catch."""

from collections.abc import Iterator
from contextlib import contextmanager

from django.core.exceptions import ValidationError


@contextmanager
def damaged_images_refused() -> Iterator[None]:
    """Raises ValidationError if an image that is checked inside cannot be read."""
    try:
        yield
    except ValidationError:
        raise
    except Exception as error:
        raise ValidationError("The image is damaged or incomplete. Upload the original file again.") from error
