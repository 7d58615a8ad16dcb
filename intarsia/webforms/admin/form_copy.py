"""The screen on which a copy of a form begins."""

from django.db import transaction
from django.utils.translation import gettext as _
from wagtail.snippets.views.snippets import CopyView

from intarsia.page_cache import purge

from ..models import FormField, WebForm
from ..numbering import number_fields
from ..published import tag_of
from ..traps.honeypot import trap_number

CHILDREN = ("notifications", "webhooks", "confirmations")
# What is settled by publishing, scheduling and locking the original.
OF_THE_ORIGINAL = (
    *("live", "has_unpublished_changes", "first_published_at", "last_published_at", "go_live_at", "expire_at"),
    *("expired", "latest_revision", "live_revision", "locked", "locked_at", "locked_by"),
)


class FormCopy(CopyView):
    """Has the fields and settings of the newest draft, and is not stored until staff save it."""

    def get_initial_form_instance(self) -> WebForm:
        return unsaved_copy(self.get_object().get_latest_revision_as_object())

    def save_instance(self) -> WebForm:
        with transaction.atomic():
            copy = super().save_instance()
            keep_numbers(copy, self.get_object())
        purge(tag_of(copy.pk))
        return copy


def unsaved_copy(original: WebForm) -> WebForm:
    data = {name: value for name, value in original.serializable_data().items() if name not in OF_THE_ORIGINAL}
    for child in (child for relation in CHILDREN for child in data[relation]):
        # A separate key: deliveries and entries name notifications and confirmations by it.
        del child["key"]
        child["pk"] = None
    title = _("%(title)s (copy)") % {"title": original.title[:180]}
    return WebForm.from_serializable_data(data | {"pk": None, "title": title})


def keep_numbers(copy: WebForm, original: WebForm) -> None:
    """Formulas and merge tags name fields by their numbers, so those of the copy have the same ones."""
    of_copy = FormField.objects.filter(form=copy)
    elements, trap = set(of_copy.values_list("element", flat=True)), trap_number(copy.pk)
    of_copy.delete()
    FormField.objects.bulk_create(
        FormField(form=copy, element=field.element, number=field.number, type=field.type, label=field.label)
        for field in original.fields.all()
        if field.element in elements and field.number != trap
    )
    number_fields(copy)
