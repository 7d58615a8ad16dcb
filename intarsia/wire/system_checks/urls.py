"""URLs that a project includes. Without them, pages show scripts and forms that cannot reach the server."""

from typing import Any

from django.apps import apps
from django.conf import settings
from django.core.checks import CheckMessage, register
from django.urls import NoReverseMatch, reverse

from .messages import message

# By app: the number of its check, the name of one of its URLs, and the module to include.
URLS = {
    "wire": ("E110", "intarsia_wire:ajax", "intarsia.wire.urls"),
    "pages": ("E111", "intarsia_site:search", "intarsia.pages.site_urls"),
    "protection": ("E112", "intarsia_protection:site_script", "intarsia.protection.urls"),
}


@register("intarsia")
def urls_are_included(**_options: Any) -> list[CheckMessage]:
    if not getattr(settings, "ROOT_URLCONF", None):
        return []
    return [
        message(
            number,
            f"The URLs of intarsia.{app} are missing, so pages cannot use it.",
            f'Add `path("", include("{module}"))` to the urls of the project, before those of Wagtail.',
        )
        for app, (number, name, module) in URLS.items()
        if apps.is_installed(f"intarsia.{app}") and not _exists(name)
    ]


def _exists(name: str) -> bool:
    try:
        reverse(name)
    except NoReverseMatch:
        return False
    return True
