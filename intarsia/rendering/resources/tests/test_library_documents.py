"""Links to files of Wagtail's document library: the page stores an id, and visitors get the current URL."""

import pytest
from django.core.files.base import ContentFile
from django.test import Client, RequestFactory
from django.urls import set_script_prefix
from wagtail.documents import get_document_model
from wagtail.models import Collection, CollectionViewRestriction, Site

from demo.urls import urlpatterns as demo_urls
from intarsia.rendering.fallback import plain_html_of
from intarsia.rendering.render import RenderContext, render_documents
from intarsia.rendering.resources.library_documents import document_resources
from intarsia.rendering.tests.faulty_widgets import page

pytestmark = pytest.mark.django_db
urlpatterns = [one for one in demo_urls if str(one.pattern) != "documents/"]


def stored_file(name: str = "prices.pdf"):
    return get_document_model().objects.create(title="Prices", file=ContentFile(b"x", name))


def button(pk: int, **link) -> dict:
    link = {"url": "", "page": None, "document": pk, **link}
    return {"type": "button", "props": {"id": "b", "text": "Our prices", "link": link}}


def text(pk: int) -> dict:
    editor = f'<p><a href="/documents/{pk}/old.pdf" data-document="{pk}" target="_blank">Our prices</a></p>'
    return {"type": "text", "props": {"id": "t", "editor": editor}}


def html_of(*elements: dict) -> str:
    return render_documents({"main": page(*elements)}, RenderContext()).value.html["main"]


def test_a_link_leads_to_the_file_in_the_library_and_the_page_has_its_tag():
    file = stored_file()
    context = RenderContext()
    html = render_documents({"main": page(button(file.pk, is_external="on"))}, context).value.html["main"]

    assert f'href="{file.url}"' in html and 'target="_blank"' in html and "Our prices</" in html
    assert " download" not in html
    assert f"document-{file.pk}" in context.load.tags


def test_a_link_in_rich_text_leads_to_the_file_without_its_id():
    file = stored_file()
    html = html_of(text(file.pk))

    assert f'<a href="{file.url}" target="_blank">Our prices</a>' in html
    assert "data-document" not in html and "old.pdf" not in html


@pytest.mark.parametrize("make", [button, text])
def test_a_link_to_a_deleted_file_leads_nowhere_and_keeps_its_text(make):
    file = stored_file()
    pk = file.pk
    file.delete()
    html = html_of(make(pk))

    assert "Our prices" in html
    assert "href" not in html and "data-document" not in html


def test_a_page_has_precedence_over_a_file():
    home = Site.objects.get(is_default_site=True).root_page
    html = html_of(button(stored_file().pk, page=home.pk))

    assert f'href="{home.url}"' in html and ".pdf" not in html


def test_the_text_of_a_page_without_scripts_leads_to_files_too():
    file, gone = stored_file(), 987
    heading = {"type": "heading", "props": {"id": "h", "title": "Prices", "link": {"url": "", "document": file.pk}}}
    document = page(heading, text(file.pk), text(gone))
    html = plain_html_of({"main": document}, RequestFactory().get("/"), None)["main"]

    assert f'<a href="{file.url}">Prices</a>' in html
    assert f'<a href="{file.url}" target="_blank">Our prices</a>' in html
    assert '<a target="_blank">Our prices</a>' in html
    assert "data-document" not in html


def test_a_site_that_serves_files_itself_links_to_them(settings):
    settings.WAGTAILDOCS_SERVE_METHOD = "direct"
    file = stored_file()

    assert document_resources([file.pk]) == {str(file.pk): {"url": file.file.url, "title": "Prices"}}


def test_a_file_in_a_private_collection_asks_its_visitors():
    secret = Collection.get_first_root_node().add_child(name="Secret")
    CollectionViewRestriction.objects.create(collection=secret, restriction_type="password", password="oak")
    file = stored_file()
    file.collection = secret
    file.save()

    assert f'href="{file.url}"' in html_of(button(file.pk))
    assert "password" in Client().get(file.url).content.decode()


@pytest.mark.urls(__name__)
def test_a_site_without_the_urls_of_the_library_links_to_the_files():
    file = stored_file()

    assert document_resources([file.pk])[str(file.pk)]["url"] == file.file.url


def test_a_site_below_a_path_has_it_in_the_urls():
    file = stored_file()
    set_script_prefix("/site/")
    try:
        assert document_resources([file.pk])[str(file.pk)]["url"] == f"/site/documents/{file.pk}/{file.filename}"
    finally:
        set_script_prefix("/")


def test_a_document_without_a_file_is_missing_and_costs_nobody_the_page():
    empty = get_document_model().objects.create(title="Empty")

    assert document_resources([empty.pk]) == {}


def test_files_of_a_page_need_one_query(django_assert_num_queries):
    keys = [stored_file().pk for _ in range(5)]
    with django_assert_num_queries(1):
        assert len(document_resources(keys)) == 5
    with django_assert_num_queries(0):
        assert document_resources([]) == {}
