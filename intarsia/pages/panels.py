from django.utils.html import format_html, format_html_join
from django.utils.translation import gettext_lazy as _
from wagtail.admin.compare import FieldComparison
from wagtail.admin.panels import Panel

from intarsia.rendering import contract

from .document_diff import changes


class DocumentComparison(FieldComparison):
    """A sentence for each change, on Wagtail's screen that compares two revisions."""

    def htmldiff(self):
        sentences = [(change.kind, str(change)) for change in changes(self.val_a, self.val_b, contract.load())]
        if not sentences:
            return _("Nothing that a visitor sees has changed.")
        return format_html("<ul>{}</ul>", format_html_join("", '<li data-change="{}">{}</li>', sentences))


class DocumentPanel(Panel):
    """A button that opens the visual editor.

    The document itself is never in the form: two editors of one value would overwrite each other.
    """

    def __init__(self, field_name="document", heading=None, **kwargs):
        super().__init__(heading=heading or _("Design"), **kwargs)
        self.field_name = field_name

    def clone_kwargs(self):
        return super().clone_kwargs() | {"field_name": self.field_name}

    class BoundPanel(Panel.BoundPanel):
        template_name = "intarsia/pages/document_panel.html"

        def get_context_data(self, parent_context=None):
            from .editing.kinds import editor_url

            context = super().get_context_data(parent_context)
            context["editor_url"] = editor_url(self.instance)
            return context

        def get_comparison(self):
            field = self.panel.model._meta.get_field(self.panel.field_name)
            return [lambda before, after: DocumentComparison(field, before, after)]
