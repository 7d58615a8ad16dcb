"""Courses, journal and gallery."""

from typing import Any

from demo.course_calendar import FILE_NAME
from demo.texts import contact, courses, gallery, journal, organization

from ..element import Element, var
from ..writer import Document, Writer


def courses_page(writer: Writer) -> Document:
    """Each course with its image, what one learns, and when."""
    sections = [_course(writer, course, number) for number, course in enumerate(courses.COURSES)]
    return writer.document(
        writer.intro(courses.INTRODUCTION_TITLE, courses.INTRODUCTION, organization.NAME),
        _next_course(writer),
        *sections,
        _benches(writer),
        questions(writer),
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
    dates = writer.element(
        "button", text=courses.CALENDAR, link=writer.to_file(FILE_NAME), variant="secondary", icon="calendar"
    )
    return writer.section(countdown, dates, style={"desktop": {"padding": "0 20px clamp(24px, 3vw, 40px)"}})


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


def _benches(writer: Writer) -> Element:
    plans = [_bench(writer, bench, is_featured=number == 1) for number, bench in enumerate(courses.BENCHES)]
    return writer.section(
        writer.heading(courses.BENCHES_TITLE), writer.lead(courses.BENCHES_TEXT), writer.grid(*plans), anchor="benches"
    )


def _bench(writer: Writer, bench: courses.Bench, *, is_featured: bool) -> Element:
    features = [
        {"_id": str(number), "text": text, "included": "yes" if is_included else "", "tooltip": tooltip}
        for number, (text, is_included, tooltip) in enumerate(bench.features)
    ]
    return writer.element(
        "pricing_table",
        title=bench.name,
        subtitle=bench.subtitle,
        price_prefix="£",
        price=bench.price,
        period=courses.BENCH_PERIOD,
        features=features,
        button_text=courses.BENCH_BUTTON,
        link=writer.to("contact"),
        variant="primary" if is_featured else "secondary",
        featured="yes" if is_featured else "",
        badge_text=courses.BENCH_BADGE,
        after_button=bench.note,
    )


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


def questions(writer: Writer) -> Element:
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
