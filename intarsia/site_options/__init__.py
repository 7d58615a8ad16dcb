"""All settings of a project that Intarsia reads, with their defaults: `option("INTARSIA_CACHE_WARM")`.

docs/reference/settings.md is generated from these lists.
"""

from typing import Any, Final

from django.conf import settings

from . import forms_and_pages, server_and_protection
from .declaration import Option

OPTIONS: Final = (*forms_and_pages.OPTIONS, *server_and_protection.OPTIONS)
DEFAULTS: Final = {option.name: option.default for option in OPTIONS}


def option(name: str) -> Any:
    """The value of the project's setting, or its default."""
    return getattr(settings, name, DEFAULTS[name])


__all__ = ["DEFAULTS", "OPTIONS", "Option", "option"]
