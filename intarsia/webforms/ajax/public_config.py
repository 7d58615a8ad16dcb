"""The config that everybody may read, by path: no secrets, and nothing about notifications."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from django.http import HttpRequest
from django.urls import reverse
from django.utils.translation import pgettext_lazy

from ..models import WebForm
from ..traps.version_hash import version_hash
from .product_config import product_config

UNKNOWN_ERROR = pgettext_lazy("page", "There was an unknown error processing your request. Please try again.")


@dataclass(frozen=True)
class ConfigContext:
    request: HttpRequest
    form: WebForm | None


# Values about a form are left out without one.
OF_SITE: Mapping[str, Callable[[ConfigContext], Any]] = {
    "gform_theme_config/common/form/ajax/ajaxurl": lambda _asked: reverse("intarsia_wire:ajax"),
    "gform_theme_config/common/form/ajax/i18n/unknown_error": lambda _asked: str(UNKNOWN_ERROR),
}
OF_FORM: Mapping[str, Callable[[WebForm], Any]] = {
    "gform_theme_config/common/form/honeypot/version_hash": lambda form: version_hash(form.pk),
    "gform_theme_config/common/form/product_meta": product_config,
    "gform_theme_config/common/form/submission_method": lambda form: form.submission_method,
}


def config_at(path: str, asked: ConfigContext) -> dict[str, Any] | None:
    """All values at and below this path, as objects. None if there are none."""
    found = {at: value(asked) for at, value in OF_SITE.items() if _is_at(at, path)}
    if asked.form is not None:
        found |= {at: value(asked.form) for at, value in OF_FORM.items() if _is_at(at, path)}
    if path in found:
        value = found[path]
        return value if isinstance(value, dict) else {path.rpartition("/")[2]: value}
    tree: dict[str, Any] = {}
    for at, value in found.items():
        *above, name = at.removeprefix(f"{path}/").split("/")
        place = tree
        for part in above:
            place = place.setdefault(part, {})
        place[name] = value
    return tree or None


def _is_at(at: str, path: str) -> bool:
    return at == path or at.startswith(f"{path}/")
