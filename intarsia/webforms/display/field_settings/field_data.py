"""What the server adds to the settings of each field: names, and what this visitor typed."""

from collections.abc import Mapping
from typing import Any

from intarsia.page_cache.cached_lookup import cached_lookup
from intarsia.rendering.data_loaders import LoadContext, Settings
from intarsia.rendering.scopes import Scope

from ...models import WebForm
from ...numbering import numbers_of_forms
from ...published import published_forms, tag_of
from ..browser_form import browser_form
from ..instances import NAME, prefix_of_field
from ..visit import FormVisit, visit_of

# What an item of a repeater knows: its row.
ROW = "form_row"


def field_data(fields: dict[str, Settings], context: LoadContext) -> dict[str, Mapping[str, Any]]:
    """The data of the fields of one type, by their ids in the page."""
    places = {page_id: (form_shown_at(page_id, context), context.scope_of(page_id)) for page_id in fields}
    forms = {form for form, _scope in places.values() if form}
    numbers, currencies, hidden = numbers_of_forms(forms), _currencies(forms), _hidden_at_first(forms)
    found: dict[str, Mapping[str, Any]] = {}
    for page_id, (form, scope) in places.items():
        if not form:
            continue
        prefix = prefix_of_field(form, page_id, context)
        (element, row), visit = place_of(page_id, scope), visit_of(form, scope.visitor_state, prefix)
        found[page_id] = {
            "form": form,
            "prefix": prefix,
            "currency": currencies.get(form, ""),
            # The canvas shows all fields.
            "hidden_at_first": bool(scope.document) and _is_hidden(element, row, visit, hidden_for(visit, hidden)),
            **({"row": row} if row else {}),
            **_data(numbers.get(form, {}), element, row, visit),
        }
    return found


def _is_hidden(element: str, row: str, visit: FormVisit, hidden: frozenset[str]) -> bool:
    """Before anybody has answered, all rows are alike."""
    return element + row in hidden or (visit.hidden is None and element in hidden)


def visit_at(page_id: str, context: LoadContext) -> FormVisit:
    form = form_shown_at(page_id, context)
    return visit_of(form, context.scope_of(page_id).visitor_state, prefix_of_field(form, page_id, context))


def place_of(page_id: str, scope: Scope) -> tuple[str, str]:
    """The id of the element in its document, and the row of a repeater that it is in: `[0]`, or empty."""
    return scope.element_in(page_id), str(scope.values.get(ROW, ""))


def form_shown_at(page_id: str, context: LoadContext) -> int:
    """0 if it is shown outside a form. In the editor the form itself is the page."""
    document = context.scope_of(page_id).document
    if document:
        return int(document.removeprefix(NAME.format("")))
    return context.page.pk or 0 if isinstance(context.page, WebForm) else 0


def _data(numbers: Mapping[str, int], element: str, row: str, visit: FormVisit) -> Mapping[str, Any]:
    data: dict[str, Any] = {}
    # On the canvas, a new field has no number before the form is published.
    if element in numbers:
        data["number"] = numbers[element]
    field = element + row
    if field in visit.answers:
        data["answer"] = visit.answers[field]
    if field in visit.errors:
        data["error"] = visit.errors[field].text
        if (inputs := visit.errors[field].inputs) is not None:
            data["wrong_inputs"] = inputs
    return data


def hidden_for(visit: FormVisit, at_first: Mapping[int, frozenset[str]]) -> frozenset[str]:
    """The ids of what rules hide: by the answers of this visitor, or before anybody has answered."""
    if visit.hidden is not None:
        return visit.hidden
    return browser_form(visit.draft).hidden if visit.draft else at_first.get(visit.form, frozenset())


def _currencies(forms: set[int]) -> dict[int, str]:
    return cached_lookup("form currency", forms, lambda form, _currency: [tag_of(form)], _look_up_currencies)


def _hidden_at_first(forms: set[int]) -> dict[int, frozenset[str]]:
    return cached_lookup("form hidden", forms, lambda form, _hidden: [tag_of(form)], _look_up_hidden)


def _look_up_hidden(forms: set[int]) -> dict[int, frozenset[str]]:
    return {form.pk: browser_form(form).hidden for form in published_forms(forms).values()}


def _look_up_currencies(forms: set[int]) -> dict[int, str]:
    return dict(WebForm.objects.filter(pk__in=forms).values_list("pk", "currency"))
