"""The preview shows a document that is not stored. It can be framed by the admin and is never cached."""

import json

import pytest
from django.core.files.base import ContentFile
from django.test import Client
from django.urls import reverse
from wagtail.documents import get_document_model
from wagtail.models import Locale, Site

from intarsia.pages.models import SiteDesign, Template

from .builders import Editor, administrator, document, editor, heading, home, page, template

pytestmark = pytest.mark.django_db


def html(answer) -> str:
    assert answer.status_code == 200, answer.content
    return answer.content.decode()


@pytest.mark.parametrize("make", [page, template])
def test_preview_shows_the_unsaved_document_without_storing_it(make):
    item = make(heading("Stored"))
    session = Editor(item, administrator())
    before = session.load(), session.revision
    shown = html(session.post("preview/", {"document": document(heading("Only seen"))}))
    assert "Only seen" in shown and "Stored" not in shown
    assert (session.load(), session.revision) == before


def test_preview_can_be_framed_by_the_admin_and_is_not_cached():
    session = Editor(page(), editor())
    answer = session.post("preview/", {"document": document()})
    assert answer.headers["X-Frame-Options"] == "SAMEORIGIN"
    assert {"private", "no-store"} <= set(answer.headers["Cache-Control"].split(", "))


def test_html_form_can_request_the_preview():
    session = Editor(page(), administrator())
    sent = {"document": json.dumps(document(heading("From a form")))}
    assert "From a form" in html(session.client.post(session.url("preview/"), sent))


def test_invalid_document_cannot_be_previewed():
    session = Editor(page(), administrator())
    answer = session.post("preview/", {"document": document(heading(5))})
    assert answer.status_code == 422
    assert answer.json()["problems"][0]["path"] == "content[0].props.title"
    assert session.client.post(session.url("preview/"), {"document": "{"}).status_code == 400


@pytest.mark.parametrize(
    ("sent", "status", "expected"),
    [
        (json.dumps(document(heading(5))), 422, "content[0].props.title"),
        ("{", 400, "Reload the editor"),
    ],
)
def test_html_form_gets_preview_errors_as_html(sent, status, expected):
    session = Editor(page(), administrator())
    answer = session.client.post(session.url("preview/"), {"document": sent})
    assert (answer.status_code, answer.headers["Content-Type"]) == (status, "text/html; charset=utf-8")
    shown = answer.content.decode()
    assert expected in shown and "<h1>" in shown and "{" not in shown and "no-store" in answer.headers["Cache-Control"]


def test_signed_out_user_and_expired_token_get_an_html_error():
    session = Editor(page(), administrator(), enforce_csrf_checks=True)
    sent = {"document": json.dumps(document(heading("<b>")))}
    response = session.client.post(session.url("preview/"), sent)
    assert (response.status_code, response.headers["Content-Type"]) == (403, "text/html; charset=utf-8")
    assert "open for too long" in response.content.decode()
    session.client.logout()
    assert "signed out" in session.client.post(session.url("preview/"), sent).content.decode()


def test_locked_page_can_be_previewed():
    item = page()
    item.locked = True
    item.save()
    session = Editor(item, administrator())
    assert "Seen" in html(session.post("preview/", {"document": document(heading("Seen"))}))


def test_wagtails_preview_shows_the_newest_draft():
    item, user = page(heading("Live")), administrator()
    session = Editor(item, user)
    session.load()
    session.save(document(heading("Draft")))
    shown = html(session.client.get(reverse("wagtailadmin_pages:view_draft", args=(item.pk,))))
    assert "Draft" in shown and "Live" not in shown
    assert "Live" in html(Client().get(item.url))


def test_wagtails_preview_panel_shows_the_newest_draft():
    from wagtail.test.utils.form_data import inline_formset, nested_form_data

    item, user = page(heading("Live")), administrator()
    session = Editor(item, user)
    session.load()
    session.save(document(heading("Draft")))
    url = reverse("wagtailadmin_pages:preview_on_edit", args=(item.pk,))
    form = nested_form_data({"title": "Typed title", "slug": item.slug, "comments": inline_formset([])})
    assert session.client.post(url, form).json()["is_valid"]
    shown = html(session.client.get(url))
    assert "Draft" in shown and "Typed title" in shown


def test_published_page_has_the_header_and_footer_of_the_site():
    header, footer = (
        template(heading(f"The {kind}"), kind=kind) for kind in (Template.Kind.HEADER, Template.Kind.FOOTER)
    )
    SiteDesign.objects.create(site=Site.objects.get(is_default_site=True), header=header, footer=footer)
    item = page(heading("The page"), seo_title="Title in the tab", search_description="What it is about")
    shown = html(Client().get(item.url))
    assert shown.index("The header") < shown.index("The page") < shown.index("The footer")
    assert "<title>Title in the tab" in shown and "What it is about" in shown
    header.unpublish()
    assert "The header" not in html(Client().get(item.url))


def test_forged_editor_flag_has_no_effect():
    """EDIT-ED-06"""
    item = page(heading("Public"))
    plain = Client().get(item.url).content
    for query in (
        "?editor=1",
        "?preview=true",
        "?isEditor=true",
        "?in_preview_panel=true",
    ):
        assert Client().get(item.url + query).content == plain
    for headers in ({"X-Intarsia-Editor": "1"}, {"Cookie": "isEditor=true"}):
        assert Client().get(item.url, headers=headers).content == plain


def test_draft_page_gives_404():
    item = page()
    item.unpublish()
    assert Client().get(item.url).status_code == 404


def test_canvas_gets_the_resources_of_the_ids_in_links():
    target = page()
    file = get_document_model().objects.create(title="Prices", file=ContentFile(b"x", "prices.pdf"))
    links = [{"url": "", "page": target.pk}, {"url": "", "document": file.pk}, {"url": "", "document": file.pk + 1}]
    session = Editor(page(), editor())
    answer = session.post("resources/", {"document": document(*(heading(link=one) for one in links), heading(5))})
    assert answer.status_code == 200
    assert answer.json()["pages"] == {str(target.pk): target.url}
    assert answer.json()["documents"] == {str(file.pk): {"url": file.url, "title": "Prices"}}


def test_canvas_of_a_header_has_the_languages_of_the_home_page():
    german, _ = Locale.objects.get_or_create(language_code="de")
    home().copy_for_translation(german).save_revision().publish()
    header = template(kind=Template.Kind.HEADER)
    switcher = {"type": "language_switcher", "props": {"id": "languages"}}

    answer = Editor(header, administrator()).post("resources/", {"document": document(switcher)})

    translations = answer.json()["data"]["languages"]["translations"]
    assert [one["code"] for one in translations] == ["en", "de"]
    assert [one["href"] for one in translations if one["is_current"]] == ["/"]


def test_resources_of_an_unstorable_document_are_rejected():
    session = Editor(page(), editor())
    assert session.post("resources/", {"document": document(heading("a\0"))}).status_code == 422
    assert session.post("resources/", {}).status_code == 400
