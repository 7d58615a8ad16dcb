"""The pages for visitors: how to get there, and the contact form."""

from dataclasses import dataclass

from demo.texts import contact, organization, visit

from ..element import Element, link
from ..forms import FORMS
from ..writer import Document, Writer
from .learning_pages import questions


@dataclass(frozen=True)
class VisitWords:
    """The texts of the page for visitors in one language."""

    title: str
    introduction: str
    hours: tuple[str, tuple[tuple[str, str], ...], str]
    before: tuple[str, str]
    way: tuple[str, tuple[tuple[str, str], ...]]
    map: tuple[str, str]
    access: tuple[str, tuple[str, ...]]


def visit_page(writer: Writer) -> Document:
    """When, how, and what to expect."""
    words = VisitWords(
        title=visit.TITLE,
        introduction=visit.INTRODUCTION,
        hours=(visit.HOURS_TITLE, visit.HOURS, visit.HOURS_NOTE),
        before=(visit.BEFORE_TITLE, visit.BEFORE),
        way=(visit.WAY_TITLE, visit.WAY),
        map=(visit.MAP_PICTURE, visit.MAP_CAPTION),
        access=(visit.ACCESS_TITLE, visit.ACCESS),
    )
    return visit_in(writer, words)


def visit_in(writer: Writer, words: VisitWords) -> Document:
    way_title, way = words.way
    access_title, access = words.access
    ways = "".join(f"<h3>{means}</h3><p>{text}</p>" for means, text in way)
    lines = [{"_id": f"access-{n}", "text": line, "selected_icon": "check"} for n, line in enumerate(access)]
    return writer.document(
        writer.intro(words.title, words.introduction, organization.NAME),
        writer.section(
            writer.halves(writer.picture("workshop-room"), _opening(writer, words)),
            style={"desktop": {"padding": "0 20px clamp(56px, 9vw, 112px)"}},
        ),
        writer.band(
            writer.halves(
                writer.group(writer.heading(way_title), writer.text(ways), gap="1rem"),
                writer.picture(*words.map),
                "start",
            )
        ),
        writer.section(
            writer.heading(access_title),
            writer.element("icon_list", icon_list=lines, style={"desktop": {"space_between": "0.9rem"}}),
            width="760px",
        ),
    )


def _opening(writer: Writer, words: VisitWords) -> Element:
    title, hours, note = words.hours
    before_title, before = words.before
    return writer.group(
        writer.heading(title),
        writer.element(
            "table",
            content="\n".join(" | ".join(row) for row in hours),
            has_header_row="",
            has_header_column="yes",
        ),
        writer.element("alert", alert_type="warning", alert_title="", alert_description=note),
        writer.heading(before_title, "h3", "md"),
        writer.text(before),
        gap="1rem",
    )


def contact_page(writer: Writer) -> Document:
    """How to write and call, and frequent questions."""
    cards = writer.grid(
        writer.element(
            "icon_box", icon="mail", title_text="Write", description_text=organization.EMAIL, title_size="h2"
        ),
        writer.element(
            "icon_box",
            icon="phone",
            title_text="Ring",
            description_text=organization.TELEPHONE,
            title_size="h2",
        ),
        writer.element(
            "icon_box",
            icon="map-pin",
            title_text="Come by",
            description_text=", ".join(organization.ADDRESS[1:]),
            title_size="h2",
        ),
    )
    _link(cards, 0, f"mailto:{organization.EMAIL}")
    _link(cards, 1, organization.TELEPHONE_LINK)
    return writer.document(
        writer.intro(contact.TITLE, contact.INTRODUCTION, organization.NAME),
        writer.section(
            cards, _forms(writer), _elsewhere(writer), style={"desktop": {"padding": "0 20px clamp(56px, 9vw, 112px)"}}
        ),
        questions(writer),
    )


def _forms(writer: Writer) -> Element:
    """Links to the pages with web forms, which are below this one."""
    links = " · ".join(f'<a href="/contact/{slug}/">{title}</a>' for slug, title, *_rest in FORMS)
    return writer.text(f"<p>{links}</p>")


def _elsewhere(writer: Writer) -> Element:
    profiles = [
        {"_id": service, "service": service, "link": link(url), "label": label}
        for service, url, label in contact.PROFILES
    ]
    return writer.group(
        writer.heading(contact.PROFILES_TITLE, "h2", "lg"),
        writer.text(contact.PROFILES_TEXT),
        writer.element("social_icons", social_icon_list=profiles, show_names="yes", space={"size": 24, "unit": "px"}),
    )


def _link(cards: Element, number: int, url: str) -> None:
    cards["props"]["content"][number]["props"]["link"] = {
        "url": url,
        "page": None,
        "is_external": "",
        "nofollow": "",
    }
