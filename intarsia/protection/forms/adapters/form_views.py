"""Django's class-based form views."""

from typing import Any

from django.http import HttpResponse

from ..responses.shown_errors import with_errors_shown


class ProtectedFormViewMixin:
    """Put it before FormView or CreateView with a protected form. A refused form is shown with its error."""

    def get_form_kwargs(self) -> dict[str, Any]:
        return {**super().get_form_kwargs(), "request": self.request}  # type: ignore[misc, attr-defined]

    def form_valid(self, form: Any) -> HttpResponse:
        if form.judge():
            return super().form_valid(form)  # type: ignore[misc]
        return with_errors_shown(self.form_invalid(form), form)  # type: ignore[attr-defined]
