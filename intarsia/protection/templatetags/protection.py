"""`{% protection_head %}` belongs into the head of a page, `{% protection_fields "contact" %}` into its form."""

from collections.abc import Mapping
from typing import Any

from django import template
from django.conf import settings
from django.utils.safestring import SafeString
from wagtail.models import Page, Site

from ..models import ProtectionSettings, rules_of
from ..page_script.head import head
from ..page_script.wall import wall_script
from ..texts.known import GROUPS
from ..texts.said import said, site_of

register = template.Library()
ON = ProtectionSettings.Pixel.ON


@register.simple_tag(takes_context=True)
def protection_head(context: Mapping[str, Any]) -> SafeString:
    """Our own pages may have brought it already."""
    own = SafeString("") if context.get("protection") else head(_language_of(context.get("page")))
    return own if "wall" in context else own + wall_script()


def _language_of(page: Any) -> str:
    """What a page of Wagtail's is written in; empty for anything else, and on a site in one language."""
    if not getattr(settings, "WAGTAIL_I18N_ENABLED", False) or not isinstance(page, Page):
        return ""
    return str(page.locale.language_code)


@register.inclusion_tag("intarsia/protection/fields.html", takes_context=True)
def protection_fields(context: Mapping[str, Any], form_name: str) -> dict[str, Any]:
    """The fields that the script fills in, the one that only robots see, and a word to those without JavaScript."""
    request, site = context.get("request"), context.get("site")
    if not isinstance(site, Site):
        site = site_of(request) if request else None
    has_pixel = rules_of(request).pixel == ON if request else _shows_pixel(site)
    return {"form_name": form_name, "texts": said(site, GROUPS["forms"]), "has_pixel": has_pixel}


def _shows_pixel(site: Site | None) -> bool:
    # Not `for_site`, which would write a row while a page is drawn.
    return ProtectionSettings.objects.filter(site=site, pixel=ON).exists()
