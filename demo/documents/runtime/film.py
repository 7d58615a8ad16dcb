"""Videos of the site, and of providers."""

from demo.documents.element import Element
from demo.documents.writer import Document, Writer
from demo.texts.runtime import film

from .links import FILM


def page(writer: Writer) -> Document:
    own = [
        _own(writer, film.OWN_NAME, film.OWN_POSTER, "here"),
        _own(writer, film.LARGE_NAME, film.LARGE_POSTER, "lightbox"),
    ]
    return writer.document(
        writer.intro(film.TITLE, film.INTRODUCTION, "Sample board"),
        writer.section(
            writer.heading(film.OWN_TITLE),
            writer.text(film.OWN_TEXT, max_width="38em"),
            writer.grid(*own, columns="2"),
            anchor="own",
            style={"desktop": {"padding": "0 20px clamp(56px, 7vw, 112px)", "gap": "1.5rem"}},
        ),
        writer.band(
            writer.heading(film.GUESTS_TITLE),
            writer.lead(film.GUESTS_TEXT),
            writer.grid(*[_guest(writer, *guest) for guest in film.GUESTS]),
            anchor="guests",
        ),
        writer.section(writer.heading(film.RULE_TITLE), writer.text(film.RULE_TEXT), width="760px"),
    )


def _own(writer: Writer, title: str, poster: str, where: str) -> Element:
    return writer.element(
        "video", video_type="hosted", url=FILM, poster=writer.media(poster), title=title, open_in=where
    )


def _guest(
    writer: Writer, anchor: str, house: str, address: str, title: str, poster: str, note: str, at_end: str
) -> Element:
    video = writer.element(
        "video", video_type=house, url=address, poster=writer.media(poster), title=title, at_end=at_end
    )
    return writer.group(video, writer.text(note), gap="0.75rem", _element_id=anchor)
