"""URLs that a project includes. Without them, pages show what cannot reach the server, or leave it out."""

from typing import Any

from django.apps import apps
from django.conf import settings
from django.core.checks import CheckMessage, register
from django.urls import get_resolver

from .messages import message

# By app: the number of its check, the name of its URLs, and the module to include.
URLS = {
    "wire": ("E110", "intarsia_wire", "intarsia.wire.urls"),
    "pages": ("E111", "intarsia_site", "intarsia.pages.site_urls"),
    "protection": ("E112", "intarsia_protection", "intarsia.protection.urls"),
    "comments": ("W133", "intarsia_comments", "intarsia.comments.urls"),
    "webforms": ("E134", "intarsia_webforms", "intarsia.webforms.urls"),
}


@register("intarsia")
def urls_are_included(**_options: Any) -> list[CheckMessage]:
    if not getattr(settings, "ROOT_URLCONF", None):
        return []
    included = get_resolver().app_dict
    return [
        message(
            number,
            f"The URLs of intarsia.{app} are missing, so pages cannot use it.",
            f'Add `path("", include("{module}"))` to the urls of the project, before those of Wagtail.',
        )
        for app, (number, name, module) in URLS.items()
        if apps.is_installed(f"intarsia.{app}") and name not in included
    ]
