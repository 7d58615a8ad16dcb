"""Off-canvas panels: a useful one, one for each animation, and one that another element opens."""

import html
import json

from demo.documents.element import Element, link
from demo.documents.writer import Document, Writer
from demo.texts.runtime import panels


def page(writer: Writer) -> Document:
    shelf = _shelf(writer)
    return writer.document(
        writer.intro(panels.TITLE, panels.INTRODUCTION, "Sample board"),
        writer.section(
            writer.heading(panels.SHELF_TITLE),
            writer.lead(panels.SHELF_TEXT),
            shelf,
            style={"desktop": {"padding": "0 20px clamp(56px, 7vw, 112px)"}},
        ),
        _ways(writer),
        _openers(writer, shelf),
    )


def _shelf(writer: Writer) -> Element:
    leaves = [
        {"_id": str(number), "text": text, "selected_icon": icon} for number, (icon, text) in enumerate(panels.SHELF)
    ]
    return writer.element(
        "off_canvas",
        title=panels.SHELF_NAME,
        button_text=panels.SHELF_BUTTON,
        button_look="primary",
        content=[writer.element("icon_list", icon_list=leaves, style={"desktop": {"space_between": "0.9rem"}})],
        buttons=[writer.button(panels.SHELF_FOOT, page="contact")],
    )


def _ways(writer: Writer) -> Element:
    ways = [
        writer.element(
            "off_canvas",
            title=name,
            button_text=name,
            button_icon="",
            direction=direction,
            transition=transition,
            content=[writer.text(text)],
        )
        for direction, transition, name, text in panels.WAYS
    ]
    return writer.band(
        writer.heading(panels.WAYS_TITLE),
        writer.lead(panels.WAYS_TEXT),
        writer.row(*ways, gap="0.75rem"),
    )


def _openers(writer: Writer, shelf: Element) -> Element:
    action = html.escape(json.dumps({"name": "off_canvas:open", "settings": {"id": shelf["props"]["id"]}}))
    knob = writer.element("button", text=panels.OWN_BUTTON, link=link("#knob"), variant="secondary", _element_id="knob")
    behind = writer.element(
        "off_canvas",
        title=panels.OWN_NAME,
        toggle_source="element-id",
        toggle_id="knob",
        direction="right",
        content=[writer.text(panels.OWN_TEXT)],
    )
    return writer.section(
        writer.heading(panels.LINK_TITLE),
        writer.text(panels.LINK_TEXT.format(link=f'<a data-action="{action}">{panels.LINK}</a>')),
        knob,
        behind,
    )
