"""The pages below the home page."""

from dataclasses import dataclass
from typing import Any

from django.conf import settings

from demo.texts import contact, courses, gallery, home, journal, organization, people, runtime, visit, woods

from .element import Element, link, var
from .forms import FORMS
from .writer import Document, Writer


def courses_page(writer: Writer) -> Document:
    """Each course with its image, what one learns, and when."""
    sections = [_course(writer, course, number) for number, course in enumerate(courses.COURSES)]
    return writer.document(
        writer.intro(courses.INTRODUCTION_TITLE, courses.INTRODUCTION, organization.NAME),
        _next_course(writer),
        *sections,
        _questions(writer),
    )


def _next_course(writer: Writer) -> Element:
    # These setting names have hyphens in the specification.
    named: dict[str, Any] = {
        "due-date": courses.NEXT,
        "expire-actions": [{"_id": "say", "action": "message"}, {"_id": "hide", "action": "hide"}],
    }
    countdown = writer.element(
        "countdown", **named, label=courses.NEXT_LABEL, message=courses.NEXT_OVER, show_seconds=""
    )
    return writer.section(countdown, style={"desktop": {"padding": "0 20px clamp(24px, 3vw, 40px)"}})


def _course(writer: Writer, course: courses.Course, number: int) -> Element:
    learned = "".join(f"<li>{point}</li>" for point in course.learn)
    words = writer.group(
        writer.kicker(course.level),
        writer.heading(course.title),
        writer.lead(course.blurb),
        writer.text(f"<h3>You will learn</h3><ul>{learned}</ul>"),
        writer.text(
            f"<p><strong>When</strong> {course.dates}<br><strong>With</strong> {course.teacher}<br>"
            f"<strong>Price</strong> {course.price}, {course.places}</p><p>{course.bring}</p>",
            font_size=var("text.sm"),
            color=var("color.muted"),
        ),
        writer.button(organization.BUTTON_BOOK, "contact"),
        gap="1.25rem",
    )
    picture = writer.picture(course.picture)
    row = writer.row(picture, words, align="start") if number % 2 == 0 else writer.row(words, picture, align="start")
    make = writer.band if number % 2 else writer.section
    return make(row, anchor=course.slug)


def journal_page(writer: Writer) -> Document:
    """All articles, newest first."""
    posts = writer.element("posts", source="children", count=12, columns=3, title_size="h2")
    box = writer.element("search", placeholder=journal.SEARCH)
    return writer.document(
        writer.intro(journal.TITLE, journal.INTRODUCTION, organization.NAME, box),
        writer.section(posts, style={"desktop": {"padding": "0 20px clamp(56px, 9vw, 128px)"}}),
    )


def gallery_page(writer: Writer) -> Document:
    """All works, each with its maker's comment below."""
    groups = [
        {
            "_id": group.lower(),
            "title": group,
            "gallery": [writer.media(work.picture) for work in gallery.WORKS if work.group == group],
        }
        for group in gallery.GROUPS
    ]
    wall = writer.element(
        "image_gallery",
        source="groups",
        groups=groups,
        layout="masonry",
        columns=4,
        columns_tablet=3,
        columns_mobile=2,
        captions="title",
        open_lightbox="yes",
    )
    works = [
        writer.group(
            writer.heading(work.title, "h2", "md"),
            writer.text(
                f"<p>{work.caption}</p><p><strong>{work.maker}</strong><br>{work.woods}</p>",
                font_size=var("text.sm"),
            ),
            gap="0.5rem",
        )
        for work in gallery.WORKS
    ]
    head = writer.element(
        "section",
        html_tag="header",
        color_mode="dark",
        height="50svh",
        height_mobile="auto",
        vertical_align="end",
        backdrop="slides",
        slides=[writer.media(picture) for picture in gallery.IN_TURN],
        shape_bottom="inlay",
        shape_bottom_height={"size": 36, "unit": "px"},
        content=[
            writer.kicker(organization.NAME),
            writer.heading(gallery.TITLE, "h1"),
            writer.text(gallery.INTRODUCTION, font_size=var("text.lg"), max_width="38em"),
        ],
        style={"desktop": {"gap": "1.25rem"}},
    )
    return writer.document(
        head,
        writer.section(wall, style={"desktop": {"padding": "clamp(32px, 4vw, 64px) 20px clamp(40px, 6vw, 80px)"}}),
        writer.band(writer.grid(*works, columns="4")),
    )


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
        _questions(writer),
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


