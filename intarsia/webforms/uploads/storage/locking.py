"""Only one request at a time writes a file, because two would mix their bytes."""

import secrets
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final

from django.core.cache import cache
from django.utils.translation import pgettext_lazy

from ..accepting.refusal import TOO_OFTEN, Refusal
from ..models import FormFile

# A process that is killed does not unlock, so the lock expires. No block of a slow visitor and no answer of a scanner
# takes longer, and each extends it.
LOCK_SECONDS: Final = 150

LOCKED = pgettext_lazy("page", "Another request is uploading this file.")


class Busy(Refusal):
    """The file stays, and the request can be repeated."""

    def __init__(self) -> None:
        super().__init__(TOO_OFTEN, LOCKED)


@contextmanager
def locked(file: FormFile) -> Iterator[None]:
    key, holder = _key(file), secrets.token_hex(8)
    if not cache.add(key, holder, LOCK_SECONDS):
        raise Busy
    try:
        yield
    finally:
        # The lock may have expired, and another request may hold it now.
        if cache.get(key) == holder:
            cache.delete(key)


def extend_lock(file: FormFile) -> None:
    """Call it more often than every `LOCK_SECONDS`."""
    cache.touch(_key(file), LOCK_SECONDS)


def extending_lock(file: FormFile, blocks: Iterable[bytes]) -> Iterator[bytes]:
    """The same blocks; each extends the lock."""
    for block in blocks:
        extend_lock(file)
        yield block


def _key(file: FormFile) -> str:
    return f"intarsia.webforms.upload.{file.pk}"
