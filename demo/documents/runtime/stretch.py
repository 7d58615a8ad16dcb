"""A full-width element, and a masonry grid."""

from demo.documents.element import Element, var
from demo.documents.writer import Document, Writer
from demo.texts.runtime import stretch


def page(writer: Writer) -> Document:
    wide = writer.element(
        "container",
        content=[writer.heading(stretch.WIDE, "p", "xl", text_align="center")],
        _element_id="wide",
        style={
            "desktop": {
                "stretch_element": "yes",
                "padding": "clamp(40px, 6vw, 96px) 20px",
                "background": var("color.accent-soft"),
            },
            "mobile": {"stretch_element": "none"},
        },
    )
    return writer.document(
        writer.intro(stretch.TITLE, stretch.INTRODUCTION, "Sample board"),
        writer.section(
            writer.text(stretch.BEFORE), wide, writer.text(stretch.AFTER), width="620px", style={"desktop": {}}
        ),
        writer.band(
            writer.heading(stretch.NOTES_TITLE),
            writer.lead(stretch.NOTES_TEXT),
            writer.element(
                "container",
                layout="masonry",
                content=[_note(writer, *note) for note in stretch.NOTES],
                _element_id="notes",
                style={"tablet": {"columns": "2"}, "mobile": {"columns": "1"}},
            ),
        ),
    )


def _note(writer: Writer, title: str, text: str) -> Element:
    return writer.group(
        writer.heading(title, "h3", "md"),
        writer.text(text),
        gap="0.5rem",
        style={
            "padding": "1.25rem 1.5rem",
            "background": var("color.surface"),
            "border_radius": var("radius.sm"),
            "box_shadow": "0 8px 24px -16px #1f140a66",
        },
    )
