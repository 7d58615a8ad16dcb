"""How a stored document becomes a response: the site's header, footer and variables come around it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils.translation import get_language, override
from wagtail.models import Site

if TYPE_CHECKING:
    from intarsia.rendering.page import Design


def drawn(item, request: HttpRequest, *, is_preview: bool = False) -> HttpResponse:
    """The page, or the template on a page of its own, as HTML."""
    # Rendering starts V8's bundle; management commands and the admin's lists must not wait for it.
    from intarsia.rendering.page import page_response

    from .caching import tags_of

    with override(language_of(item) or get_language() or settings.LANGUAGE_CODE):
        return page_response(
            request,
            item.document,
            design_around(item, request),
            _text_of(item, request),
            page=item,
            tags=() if is_preview else tags_of(item, request),
            is_preview=is_preview,
        )


def language_of(item) -> str | None:
    """What the item is written in; None for a template, and on a site that is in one language only."""
    from intarsia.rendering.remembered import remembered

    pk = getattr(item, "locale_id", None) if getattr(settings, "WAGTAIL_I18N_ENABLED", False) else None
    if pk is None:
        return None
    return remembered("language", [pk], lambda *_: (), lambda _pks: {pk: item.locale.language_code})[pk]


def design_around(item, request: HttpRequest) -> Design:
    from intarsia.rendering.page import Design
    from intarsia.rendering.remembered import remembered

    from .models import Template

    site = Site.find_for_request(request)
    if site is None:
        return Design()
    found = remembered("design", [site.pk], _tags_of_design, lambda _pks: {site.pk: _design_of(site)})
    design = found[site.pk]
    if isinstance(item, Template):
        return replace(design, header=None, footer=None, tags=frozenset())
    return design


def _tags_of_design(_pk: int, design: Design | None) -> frozenset[str]:
    return design.tags if design else frozenset()


def _design_of(site: Site) -> Design:
    from intarsia.rendering.page import Design

    from .models import SiteDesign

    design = SiteDesign.for_site(site)
    parts = [part for part in (design.header, design.footer) if part is not None]
    header, footer = (
        part.document if part is not None and part.live else None for part in (design.header, design.footer)
    )
    return Design(
        header=header,
        footer=footer,
        variables=theme_overrides(design),
        breakpoints=design.breakpoints,
        opens_pictures=design.opens_pictures,
        tags=frozenset([f"design-{site.pk}", *(f"template-{part.pk}" for part in parts)]),
    )


def theme_overrides(design) -> dict[str, Any]:
    """The site's own values as the theme takes them: `mode`, and `values` by name, such as `color.accent`."""
    values = {
        f"{group}.{name}": value for group, variables in design.variables.items() for name, value in variables.items()
    }
    return {"mode": design.color_mode, "values": values}


def site_of(item, request: HttpRequest) -> Site | None:
    """The site that the item is shown on; a template belongs to none, so it is the one that staff are on."""
    own = item.get_site() if hasattr(item, "get_site") else None
    return own or Site.find_for_request(request)


def _text_of(item, request: HttpRequest):
    from intarsia.rendering.page import PageText

    address = item.get_full_url(request) if hasattr(item, "slug") else ""
    return PageText(
        title=getattr(item, "seo_title", "") or item.title,
        description=getattr(item, "search_description", ""),
        address=address or "",
    )
