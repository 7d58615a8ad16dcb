"""Each template is created from the gallery, can be published, and its form can be sent."""

import json

import pytest
from bs4 import BeautifulSoup
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse
from django.utils.datastructures import MultiValueDict
from wagtail.users.models import UserProfile

from intarsia.pages.api import editor_url
from intarsia.webforms.confirmations.confirmation import confirmation_of
from intarsia.webforms.form_templates import templates as registry
from intarsia.webforms.form_templates.making import make_form
from intarsia.webforms.form_templates.template import FormTemplate
from intarsia.webforms.form_templates.templates import FILES, OURS, register_form_template, template_called
from intarsia.webforms.models import Entry, WebForm
from intarsia.webforms.numbering import numbers_of
from intarsia.webforms.submit.evaluation import evaluate
from intarsia.webforms.trying.examples import example_inputs

from .builders import by_a_person, page_with, send, shown

GALLERY = "wagtailsnippets_intarsia_webforms_webform:gallery"


@pytest.fixture
def staff(db):
    client = Client()
    client.force_login(User.objects.create_superuser("owner", "owner@example.org", "secret"))
    return client


def test_every_file_is_in_the_list():
    assert {file.stem for file in FILES.glob("*.json")} == set(OURS)
    assert len(OURS) == 12


def texts_in(value, name=""):
    if isinstance(value, dict):
        return {text for key, inner in value.items() for text in texts_in(inner, key)}
    if isinstance(value, list):
        return {text for inner in value for text in texts_in(inner)}
    return {value} if name in ("title", "description", "button", "label", "consent") and value else set()


@pytest.mark.parametrize("key", OURS)
def test_every_text_of_a_template_is_translated_and_no_other(key):
    source = template_called(key).source
    texts = texts_in(source["form"]) | texts_in(source["content"])
    texts |= {source[name] for name in ("name", "description", "subject", "confirmation")}

    for language in ("de", "fr"):
        assert source["translations"][language].keys() == texts


def test_FORM_PAGE_17_a_form_starts_from_a_template_of_the_gallery(staff):
    html = BeautifulSoup(staff.get(reverse(GALLERY)).content, "html.parser")
    offered = [button["value"] for button in html.select(".form-gallery button")]
    response = staff.post(reverse(GALLERY), {"template": "contact"})

    form = WebForm.objects.get()
    assert offered == [*OURS, "empty"]
    assert response.url == editor_url(form)
    assert (form.title, form.live) == ("Contact us", False)
    assert [one.to for one in form.notifications.all()] == ["owner@example.org"]
    assert "{Your name:1}" in form.confirmations.get().message


def test_a_card_of_the_gallery_has_its_preview_next_to_its_button(staff):
    """A button must not contain a frame."""
    html = BeautifulSoup(staff.get(reverse(GALLERY)).content, "html.parser")

    assert len(html.select(".form-gallery__card iframe")) == len(OURS)
    assert html.select("button iframe, a iframe") == []


def test_a_template_speaks_the_language_of_the_staff(staff):
    staff.post(reverse(GALLERY), {"template": "contact"}, headers={"accept-language": "de"})

    assert template_called("contact").text("name", "de-at") == "Kontakt"
    assert make_form(template_called("contact"), "fr", "a@example.org").title == "Contactez-nous"


@pytest.mark.parametrize("chosen", ["contact", "order", "empty"])
@pytest.mark.parametrize(
    ("language", "site", "currency"),
    [
        ("de", "en", "EUR"),
        ("fr", "fr", "EUR"),
        ("en", "en", "USD"),
        ("en", "de-ch", "CHF"),
        ("de", "de-ch", "CHF"),
        ("en-gb", "en", "GBP"),
        ("pl", "en", "PLN"),
        # Catalan: the language is not the region of Canada.
        ("ca", "en", "USD"),
    ],
)
def test_a_new_form_has_the_currency_of_the_language_of_its_maker_or_of_the_site(
    staff, settings, chosen, language, site, currency
):
    settings.LANGUAGE_CODE = site
    UserProfile.objects.create(user=User.objects.get(), preferred_language=language)
    staff.post(reverse(GALLERY), {"template": chosen})

    assert WebForm.objects.get().currency == currency


def test_the_screen_for_a_new_form_without_a_template_has_the_currency_of_the_language_of_its_maker(staff):
    UserProfile.objects.create(user=User.objects.get(), preferred_language="de")
    html = BeautifulSoup(staff.get(reverse("wagtailsnippets_intarsia_webforms_webform:add")).content, "html.parser")

    assert html.select_one("select[name=currency] option[selected]")["value"] == "EUR"


def test_a_template_of_another_package_can_have_a_currency_of_its_own(tmp_path, db):
    source = json.loads((FILES / "order.json").read_text("utf-8"))
    source["form"]["currency"] = "JPY"
    file = tmp_path / "menu.json"
    file.write_text(json.dumps(source), "utf-8")

    assert make_form(FormTemplate(file), "de", "a@example.org").currency == "JPY"


def test_the_gallery_is_only_for_staff_who_may_add_forms(db):
    reader = User.objects.create_user("reader", password="secret")
    client = Client()
    client.force_login(reader)

    assert client.get(reverse(GALLERY)).status_code == 302
    assert client.post(reverse(GALLERY), {"template": "contact"}).status_code == 302
    assert not WebForm.objects.exists()


@pytest.mark.parametrize("key", OURS)
def test_every_template_publishes_renders_and_accepts_answers(staff, key):
    form = make_form(template_called(key), "en", "owner@example.org")
    form.full_clean()
    form.save_revision().publish()
    evaluated = evaluate(form, example_inputs(form, numbers_of(form.pk)), numbers_of(form.pk))
    preview = staff.get(reverse("wagtailsnippets_intarsia_webforms_webform:template_preview", args=[key]))

    assert evaluated.is_checked
    # Examples contain no file.
    assert evaluated.errors.keys() <= {"cv"}
    assert preview.headers["X-Frame-Options"] == "SAMEORIGIN"
    assert BeautifulSoup(preview.content, "html.parser").select_one("form .gfield")


def test_the_form_of_a_template_is_sent_as_any_other(db):
    form = make_form(template_called("contact"), "en", "owner@example.org")
    form.save_revision().publish()
    send(form, by_a_person(shown(page_with(form))))

    entry = Entry.objects.get()
    assert entry.deliveries.get().recipients == ["owner@example.org"]
    assert "Thank you, Ana." in confirmation_of(entry).html


def test_the_quiz_counts_right_answers(db):
    form = make_form(template_called("quiz"), "en", "owner@example.org")
    numbers = numbers_of(form.pk)
    inputs = {
        f"input_{numbers[name]}": [value] for name, value in (("oak", "oak"), ("soft", "spruce"), ("rings", "age"))
    }

    assert evaluate(form, MultiValueDict(inputs), numbers).texts["score"] == "3"


def test_another_package_adds_a_template(tmp_path, monkeypatch):
    monkeypatch.setattr(registry, "_templates", dict(registry._templates))
    file = tmp_path / "survey.json"
    file.write_text((FILES / "contact.json").read_text("utf-8"), "utf-8")
    register_form_template(file)

    assert template_called("survey").path == file
    other = tmp_path / "contact.json"
    with pytest.raises(ValueError, match="Two templates of forms are called 'contact'"):
        register_form_template(other)
