from typing import Any

from django import template

from demo.contact import ContactForm
from demo.texts import contact

register = template.Library()


@register.inclusion_tag("demo/contact.html", takes_context=True)
def contact_form(context: dict[str, Any]) -> dict[str, Any]:
    """The form, or thanks after it was sent."""
    request = context["request"]
    form = getattr(request, "contact_form", ContactForm(request=request))
    return {
        "form": form,
        "title": contact.FORM_TITLE,
        "send": contact.FORM_SEND,
        "thanks": contact.FORM_THANKS,
        "notice": getattr(request, "contact_notice", ""),
    }
