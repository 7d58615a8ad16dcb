"""The names of what apps register."""

import re
from collections.abc import Mapping
from typing import Any

from django.core.exceptions import ImproperlyConfigured

NAME = re.compile(r"[a-z][a-z0-9_-]{0,39}")


def require_free(what: str, name: str, registered: Mapping[str, Any], new: Any) -> None:
    """Raises ImproperlyConfigured for a name that cannot be used. The same thing can be registered again."""
    if not NAME.fullmatch(name):
        raise refused(what, name, "its name must be lower-case letters, digits, - and _, and start with a letter")
    if registered.get(name, new) != new:
        raise refused(what, name, "another one has this name. Choose another name")


def refused(what: str, name: str, fault: str) -> ImproperlyConfigured:
    return ImproperlyConfigured(f"The {what} '{name}' cannot be registered: {fault}.")
