"""Links that open images, a video, and one image of a group."""

import html

from django.conf import settings

from demo.documents.element import Element, link
from demo.documents.writer import Document, Writer
from demo.texts.runtime import links

FILM = f"{settings.STATIC_URL}demo/films/three-corners.webm"


def page(writer: Writer) -> Document:
    return writer.document(
        writer.intro(links.TITLE, links.INTRODUCTION, "Sample board"),
        _opening(writer),
        _looking(writer),
        _forms(writer),
    )


def _opening(writer: Writer) -> Element:
    images = [{**writer.media(name), "caption": caption} for name, caption in links.PICTURES]
    pictures = link(action={"name": "lightbox", "images": images})
    film = link(action={"name": "lightbox", "settings": {"video": FILM, "title": links.FILM_TITLE}})
    picture = writer.element(
        "image",
        image=writer.media(links.OPEN_PICTURE),
        caption=links.OPEN_PICTURE_CAPTION,
        link_to="custom",
        link=pictures,
    )
    words = writer.group(
        writer.heading(links.OPEN_TITLE),
        writer.text(links.OPEN_TEXT),
        writer.row(
            writer.element("button", text=links.PICTURES_LABEL, link=pictures, icon="layers", icon_align="start"),
            writer.element("button", text=links.FILM_LABEL, link=film, variant="secondary", icon="play"),
            gap="0.75rem",
        ),
        gap="1.25rem",
    )
    return writer.section(
        writer.halves(words, picture), style={"desktop": {"padding": "0 20px clamp(56px, 7vw, 112px)"}}
    )


def _looking(writer: Writer) -> Element:
    pieces = [
        {
            "_id": piece,
            "text": words,
            "selected_icon": "search",
            "link": link(f"#intarsia-action&event=hover&action=look_at&piece={piece}"),
        }
        for piece, words in links.PIECES
    ]
    words = writer.group(
        writer.heading(links.LOOK_TITLE),
        writer.text(links.LOOK_TEXT),
        writer.element("icon_list", icon_list=pieces, style={"desktop": {"space_between": "0.9rem"}}),
        writer.button(
            links.WHOLE_LABEL,
            url="#intarsia-action&event=click&action=look_at&piece=whole",
            variant="secondary",
            size="sm",
        ),
        gap="1.25rem",
    )
    panel = writer.element("image", image=writer.media(links.LOOK_PICTURE), _element_id="panel")
    return writer.band(writer.halves(panel, words))


def _forms(writer: Writer) -> Element:
    forms = "".join(
        f"<p><strong>{when}</strong><br><code>{html.escape(address)}</code><br>{note}</p>"
        for when, address, note in links.FORMS
    )
    return writer.section(
        writer.heading(links.FORM_TITLE),
        writer.text(links.FORM_TEXT),
        writer.text(forms),
        writer.element("alert", alert_type="info", alert_title="", alert_description=links.FORM_NOTE),
        width="760px",
    )
