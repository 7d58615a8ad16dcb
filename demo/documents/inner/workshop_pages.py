"""The pages about the workshop: its woods, and the people."""

from django.conf import settings

from demo.texts import home, organization, people, runtime, woods

from ..element import Element, var
from ..writer import Document, Writer


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
        ),
        writer.section(
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
            style={"desktop": {"background": var("color.sunken")}},
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
