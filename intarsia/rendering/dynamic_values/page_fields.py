"""Fields that a page type names as readable: `dynamic_fields = ["subtitle"]`, `main_image_field = "photo"`."""

from collections.abc import Iterable, Sequence
from typing import Any

from django.apps import apps
from django.core.exceptions import FieldDoesNotExist, ImproperlyConfigured
from django.db import models
from wagtail.fields import RichTextField
from wagtail.images import get_image_model
from wagtail.models import Page

from intarsia.documents.dynamic_sources import register_dynamic_source
from intarsia.documents.reading.search_text import plain_text

from .subject import Subject

KIND_OF_FIELD: tuple[tuple[type[models.Field], str], ...] = (
    (models.URLField, "url"),
    (models.CharField, "text"),
    (models.TextField, "text"),
    (models.IntegerField, "text"),
    (models.DecimalField, "text"),
    (models.FloatField, "text"),
    (models.DateField, "date"),
)


def register() -> None:
    """One source for each name: two page types may both have a subtitle."""
    fields: dict[str, tuple[str, Any]] = {}
    for model in apps.get_models():
        if issubclass(model, Page):
            _check_main_image(model)
            for name in getattr(model, "dynamic_fields", ()):
                kind, label = _described(model, name)
                if fields.setdefault(name, (kind, label))[0] != kind:
                    raise ImproperlyConfigured(f"'{name}' in dynamic_fields is of another kind in {model.__name__}.")
    for name, (kind, label) in fields.items():
        register_dynamic_source(f"page.{name}", kind=kind, label=label, values=_values_of(name))


def specific_pages(pages: Sequence[Any]) -> list[Any]:
    """The pages with the fields of their types, with one query for each type."""
    plain = {page.pk for page in pages if type(page) is Page}
    found = {page.pk: page for page in Page.objects.filter(pk__in=plain).specific()} if plain else {}
    return [found.get(page.pk, page) if type(page) is Page else page for page in pages]


def main_image_of(page: Any) -> int | None:
    name = getattr(page, "main_image_field", "")
    return getattr(page, f"{name}_id", None) if name else None


def _values_of(name: str) -> Any:
    def values(subjects: Iterable[Subject]) -> list[Any]:
        return [_value_of(page, name) for page in specific_pages([one.page for one in subjects])]

    return values


def _value_of(page: Any, name: str) -> Any:
    if name not in getattr(page, "dynamic_fields", ()):
        return None
    field = page._meta.get_field(name)
    value = getattr(page, field.attname)
    return plain_text(value) if isinstance(field, RichTextField) else value


def _check_main_image(model: type[Page]) -> None:
    name = getattr(model, "main_image_field", "")
    if name and _described(model, name)[0] != "image":
        raise ImproperlyConfigured(f"{model.__name__}.main_image_field names '{name}', which is not an image.")


def _described(model: type[Page], name: str) -> tuple[str, Any]:
    """The kind and the label of a field."""
    try:
        field = model._meta.get_field(name)
    except FieldDoesNotExist:
        raise ImproperlyConfigured(f"{model.__name__}.dynamic_fields names '{name}', which is not a field.") from None
    is_image = isinstance(field, models.ForeignKey) and field.related_model is get_image_model()
    kind = "image" if is_image else next((kind for type_, kind in KIND_OF_FIELD if isinstance(field, type_)), "")
    if not kind:
        raise ImproperlyConfigured(
            f"{model.__name__}.dynamic_fields names '{name}', but texts, numbers, dates, URLs and images only can be "
            "dynamic values. Register a source for it instead."
        )
    return kind, str(field.verbose_name).capitalize()
