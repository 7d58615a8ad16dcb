"""How a stored document becomes a response: the site's template, header, footer and variables come around it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils.translation import get_language, override
from wagtail.models import Page, Site

if TYPE_CHECKING:
    from intarsia.rendering.data_loaders import OwnContent
    from intarsia.rendering.page import Design

    from .page_templates.parts import Part


@dataclass(frozen=True)
class _Shown:
    """What a visitor of an address sees."""

    item: Any
    document: Any
    design: Design
    content: OwnContent | None = None


def drawn(item, request: HttpRequest, *, is_preview: bool = False) -> HttpResponse:
    """The page as HTML; or a template: one around pages with such a page, others on a page of their own."""
    # Rendering starts V8's bundle; management commands and the admin's lists must not wait for it.
    from intarsia.rendering.page import page_response

    from .caching import tags_of

    subject = subject_of(item)
    with override(language_of(subject) or get_language() or settings.LANGUAGE_CODE):
        shown = _shown(item, subject, request)
        return page_response(
            request,
            shown.document,
            shown.design,
            _text_of(shown.item, request),
            page=shown.item,
            content=shown.content,
            tags=() if is_preview or shown.content else tags_of(item, request),
            is_preview=is_preview,
        )


def subject_of(item) -> Any:
    """What widgets speak about that say something of the page: for a template around pages one of those."""
    from .page_templates.example import example_of

    return (example_of(item) if is_around_pages(item) else None) or item


def is_around_pages(item) -> bool:
    from .models import Template

    return isinstance(item, Template) and item.kind == Template.Kind.PAGE


def is_for_no_pages(item) -> bool:
    """It may be published, and nobody will see it."""
    return is_around_pages(item) and item.below_id is None


def _shown(item, subject, request: HttpRequest) -> _Shown:
    from .page_templates.own_ids import with_own_ids
    from .page_templates.rule import shows_content

    design = design_around(subject, request)
    if not is_around_pages(item):
        return _in_its_template(item, design, request)
    if subject is item or not shows_content(item.document):
        # No page is shown in it; whoever made it shall see it nevertheless.
        return _Shown(subject, item.document, replace(design, template=None))
    return _in_its_template(subject, replace(design, template=with_own_ids(item.document, item.pk)), request)


def _in_its_template(item, design: Design, request: HttpRequest) -> _Shown:
    from .page_templates.content import as_document, content_of
    from .page_templates.other_pages import TemplatedPageMixin

    if not isinstance(item, TemplatedPageMixin):
        return _Shown(item, item.document, design)
    # What its blocks print is not told to the page cache, so such a page is drawn for each visitor.
    content = content_of(item, request)
    return _Shown(item, as_document(content.html), design, content)


def document_of(item, request: HttpRequest) -> Any:
    """What the item shows of its own."""
    return _in_its_template(item, design_around(item, request), request).document


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
    from .page_templates.of_branches import of_branches
    from .page_templates.parts import nearest_parts
    from .page_templates.rule import nearest

    site = Site.find_for_request(request)
    if site is None:
        return Design()
    found = remembered("design", [site.pk], _tags_of_design, lambda _pks: {site.pk: _design_of(site)})
    design = found[site.pk]
    if isinstance(item, Template):
        return replace(design, header=None, footer=None, tags=frozenset())
    if not isinstance(item, Page):
        return design
    own = of_branches(site)
    design = _with_parts(design, nearest_parts(own.parts, item))
    around = nearest(own.around, item)
    if around is None:
        return design
    return replace(design, template=around.document, tags=design.tags | {f"template-{around.pk}"})


def _with_parts(design: Design, parts: Mapping[str, Part]) -> Design:
    """`parts` are those that the page has of its own."""
    header, footer = (parts.get(kind) for kind in ("header", "footer"))
    return replace(
        design,
        header=header.document if header else design.header,
        footer=footer.document if footer else design.footer,
        tags=design.tags | {f"template-{part.pk}" for part in parts.values()},
    )


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
        lightbox=design.lightbox,
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
