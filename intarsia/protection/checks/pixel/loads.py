"""Which clients have loaded the pixel recently, recognized by their connection instead of a cookie."""

import contextlib
from typing import Final

from django.http import HttpRequest

from intarsia.state.recent_values import Bounds, recent_values
from intarsia.state.store_errors import store_errors

from ...visitor.client import client_digest, owner_of
from .pixel_url import CHANGES_EVERY

# A client can invent any number of browsers.
LOAD_BOUNDS: Final = Bounds("pixel", 2 * CHANGES_EVERY, of_owner=100, in_all=50_000)


def note_load(request: HttpRequest) -> None:
    with contextlib.suppress(*store_errors()):
        recent_values().put(LOAD_BOUNDS, owner_of(request), client_digest(request), 1)


def has_loaded(request: HttpRequest) -> bool:
    return bool(recent_values().get(LOAD_BOUNDS, owner_of(request), client_digest(request)))
