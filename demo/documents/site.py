"""All documents of the demo, by page name."""

from collections.abc import Callable, Mapping

from demo.texts import contact, courses, gallery, german, journal, organization, runtime, visit, woods
from demo.texts.journal import Article

from . import articles, chrome, forms
from . import german as german_pages
from . import home as home_page
from . import runtime as samples
from .inner import learning_pages, visit_pages, workshop_pages
from .writer import Document, Media, Writer

PAGES: Mapping[str, Callable[[Writer], Document]] = {
    "home": home_page.page,
    "courses": learning_pages.courses_page,
    "journal": learning_pages.journal_page,
    "gallery": learning_pages.gallery_page,
    "visit": visit_pages.visit_page,
    "contact": visit_pages.contact_page,
    "about": workshop_pages.about_page,
    "woods": workshop_pages.woods_page,
    "runtime": samples.page,
    "startseite": german_pages.home_page,
    "besuch": german_pages.visit_page,
    **{sample.name: sample.make for sample in samples.SAMPLES},
}

DESCRIPTIONS = {
    "home": organization.DESCRIPTION,
    "courses": courses.INTRODUCTION,
    "journal": journal.INTRODUCTION,
    "gallery": gallery.INTRODUCTION,
    "visit": visit.INTRODUCTION,
    "contact": contact.INTRODUCTION,
    "about": organization.NAME_EXPLAINED,
    "woods": woods.INTRODUCTION,
    "runtime": runtime.INTRODUCTION,
    "startseite": german.DESCRIPTION,
    "besuch": german.VISIT_INTRODUCTION,
    **{sample.name: sample.description for sample in samples.SAMPLES},
}

# The titles of the home pages.
TITLES = {"Home": organization.TITLE, german.HOME_TITLE: f"{organization.NAME}: {german.TAGLINE}"}


class SiteDocuments:
    """Writes the documents; `pages` and `files` map names to ids for links."""

    def __init__(self, media: Media) -> None:
        self.media = media
        self.pages: dict[str, int] = {}
        self.files: dict[str, int] = {}

    def page(self, name: str) -> Document:
        return PAGES[name](self._writer(name))

    def header(self) -> Document:
        return chrome.header(self._writer("header"))

    def footer(self) -> Document:
        return chrome.footer(self._writer("footer"))

    def german_header(self) -> Document:
        return chrome.header(self._writer("header-de"), chrome.GERMAN)

    def german_footer(self) -> Document:
        return chrome.footer(self._writer("footer-de"), chrome.GERMAN)

    def description(self, name: str) -> str:
        return DESCRIPTIONS[name]

    def title(self, title: str) -> str:
        return TITLES.get(title, f"{title} · {organization.NAME}")

    def article(self, article: Article) -> Document:
        return articles.article(self._writer(article.slug), article)

    def form_page(self, name: str, title: str, text: str, form: int) -> Document:
        return forms.form_page(self._writer(name), title, text, form)

    def around_articles(self) -> Document:
        return articles.around_articles(self._writer("around-articles"))

    def _writer(self, name: str) -> Writer:
        return Writer(name, self.media, self.pages, self.files)
