"""All documents of the demo, by the name of their page."""

from collections.abc import Callable, Mapping

from demo.texts import contact, courses, gallery, home, journal, organisation, people, runtime, visit, woods
from demo.texts.journal import Article

from . import chrome, inner
from . import home as home_page
from . import runtime as samples
from .element import Element, var
from .writer import Document, Media, Writer

PAGES: Mapping[str, Callable[[Writer], Document]] = {
    "home": home_page.page,
    "courses": inner.courses_page,
    "journal": inner.journal_page,
    "gallery": inner.gallery_page,
    "visit": inner.visit_page,
    "contact": inner.contact_page,
    "about": inner.about_page,
    "woods": inner.woods_page,
    "runtime": samples.page,
    **{sample.name: sample.make for sample in samples.SAMPLES},
}

DESCRIPTIONS = {
    "home": organisation.DESCRIPTION,
    "courses": courses.INTRODUCTION,
    "journal": journal.INTRODUCTION,
    "gallery": gallery.INTRODUCTION,
    "visit": visit.INTRODUCTION,
    "contact": contact.INTRODUCTION,
    "about": organisation.NAME_EXPLAINED,
    "woods": woods.INTRODUCTION,
    "runtime": runtime.INTRODUCTION,
    **{sample.name: sample.description for sample in samples.SAMPLES},
}


class SiteDocuments:
    """Writes the documents once `pages` holds the ids that they link to."""

    def __init__(self, media: Media) -> None:
        self.media = media
        self.pages: dict[str, int] = {}

    def page(self, name: str) -> Document:
        return PAGES[name](self._writer(name))

    def header(self) -> Document:
        return chrome.header(self._writer("header"))

    def footer(self) -> Document:
        return chrome.footer(self._writer("footer"))

    def description(self, name: str) -> str:
        return DESCRIPTIONS[name]

    def title(self, title: str) -> str:
        return organisation.TITLE if title == "Home" else f"{title} · {organisation.NAME}"

    def article(self, article: Article) -> Document:
        """Cover, head, text, and three others to read on."""
        writer = self._writer(article.slug)
        head = writer.section(
            writer.element("breadcrumbs"),
            writer.kicker(article.category),
            writer.element("page_title"),
            writer.lead(article.summary),
            writer.text(
                f"<p>{article.date.day} {article.date:%B %Y}</p>",
                font_size=var("text.sm"),
                color=var("color.muted"),
            ),
            writer.picture(article.cover),
            writer.element(
                "text", editor=article.body, drop_cap="yes", style={"desktop": {"font_size": var("text.md")}}
            ),
            *_listing(writer, article),
            _author(writer, article),
            writer.element("share_buttons"),
            width="760px",
            style={"desktop": {"gap": "1.5rem"}},
        )
        others = writer.band(
            writer.heading(home.JOURNAL_TITLE, "h2", "lg"),
            writer.element("posts", source="siblings", count=3, columns=3),
        )
        return writer.document(head, others)

    def _writer(self, name: str) -> Writer:
        return Writer(name, self.media, self.pages)


def _author(writer: Writer, article: Article) -> Element:
    teacher = next(teacher for teacher in people.TEACHERS if teacher.name == article.author)
    return writer.element(
        "author_box",
        source="custom",
        author_name=teacher.name,
        role=teacher.role,
        biography=teacher.about,
        image=writer.media(teacher.picture),
        link=writer.to("about"),
    )


def _listing(writer: Writer, article: Article) -> list[Element]:
    if article.listing is None:
        return []
    title, language, code = article.listing
    return [writer.element("code", title=title, language=language, code=code)]
