"""Scroll effects: moving, rotating, scaling, fading."""

from typing import Any

from demo.documents.element import Element, var
from demo.documents.writer import Document, Writer
from demo.texts.runtime import scroll


def page(writer: Writer) -> Document:
    return writer.document(
        writer.intro(scroll.TITLE, scroll.INTRODUCTION, "Sample board"),
        _pair(writer, "drift", scroll.PICTURE, scroll.PICTURE_ALT_TITLE, scroll.PICTURE_TEXT, scroll_y="140px"),
        _pair(writer, "turn", scroll.TURN_PICTURE, scroll.TURN_TITLE, scroll.TURN_TEXT, scroll_turn="24deg"),
        _pair(
            writer,
            "grow",
            scroll.GROW_PICTURE,
            scroll.GROW_TITLE,
            scroll.GROW_TEXT,
            scroll_grow="1.15",
            scroll_fade="scroll-fade",
        ),
        _pair(writer, "side", scroll.SIDE_PICTURE, scroll.SIDE_TITLE, scroll.SIDE_TEXT, scroll_x="160px"),
        writer.band(
            writer.heading(scroll.RULE_TITLE),
            writer.lead(scroll.RULE_TEXT),
            writer.grid(*[_rule(writer, *rule) for rule in scroll.RULES]),
            anchor="rules",
        ),
    )


def _rule(writer: Writer, marks: int, title: str, text: str) -> Element:
    """Read by `demo/static/demo/scripts/read-rules.js`, which finds its marks in its name."""
    return writer.group(
        writer.heading(title, "h3", "md"),
        writer.text(text),
        writer.text(f"<p><strong>{scroll.RULE_AT_REST}</strong></p>", font_size=var("text.lg")),
        gap="0.5rem",
        _element_id=f"rule-{marks}",
    )


def _pair(writer: Writer, anchor: str, picture: str, title: str, text: str, **effects: Any) -> Element:
    image = writer.element(
        "image",
        image=writer.media(picture),
        style={
            "desktop": {"border_radius": var("radius.lg"), "max_width": "440px", **effects},
            "mobile": {"scroll_x": "0px"},
        },
    )
    words = writer.group(writer.heading(title), writer.text(text))
    return writer.section(writer.halves(image, words), anchor=anchor)
