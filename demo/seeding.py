"""Loads the demo's images and pages into an empty site."""

import datetime
from collections.abc import Callable
from typing import Any
from zoneinfo import ZoneInfo

from django.contrib.auth import get_user_model
from django.contrib.auth.models import Group
from django.core.files.base import ContentFile
from django.core.files.images import ImageFile
from django.test import Client
from django.utils.text import slugify
from wagtail.documents.models import Document
from wagtail.images.models import Image
from wagtail.models import Locale, Page, Site

from demo.comments import write_comments
from demo.course_calendar import FILE_NAME, course_calendar
from demo.documents.forms import FORMS
from demo.documents.landing import landing
from demo.documents.runtime import SAMPLES
from demo.documents.site import SiteDocuments
from demo.messages import write_messages
from demo.pictures import BY_KEY, Picture
from demo.texts import german, journal
from demo.texts import runtime as runtime_texts
from intarsia.pages.api import include
from intarsia.pages.models import BuilderPage, SiteDesign, Template
from intarsia.seo.models import SiteIdentity
from intarsia.webforms.models import FormConfirmation, PaymentSettings, WebForm

Say = Callable[[str], None]


def seed(say: Say) -> None:
    """All content of the demo, for an empty database."""
    _people()
    site = _Pages(_Pictures())
    home = site.make()
    say("Rendering every page once, so that all image sizes exist …")
    _draw(home)


def _people() -> None:
    """An owner with all permissions, an editor who may not publish, and an author; all teach."""
    users = get_user_model()
    if not users.objects.filter(username="owner").exists():
        users.objects.create_superuser("owner", "owner@example.org", "intarsia", first_name="Maud", last_name="Ferrier")
        editor = users.objects.create_user(
            "editor", "editor@example.org", "intarsia", first_name="Noor", last_name="Whitlock"
        )
        editor.groups.add(Group.objects.get(name="Editors"))
        users.objects.create_user("writer", "writer@example.org", first_name="Idris", last_name="Calloway")


class _Pictures:
    """Uploads each image when it is first needed."""

    def __init__(self) -> None:
        self.uploaded: dict[str, int] = {}

    def media(self, key: str) -> dict[str, Any]:
        """A media setting."""
        if key not in self.uploaded:
            self.uploaded[key] = _upload(BY_KEY[key])
        return {"id": self.uploaded[key]}


def _upload(picture: Picture) -> int:
    with picture.path.open("rb") as file:
        image = Image(title=picture.title, description=picture.alt, file=ImageFile(file, name=picture.path.name))
        x, y = picture.focus
        image.focal_point_x, image.focal_point_y = round(image.width * x), round(image.height * y)
        image.focal_point_width = image.focal_point_height = round(min(image.width, image.height) / 3)
        image.save()
    return image.pk


def _upload_calendar() -> int:
    file = ContentFile(course_calendar().encode(), name=FILE_NAME)
    return int(Document.objects.create(title="Course dates 2027", file=file).pk)


