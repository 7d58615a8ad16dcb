"""A ready section or page with a form shows one of the site from the start, if one suits it."""

from typing import Any, Literal, Protocol

from intarsia.documents import contract
from intarsia.documents.reference_targets import reference_target
from intarsia.documents.tree import elements

# What the form of a ready section or page is for; empty without a form.
Purpose = Literal["", "contact", "newsletter"]


class Ready(Protocol):
    @property
    def form(self) -> Purpose: ...

    def document(self) -> dict[str, Any]: ...


def with_suggested_form(ready: Ready) -> dict[str, Any]:
    """The document of a ready section or page. Without a suitable form, owners choose one in the editor."""
    document = ready.document()
    forms = reference_target("form") if ready.form else None
    form = forms.suggest(ready.form) if forms and forms.suggest else None
    if form is not None:
        for element in elements(document, contract.load()):
            if element.type == "form":
                element.props["form"] = {"id": form}
    return document
