"""A page in every language in which everybody may read it, in the order of the site's languages."""

from typing import Any, TypedDict

from django.conf import settings
from django.urls import get_script_prefix
from django.utils.translation import get_language_info
from wagtail.models import Locale, Page, PageViewRestriction, Site

from .data_loaders import LoadContext
from .remembered import remembered


class Translation(TypedDict):
    pk: int
    code: str
    name: str
    href: str
    # With the host, for those who read it elsewhere than on the site.
    address: str


def translations_of(context: LoadContext) -> list[Translation]:
    """The page itself among them; empty for what is no page. Remembered until one of them changes."""
    page, site = context.page, context.site
    if not isinstance(page, Page):
        return []
    key = (site.pk if site else None, page.translation_key, get_script_prefix())
    found = remembered("translations", [key], _tags, lambda _keys: {key: _listed(page, site)})
    context.tags.update(_tags())
    here = page.get_url(current_site=site)
    # Where addresses do not say the language, as i18n_patterns makes them, a link to another one would lead here.
    return [one for one in found[key] if one["pk"] == page.pk or one["href"] != here]


def alternates_of(context: LoadContext) -> list[Translation]:
    """For the head of the page: those of its translations that search engines shall offer in its place."""
    listed = translations_of(context) if _has_languages() else []
    return listed if len(listed) > 1 else []


def _has_languages() -> bool:
    """Whether the site is in more than one. A change of its languages makes everything forgotten."""
    if not getattr(settings, "WAGTAIL_I18N_ENABLED", False):
        return False
    found = remembered("languages", ["number"], lambda *_: (), lambda _keys: {"number": Locale.objects.count()})
    return found["number"] > 1


def _tags(*_fact: Any) -> tuple[str]:
    # All that is shown of a page in another place changes the tree: that it is public, and its address.
    return ("tree",)


def _listed(page: Page, site: Site | None) -> list[Translation]:
    pages = list(page.get_translations(inclusive=True).live().select_related("locale"))
    # Most pages are in one language, and cost nothing more.
    if len(pages) > 1:
        closed = tuple(PageViewRestriction.objects.values_list("page__path", flat=True))
        pages = [one for one in pages if not one.path.startswith(closed)]
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
        "address": page.get_full_url() or "",
    }


def _own_name(code: str) -> str:
    """What those who speak it call it. Some languages write their names small, which looks like an oversight here."""
    try:
        name = get_language_info(code)["name_local"]
    except KeyError:
        name = dict(settings.LANGUAGES).get(code, code)
    return name[:1].upper() + name[1:]
