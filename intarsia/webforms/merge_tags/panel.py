"""The merge tags of a form, for staff to copy: nobody knows the numbers of fields by heart."""

from collections.abc import Iterator
from typing import Any

from django.utils.translation import gettext as _
from wagtail.admin.panels import Panel

from ..catalog import fields_in, fields_of, label_of, types_without_answers
from ..entries.part_labels import part_labels
from ..rows.names import REPEATER

# The parts that most forms ask for.
PARTS = {"name": ("3", "6"), "address": ("1", "5", "3", "6")}
# Characters of a label that would end the tag.
UNWANTED = str.maketrans("{}\n\r", "()  ")


class MergeTagsPanel(Panel):
    class BoundPanel(Panel.BoundPanel):
        template_name = "intarsia/webforms/admin/merge_tags.html"

        def get_context_data(self, parent_context: Any = None) -> dict[str, Any]:
            form = self.instance
            tags = [*field_tags(form), *general_tags()] if form.pk else []
            return super().get_context_data(parent_context) | {"tags": tags}


def field_tags(form: Any) -> Iterator[tuple[str, str]]:
    """The label and the tag: for each question, and for the parts of a name or place."""
    numbers = {field.element: field.number for field in form.fields.all()}
    labels, silent = part_labels(form.document), types_without_answers()
    shown = list(fields_of(form.document))
    repeated = {inner.id for field in shown if field.type == REPEATER for inner in fields_in(field)}
    for field in shown:
        if field.type in silent or field.id not in numbers:
            continue
        label, number = label_of(field), numbers[field.id]
        name = label.translate(UNWANTED)
        yield label, f"{{{name}:{number}}}"
        for part in PARTS.get(field.type, ()) if field.id not in repeated else ():
            yield f"{label}: {labels[field.type][part]}", f"{{{name}:{number}.{part}}}"


def general_tags() -> Iterator[tuple[str, str]]:
    yield _("All answers"), "{all_fields}"
    yield _("What was ordered, with the total"), "{order}"
    yield _("The title of the form"), "{form_title}"
    yield _("The number of the entry"), "{entry_id}"
    yield _("When it was sent"), "{date}"
    yield _("The page that showed the form"), "{page_url}"
    yield _("The entry in the admin, for e-mails to staff"), "{entry_url}"
