"""The page types that a page template can apply to."""

from typing import Any

from django import forms
from django.utils.text import capfirst
from django.utils.translation import gettext_lazy as _
from wagtail.models import get_page_models

from .builder_page import BuilderMixin
from .templated_page import TemplatedPageMixin


def page_types() -> list[tuple[str, str]]:
    """(label of the model, name that editors see)"""
    models = [model for model in get_page_models() if issubclass(model, (BuilderMixin, TemplatedPageMixin))]
    return [(model._meta.label_lower, capfirst(str(model._meta.verbose_name))) for model in models]


class PageTypeSelect(forms.Select):
    """Reads the page types when it is rendered: models of other apps may not be loaded earlier."""

    def optgroups(self, name: str, value: list[str], attrs: dict[str, Any] | None = None):
        known = page_types()
        # A type that was removed from the site stays chosen, so that the rule does not apply to other pages now.
        removed = [(one, one) for one in value if one and one not in dict(known)]
        self.choices = [("", _("All page types")), *known, *removed]
        return super().optgroups(name, value, attrs)
