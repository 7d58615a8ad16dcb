"""Documents in StreamFields, for pages that are not made with the visual editor."""

from django.utils.translation import gettext_lazy as _
from wagtail.snippets.blocks import SnippetChooserBlock

from .embedding import embedded


class DocumentBlock(SnippetChooserBlock):
    """A template, drawn where the block stands. Print the field with `{% include_block %}`: it hands on the request."""

    def __init__(self, **kwargs):
        super().__init__("intarsia_pages.Template", **kwargs)

    def render_basic(self, value, context=None):
        return embedded(value, context or {})

    class Meta:
        label = _("Design")
        icon = "form"
