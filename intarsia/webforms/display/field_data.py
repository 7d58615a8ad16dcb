"""What the server adds to the settings of each field: names, and what this visitor typed."""

from collections.abc import Mapping
from typing import Any

from intarsia.page_cache.cached_lookup import cached_lookup
from intarsia.rendering.data_loaders import LoadContext, Settings

from ..models import WebForm
from ..numbering import numbers_of_forms
from ..published import tag_of
from .shown_forms import NAME
from .visit import visit_of


def field_data(fields: dict[str, Settings], context: LoadContext) -> dict[str, Mapping[str, Any]]:
    """The data of the fields of one type, by their ids in the page."""
    places = {page_id: (form_shown_at(page_id, context), context.scope_of(page_id)) for page_id in fields}
    forms = {form for form, _scope in places.values() if form}
    numbers, currencies = numbers_of_forms(forms), _currencies(forms)
    return {
        page_id: _data(
            form, currencies.get(form, ""), numbers.get(form, {}), scope.element_in(page_id), scope.visitor_state
        )
        for page_id, (form, scope) in places.items()
        if form
    }


def form_shown_at(page_id: str, context: LoadContext) -> int:
    """0 if it is shown outside a form. In the editor the form itself is the page."""
    document = context.scope_of(page_id).document
    if document:
        return int(document.removeprefix(NAME.format("")))
    return context.page.pk or 0 if isinstance(context.page, WebForm) else 0


def _data(
    form: int, currency: str, numbers: Mapping[str, int], element: str, state: Mapping[str, Any] | None
) -> Mapping[str, Any]:
    # On the canvas, a new field has no number before the form is published.
    data: dict[str, Any] = {"form": form, "currency": currency}
    if element in numbers:
        data["number"] = numbers[element]
    visit = visit_of(form, state)
    if element in visit.answers:
        data["answer"] = visit.answers[element]
    if element in visit.errors:
        data["error"] = visit.errors[element].text
        if (inputs := visit.errors[element].inputs) is not None:
            data["wrong_inputs"] = inputs
    return data


def _currencies(forms: set[int]) -> dict[int, str]:
    return cached_lookup("form currency", forms, lambda form, _currency: [tag_of(form)], _look_up_currencies)


def _look_up_currencies(forms: set[int]) -> dict[int, str]:
    return dict(WebForm.objects.filter(pk__in=forms).values_list("pk", "currency"))
