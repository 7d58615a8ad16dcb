"""Sticky elements: in a column, until the end of the page, and at its bottom."""

from demo.documents.element import Element, var
from demo.documents.writer import Document, Writer
from demo.texts.runtime import sticky


def page(writer: Writer) -> Document:
    return writer.document(
        writer.intro(sticky.TITLE, sticky.INTRODUCTION, "Sample board"),
        _bar(writer),
        writer.section(
            writer.element(
                "container",
                layout="grid",
                content=[_picture(writer), _story(writer)],
                style={
                    "desktop": {"columns": "5fr 7fr", "gap": "clamp(28px, 5vw, 80px)"},
                    "mobile": {"columns": "1"},
                },
            ),
            anchor="story",
            style={"desktop": {"padding": "clamp(32px, 4vw, 56px) 20px clamp(56px, 7vw, 112px)"}},
        ),
        writer.band(
            writer.heading(sticky.AFTER_TITLE),
            writer.text(sticky.AFTER),
            width="760px",
        ),
        _foot(writer),
    )


def _bar(writer: Writer) -> Element:
    """Across the page, until its end."""
    return writer.section(
        writer.text(sticky.BAR, font_size=var("text.sm")),
        anchor="bar",
        style={
            "desktop": {
                "padding": "0.6rem 20px",
                "background": var("color.surface"),
                "box_shadow": "0 8px 24px -16px #1f140a66",
                "sticky": "top",
                "sticky_until": "page",
            },
        },
    )


def _picture(writer: Writer) -> Element:
    return writer.element(
        "image",
        image=writer.media(sticky.PICTURE),
        caption=sticky.PICTURE_CAPTION,
        _element_id="drawing",
        style={
            "desktop": {"border_radius": var("radius.lg"), "sticky": "top", "sticky_offset": "5rem"},
            "mobile": {"sticky": "none"},
        },
    )


def _story(writer: Writer) -> Element:
    evenings = [
        writer.group(
            writer.kicker(f"Evening {number}"),
            writer.heading(title, "h3", "lg"),
            writer.text(text),
            gap="0.5rem",
        )
        for number, (title, text) in enumerate(sticky.EVENINGS, 1)
    ]
    return writer.group(writer.heading(sticky.STORY_TITLE), *evenings, gap="clamp(2rem, 5vw, 4rem)")


def _foot(writer: Writer) -> Element:
    """A sticky bar across the page, with visible content below it."""
    return writer.section(
        writer.button(sticky.BUTTON, "courses"),
        anchor="foot",
        style={
            "desktop": {
                "padding": "0.6rem 20px",
                "background": var("color.surface"),
                "box_shadow": "0 -8px 24px -16px #1f140a66",
                "sticky": "bottom",
            },
        },
    )
