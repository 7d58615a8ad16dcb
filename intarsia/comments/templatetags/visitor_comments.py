"""`{% comments %}` shows the comments of the page in a site's own template, with the form below them."""

from collections.abc import Mapping
from typing import Any

from django import template
from django.utils.safestring import SafeString, mark_safe
from wagtail.models import Page

from intarsia.protection.templatetags.contacts import hide_contacts
from intarsia.wire.page_context import current_page_context

from ..display import avatars
from ..display.comments_html import DisplayOptions, comments_html, comments_state_in
from ..display.text import text_html

register = template.Library()

register.filter("comment_text", text_html)
register.filter("initials", avatars.initials)
register.filter("tone", avatars.tone)


@register.simple_tag(takes_context=True)
def comments(context: Mapping[str, Any], title: str = "", heading: str = "h2") -> SafeString:
    """The comments of the page, with the form below them."""
    page = context.get("page")
    if not isinstance(page, Page):
        return SafeString("")
    added = current_page_context()
    state = comments_state_in(added.values, added.visitor_state)
    return hide_contacts(mark_safe(comments_html(page, options=DisplayOptions(title, heading), state=state)), page)
