"""The elements of Wagtail's own blocks. A site's own class of block inherits those of its base."""

from typing import Any

from django.utils.html import format_html, format_html_join
from wagtail import blocks
from wagtail.contrib.table_block.blocks import TableBlock
from wagtail.documents.blocks import DocumentChooserBlock
from wagtail.embeds.blocks import EmbedBlock
from wagtail.images.blocks import ImageBlock, ImageChooserBlock

from intarsia.documents.build import media
from intarsia.documents.build.widgets import (
    blockquote,
    button,
    container,
    heading,
    html,
    image,
    image_gallery,
    table,
    text,
)

from ..blocks import BuilderBlock
from .blocks import BlockValue, NewElements, register_block_conversion
from .ids import with_unused_ids
from .rich_text import rich_text_elements, video_element

TITLE_NAMES = ("title", "heading", "headline", "header")
# Shown as they are. A choice is missing: it usually says how the block looks, and its stored key is not text.
PLAIN = (
    *(blocks.DateBlock, blocks.TimeBlock, blocks.DateTimeBlock, blocks.IntegerBlock, blocks.FloatBlock),
    *(blocks.DecimalBlock, blocks.EmailBlock, blocks.RegexBlock),
)


def register_standard_blocks() -> None:
    for block in PLAIN:
        register_block_conversion(block, lambda found: text(_paragraphs(str(found.value))))
    for block, convert in _CONVERTERS.items():
        register_block_conversion(block, convert)


def _char(found: BlockValue) -> NewElements:
    classes = str(getattr(found.block.meta, "form_classname", "") or "").split()
    if found.name in TITLE_NAMES or "title" in classes:
        return heading(found.value, header_size="h2" if "." not in found.path else "h3")
    return text(_paragraphs(found.value))


def _paragraphs(value: str) -> str:
    lines = [(line,) for line in value.splitlines() if line.strip()]
    return format_html_join("", "<p>{}</p>", lines)


def _rich_text(found: BlockValue) -> NewElements:
    return rich_text_elements(found.value.source)


def _image(found: BlockValue) -> NewElements:
    return image(_image_value(found.value))


def _image_value(value: Any) -> dict[str, Any]:
    """Only an ImageBlock has its own text. Empty is decoration there, as in documents."""
    alt = getattr(value, "contextual_alt_text", None)
    return media(value, alt=alt if alt or getattr(value, "decorative", False) else None)


def _embed(found: BlockValue) -> NewElements:
    return video_element(found.value.url)


def _url(found: BlockValue) -> NewElements:
    return text(format_html('<p><a href="{}">{}</a></p>', found.value, found.value))


def _page(found: BlockValue) -> NewElements:
    page = found.value
    return text(format_html('<p><a href="" data-page="{}">{}</a></p>', page.pk, page.title))


def _document(found: BlockValue) -> NewElements:
    return button(found.value.title, link=found.value, icon="download", variant="secondary")


def _html(found: BlockValue) -> NewElements:
    return html(str(found.value))


def _quote(found: BlockValue) -> NewElements:
    return blockquote(found.value)


def _struct(found: BlockValue) -> NewElements:
    children = found.block.child_blocks.items()  # type: ignore[attr-defined]
    made = found.children((name, block, found.value.get(name)) for name, block in children)
    # Where no container may be added, its content can still be.
    return container(*made) if made and found.conversion.allows("container") else made


def _list(found: BlockValue) -> NewElements:
    child: blocks.Block = found.block.child_block  # type: ignore[attr-defined]
    values = list(found.value)
    if isinstance(child, (ImageChooserBlock, ImageBlock)):
        return image_gallery(*[_image_value(value) for value in values if value]) if values else []
    return found.children(("", child, value) for value in values)


def _stream(found: BlockValue) -> NewElements:
    return found.children((child.block_type, child.block, child.value) for child in found.value)


def _design(found: BlockValue) -> NewElements:
    """A draft is shown to nobody, so it does not get into a page this way."""
    template = found.value
    return with_unused_ids(template.document, found.conversion.ids) if template.live else None


def _table(found: BlockValue) -> NewElements:
    value = found.value
    rows = [[_cell(cell) for cell in row] for row in value.get("data") or []]
    if not rows:
        return []
    return table(
        "\n".join(" | ".join(row) for row in rows),
        caption=value.get("table_caption") or "",
        has_header_row=bool(value.get("first_row_is_table_header")),
        has_header_column=bool(value.get("first_col_is_header")),
    )


def _cell(value: Any) -> str:
    return " ".join(str("" if value is None else value).split()).replace("|", "\\|")


_CONVERTERS = {
    blocks.CharBlock: _char,
    blocks.TextBlock: lambda found: text(_paragraphs(found.value)),
    blocks.BlockQuoteBlock: _quote,
    blocks.RichTextBlock: _rich_text,
    blocks.RawHTMLBlock: _html,
    blocks.URLBlock: _url,
    blocks.PageChooserBlock: _page,
    blocks.StructBlock: _struct,
    blocks.ListBlock: _list,
    blocks.StreamBlock: _stream,
    ImageChooserBlock: _image,
    ImageBlock: _image,
    EmbedBlock: _embed,
    DocumentChooserBlock: _document,
    TableBlock: _table,
    BuilderBlock: _design,
}
