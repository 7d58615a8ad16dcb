"""Which clients have loaded the pixel recently, recognized by their connection instead of a cookie."""

import contextlib

from django.http import HttpRequest

from intarsia.state.key_value import key_value
from intarsia.state.store_errors import STORE_ERRORS

from ...visitor.client import client_digest
from .pixel_url import CHANGES_EVERY


def note_load(request: HttpRequest) -> None:
    with contextlib.suppress(*STORE_ERRORS):
        key_value().put(_key(request), 1, 2 * CHANGES_EVERY)


def has_loaded(request: HttpRequest) -> bool:
    return bool(key_value().get(_key(request)))


def _key(request: HttpRequest) -> str:
    return f"pixel:{client_digest(request)}"
