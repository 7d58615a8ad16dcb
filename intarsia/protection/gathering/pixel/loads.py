"""Which clients have fetched the pixel lately: without a cookie, by what their connection says."""

import contextlib

from django.http import HttpRequest

from ...visitor.client import client_digest
from ...visitor.memory import FAULTS, memory
from .addresses import CHANGES_EVERY


def note_load(request: HttpRequest) -> None:
    with contextlib.suppress(*FAULTS):
        memory().put(_key(request), 1, 2 * CHANGES_EVERY)


def has_loaded(request: HttpRequest) -> bool:
    return bool(memory().get(_key(request)))


def _key(request: HttpRequest) -> str:
    return f"pixel:{client_digest(request)}"
