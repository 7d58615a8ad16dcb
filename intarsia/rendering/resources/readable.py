"""Image files that may be missing or broken. One of them must not cost visitors the page."""

import logging
from collections.abc import Callable
from typing import Any, TypeVar

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
        # Each storage and image library has errors of its own.
        logger.error("The image %s (%s) is left out, because its file cannot be read: %s", image.pk, image, error)
        return None


def storage_answers(image: Any) -> bool:
    """Whether the storage says that the file is missing, or gives its bytes: then trying again soon does not help."""
    storage, name = image.file.storage, image.file.name
    try:
        if storage.exists(name):
            with storage.open(name) as file:
                file.read(1)
    except Exception:
        return False
    return True
