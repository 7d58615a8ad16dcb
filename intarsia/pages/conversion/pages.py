"""The document of a page, made from its rich texts and StreamFields."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from wagtail.blocks import RichTextBlock
from wagtail.fields import RichTextField, StreamField
from wagtail.models import Page
from wagtail.rich_text import RichText

from intarsia.documents.build import Element, InvalidDocument, document

from ..editing.requests.allowed_widgets import widgets_to_add
from .blocks import BlockValue, Conversion, Unmapped, framed


class NotConvertible(Exception):
    """The message says why this page stays as it is."""


@dataclass(frozen=True)
class Converted:
    document: dict[str, Any]
    # Blocks that became elements, and those that did not.
    mapped: int
    unmapped: tuple[Unmapped, ...]


def converted(page: Page, user: Any = None) -> Converted:
    """`block_conversions` of the page type maps blocks by name, `converted_fields` names the fields and their order.

    Only with widgets that the user may add; without a user, with those of the page type. Raises NotConvertible if the
    content is too large for one document.
    """
    conversion = Conversion(getattr(page, "block_conversions", {}), widgets_to_add(page, user))
    made = [element for name in _fields_of(page) for element in _elements_of(page, name, conversion)]
    try:
        whole = document(*framed(made, has_section=conversion.allows("section")))
    except InvalidDocument as error:
        raise NotConvertible(str(error).lstrip(": ")) from error
    return Converted(whole, conversion.mapped, tuple(conversion.unmapped))


def _fields_of(page: Page) -> list[str]:
    own = getattr(page, "converted_fields", None)
    kinds = (StreamField, RichTextField)
    return own or [field.name for field in page._meta.get_fields() if isinstance(field, kinds)]


def _elements_of(page: Page, name: str, conversion: Conversion) -> Iterator[Element]:
    field, value = page._meta.get_field(name), getattr(page, name)
    if isinstance(field, StreamField):
        for index, child in enumerate(value):
            path = f"{name}[{index}]"
            yield from conversion.convert_whole(
                BlockValue(child.value, child.block, child.block_type, path, conversion)
            )
    elif value:
        yield from conversion.convert_whole(BlockValue(RichText(value), RichTextBlock(), name, name, conversion))
