"""A template inside a StreamField, for pages that are not made with the visual editor."""

from django.utils.translation import gettext_lazy as _
from wagtail.snippets.blocks import SnippetChooserBlock

from .serving.embedding import embedded


class BuilderBlock(SnippetChooserBlock):
    """Shows a template. Print the field with `{% include_block %}`."""

    def __init__(self, **kwargs):
        super().__init__("intarsia_pages.Template", **kwargs)

    def render_basic(self, value, context=None):
        return embedded(value, context or {})

    class Meta:
        label = _("Design")
        icon = "form"
