"""Entrance animations: each of them, with delays, and inside content that is hidden at first."""

from demo.documents.element import Element, var
from demo.documents.writer import Document, Writer
from demo.texts.runtime import motion


def page(writer: Writer) -> Document:
    return writer.document(
        writer.intro(motion.TITLE, motion.INTRODUCTION, "Sample board"),
        writer.section(
            writer.heading(motion.ROWS_TITLE),
            writer.grid(*[_card(writer, *way) for way in motion.WAYS]),
            anchor="ways",
        ),
        writer.band(
            writer.heading(motion.LATE_TITLE),
            writer.lead(motion.LATE),
            writer.grid(*[_step(writer, title, number) for number, title in enumerate(motion.LATE_STEPS)], columns="4"),
            anchor="late",
        ),
        writer.section(writer.heading(motion.TABS_TITLE), _tabs(writer), width="760px", anchor="tabs"),
    )


def _card(writer: Writer, entrance: str, title: str, text: str) -> Element:
    return writer.group(
        writer.heading(title, "h3", "md"),
        writer.text(text),
        gap="0.5rem",
        style={
            "entrance": entrance,
            "padding": "1.5rem",
            "background": var("color.surface"),
            "border_radius": var("radius.md"),
        },
    )


def _step(writer: Writer, title: str, number: int) -> Element:
    desktop = {"entrance": "enter-up", "entrance_delay": f"{number * 200}ms"}
    return writer.element(
        "heading",
        title=title,
        header_size="h3",
        size="lg",
        style={"desktop": desktop, "mobile": {"entrance_delay": "0ms"}},
    )


def _tabs(writer: Writer) -> Element:
    tabs = [
        {
            "_id": str(number),
            "title": title,
            "content": [writer.element("text", editor=f"<p>{text}</p>", style={"desktop": {"entrance": "enter-left"}})],
        }
        for number, (title, text) in enumerate(motion.TABS)
    ]
    return writer.element("tabs", tabs=tabs)
