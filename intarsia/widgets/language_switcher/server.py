"""The page in every language in which everybody may read it, in the order of the site's languages."""

from collections.abc import Mapping
from typing import Any

from django.conf import settings
from django.urls import get_script_prefix
from django.utils.translation import get_language_info
from wagtail.models import Page, Site

from intarsia.rendering.data_loaders import LoadContext, Settings, data_loader
from intarsia.rendering.remembered import remembered


@data_loader("language_switcher")
def translations(widgets: dict[str, Settings], context: LoadContext) -> dict[str, Mapping[str, Any]]:
    page, site = context.page, context.site
    if not isinstance(page, Page):
        return {}
    key = (site.pk if site else None, page.translation_key, get_script_prefix())
    found = remembered("translations", [key], _tags, lambda _keys: {key: _listed(page, site)})
    context.tags.update(_tags(key, found[key]))
    here = page.get_url(current_site=site)
    # Where addresses do not say the language, as i18n_patterns makes them, a link to another one would lead here.
    listed = [
        {**one, "is_current": one["pk"] == page.pk} for one in found[key] if one["pk"] == page.pk or one["href"] != here
    ]
    return {widget: {"translations": listed} for widget in widgets}


def _tags(_key: Any, listed: list[dict[str, Any]] | None) -> list[str]:
    # One that is published for the first time is new in the tree.
    return ["tree", *(f"page-{one['pk']}" for one in listed or ())]


def _listed(page: Page, site: Site | None) -> list[dict[str, Any]]:
    pages = page.get_translations(inclusive=True).live().public().select_related("locale")
    by_code = {one.locale.language_code: one for one in pages}
    order = [code for code, _name in getattr(settings, "WAGTAIL_CONTENT_LANGUAGES", settings.LANGUAGES)]
    codes = sorted(by_code, key=lambda code: order.index(code) if code in order else len(order))
    listed = [
        {
            "pk": by_code[code].pk,
            "code": code,
            "name": _own_name(code),
            "href": by_code[code].get_url(current_site=site),
        }
        for code in codes
    ]
    return [one for one in listed if one["href"]]


def _own_name(code: str) -> str:
    """What those who speak it call it. Some languages write their names small, which looks like an oversight here."""
    try:
        name = get_language_info(code)["name_local"]
    except KeyError:
        name = dict(settings.LANGUAGES).get(code, code)
    return name[:1].upper() + name[1:]
