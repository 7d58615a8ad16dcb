"""`{% protection_head %}` goes into the head of a page, `{% protection_fields "contact" %}` into its form."""

from collections.abc import Mapping
from typing import Any

from django import template
from django.conf import settings
from django.utils.safestring import SafeString
from wagtail.models import Page, Site

from ..models import ProtectionSettings, rules_of
from ..page_script.firewall import firewall_script
from ..page_script.head import head
from ..texts.known import GROUPS
from ..texts.site_texts import site_of, site_texts

register = template.Library()
ON = ProtectionSettings.Pixel.ON


@register.simple_tag(takes_context=True)
def protection_head(context: Mapping[str, Any]) -> SafeString:
    """The script that protects forms, for the head of a page with a protected form."""
    # Pages of the editor may contain it already.
    own = SafeString("") if context.get("protection") else head(_language_of(context.get("page")))
    return own if "firewall" in context else own + firewall_script()


def _language_of(page: Any) -> str:
    """The language of a Wagtail page; empty for anything else, and on a site with one language."""
    if not getattr(settings, "WAGTAIL_I18N_ENABLED", False) or not isinstance(page, Page):
        return ""
    return str(page.locale.language_code)


@register.inclusion_tag("intarsia/protection/fields.html", takes_context=True)
def protection_fields(context: Mapping[str, Any], form_name: str) -> dict[str, Any]:
    """The hidden fields of a protected form, the honeypot, and a note for visitors without JavaScript."""
    request, site = context.get("request"), context.get("site")
    if not isinstance(site, Site):
        site = site_of(request) if request else None
    has_pixel = rules_of(request).pixel == ON if request else _shows_pixel(site)
    return {"form_name": form_name, "texts": site_texts(site, GROUPS["forms"]), "has_pixel": has_pixel}


def _shows_pixel(site: Site | None) -> bool:
    # `for_site` would write a row while a page is rendered.
    return ProtectionSettings.objects.filter(site=site, pixel=ON).exists()
