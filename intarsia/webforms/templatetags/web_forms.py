"""A form in Django templates: `{% web_form form %}`."""

from typing import Any

from django import template
from django.utils.safestring import SafeString

from ..display.embedded_form import embedded_form
from ..models import WebForm

register = template.Library()


@register.simple_tag(takes_context=True)
def web_form(context: Any, form: WebForm | None, show_title: bool = True, show_description: bool = True) -> SafeString:
    """The form with its stylesheet and script. Nothing for None and while it is not published."""
    return embedded_form(form, context, show_title=show_title, show_description=show_description)
