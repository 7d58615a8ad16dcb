"""Django's class-based form views."""

from typing import Any

from django.http import HttpResponse


class ProtectedFormViewMixin:
    """Put it before FormView or CreateView with a protected form. A refused form is shown with its error."""

    def get_form_kwargs(self) -> dict[str, Any]:
        return {**super().get_form_kwargs(), "request": self.request}  # type: ignore[misc, attr-defined]

    def form_valid(self, form: Any) -> HttpResponse:
        return super().form_valid(form) if form.judge() else self.form_invalid(form)  # type: ignore[misc, attr-defined]
