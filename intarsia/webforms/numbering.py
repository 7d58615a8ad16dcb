"""Gives each field of a form a small number that stays the same, however the form is changed."""

from collections.abc import Mapping
from typing import Any

from django.db import transaction
from django.db.models import Max

from intarsia.page_cache import purge
from intarsia.page_cache.cached_lookup import cached_lookup

from .catalog import fields_of, label_of
from .models import FormField, WebForm
from .published import tag_of
from .rows.names import element_of, row_of
from .traps.honeypot import trap_number


def number_fields(form: WebForm, *, new_only: bool = False) -> None:
    """Numbers new fields, and notes what the others are called now. A number is never used for another field."""
    shown = list(fields_of(form.document))
    with transaction.atomic():
        # Two people may publish at the same time.
        WebForm.objects.select_for_update().filter(pk=form.pk).first()
        known = {field.element: field for field in FormField.objects.filter(form=form)}
        last = FormField.objects.filter(form=form).aggregate(last=Max("number"))["last"] or 0
        for position, field in enumerate(shown):
            found = known.get(field.id)
            if found and new_only:
                continue
            if found is None:
                last += 2 if last + 1 == trap_number(form.pk) else 1
                found = FormField(form=form, element=field.id, number=last)
            found.type, found.label, found.position = field.type[:60], label_of(field)[:200], position
            found.save()


def numbers_in(form: int, document: Any) -> dict[str, int]:
    """The numbers of a form's fields, and of those in a document that becomes a draft of it; None has no fields."""
    if document is not None:
        number_fields(WebForm(pk=form, document=document), new_only=True)
        purge(tag_of(form))
    return dict(FormField.objects.filter(form=form).values_list("element", "number"))


def numbers_of(form: int) -> dict[str, int]:
    """The numbers of a form's fields by the ids of their elements."""
    return numbers_of_forms({form}).get(form, {})


def numbers_of_forms(forms: set[int]) -> dict[int, dict[str, int]]:
    """The same by the ids of forms, also of those that are not published. They are shared: do not change them."""
    return cached_lookup("form fields", forms, lambda form, _numbers: [tag_of(form)], _look_up)


def _look_up(forms: set[int]) -> dict[int, dict[str, int]]:
    found: dict[int, dict[str, int]] = {form: {} for form in forms}
    for form, element, number in FormField.objects.filter(form__in=forms).values_list("form", "element", "number"):
        found[form][element] = number
    return found


def by_number(values: Mapping[str, Any], numbers: Mapping[str, int]) -> dict[str, Any]:
    """Values by the numbers of fields, as entries store them, from values by the ids of elements."""
    return {str(numbers[element]): value for element, value in values.items() if element in numbers}


def texts_by_number(texts: Mapping[str, str], numbers: Mapping[str, int]) -> dict[str, str]:
    """With those of each row of a repeater: "3" for all rows, "3[0]" for the first one."""
    return {
        f"{numbers[element_of(field)]}{row_of(field)}": text
        for field, text in texts.items()
        if element_of(field) in numbers
    }
