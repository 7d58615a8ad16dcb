"""A site with wagtail-localize: translates a page, changes it, and prints the translation."""

import json
import os
import shutil
import sys

os.environ["DJANGO_SETTINGS_MODULE"] = "demo.settings_test"

import django
from django.conf import settings

from e2e.migrated import migrated_database

settings.WAGTAIL_I18N_ENABLED = True
settings.LANGUAGES = settings.WAGTAIL_CONTENT_LANGUAGES = [("en", "English"), ("de", "German")]
settings.INSTALLED_APPS = [
    "wagtail_localize",
    "wagtail_localize.locales",
    *(app for app in settings.INSTALLED_APPS if app not in ("wagtail.contrib.simple_translation", "wagtail.locales")),
]
shutil.copy(migrated_database(), sys.argv[1])
settings.DATABASES["default"] = {"ENGINE": "django.db.backends.sqlite3", "NAME": sys.argv[1]}
django.setup()

from django.core.files.base import ContentFile  # noqa: E402
from django.core.management import call_command  # noqa: E402
from django.test import Client  # noqa: E402
from django.urls import reverse  # noqa: E402
from wagtail.documents import get_document_model  # noqa: E402
from wagtail.images import get_image_model  # noqa: E402
from wagtail.images.tests.utils import get_test_image_file  # noqa: E402
from wagtail.models import Locale, Page  # noqa: E402
from wagtail_localize.models import (  # noqa: E402
    OverridableSegment,
    SegmentOverride,
    StringSegment,
    StringTranslation,
    Translation,
    TranslationSource,
)

from intarsia.documents.build import document, item, media  # noqa: E402
from intarsia.documents.build.widgets import accordion, button, form, heading, image, section, text, video  # noqa: E402
from intarsia.pages.models import BuilderPage  # noqa: E402
from intarsia.pages.tests.builders import administrator, home  # noqa: E402
from intarsia.webforms.models import WebForm  # noqa: E402

call_command("migrate", verbosity=0)
english, german = Locale.objects.get(), Locale.objects.create(language_code="de")
WORDS = {
    "Oak": "Eiche",
    "Visit us": "Besuchen Sie uns",
    "Where?": "Wo?",
    "Here": "Hier",
    "A bench": "Eine Bank",
    "Ash": "Esche",
    'See <a id="a1">the courses</a>': 'Siehe <a id="a1">die Kurse</a>',
    "A <b>strong</b> wood": "Ein <b>starkes</b> Holz",
}


def words(page: Page) -> list[str]:
    """Texts of the document in their order."""
    found: list[str] = []

    def walk(value: object) -> None:
        if isinstance(value, dict):
            for key, one in value.items():
                texts = ("title", "editor", "text", "alt")
                found.append(one) if key in texts and isinstance(one, str) else walk(one)
        elif isinstance(value, list):
            for one in value:
                walk(one)

    walk(page.document["content"])
    return found


def translate(source: TranslationSource) -> None:
    for segment in StringSegment.objects.filter(source=source):
        StringTranslation.objects.update_or_create(
            locale=german,
            translation_of=segment.string,
            context=segment.context,
            defaults={"data": WORDS.get(segment.string.data, segment.string.data)},
        )


def synchronized(page: Page, *, fallback: bool = False) -> BuilderPage:
    source, _made = TranslationSource.update_or_create_from_instance(page)
    if not fallback:
        translate(source)
    source.create_or_update_translation(german, fallback=fallback)
    return BuilderPage.objects.get(translation_key=page.translation_key, locale=german)


def save(page: Page, *content: dict) -> Page:
    page.document = document(*content)
    page.save_revision().publish()
    return BuilderPage.objects.get(pk=page.pk)


result: dict[str, object] = {}
german_home = home().copy_for_translation(german)
german_home.save_revision().publish()
courses = home().add_child(instance=BuilderPage(title="Courses", slug="courses"))
german_courses = courses.copy_for_translation(german)
german_courses.save_revision().publish()
photo, other = (get_image_model().objects.create(title=name, file=get_test_image_file()) for name in ("a", "b"))

title = heading("Oak", id="title")
rich = text(
    f'<p>A <strong>strong</strong> wood</p><p>See <a href="" data-page="{courses.pk}">the courses</a></p>'.replace(
        "strong>", "b>"
    ),
    id="rich",
)
questions = accordion(item(_id="q1", title="Where?", content=[text("<p>Here</p>", id="answer")]), id="questions")
picture = image(media(photo, alt="A bench"), id="picture")
visit = button("Visit us", link=courses, id="visit")
page = home().add_child(instance=BuilderPage(title="Woods", slug="woods", document=document()))
page = save(page, section(title, rich, id="part"), questions, picture, visit)

translated = synchronized(page)
result["translated"] = words(translated)
result["links lead to the translation"] = translated.document["content"][3]["props"]["link"][
    "page"
] == german_courses.pk and f'data-page="{german_courses.pk}"' in str(translated.document)
result["ids are those of the source"] = [one["props"]["id"] for one in translated.document["content"]]

