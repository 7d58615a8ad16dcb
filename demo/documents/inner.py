"""The pages behind the home page."""

from demo.texts import contact, courses, gallery, home, journal, organisation, people, visit

from .element import Element, var
from .writer import Document, Writer


def courses_page(writer: Writer) -> Document:
    """Each course with its picture, what one learns, and when."""
    sections = [_course(writer, course, number) for number, course in enumerate(courses.COURSES)]
    return writer.document(
        writer.intro(courses.INTRODUCTION_TITLE, courses.INTRODUCTION, organisation.NAME),
        *sections,
        _questions(writer),
    )


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
        writer.button(organisation.BUTTON_BOOK, "contact"),
        gap="1.25rem",
    )
    picture = writer.picture(course.picture)
    row = writer.row(picture, words, align="start") if number % 2 == 0 else writer.row(words, picture, align="start")
    make = writer.band if number % 2 else writer.section
    return make(row, anchor=course.slug)


def journal_page(writer: Writer) -> Document:
    """All articles, newest first."""
    posts = writer.element("posts", source="children", count=12, columns=3, title_size="h2")
    return writer.document(
        writer.intro(journal.TITLE, journal.INTRODUCTION, organisation.NAME),
        writer.section(posts, style={"desktop": {"padding": "0 20px clamp(56px, 9vw, 128px)"}}),
    )


def gallery_page(writer: Writer) -> Document:
    """Every work, and below what its maker says."""
    pictures = [writer.media(work.picture) for work in gallery.WORKS]
    wall = writer.element(
        "image_gallery", gallery=pictures, columns=4, columns_tablet=3, columns_mobile=2, open_lightbox="yes"
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
    return writer.document(
        writer.intro(gallery.TITLE, gallery.INTRODUCTION, organisation.NAME),
        writer.section(wall, style={"desktop": {"padding": "0 20px clamp(40px, 6vw, 80px)"}}),
        writer.band(writer.grid(*works, columns="4")),
    )


def visit_page(writer: Writer) -> Document:
    """When, how, and what to expect."""
    hours = "".join(f"<li><strong>{day}</strong>: {time}</li>" for day, time in visit.HOURS)
    ways = "".join(f"<h3>{way}</h3><p>{text}</p>" for way, text in visit.WAY)
    access = "".join(f"<li>{line}</li>" for line in visit.ACCESS)
    opening = writer.group(
        writer.heading(visit.HOURS_TITLE),
        writer.text(f"<ul>{hours}</ul><p>{visit.HOURS_NOTE}</p>"),
        writer.heading(visit.BEFORE_TITLE, "h3", "md"),
        writer.text(visit.BEFORE),
        gap="1rem",
    )
    return writer.document(
        writer.intro(visit.TITLE, visit.INTRODUCTION, organisation.NAME),
        writer.section(
            writer.halves(writer.picture("workshop-room"), opening),
            style={"desktop": {"padding": "0 20px clamp(56px, 9vw, 112px)"}},
        ),
        writer.band(
            writer.halves(
                writer.group(writer.heading(visit.WAY_TITLE), writer.text(ways), gap="1rem"),
                writer.picture(visit.MAP_PICTURE, visit.MAP_CAPTION),
                "start",
            )
        ),
        writer.section(writer.heading(visit.ACCESS_TITLE), writer.text(f"<ul>{access}</ul>"), width="760px"),
    )


def contact_page(writer: Writer) -> Document:
    """How to write and ring, and the questions people ask."""
    cards = writer.grid(
        writer.element(
            "icon_box", icon="mail", title_text="Write", description_text=organisation.EMAIL, title_size="h2"
        ),
        writer.element(
            "icon_box",
            icon="phone",
            title_text="Ring",
            description_text=organisation.TELEPHONE,
            title_size="h2",
        ),
        writer.element(
            "icon_box",
            icon="map-pin",
            title_text="Come by",
            description_text=", ".join(organisation.ADDRESS[1:]),
            title_size="h2",
        ),
    )
    _link(cards, 0, f"mailto:{organisation.EMAIL}")
    _link(cards, 1, organisation.TELEPHONE_LINK)
    return writer.document(
        writer.intro(contact.TITLE, contact.INTRODUCTION, organisation.NAME),
        writer.section(cards, style={"desktop": {"padding": "0 20px clamp(56px, 9vw, 112px)"}}),
        _questions(writer),
    )


def _link(cards: Element, number: int, url: str) -> None:
    cards["props"]["content"][number]["props"]["link"] = {
        "url": url,
        "page": None,
        "is_external": "",
        "nofollow": "",
    }


def about_page(writer: Writer) -> Document:
    """Who they are."""
    people_cards = [
        writer.row(
            writer.picture(teacher.picture, max_width="320px"),
            writer.group(
                writer.heading(teacher.name),
                writer.kicker(teacher.role),
                writer.text(teacher.about),
                gap="0.75rem",
            ),
        )
        for teacher in people.TEACHERS
    ]
    return writer.document(
        writer.intro(home.ABOUT_TITLE, organisation.NAME_EXPLAINED, organisation.NAME),
        writer.section(
            writer.halves(writer.picture("workshop-bench"), writer.text(home.ABOUT)),
            style={"desktop": {"padding": "0 20px clamp(56px, 9vw, 112px)"}},
        ),
        writer.band(writer.heading(home.TEACHERS_TITLE), *people_cards),
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
