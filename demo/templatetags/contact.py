from typing import Any

from django import template

from demo.contact import ContactForm
from demo.texts import contact
from intarsia.wire.page_context import current_page_context

register = template.Library()


@register.inclusion_tag("demo/contact.html", takes_context=True)
def contact_form(context: dict[str, Any]) -> dict[str, Any]:
    """The form, or thanks after it was sent."""
    added = current_page_context().visitor_state or {}
    form, notice = added.get("contact") or (ContactForm(request=context["request"]), "")
    return {
        "form": form,
        "title": contact.FORM_TITLE,
        "send": contact.FORM_SEND,
        "thanks": contact.FORM_THANKS,
        "notice": notice,
    }