source = TranslationSource.objects.get_for_instance(page)
chosen = OverridableSegment.objects.get(source=source, context__path="document.picture.image.id")
SegmentOverride.objects.create(locale=german, context=chosen.context, data_json=json.dumps(other.pk))

# The source moves an element into another, adds one, removes one and changes a style.
questions["props"]["title_tag"] = "h2"
page = save(page, picture, section(questions, heading("Ash", id="new"), title, id="part"), visit)
translated = synchronized(page, fallback=True)
result["after a change, before the new text is translated"] = words(translated)
result["structure"] = [one["props"]["id"] for one in translated.document["content"]]
result["settings without a language"] = translated.document["content"][1]["props"]["content"][0]["props"]["title_tag"]
result["another image for this language"] = translated.document["content"][0]["props"]["image"]["id"] == other.pk
result["new text translated"] = words(synchronized(page))

Translation.objects.create(source=source, target_locale=german, enabled=True)
client = Client(headers={"host": "localhost"})
client.force_login(administrator())
screen = client.get(reverse("wagtailadmin_pages:edit", args=(translated.pk,))).content.decode()
result["screen of the translation"] = all(word in screen for word in ("Visit us", "Alt text", "image_chooser"))

files = (ContentFile(b"1", "prices.pdf"), ContentFile(b"2", "preise.pdf"))
prices, preise = (get_document_model().objects.create(title=file.name, file=file) for file in files)
price_page = home().add_child(instance=BuilderPage(title="Prices", slug="prices", document=document()))
price_page = save(price_page, button("Prices", link=prices, id="prices"))
result["link to the same file"] = (
    synchronized(price_page).document["content"][0]["props"]["link"]["document"] == prices.pk
)
source = TranslationSource.objects.get_for_instance(price_page)
chosen = OverridableSegment.objects.get(source=source, context__path="document.prices.link.document")
SegmentOverride.objects.create(locale=german, context=chosen.context, data_json=json.dumps(preise.pk))
translated = synchronized(price_page)
result["another file for this language"] = translated.document["content"][0]["props"]["link"]["document"] == preise.pk
Translation.objects.create(source=source, target_locale=german, enabled=True)
screen = client.get(reverse("wagtailadmin_pages:edit", args=(translated.pk,))).content.decode()
result["file chooser on the screen of the translation"] = "document_chooser" in screen

english_form, german_form = (WebForm.objects.create(title=name) for name in ("Contact", "Kontakt"))
contact = home().add_child(instance=BuilderPage(title="Contact", slug="contact", document=document()))
contact = save(
    contact,
    form(form=english_form, id="form"),
    section(id="back", styles={"desktop": {"background": {"$image": photo.pk}}}),
    video("/media/a.mp4", video_type="hosted", captions="/media/en.vtt", id="film"),
)
synchronized(contact)
source = TranslationSource.objects.get_for_instance(contact)
for path, value in (
    ("document.form.form.id", german_form.pk),
    ("document.back.$style.desktop.background.$image", other.pk),
    ("document.film.captions", "/media/de.vtt"),
):
    chosen = OverridableSegment.objects.get(source=source, context__path=path)
    SegmentOverride.objects.create(locale=german, context=chosen.context, data_json=json.dumps(value))
translated = synchronized(contact)
made = [one["props"] for one in translated.document["content"]]
result["form, background and subtitles of the language"] = [
    made[0]["form"]["id"] == german_form.pk,
    made[1]["$style"]["desktop"]["background"]["$image"] == other.pk,
    made[2]["captions"] == "/media/de.vtt",
]
Translation.objects.create(source=source, target_locale=german, enabled=True)
screen = client.get(reverse("wagtailadmin_pages:edit", args=(translated.pk,))).content.decode()
result["form chooser on the screen of the translation"] = "snippet_chooser" in screen


def target(page: BuilderPage) -> int:
    return page.document["content"][0]["props"]["link"]["page"]


news = home().add_child(instance=BuilderPage(title="News", slug="news"))
linking = {}
for slug in ("first", "pending", "free"):
    made_page = home().add_child(instance=BuilderPage(title=slug, slug=slug, document=document()))
    made_page = save(made_page, button("News", link=news, id="news"))
    linking[slug] = synchronized(made_page).pk
    source = TranslationSource.objects.get_for_instance(made_page)
    Translation.objects.create(source=source, target_locale=german, enabled=slug != "free")
result["link before the translation is live"] = target(BuilderPage.objects.get(pk=linking["first"])) == news.pk
pending = BuilderPage.objects.get(pk=linking["pending"])
pending.title = "Unfinished"
pending.save_revision()
german_news = news.copy_for_translation(german)
german_news.save_revision().publish()
result["link once the translation is live"] = target(BuilderPage.objects.get(pk=linking["first"])) == german_news.pk
pending = BuilderPage.objects.get(pk=linking["pending"])
found = {"live": pending, "draft": pending.get_latest_revision_as_object()}
result["link of a page with unpublished changes"] = [
    name for name, one in found.items() if target(one) == german_news.pk
]
result["link of a page that is not synchronized"] = target(BuilderPage.objects.get(pk=linking["free"])) == news.pk

page = save(page)
result["all elements removed"] = words(synchronized(page))
print(json.dumps(result))
