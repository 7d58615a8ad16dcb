"""A form in the rich text of an ordinary page, whose Django template prints it with Wagtail's filter `richtext`."""

from collections.abc import Callable

import pytest
from bs4 import BeautifulSoup
from django.template import Context, Template
from django.test import Client
from wagtail.admin.rich_text import get_rich_text_editor_widget
from wagtail.admin.rich_text.converters.contentstate import ContentstateConverter
from wagtail.models import Page, ReferenceIndex
from wagtail.rich_text import RichText, expand_db_html, features

from intarsia.webforms.models import Entry, WebForm
from intarsia.webforms.rich_text.editor_feature import FEATURE
from intarsia.wire.requests.current_request import answering

from .articles.models import ArticlePage
from .builders import by_a_person, send, web_form

pytestmark = pytest.mark.django_db

Publish = Callable[[str], ArticlePage]


@pytest.fixture
def publish() -> Publish:
    def publish(body: str) -> ArticlePage:
        home = Page.objects.get(url_path="/home/")
        return home.add_child(instance=ArticlePage(title="Article", body=f"<p>Before</p>{body}<p>After</p>"))

    return publish


def embed(form: WebForm | None, id: str = "") -> str:
    return f'<embed embedtype="web-form" id="{form.pk if form else id}"/>'


def shown(page: Page) -> str:
    return Client().get(page.url).content.decode()


def test_the_filter_richtext_shows_a_form_with_its_style_and_script(form, publish):
    html = shown(publish(embed(form)))

    assert html.index("Before") < html.index(f'id="gform_{form.pk}"') < html.index("After")
    assert html.count('<link rel="stylesheet"') == 1 and html.count('<script type="module"') == 1


def test_FORM_PAGE_01_a_form_that_is_there_twice_has_no_id_twice(form, publish):
    """Another text of the page, or a tag, may show it, too."""
    html = shown(publish(embed(form) + embed(web_form(title="News")) + embed(form)))
    ids = [element["id"] for element in BeautifulSoup(html, "html.parser").find_all(id=True)]

    assert {f"gform_{form.pk}", f"i2-gform_{form.pk}"} < set(ids)
    assert len(ids) == len(set(ids)) and html.count('<script type="module"') == 1


def test_FORM_SUB_06_it_is_sent_without_a_script(form, publish):
    page = publish(embed(form))
    confirmed = send(form, by_a_person(shown(page)), follow=True).content.decode()

    assert Entry.objects.get().page_id == page.pk
    assert "Thank you" in confirmed and "Before" in confirmed and f'id="gform_{form.pk}"' not in confirmed


def test_FORM_A11Y_02_its_errors_are_shown_in_the_same_page(form, publish):
    response = send(form, by_a_person(shown(publish(embed(form))), input_1="", input_3="Kept"))
    answer = BeautifulSoup(response.content.decode(), "html.parser")

    assert answer.find(id=f"validation_message_{form.pk}_1").text == "This field is required."
    assert "Kept" in answer.find(id=f"input_{form.pk}_3").text and "After" in answer.text
    assert "private" in response["Cache-Control"]
    # Its next answer belongs here, too.
    corrected = send(form, by_a_person(response.content.decode()), follow=True)
    assert "Thank you" in corrected.content.decode() and "After" in corrected.content.decode()


def test_visitors_see_nothing_of_a_form_that_is_gone(form, publish):
    page = publish(embed(form))
    form.delete()

    assert "<p>Before</p><p>After</p>" in shown(page)


@pytest.mark.parametrize("id", ["", "x", "9" * 30, "٣", "-1"])
def test_a_text_that_was_edited_by_hand_breaks_no_page(publish, id):
    assert "<p>Before</p><p>After</p>" in shown(publish(embed(None, id)))


def test_staff_read_in_the_preview_why_there_is_no_form(form, publish, rf):
    page = publish(embed(form))
    form.unpublish()
    preview = page.make_preview_request(rf.get("/"), "")

    assert "This form was deleted or is not published." in preview.content.decode()


def test_a_preview_shows_the_form(form, publish, rf):
    preview = publish(embed(form)).make_preview_request(rf.get("/"), "")

    assert f'id="gform_{form.pk}"' in preview.content.decode()


def test_where_is_it_used_names_the_page(form, publish):
    page = publish(embed(form))

    [(source, _references)] = ReferenceIndex.get_grouped_references_to(form)
    assert source.pk == page.pk


def test_outside_of_requests_a_text_has_no_form(form):
    assert expand_db_html(embed(form)) == ""


def test_the_editor_shows_the_title_of_the_form_and_stores_what_it_got(form):
    converter = ContentstateConverter([FEATURE])
    stored = embed(form)
    in_editor = converter.from_database_format(stored)

    assert '"title": "Contact"' in in_editor and f"/webform/edit/{form.pk}/" in in_editor
    assert stored in converter.to_database_format(in_editor)
    form.delete()
    assert '"title": "Deleted form"' in converter.from_database_format(stored)


def test_every_text_offers_forms_unless_the_site_chooses_its_features():
    assert FEATURE in features.get_default_features()


def test_editors_get_the_button_and_its_script():
    editor = get_rich_text_editor_widget(features=[FEATURE])

    assert "richTextForms-" in str(editor.media)
    [button] = editor.options["entityTypes"]
    assert button["chooserUrls"] == {"formChooser": "/admin/snippets/choose/intarsia_webforms/webform/"}


def test_intarsia_head_prints_the_style_and_script_of_forms_in_rich_texts_and_blocks(form, rf):
    """In the body, nothing is left to load. A form that is there three times has no id twice."""
    texts = {"text": RichText(embed(form)), "source": embed(form), "gone": RichText(embed(None, "999")), "form": form}
    source = (
        "{% load intarsia wagtailcore_tags web_forms %}{% intarsia_head text source gone form %}"
        "</head>{{ text|richtext }}{{ source|richtext }}{{ gone|richtext }}{% web_form form %}"
    )
    request = rf.get("/")
    with answering(request):
        html = Template(source).render(Context({**texts, "request": request}))
    head, body = html.split("</head>")

    assert head.count('<link rel="stylesheet"') == 1 and head.count('<script type="module"') == 1
    assert "<link" not in body and '<script type="module"' not in body
    ids = [element["id"] for element in BeautifulSoup(body, "html.parser").find_all(id=True)]
    assert {f"{prefix}gform_{form.pk}" for prefix in ("", "i2-", "i3-")} < set(ids)
    assert len(ids) == len(set(ids))
