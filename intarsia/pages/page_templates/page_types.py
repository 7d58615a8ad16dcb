"""The types of pages that a template can be around."""

from typing import Any

from django import forms
from django.utils.text import capfirst
from django.utils.translation import gettext_lazy as _
from wagtail.models import get_page_models

from .other_pages import TemplatedPageMixin


def page_types() -> list[tuple[str, str]]:
    """By name of the model what owners call it."""
    from ..models import DocumentMixin

    models = [model for model in get_page_models() if issubclass(model, (DocumentMixin, TemplatedPageMixin))]
    return [(model._meta.label_lower, capfirst(str(model._meta.verbose_name))) for model in models]


class PageTypeSelect(forms.Select):
    """Asks for the types when it is drawn: other apps may not be there yet when the model is made."""

    def optgroups(self, name: str, value: list[str], attrs: dict[str, Any] | None = None):
        self.choices = [("", _("Pages of every type")), *page_types()]
        return super().optgroups(name, value, attrs)
