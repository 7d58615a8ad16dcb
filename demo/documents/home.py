"""The home page: one story, from the first look to a place on a bench."""

from demo.texts import courses, gallery, home, organization, people

from .element import Element, link, var
from .writer import Document, Writer

ICONS = {"tree-deciduous": "leaf", "package-check": "gift"}


def page(writer: Writer) -> Document:
    """The whole page."""
    return writer.document(
        _hero(writer),
        _points(writer),
        _about(writer),
        _courses(writer),
        _steps(writer),
        _figures(writer),
        _works(writer),
        _teachers(writer),
        _voices(writer),
        _journal(writer),
        _call(writer),
    )


def _hero(writer: Writer) -> Element:
    words = writer.group(
        writer.kicker(home.HERO_KICKER),
        writer.heading(home.HERO_TITLE, "h1"),
        writer.lead(home.HERO_TEXT),
        writer.row(
            writer.button(organization.BUTTON_COURSES, "courses", size="lg"),
            writer.button(organization.BUTTON_VISIT, "visit", variant="ghost", size="lg"),
            gap="0.75rem",
        ),
        gap="1.5rem",
    )
    return writer.section(
        writer.halves(words, writer.picture(home.HERO_PICTURE)),
        style={"desktop": {"padding": "clamp(32px, 5vw, 80px) 20px clamp(56px, 8vw, 112px)"}},
    )


def _points(writer: Writer) -> Element:
    boxes = [
        writer.element(
            "icon_box",
            icon=ICONS.get(point.icon, point.icon),
            title_text=point.title,
            description_text=point.text,
        )
        for point in home.POINTS
    ]
    return writer.band(writer.heading(home.POINTS_TITLE), writer.grid(*boxes))


def _about(writer: Writer) -> Element:
    words = writer.group(writer.heading(home.ABOUT_TITLE), writer.text(home.ABOUT), gap="1.25rem")
    return writer.section(writer.halves(writer.picture(home.ABOUT_PICTURE), words))


def _courses(writer: Writer) -> Element:
    slides = [
        {
            "_id": course.slug,
            "image": writer.media(course.picture),
            "title": course.title,
            "subtitle": f"{course.level}, {course.price}",
            "link": writer.to("courses"),
        }
        for course in courses.COURSES
    ]
    carousel = writer.element(
        "carousel",
        slides=slides,
        slides_to_show=3,
        slides_to_show_tablet=2,
        slides_to_show_mobile=1,
        navigation="both",
        autoplay="",
    )
    return writer.band(writer.heading(home.COURSES_TITLE), writer.lead(home.COURSES_TEXT), carousel)


def _steps(writer: Writer) -> Element:
    tabs = [
        {"_id": title.lower(), "title": title, "content": [writer.text(text, font_size=var("text.lg"))]}
        for title, text in home.STEPS
    ]
    return writer.section(writer.heading(home.STEPS_TITLE), writer.element("tabs", tabs=tabs))


def _figures(writer: Writer) -> Element:
    counters = [
        writer.element(
            "counter",
            starting_number=0,
            ending_number=figure.number,
            suffix=figure.suffix,
            title=figure.label,
            # A year has no thousands separator.
            thousand_separator="" if figure.number < 2100 else "yes",
        )
        for figure in home.FIGURES
    ]
    return writer.band(writer.heading(home.FIGURES_TITLE), writer.grid(*counters))


def _works(writer: Writer) -> Element:
    pictures = [{**writer.media(work.picture)} for work in gallery.WORKS[:4]]
    return writer.section(
        writer.heading(gallery.TITLE),
        writer.element(
            "image_gallery",
            gallery=pictures,
            columns=4,
            columns_tablet=2,
            columns_mobile=2,
            open_lightbox="yes",
        ),
        writer.button(organization.BUTTON_GALLERY, "gallery", variant="secondary"),
    )


def _teachers(writer: Writer) -> Element:
    cards = [
        writer.group(
            writer.picture(teacher.picture),
            writer.heading(teacher.name, "h3", "md"),
            writer.text(f"<p><strong>{teacher.role}</strong></p><p>{teacher.about}</p>"),
            gap="0.75rem",
        )
        for teacher in people.TEACHERS
    ]
    return writer.band(writer.heading(home.TEACHERS_TITLE), writer.lead(home.TEACHERS_TEXT), writer.grid(*cards))


def _voices(writer: Writer) -> Element:
    voices = [
        writer.element("testimonial", content=voice.quote, name=voice.name, job=voice.course, alignment="start")
        for voice in people.TESTIMONIALS
    ]
    return writer.section(writer.heading(home.TESTIMONIALS_TITLE), writer.grid(*voices))


def _journal(writer: Writer) -> Element:
    posts = writer.element(
        "posts", source="children", parent=writer.to("journal"), count=3, columns=3, columns_tablet=3
    )
    return writer.band(
        writer.heading(home.JOURNAL_TITLE),
        writer.lead(home.JOURNAL_TEXT),
        posts,
        writer.button(organization.BUTTON_ALL_ARTICLES, "journal", variant="secondary"),
    )


def _call(writer: Writer) -> Element:
    on_primary = var("color.on-primary")
    button = writer.element(
        "button",
        text=organization.BUTTON_BOOK,
        link=link(page=writer.pages["courses"]),
        size="lg",
        align="center",
        style={"desktop": {"background_color": var("color.accent"), "button_text_color": var("color.on-accent")}},
    )
    return writer.band(
        writer.heading(home.CALL_TITLE, text_align="center", color=on_primary),
        writer.text(home.CALL_TEXT, text_align="center", color=on_primary),
        button,
        color="color.primary",
        style={"desktop": {"gap": "1.25rem"}},
    )
