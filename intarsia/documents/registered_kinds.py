"""Kinds of settings that apps register: a check of their values on the server, and a control in the editor."""

import logging
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from django.core.exceptions import ImproperlyConfigured

# Our own kinds have no dot, so that a new one never has the name of another app's kind.
NAME = re.compile(r"[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*")
STATIC_PATH = re.compile(r"(?!/)(?!.*\.\.)[\w./-]+\.m?js", re.ASCII)

# From a value and its setting in the contract: what is wrong, or "".
Check = Callable[[Any, Mapping[str, Any]], str]

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class RegisteredKind:
    """A kind of setting of another app."""

    name: str
    check: Check
    # The path of the browser module below STATIC_URL.
    control: str

    def faults(self, value: Any, setting: Mapping[str, Any]) -> Iterator[str]:
        """A check that fails refuses the value, because nothing else has looked at it."""
        try:
            fault = self.check(value, setting)
        except Exception:
            logger.exception("The check of the setting kind '%s' failed.", self.name)
            fault = f"could not be checked, because the check of “{self.name}” failed (see the server's log)"
        if fault:
            yield fault


_kinds: dict[str, RegisteredKind] = {}


def register_setting_kind(name: str, *, check: Check, control: str) -> None:
    """Adds a kind of setting that widgets can use. Call it in the `ready()` of an app.

    `name` is that of the app and a word, such as `acme.rating`. `check(value, setting)` gets any JSON value and returns
    "" if it is valid, or the end of a sentence that starts with the setting's label: "is not a number from 1 to 5".
    `control` is the path of a browser module below the app's folder `static`, such as `acme/rating_control.js`.
    """
    kind = RegisteredKind(name, check, control)
    if fault := _fault(kind):
        raise ImproperlyConfigured(f"The setting kind '{name}' cannot be registered: {fault}.")
    _kinds[name] = kind


def registered_kind(name: str) -> RegisteredKind | None:
    return _kinds.get(name)


def registered_kinds() -> Iterable[RegisteredKind]:
    return _kinds.values()


def may_be_registered(kind: Any) -> bool:
    """Whether the name is that of a kind of some app, which need not be installed."""
    return isinstance(kind, str) and bool(NAME.fullmatch(kind))


def _fault(kind: RegisteredKind) -> str:
    if not may_be_registered(kind.name):
        return "its name must be two words of lower-case letters, digits and _, such as acme.rating"
    if not STATIC_PATH.fullmatch(kind.control):
        return "`control` must be a path below the app's folder 'static', such as acme/rating_control.js"
    if _kinds.get(kind.name, kind) != kind:
        return "another app has a kind with this name. Choose another one"
    return ""
