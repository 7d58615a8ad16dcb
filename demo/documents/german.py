"""The German pages, and their header and footer."""

from demo.texts import german, home, visit

from .element import Element
from .inner.visit_pages import VisitWords, visit_in
from .writer import Document, Writer


def home_page(writer: Writer) -> Document:
    """Shorter than the English header, because its links lead to English pages."""
    words = writer.group(
        writer.kicker(german.HERO_KICKER),
        writer.heading(german.HERO_TITLE, "h1"),
        writer.lead(german.HERO_TEXT),
        writer.button(german.BUTTON_VISIT, "besuch", size="lg"),
        gap="1.5rem",
    )
    hero = writer.section(
        writer.halves(words, writer.picture(home.HERO_PICTURE)),
        style={"desktop": {"padding": "clamp(32px, 5vw, 80px) 20px clamp(56px, 8vw, 112px)"}},
    )
    about = writer.group(writer.heading(german.ABOUT_TITLE), writer.text(german.ABOUT), gap="1.25rem")
    return writer.document(
        hero,
        _courses(writer),
        writer.section(writer.halves(writer.picture(home.ABOUT_PICTURE), about)),
        writer.band(
            writer.heading(german.CALL_TITLE),
            writer.lead(german.CALL_TEXT),
            writer.button(german.BUTTON_COURSES, "courses", variant="secondary"),
            style={"desktop": {"gap": "1.25rem"}},
        ),
    )


def _courses(writer: Writer) -> Element:
    boxes = [
        writer.element(
            "image_box",
            image=writer.media(picture),
            title_text=title,
            description_text=words,
            style={"desktop": {"aspect_ratio": "4 / 3"}},
        )
        for picture, title, words in german.COURSES
    ]
    return writer.band(
        writer.heading(german.COURSES_TITLE), writer.lead(german.COURSES_TEXT), writer.grid(*boxes, columns="4")
    )


def visit_page(writer: Writer) -> Document:
    """The translation of the English page."""
    words = VisitWords(
        title=german.VISIT_TITLE,
        introduction=german.VISIT_INTRODUCTION,
        hours=(german.HOURS_TITLE, german.HOURS, german.HOURS_NOTE),
        before=(german.BEFORE_TITLE, german.BEFORE),
        way=(german.WAY_TITLE, german.WAY),
        map=(visit.MAP_PICTURE, german.MAP_CAPTION),
        access=(german.ACCESS_TITLE, german.ACCESS),
    )
    return visit_in(writer, words)
