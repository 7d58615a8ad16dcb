"""One request at a time writes a file: two would mix their bytes."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from django.core.cache import cache
from django.utils.translation import pgettext_lazy

from ..accepting.refusal import TOO_OFTEN, Refusal
from ..models import FormFile

# A process that is killed does not unlock.
LOCK_SECONDS: Final = 10 * 60

LOCKED = pgettext_lazy("page", "Another request is uploading this file.")


class Busy(Refusal):
    """The file stays, and the request can be repeated."""

    def __init__(self) -> None:
        super().__init__(TOO_OFTEN, LOCKED)


@contextmanager
def locked(file: FormFile) -> Iterator[None]:
    key = _key(file)
    if not cache.add(key, 1, LOCK_SECONDS):
        raise Busy
    try:
        yield
    finally:
        cache.delete(key)


def keep_locked(file: FormFile) -> None:
    """Call it more often than every `LOCK_SECONDS`."""
    cache.touch(_key(file), LOCK_SECONDS)


def _key(file: FormFile) -> str:
    return f"intarsia.webforms.upload.{file.pk}"
