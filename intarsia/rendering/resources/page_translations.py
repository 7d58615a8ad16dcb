"""The public translations of a page, in the order of the site's languages."""

from typing import Any, TypedDict

from django.conf import settings
from django.urls import get_script_prefix
from django.utils.translation import get_language_info
from wagtail.models import Locale, Page, Site

from intarsia.page_cache.cached_lookup import cached_lookup

from ..data_loaders import LoadContext
from .private_pages import private_paths


class Translation(TypedDict):
    pk: int
    code: str
    name: str
    href: str
    # The URL with its host, for search engines.
    full_url: str


def translations_of(context: LoadContext) -> list[Translation]:
    """All public translations including the page itself. Empty without a page. Cached until one of them changes."""
    page, site = context.page, context.site
    if not isinstance(page, Page):
        return []
    key = (site.pk if site else None, page.translation_key, get_script_prefix())
    found = cached_lookup("translations", [key], _tags, lambda _keys: {key: _read_translations(page, site)})
    context.tags.update(_tags())
    listed = found[key]
    here = next((one["href"] for one in listed if one["pk"] == page.pk), None) or page.get_url(current_site=site)
    # Without i18n_patterns, translations can have the same URL: such a link would lead to this page.
    return [one for one in listed if one["pk"] == page.pk or one["href"] != here]


def alternates_of(context: LoadContext) -> list[Translation]:
    """The translations for `<link rel=alternate>`; empty if there is only one."""
    listed = translations_of(context) if _has_languages() else []
    return listed if len(listed) > 1 else []


def _has_languages() -> bool:
    """Whether the site has several languages. A change of its languages clears this cache."""
    if not getattr(settings, "WAGTAIL_I18N_ENABLED", False):
        return False
    found = cached_lookup("languages", ["number"], lambda *_: (), lambda _keys: {"number": Locale.objects.count()})
    return found["number"] > 1


def _tags(*_lookup: Any) -> tuple[str]:
    # The tag `tree` is purged if a page's title, URL or visibility changes.
    return ("tree",)


def _read_translations(page: Page, site: Site | None) -> list[Translation]:
    pages = list(page.get_translations(inclusive=True).live().select_related("locale"))
    # Most pages have one language and need no further query.
    if len(pages) > 1:
        private = private_paths()
        pages = [one for one in pages if not one.path.startswith(private)]
    by_code = {one.locale.language_code: one for one in pages}
    order = [code for code, _name in getattr(settings, "WAGTAIL_CONTENT_LANGUAGES", settings.LANGUAGES)]
    codes = sorted(by_code, key=lambda code: order.index(code) if code in order else len(order))
    listed = [_translation(code, by_code[code], site) for code in codes]
    return [one for one in listed if one["href"]]


def _translation(code: str, page: Page, site: Site | None) -> Translation:
    return {
        "pk": page.pk,
        "code": code,
        "name": _own_name(code),
        "href": page.get_url(current_site=site) or "",
        "full_url": page.get_full_url() or "",
    }


def _own_name(code: str) -> str:
    """The language's own name, with a capital first letter."""
    try:
        name = get_language_info(code)["name_local"]
    except KeyError:
        name = dict(settings.LANGUAGES).get(code, code)
    return name[:1].upper() + name[1:]
