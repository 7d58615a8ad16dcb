"""`{% protection_head %}` goes into the head of a page, `{% protection_fields "contact" %}` into its form."""

from collections.abc import Mapping
from typing import Any

from django import template
from django.conf import settings
from django.utils.safestring import SafeString
from django.utils.translation import get_language
from wagtail.models import Page, Site

from intarsia.page_contributions import ComposedPage, head_of, script_tags

from ..models import ProtectionSettings, rules_of
from ..page_script.built import script_url
from ..page_script.head import page_scripts
from ..texts.known import GROUPS
from ..texts.site_texts import site_of, site_texts

register = template.Library()
ON = ProtectionSettings.Pixel.ON


@register.simple_tag(takes_context=True)
def protection_head(context: Mapping[str, Any]) -> SafeString:
    """The script that protects forms, for the head of a page with a protected form."""
    # Pages of the editor have the contributions of all apps, and may have this one too.
    contributed = context.get("contributed_head")
    language = _language_in(context)
    own = SafeString("") if script_url() in (contributed or "") else script_tags(page_scripts(language))
    return own if contributed is not None else own + head_of(ComposedPage(language=language))


@register.simple_tag
def protection_answer_styles() -> str:
    """The stylesheet of the pages that answer a form: held, refused, and one more step."""
    return script_url("answerPages")


def _language_in(context: Mapping[str, Any]) -> str:
    """The language of a Wagtail page; the active one for anything else, and on a site with one language."""
    page = context.get("page")
    if getattr(settings, "WAGTAIL_I18N_ENABLED", False) and isinstance(page, Page):
        return str(page.locale.language_code)
    return get_language() or settings.LANGUAGE_CODE


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
