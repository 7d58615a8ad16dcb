"""What the server adds to each page of a form: whether it is the current one, and its buttons."""

from collections.abc import Mapping, Sequence
from typing import Any

from intarsia.rendering.data_loaders import LoadContext, Settings

from ..instances import prefix_of_field
from ..visit import FormVisit, visit_of
from .field_data import form_shown_at, numbers_of_forms

Page = Settings


def page_data(pages: dict[str, Page], context: LoadContext) -> dict[str, Mapping[str, Any]]:
    """The data of all pages, by their ids in the site's page."""
    forms: dict[tuple[int, str], list[str]] = {}
    for page_id in pages:
        forms.setdefault((form_shown_at(page_id, context), context.scope_of(page_id).key), []).append(page_id)
    numbers = numbers_of_forms({form for form, _scope in forms})
    found: dict[str, Mapping[str, Any]] = {}
    for (form, _scope), page_ids in forms.items():
        prefix = prefix_of_field(form, page_ids[0], context)
        visit = visit_of(form, context.scope_of(page_ids[0]).visitor_state, prefix)
        found |= _data_of_form(form, {page_id: pages[page_id] for page_id in page_ids}, visit, numbers.get(form, {}))
    return found


def _data_of_form(
    form: int, pages: Mapping[str, Page], visit: FormVisit, numbers: Mapping[str, int]
) -> dict[str, Mapping[str, Any]]:
    shown = [page for page in pages.values() if page["id"] not in (visit.hidden or ())]
    return {
        page_id: {
            "form": form,
            "prefix": visit.prefix,
            "page_number": page["number"],
            "is_current": page["number"] == visit.page,
            "step": sum(other["number"] <= page["number"] for other in shown) or 1,
            "steps": len(shown),
            **_buttons(form, page, shown, numbers),
        }
        for page_id, page in pages.items()
    }


def _buttons(form: int, page: Page, shown: Sequence[Page], numbers: Mapping[str, int]) -> dict[str, Any]:
    """The buttons of a page. Page breaks store the texts, so the next button has the text of the next page."""
    following = next((other for other in shown if other["number"] > page["number"]), None)
    is_first = not any(other["number"] < page["number"] for other in shown)
    buttons = {}
    if following is None:
        place = ""
        buttons["submit"] = {"id": f"gform_submit_button_{form}", "label": page["submit_button"]}
    else:
        place = f"_{numbers.get(following['id'], following['id'])}"
        buttons["next"] = {"id": f"gform_next_button_{form}{place}", "label": following.get("next_button", "")}
    if page.get("save_button"):
        buttons["save"] = {"id": f"gform_save_{form}_{page['number']}_link", "label": page["save_button"]}
    if not is_first:
        buttons["previous"] = {
            "id": f"gform_previous_button_{form}{place}",
            "label": page.get("previous_button", ""),
        }
    return buttons
