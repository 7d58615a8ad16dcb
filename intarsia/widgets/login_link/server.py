"""Where this site logs people in and out, and the page to return to: the same for every visitor.

Only the logout page, which is never cached, depends on the visitor: its scope has the state `log_out`.
"""

from collections.abc import Mapping
from typing import Any

from django.conf import settings
from django.urls import NoReverseMatch, reverse
from wagtail.models import Page

from intarsia.rendering.data_loaders import LoadContext, Settings, data_loader


@data_loader("login_link")
def login_links(links: dict[str, Settings], context: LoadContext) -> dict[str, Mapping[str, Any]]:
    here = context.page.get_url(current_site=context.site) or "" if isinstance(context.page, Page) else ""
    confirm = context.scope.state_of("log_out") or {}
    return {
        key: _addresses(str(link.get("action", "login")))
        | {"here": here}
        | ({"confirm": confirm} if key == confirm.get("box") else {})
        for key, link in links.items()
    }


def _addresses(action: str) -> dict[str, str]:
    if action != "both":
        return {"address": _address(action)}
    return {"address": _address("login"), "logOutAddress": _address("logout")}


def _address(action: str) -> str:
    chosen = getattr(settings, "WAGTAIL_FRONTEND_LOGIN_URL", "") if action == "login" else ""
    try:
        return chosen or reverse({"login": "wagtailcore_login", "logout": "intarsia_site:log_out"}[action])
    except (NoReverseMatch, KeyError):
        # The project's URLs do not include Intarsia's.
        return ""
