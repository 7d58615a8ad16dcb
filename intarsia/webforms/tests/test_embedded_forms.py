"""Forms in pages of Django templates: the tag `web_form`, and a block of StreamFields."""

import pytest
from bs4 import BeautifulSoup
from django.http import HttpRequest, HttpResponse
from django.template import Context, Template
from django.test import Client, RequestFactory
from wagtail.blocks import StreamBlock
from wagtail.models import Page

from intarsia.webforms.blocks import WebFormBlock
from intarsia.webforms.models import Entry, WebForm

from .builders import by_a_person, send

pytestmark = pytest.mark.django_db

BODY = "<!doctype html><html><body>{% load wagtailcore_tags %}{% include_block body %}</body></html>"


def printed(source: str, **context: object) -> str:
    request = RequestFactory().get("/", headers={"host": "localhost"})
    return Template("{% load web_forms wagtailcore_tags %}" + source).render(Context({"request": request, **context}))


@pytest.fixture
def article(form, monkeypatch):
    """A page of the site's own type, whose body has a form."""
    block = StreamBlock([("form", WebFormBlock())])
    body = block.to_python([{"type": "form", "value": form.pk, "id": "a"}])

    def serve(page: Page, request: HttpRequest) -> HttpResponse:
        return HttpResponse(Template(BODY).render(Context({"request": request, "page": page, "body": body})))

    monkeypatch.setattr(Page, "serve", serve)
    root = Page.objects.get(slug="home") if Page.objects.filter(slug="home").exists() else Page.get_first_root_node()
    return root.add_child(instance=Page(title="Article", slug="article"))


def test_a_tag_shows_a_form_with_its_style_and_script(form):
    html = printed("{% web_form form %}", form=form)

    assert f'id="gform_{form.pk}"' in html and f'action="/forms/{form.pk}/#gform_wrapper_{form.pk}"' in html
    assert html.count('<link rel="stylesheet"') == 1 and html.count('<script type="module"') == 1
    assert "Contact</h2>" in html


def test_FORM_PAGE_01_a_form_that_two_tags_show_has_no_id_twice(form):
    page = BeautifulSoup(printed("{% web_form form %}{% web_form form %}", form=form), "html.parser")

    ids = [element["id"] for element in page.find_all(id=True)]
    assert {f"gform_{form.pk}", f"i2-gform_{form.pk}"} < set(ids)
    assert len(ids) == len(set(ids))


def test_title_and_description_can_be_left_out(form):
    form.description = "Ask for the next course."
    form.save()
    untitled = printed("{% web_form form show_title=False %}", form=form)
    undescribed = printed("{% web_form form show_description=False %}", form=form)

    assert "Contact</h2>" not in untitled and 'aria-label="Contact"' in untitled and form.description in untitled
    assert "Contact</h2>" in undescribed and form.description not in undescribed


def test_nothing_is_shown_without_a_form_and_for_one_that_is_not_published(form):
    form.unpublish()

    assert f"gform_{form.pk}" not in printed("{% web_form form %}", form=WebForm.objects.get(pk=form.pk))
    assert printed("{% web_form form %}", form=None) == ""


def test_FORM_SUB_06_a_form_in_a_streamfield_is_sent_without_a_script(form, article):
    html = Client().get(article.url).content.decode()
    confirmed = send(form, by_a_person(html), follow=True).content.decode()

    assert Entry.objects.get().page_id == article.pk
    assert "Thank you" in confirmed and f'id="gform_{form.pk}"' not in confirmed


def test_FORM_A11Y_02_its_errors_are_shown_in_the_same_page(form, article):
    html = Client().get(article.url).content.decode()
    response = send(form, by_a_person(html, input_1="", input_3="Kept"))
    answer = BeautifulSoup(response.content.decode(), "html.parser")

    assert answer.find(id=f"validation_message_{form.pk}_1").text == "This field is required."
    assert "Kept" in answer.find(id=f"input_{form.pk}_3").text
    assert "private" in response["Cache-Control"]


def test_editors_choose_among_the_forms(form, admin_client):
    html = admin_client.get("/admin/snippets/choose/intarsia_webforms/webform/").content.decode()

    assert "Contact" in html
