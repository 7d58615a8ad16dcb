"""A ready section or page with a form shows one of the site from the start, if one suits it."""

from typing import Any, Literal

from intarsia.documents.reference_targets import reference_target

Purpose = Literal["", "contact", "newsletter"]


def with_suggested_form(document: dict[str, Any], purpose: Purpose) -> dict[str, Any]:
    """The document, which is changed. Without a form that suits the purpose, owners choose one in the editor."""
    forms = reference_target("form") if purpose else None
    form = forms.suggest(purpose) if forms and forms.suggest else None
    if form is not None:
        _choose(document["content"], form)
    return document


def _choose(elements: list[Any], form: int) -> None:
    for element in elements:
        if element["type"] == "form":
            element["props"]["form"] = {"id": form}
        for value in element["props"].values():
            if isinstance(value, list) and all(isinstance(one, dict) and "props" in one for one in value):
                _choose(value, form)
