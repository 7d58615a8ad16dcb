"""One request at a time writes a file: two would mix their bytes."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from django.core.cache import cache
from django.utils.translation import pgettext_lazy

from .models import FormFile
from .refusal import TOO_OFTEN, Refusal

# In seconds. A process that is killed does not unlock.
LONGEST_REQUEST: Final = 60 * 60

LOCKED = pgettext_lazy("page", "Another request is uploading this file.")


class Busy(Refusal):
    """The file stays, and the request can be repeated."""

    def __init__(self) -> None:
        super().__init__(TOO_OFTEN, LOCKED)


@contextmanager
def locked(file: FormFile) -> Iterator[None]:
    key = f"intarsia.webforms.upload.{file.pk}"
    if not cache.add(key, 1, LONGEST_REQUEST):
        raise Busy
    try:
        yield
    finally:
        cache.delete(key)
