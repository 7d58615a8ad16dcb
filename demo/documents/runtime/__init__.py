"""The sample board: a page for each behavior of pages, below an overview."""

from collections.abc import Callable
from dataclasses import dataclass

from demo.documents.element import Element, var
from demo.documents.writer import Document, Writer
from demo.texts import organization, runtime
from demo.texts.runtime import anchors as anchor_texts
from demo.texts.runtime import carousels as carousel_texts
from demo.texts.runtime import film as film_texts
from demo.texts.runtime import lightbox as lightbox_texts
from demo.texts.runtime import links as links_texts
from demo.texts.runtime import menus as menu_texts
from demo.texts.runtime import motion as motion_texts
from demo.texts.runtime import panels as panels_texts
from demo.texts.runtime import popups as popups_texts
from demo.texts.runtime import scroll as scroll_texts
from demo.texts.runtime import sticky as sticky_texts
from demo.texts.runtime import stretch as stretch_texts

from . import anchors, carousels, film, lightbox, links, menus, motion, panels, popups, scroll, sticky, stretch


@dataclass(frozen=True)
class Sample:
    """A page below /runtime/; `writer.to("runtime/<slug>")` links to it."""

    slug: str
    title: str
    description: str
    make: Callable[[Writer], Document]
    picture: str

    @property
    def name(self) -> str:
        return f"runtime/{self.slug}"


# In the order of the overview.
SAMPLES: tuple[Sample, ...] = (
    Sample("links", links_texts.TITLE, links_texts.DESCRIPTION, links.page, "workshop-bench"),
    Sample("lightbox", lightbox_texts.TITLE, lightbox_texts.DESCRIPTION, lightbox.page, "journal-kingfisher"),
    Sample("film", film_texts.TITLE, film_texts.DESCRIPTION, film.page, "film-poster"),
    Sample("carousels", carousel_texts.TITLE, carousel_texts.DESCRIPTION, carousels.page, "journal-figure"),
    Sample("menus", menu_texts.TITLE, menu_texts.DESCRIPTION, menus.page, "journal-herringbone"),
    Sample("popups", popups_texts.TITLE, popups_texts.DESCRIPTION, popups.page, "journal-glue"),
    Sample("panels", panels_texts.TITLE, panels_texts.DESCRIPTION, panels.page, "journal-sharp"),
    Sample("sticky", sticky_texts.TITLE, sticky_texts.DESCRIPTION, sticky.page, "journal-lighthouse"),
    Sample("motion", motion_texts.TITLE, motion_texts.DESCRIPTION, motion.page, "journal-blocks"),
    Sample("scroll", scroll_texts.TITLE, scroll_texts.DESCRIPTION, scroll.page, "gallery-shoal"),
    Sample("stretch", stretch_texts.TITLE, stretch_texts.DESCRIPTION, stretch.page, "gallery-quay"),
    Sample("anchors", anchor_texts.TITLE, anchor_texts.DESCRIPTION, anchors.page, "course-parquetry"),
)


def page(writer: Writer) -> Document:
    """An introduction, and links to all samples."""
    promises = [{"_id": icon, "text": line, "selected_icon": icon} for icon, line in runtime.PROMISES]
    return writer.document(
        writer.intro(runtime.TITLE, runtime.INTRODUCTION, organization.NAME),
        writer.section(
            writer.heading(runtime.PAGES_TITLE),
            writer.lead(runtime.PAGES_TEXT),
            writer.element(
                "grid",
                columns=2,
                equal_rows="yes",
                column_gap={"size": 24, "unit": "px"},
                row_gap={"size": 24, "unit": "px"},
                content=[_card(writer, sample) for sample in SAMPLES],
            ),
            style={"desktop": {"padding": "0 20px clamp(56px, 9vw, 112px)", "gap": "1.5rem"}},
        ),
        writer.band(
            writer.heading(runtime.PROMISE_TITLE),
            writer.element("icon_list", icon_list=promises, style={"desktop": {"space_between": "0.9rem"}}),
            width="760px",
        ),
    )


def _card(writer: Writer, sample: Sample) -> Element:
    return writer.element(
        "image_box",
        image=writer.media(sample.picture),
        title_text=sample.title,
        description_text=sample.description,
        link=writer.to(sample.name),
        position="left",
        style={
            "desktop": {
                "padding": "1rem",
                "background": var("color.surface"),
                "border_radius": var("radius.lg"),
                "aspect_ratio": "1 / 1",
            },
        },
    )