def woods_page(writer: Writer) -> Document:
    """What is on the shelf: a page for the small widgets."""
    boxes = [
        writer.element(
            "image_box",
            image=writer.media(picture),
            title_text=name,
            description_text=words,
            style={"desktop": {"aspect_ratio": "4 / 3"}},
        )
        for picture, name, words in woods.FIRST
    ]
    care = [{"_id": icon, "text": line, "selected_icon": icon} for icon, line in woods.CARE]
    questions = [
        {"_id": f"question-{number}", "title": question, "content": [writer.text(answer)]}
        for number, (question, answer) in enumerate(woods.QUESTIONS)
    ]
    papers = writer.element(
        "alert", alert_type="info", alert_title=woods.PAPERS_TITLE, alert_description=woods.PAPERS, show_dismiss="yes"
    )
    return writer.document(
        writer.intro(woods.TITLE, woods.INTRODUCTION, organization.NAME),
        writer.section(
            writer.heading(woods.FIRST_TITLE),
            writer.element(
                "grid",
                columns=4,
                column_gap={"size": 28, "unit": "px"},
                row_gap={"size": 36, "unit": "px"},
                content=boxes,
            ),
            style={"desktop": {"padding": "0 20px clamp(56px, 9vw, 112px)"}},
        ),
        writer.band(
            writer.heading(woods.TABLE_TITLE),
            writer.element("table", content=woods.TABLE, caption=woods.TABLE_CAPTION, has_header_column="yes"),
            papers,
        ),
        writer.section(writer.halves(_willing(writer), _patience(writer), "start")),
        writer.section(
            writer.heading(woods.COUNTING_TITLE),
            writer.element("html", html=woods.COUNTING, title=woods.COUNTING_NAME),
            width="760px",
            style={"desktop": {"padding": "0 20px clamp(56px, 9vw, 112px)", "gap": "1.5rem"}},
        ),
        writer.element(
            "section",
            color_mode="dark",
            backdrop="image",
            picture=writer.media("journal-oak"),
            picture_fixed="yes",
            shape_top="waves",
            shape_bottom="waves",
            shape_bottom_flip="yes",
            content=[_advice(writer)],
            style={"desktop": {"shape_bottom_color": var("color.sunken")}},
        ),
        writer.band(
            writer.heading(woods.CARE_TITLE),
            writer.element("icon_list", icon_list=care, divider="yes", style={"desktop": {"space_between": "0.9rem"}}),
            writer.element("toggle", tabs=questions),
            width="760px",
        ),
    )


def _advice(writer: Writer) -> Element:
    return writer.group(
        writer.element("divider", look="line_icon", icon="leaf", width={"size": 40, "unit": "%"}),
        writer.element(
            "blockquote",
            blockquote_content=woods.ADVICE,
            author_name=woods.ADVICE_FROM,
            source=woods.ADVICE_WHERE,
            blockquote_skin="clean",
            align="center",
        ),
        gap="2rem",
    )


def _willing(writer: Writer) -> Element:
    skills = [{"_id": name, "name": name, "level": level} for name, level in woods.WILLING]
    return writer.group(
        writer.heading(woods.CUTTING_TITLE),
        writer.text(woods.CUTTING),
        writer.element("skill_bar", skills=skills),
        gap="1.5rem",
    )


def _patience(writer: Writer) -> Element:
    marks = [
        writer.element("star_rating", title=f"{woods.PATIENCE_TITLE.removesuffix(' …')} {name.lower()}", rating=mark)
        for name, mark in woods.PATIENCE
    ]
    return writer.group(
        writer.element("icon", selected_icon="hammer", view="framed", shape="square", align="start"),
        *marks,
        writer.element("spacer", space={"size": 8, "unit": "px"}),
        writer.button("First cuts, for beginners", "courses"),
        gap="1.25rem",
    )


def about_page(writer: Writer) -> Document:
    """Who they are."""
    people_cards = [
        writer.row(
            writer.picture(teacher.picture, max_width="320px"),
            writer.group(
                writer.heading(teacher.name, "h3"),
                writer.kicker(teacher.role),
                writer.text(teacher.about),
                gap="0.75rem",
            ),
        )
        for teacher in people.TEACHERS
    ]
    return writer.document(
        writer.intro(home.ABOUT_TITLE, organization.NAME_EXPLAINED, organization.NAME),
        writer.section(
            writer.halves(writer.picture("workshop-bench"), writer.text(home.ABOUT)),
            style={"desktop": {"padding": "0 20px clamp(56px, 9vw, 112px)"}},
        ),
        writer.band(writer.heading(home.TEACHERS_TITLE), *people_cards),
        writer.section(
            writer.heading(people.BENCHES_TITLE),
            writer.element(
                "image_gallery",
                gallery=[writer.media(picture) for picture in people.BENCHES],
                layout="justified",
                row_height=220,
                margins=10,
                last_row="justify",
            ),
        ),
        writer.element(
            "section",
            shape_top="inlay",
            shape_top_height={"size": 32, "unit": "px"},
            content=[
                writer.heading(people.SOUNDS_TITLE),
                writer.element(
                    "grid",
                    columns_by="width",
                    column_width={"size": 400, "unit": "px"},
                    content=[_sound(writer, sound) for sound in people.SOUNDS],
                ),
            ],
        ),
        writer.section(
            writer.element("site_logo", name=organization.NAME, align="center"),
            writer.text(organization.TAGLINE, text_align="center", color=var("color.muted")),
            writer.element("login_link", action="both", text=organization.LOGIN, align="center"),
            style={"desktop": {"gap": "0.5rem"}},
        ),
        writer.band(
            writer.heading(runtime.ABOUT_TITLE),
            writer.lead(runtime.ABOUT_TEXT),
            writer.button(runtime.ABOUT_BUTTON, "runtime", variant="secondary"),
        ),
    )


def _sound(writer: Writer, sound: people.Sound) -> Element:
    return writer.element(
        "audio",
        url=f"{settings.STATIC_URL}demo/sounds/{sound.file}.wav",
        title=sound.title,
        note=sound.note,
        picture=writer.media(sound.picture),
        transcript=sound.heard,
    )


def _questions(writer: Writer) -> Element:
    items = [
        {"_id": f"question-{number}", "title": question, "content": [writer.text(answer)]}
        for number, (question, answer) in enumerate(contact.FAQ)
    ]
    return writer.band(
        writer.heading(contact.FAQ_TITLE),
        writer.element("accordion", items=items, faq_schema="yes", default_state="all_collapsed"),
        width="800px",
        anchor="questions",
    )
