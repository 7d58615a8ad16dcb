from typing import Any

from django.urls import reverse
from django.utils.html import format_html, format_html_join
from django.utils.translation import gettext_lazy as _
from wagtail.admin.compare import FieldComparison
from wagtail.admin.panels import Panel

from intarsia.documents.kinds import kind_of
from intarsia.documents.reading.diff import changes


def visual_state_url(page: Any) -> str:
    """The screen that turns a page into a visual one, and back."""
    return reverse("intarsia_visual_state:choose", args=(page.pk,))


def editor_url(item: Any, field: str = "document") -> str | None:
    """The URL of the visual editor; None before the item is saved, and for items that have no document."""
    kind = kind_of(item, field)
    if item.pk is None or getattr(item, "alias_of_id", None):
        return None
    if field == "document" and not getattr(item, "draft_is_visual", True):
        return None
    return reverse("intarsia_pages:editor", args=(kind.name, item.pk)) if kind else None


class DocumentComparison(FieldComparison):
    """One sentence for each change, on Wagtail's screen that compares two revisions."""

    def htmldiff(self):
        sentences = [(change.kind, str(change)) for change in changes(self.val_a, self.val_b, self.field.contract())]
        if not sentences:
            return _("No visible changes.")
        return format_html("<ul>{}</ul>", format_html_join("", '<li data-change="{}">{}</li>', sentences))


class BuilderPanel(Panel):
    """A button that opens the visual editor.

    The form does not contain the document: two editors of one value would overwrite each other's changes.
    """

    def __init__(self, field_name="document", heading=None, **kwargs):
        super().__init__(heading=heading or _("Design"), **kwargs)
        self.field_name = field_name

    def clone_kwargs(self):
        return super().clone_kwargs() | {"field_name": self.field_name}

    class BoundPanel(Panel.BoundPanel):
        template_name = "intarsia/pages/builder_panel.html"

        def get_context_data(self, parent_context=None):
            context = super().get_context_data(parent_context)
            page, field = self.instance, self.panel.field_name
            context["editor_url"] = editor_url(page, field)
            # Pages that can show themselves without a document.
            if field == "document" and page.pk and getattr(page, "has_own_view", False):
                context |= {"is_visual": page.draft_is_visual, "visual_state_url": visual_state_url(page)}
            return context

        def get_comparison(self):
            field = self.panel.model._meta.get_field(self.panel.field_name)
            return [lambda before, after: DocumentComparison(field, before, after)]
