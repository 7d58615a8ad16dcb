"""A form inside a StreamField, for pages that are not made with the visual editor."""

from typing import Any

from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _
from wagtail.snippets.blocks import SnippetChooserBlock

from .display.embedded_form import embedded_form
from .models import WebForm


class WebFormBlock(SnippetChooserBlock):
    """Shows the chosen form. Print the field with `{% include_block %}`."""

    def __init__(self, *, show_title: bool = True, show_description: bool = True, **options: Any) -> None:
        super().__init__("intarsia_webforms.WebForm", **options)
        self.shown = {"show_title": show_title, "show_description": show_description}

    def render_basic(self, value: WebForm | None, context: dict[str, Any] | None = None) -> SafeString:
        return embedded_form(value, context or {}, **self.shown)

    class Meta:
        label = _("Form")
        icon = "form"
