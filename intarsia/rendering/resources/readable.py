"""Image files that may be missing or broken. One of them must not cost visitors the page."""

import logging
from collections.abc import Callable
from typing import Any, TypeVar

import PIL.Image
from django.db import DatabaseError, InterfaceError

logger = logging.getLogger(__name__)
Result = TypeVar("Result")


def readable(image: Any, read: Callable[[], Result]) -> Result | None:
    """The result of `read`; None, and a line in the log, if the file of the image cannot be read."""
    try:
        return read()
    except (DatabaseError, InterfaceError):
        raise
    except Exception as error:
        # Each storage and image library has its own errors.
        logger.error("The image %s (%s) is left out, because its file cannot be read: %s", image.pk, image, error)
        return None


def is_lost(image: Any) -> bool:
    """Whether the storage says that the file is missing or gives something that is not an image: trying again soon does
    not help. A full disk or a storage that does not answer may recover within a minute.
    """
    storage, name = image.file.storage, image.file.name
    try:
        if not storage.exists(name):
            return True
        with storage.open(name) as file:
            PIL.Image.open(file).close()
    except PIL.UnidentifiedImageError:
        return True
    except Exception:
        return False
    return False
