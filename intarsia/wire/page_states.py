"""What widgets show of one visitor, such as a cart: all of a page's widgets get it with one call.

A public page is the same for everyone, so its HTML has places for it: `<b data-page-state="cart">0</b>`. If a page has
such a place, its script makes the call once, and gives each place its part.
"""

import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any

from django.http import HttpRequest
from pydantic import BaseModel, Field, Json

logger = logging.getLogger(__name__)

# Gets the visitor's request and the keys of all places on the page, and returns a JSON value for each key.
Loader = Callable[[HttpRequest, Sequence[str]], Mapping[str, Any]]

MAX_NAMES, MAX_KEYS, MAX_TEXT_LENGTH = 50, 500, 100
Text = Annotated[str, Field(max_length=MAX_TEXT_LENGTH)]
Keys = Annotated[list[Text], Field(max_length=MAX_KEYS)]

_loaders: dict[str, Loader] = {}


class WantedStates(BaseModel):
    """By name of the state, the keys of the places that show it. A place without a key has an empty one."""

    wanted: Json[Annotated[dict[Text, Keys], Field(max_length=MAX_NAMES)]]


def page_state(name: str) -> Callable[[Loader], Loader]:
    """Registers `loader(request, keys) -> {key: value}` for places with `data-page-state="name"`.

    `keys` are those of `data-page-state-key`, such as the products on the page; the visitor can invent any. Do it in
    the module `calls` of an app.
    """

    def decorate(loader: Loader) -> Loader:
        if name in _loaders:
            raise ValueError(f"The page state '{name}' has two loaders. Keep one.")
        _loaders[name] = loader
        return loader

    return decorate


def load_page_state(request: HttpRequest, wanted: WantedStates) -> dict[str, Mapping[str, Any]]:
    """What widgets show of this visitor. Unknown states are left out, and those that fail."""
    found = {name: _load(name, request, keys) for name, keys in wanted.wanted.items() if name in _loaders}
    return {name: values for name, values in found.items() if values is not None}


def _load(name: str, request: HttpRequest, keys: Sequence[str]) -> Mapping[str, Any] | None:
    try:
        return _loaders[name](request, list(dict.fromkeys(keys)))
    except Exception:
        logger.exception("The page state '%s' could not be loaded. Its places stay as they are in the page.", name)
        return None


def unregister(name: str) -> None:
    """For tests."""
    del _loaders[name]