class _Pages:
    def __init__(self, pictures: _Pictures) -> None:
        self.pictures = pictures
        self.documents = SiteDocuments(pictures.media)

    def make(self) -> BuilderPage:
        """First the page tree, because pages link to each other; then their documents."""
        root = Page.objects.get(depth=1)
        Site.objects.all().delete()
        for page in root.get_children():
            page.delete()
        home = self.add(Page.objects.get(depth=1), "home", "Home", in_menu=False)
        courses = self.add(home, "courses", "Courses")
        journal_page = self.add(home, "journal", "Journal")
        gallery = self.add(home, "gallery", "Gallery")
        woods = self.add(home, "woods", "Woods")
        visit = self.add(home, "visit", "Visit us")
        contact = self.add(home, "contact", "Contact")
        about = self.add(home, "about", "About", in_menu=False)
        runtime = self.add(home, "runtime", runtime_texts.TITLE, in_menu=False)
        standard = self.add(home, "landing", "The standard landing page", in_menu=False)
        Site.objects.create(
            hostname="localhost", port=80, root_page=home, is_default_site=True, site_name="Intarsia demo"
        )
        pages = {
            "home": home,
            "courses": courses,
            "journal": journal_page,
            "gallery": gallery,
            "visit": visit,
            "contact": contact,
            "about": about,
            "woods": woods,
            "runtime": runtime,
            **{sample.name: self.add(runtime, sample.slug, sample.title, in_menu=False) for sample in SAMPLES},
        }
        pages |= self.german(home, visit)
        self.documents.pages = {name: page.pk for name, page in pages.items()}
        self.documents.files = {FILE_NAME: _upload_calendar()}
        self.articles(journal_page)
        for name, page in pages.items():
            self.publish(page, self.documents.page(name), self.documents.description(name))
        self.publish(
            standard,
            landing(lambda name: self.pictures.media(f"landing-{name}")),
            "A page that others are measured by.",
        )
        self.forms(contact)
        write_messages(Site.objects.get())
        self.design()
        self.identity(journal_page)
        return home

    def identity(self, journal_page: BuilderPage) -> None:
        identity = SiteIdentity.for_site(Site.objects.get())
        identity.organization, identity.articles = "Hollin Yard", journal_page
        identity.icon_id = self.pictures.media("logo")["id"]
        identity.save()

    def add(self, parent: Page, slug: str, title: str, in_menu: bool = True) -> BuilderPage:
        page = BuilderPage(title=title, slug=slug, show_in_menus=in_menu, locale=Locale.get_default(), live=False)
        return parent.add_child(instance=page)

    def german(self, home: BuilderPage, visit: BuilderPage) -> dict[str, BuilderPage]:
        """Some pages in a second language, in Wagtail's own language trees."""
        locale, _is_new = Locale.objects.get_or_create(language_code="de")
        start, its_visit = (
            self.translate(home, locale, german.HOME_TITLE),
            self.translate(visit, locale, german.VISIT_TITLE),
        )
        # Another code path changed Wagtail's count of children.
        start.refresh_from_db()
        return {"startseite": start, "besuch": its_visit}

    def translate(self, page: BuilderPage, locale: Locale, title: str) -> BuilderPage:
        made = page.copy_for_translation(locale)
        made.title = made.draft_title = title
        made.slug = slugify(title) if made.depth > 2 else made.slug
        made.save()
        return made

    def articles(self, parent: BuilderPage) -> None:
        document = self.documents.around_articles()
        self.template("Articles of the journal", Template.Kind.PAGE, document, display_rules=[include("below", parent)])
        users = {user.get_full_name(): user for user in get_user_model().objects.all()}
        for article in sorted(journal.ARTICLES, key=lambda article: article.date):
            page = self.add(parent, article.slug, article.title, in_menu=False)
            page.owner = users.get(article.author)
            self.publish(page, self.documents.article(article), article.summary)
            day = datetime.datetime.combine(article.date, datetime.time(9), ZoneInfo("UTC"))
            BuilderPage.objects.filter(pk=page.pk).update(first_published_at=day)
            write_comments(page, day)

    def forms(self, parent: Page) -> None:
        """Web forms, on pages below the contact page. Orders are paid with test cards."""
        PaymentSettings.objects.create(site=Site.objects.get(), provider="test")
        for slug, title, text, make, thanks, settings in FORMS:
            confirmations = [FormConfirmation(name="Thanks", message=thanks)]
            form = WebForm(**{"title": title, "document": make(), "confirmations": confirmations, **settings})
            form.save()
            form.save_revision().publish()
            page = self.add(parent, slug, title, in_menu=False)
            self.documents.pages[slug] = page.pk
            self.publish(page, self.documents.form_page(slug, title, text, form.pk), text)

    def publish(self, page: BuilderPage, document: dict[str, Any], description: str) -> None:
        page.document = document
        page.search_description = description
        page.seo_title = self.documents.title(page.title)
        page.save_revision().publish()

    def design(self) -> None:
        header = self.template("Header", Template.Kind.HEADER, self.documents.header())
        footer = self.template("Footer", Template.Kind.FOOTER, self.documents.footer())
        start = BuilderPage.objects.get(locale__language_code="de", depth=2)
        self.template(
            "Header, German",
            Template.Kind.HEADER,
            self.documents.german_header(),
            display_rules=[include("branch", start)],
        )
        self.template(
            "Footer, German",
            Template.Kind.FOOTER,
            self.documents.german_footer(),
            display_rules=[include("branch", start)],
        )
        SiteDesign.objects.create(site=Site.objects.get(), header=header, footer=footer)

    def template(self, title: str, kind: str, document: dict[str, Any], **fields: Any) -> Template:
        template = Template(title=title, kind=kind, document=document, live=False, **fields)
        template.save()
        template.save_revision().publish()
        return template


def _draw(home: BuilderPage) -> None:
    client = Client(headers={"host": "localhost"})
    for tree in home.get_translations(inclusive=True):
        for page in tree.get_descendants(inclusive=True).live().specific():
            client.get(page.get_url())
