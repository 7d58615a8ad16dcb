"""The design that a page is shown with, from the site's settings and the templates that apply to the page."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from django.http import HttpRequest
from django.utils.functional import SimpleLazyObject
from wagtail.models import Page, Site

from intarsia.fonts.api import families_of
from intarsia.page_cache.cached_lookup import cached_lookup
from intarsia.rendering.design import Design
from intarsia.site_options import option

from .models import SiteDesign, Template
from .page_templates.applied_templates import templates_for
from .page_templates.template_rules import AppliedTemplate


def design_for(page: Any, request: HttpRequest) -> Design:
    """The design of a page. A template that is shown alone has no header and footer around it."""
    site = Site.find_for_request(request)
    design = design_of(site)
    if site is None:
        return design
    if isinstance(page, Template):
        return replace(design, header=None, footer=None, tags=frozenset())
    if not isinstance(page, Page):
        return design
    templates = templates_for(page, site)
    design = _with_parts(design, templates)
    template = templates[Template.Kind.PAGE]
    if template is None:
        return design
    return replace(design, template=template.stored, tags=design.tags | {f"template-{template.pk}"})


def design_of(site: Site | None) -> Design:
    """The design of a site, without the templates of single branches."""
    if site is None:
        return Design()
    return cached_lookup("design", [site.pk], _tags_of_design, lambda _pks: {site.pk: _read_design(site)})[site.pk]


def _read_design(site: Site) -> Design:
    settings = SiteDesign.for_site(site)
    parts = [part for part in (settings.header, settings.footer) if part is not None]
    header, footer = (
        part.document if part is not None and part.live else None for part in (settings.header, settings.footer)
    )
    # Most pages do without this query.
    fonts: Any = SimpleLazyObject(lambda: families_of(site))
    return Design(
        header=header,
        footer=footer,
        variables=settings.theme,
        fonts=fonts,
        breakpoints=settings.breakpoints or option("INTARSIA_BREAKPOINTS"),
        opens_images=settings.opens_images,
        lightbox=settings.lightbox,
        tags=frozenset([f"design-{site.pk}", *(f"template-{part.pk}" for part in parts)]),
    )


def _with_parts(design: Design, templates: Mapping[str, AppliedTemplate | None]) -> Design:
    header, footer = (templates[kind] for kind in Template.PARTS)
    return replace(
        design,
        header=header.document if header else design.header,
        footer=footer.document if footer else design.footer,
        tags=design.tags | {f"template-{part.pk}" for part in (header, footer) if part},
    )


def _tags_of_design(_pk: int, design: Design | None) -> frozenset[str]:
    return design.tags if design else frozenset()
