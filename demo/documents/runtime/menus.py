"""A horizontal menu with a mega menu panel, and a vertical menu."""

from typing import Any

from demo.documents.element import Element, var
from demo.documents.writer import Document, Writer
from demo.texts.runtime import menus as texts


def page(writer: Writer) -> Document:
    return writer.document(
        writer.intro(texts.TITLE, texts.INTRODUCTION, "Sample board"),
        writer.section(
            writer.heading(texts.ROW_TITLE),
            writer.lead(texts.ROW_TEXT),
            _row(writer),
            style={"desktop": {"padding": "0 20px clamp(56px, 7vw, 112px)", "gap": "1.5rem"}},
        ),
        writer.band(
            writer.heading(texts.KEYS_TITLE),
            writer.text("".join(f"<p><strong>{what}</strong><br>{how}</p>" for what, how in texts.KEYS)),
            width="760px",
        ),
        writer.section(
            writer.halves(
                _column(writer),
                writer.group(writer.heading(texts.COLUMN_TITLE), writer.text(texts.COLUMN_TEXT), gap="1.25rem"),
                align="start",
            )
        ),
    )


def _row(writer: Writer) -> Element:
    items = [
        _item(writer, texts.HOME, "home"),
        {**_item(writer, texts.WOODS, "woods"), "below": "panel", "panel": [_panel(writer)]},
        _item(writer, texts.EVENINGS, "", texts.EVENING_LINKS),
        _item(writer, texts.LAST, "visit"),
    ]
    return writer.element(
        "menu",
        source="custom",
        items=items,
        label=texts.ROW_NAME,
        align="start",
        _element_id="chest",
        style={
            "desktop": {
                "padding": "0.6rem 1.2rem",
                "background": var("color.surface"),
                "border_radius": var("radius.lg"),
                "gap": "1.75rem",
            }
        },
    )


def _item(writer: Writer, text: str, page: str, below: tuple[tuple[str, str], ...] = ()) -> dict[str, Any]:
    return {
        "_id": text,
        "text": text,
        "link": writer.to(page) if page else {"url": ""},
        "below": "links",
        "children": [{"_id": name, "text": name, "link": writer.to(to)} for name, to in below],
        "panel": [],
    }


def _panel(writer: Writer) -> Element:
    return writer.element(
        "container",
        layout="grid",
        content=[
            writer.picture(texts.PANEL_PICTURE),
            writer.group(
                writer.heading(texts.PANEL_TITLE, "p", "md"),
                writer.text(texts.PANEL_TEXT),
                writer.button(texts.PANEL_BUTTON, "woods", size="sm"),
            ),
            _kinds(writer, texts.PALE_TITLE, texts.PALE),
            _kinds(writer, texts.DARK_TITLE, texts.DARK),
        ],
        style={
            "desktop": {"columns": "4fr 5fr 2fr 2fr", "gap": "clamp(20px, 2.5vw, 40px)", "align_items": "start"},
            "tablet": {"columns": "2"},
            "mobile": {"columns": "1"},
        },
    )


def _kinds(writer: Writer, title: str, names: tuple[str, ...]) -> Element:
    items = [_item(writer, name, "woods") for name in names]
    return writer.group(
        writer.kicker(title),
        writer.element("menu", source="custom", items=items, label=title, layout="vertical"),
        gap="0.25rem",
    )


def _column(writer: Writer) -> Element:
    return writer.element(
        "menu",
        source="custom",
        items=[_item(writer, text, to, below) for text, to, below in texts.COLUMN],
        label=texts.COLUMN_NAME,
        layout="vertical",
        _element_id="drawers",
    )
