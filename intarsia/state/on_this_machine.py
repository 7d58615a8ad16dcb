"""While Redis is unavailable, each machine counts in its own files: limits and single-use tokens still work there."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from django.core.exceptions import ImproperlyConfigured

from .conf import directory
from .store_errors import store_errors

Store = TypeVar("Store")
Result = TypeVar("Result")


def or_on_this_machine(
    ask: Callable[[], Result], open_file: Callable[[Path], Store], instead: Callable[[Store], Result]
) -> Result:
    """The answer of Redis, else that of the file. Raises the error of Redis if there is no folder for files."""
    try:
        return ask()
    except store_errors():
        try:
            folder = directory()
        except ImproperlyConfigured:
            folder = None
        if folder is None:
            raise
        return instead(open_file(folder))
