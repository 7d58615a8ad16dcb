"""A popup that a button and links open, and one with a video that an image opens."""

import html
import json

from demo.documents.element import Element, link
from demo.documents.writer import Document, Writer
from demo.texts.runtime import popups

from .links import FILM


def page(writer: Writer) -> Document:
    return writer.document(
        writer.intro(popups.TITLE, popups.INTRODUCTION, "Sample board"),
        _card(writer),
        _film(writer),
        writer.section(
            writer.heading(popups.NO_SCRIPT_TITLE),
            writer.lead(popups.NO_SCRIPT_TEXT),
        ),
    )


def _card(writer: Writer) -> Element:
    rules = [{"_id": icon, "text": rule, "selected_icon": icon} for icon, rule in popups.CARD_RULES]
    card = writer.element(
        "modal_popup",
        title=popups.CARD_NAME,
        button_text=popups.CARD_BUTTON,
        content=[
            writer.element("icon_list", icon_list=rules, style={"desktop": {"space_between": "0.9rem"}}),
            writer.text(popups.CARD_NOTE),
            writer.element(
                "button",
                text=popups.CARD_CLOSE,
                link=link(action={"name": "popup:close"}),
                variant="secondary",
                size="sm",
            ),
        ],
    )
    action = html.escape(json.dumps({"name": "popup:open", "settings": {"id": card["props"]["id"]}}))
    words = popups.CARD_TEXT.format(link=f'<a data-action="{action}">{popups.CARD_LINK}</a>')
    return writer.section(
        writer.heading(popups.CARD_TITLE),
        writer.text(words),
        card,
        style={"desktop": {"padding": "0 20px clamp(56px, 7vw, 112px)"}},
    )


def _film(writer: Writer) -> Element:
    film = writer.element(
        "modal_popup",
        title=popups.FILM_NAME,
        trigger_type="image",
        trigger_image=writer.media(popups.FILM_PICTURE),
        design_type="inlay",
        width={"size": 56, "unit": "rem"},
        content=[writer.element("video", video_type="hosted", url=FILM, title=popups.FILM_NAME)],
    )
    words = writer.group(writer.heading(popups.FILM_TITLE), writer.text(popups.FILM_TEXT), gap="1.25rem")
    return writer.band(writer.halves(film, words))
