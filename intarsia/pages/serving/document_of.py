"""A document and the item of any model that has it: its cache tag, and whether visitors may see it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.db.models import Model
from wagtail.models import Page

from ..builder_field import BuilderField
from ..caching.tags import tag_of_item


@dataclass(frozen=True)
class DocumentOf:
    item: Model
    field: str = "document"

    @property
    def document(self) -> Any:
        return getattr(self.item, self.field)

    @property
    def key(self) -> str:
        if self.item.pk is None:
            return f"document-{id(self.item)}-{self.field}"
        return f"{self.item._meta.label_lower}-{self.item.pk}" + ("" if self.field == "document" else f"-{self.field}")

    @property
    def tags(self) -> list[str]:
        return [] if self.item.pk is None else [tag_of_item(self.item)]

    def is_visible(self, shown_page: Any) -> bool:
        """The shown page itself is visible, because its view has checked it."""
        if self.item == shown_page:
            return True
        if isinstance(self.item, Page) and self.item.get_view_restrictions():
            return False
        return bool(getattr(self.item, "live", True))


def document_of_item(item: Any, field: str = "document") -> DocumentOf | None:
    """None if the item has no such field."""
    if not isinstance(item, Model):
        return None
    found = next((one for one in item._meta.concrete_fields if one.name == field), None)
    return DocumentOf(item, field) if isinstance(found, BuilderField) else None


def is_document(value: Any) -> bool:
    return isinstance(value, Mapping) and isinstance(value.get("content"), list)
