"""Documents of any model in templates, in Python and in Wagtail's API."""

from pathlib import Path

import pytest
from django.conf import settings
from django.core.files.storage import default_storage
from django.test import Client
from django.utils.translation import override
from wagtail.models import PageViewRestriction

from intarsia.documents import contract
from intarsia.documents.reading.public import public_document
from intarsia.page_cache.page_parts import collected_parts
from intarsia.pages.api import render_document
from intarsia.rendering.tests.faulty_widgets import rendering_by
from intarsia.rendering.v8.engine import Renderer

from .banners.models import Banner
from .builders import document, element, heading, home, page
from .stories.models import StoryPage
from .test_embedding import css_at, printed

pytestmark = pytest.mark.django_db


def banner(**fields: object) -> Banner:
    return Banner.objects.create(name="Summer", **{"document": document(heading("Sale")), **fields})


def test_tag_prints_the_document_of_any_model():
    html = printed("{% intarsia_document banner %}", banner=banner())
    assert "Sale" in html and "<script" in html


def test_tag_prints_another_field():
    made = banner(footnote=document(heading("Until August")))
    both = printed("{% intarsia_document b %}{% intarsia_document b field='footnote' %}", b=made)
    assert both.index("Sale") < both.index("Until August")


def test_tag_prints_nothing_of_an_unpublished_item():
    assert "Sale" not in printed("{% intarsia_document banner %}", banner=banner(live=False))


def test_head_prepares_documents_of_any_model():
    head, body = printed("{% intarsia_head b %}</head>{% intarsia_document b %}", b=banner()).split("</head>")
    assert "stylesheet" in head and "stylesheet" not in body and "Sale" in body


def test_rendered_document_has_html_and_what_it_needs():
    rendered = render_document(banner())
    assert "Sale" in rendered.html and "<!doctype" not in rendered.html.lower()
    assert ".heading" in css_at(rendered.stylesheet)
    assert rendered.script.endswith(".js") and rendered.is_public
    assert any(tag.startswith("banner-") for tag in rendered.tags)


def test_rendered_document_takes_a_document_and_another_field():
    assert "Alone" in render_document(document(heading("Alone"))).html
    assert "Note" in render_document(banner(footnote=document(heading("Note"))), field="footnote").html


def test_rendered_document_names_the_hosts_of_its_widgets():
    video = element("video", video_type="youtube", url="https://www.youtube.com/watch?v=abcdefghijk")
    assert any("youtube" in host for _directive, host in render_document(document(video)).hosts)


def test_rendered_document_is_in_the_language_that_is_asked_for():
    with override("en"):
        assert 'lang="de"' in render_document(document(heading("Hallo")), language="de").html


def test_rendered_document_is_its_text_if_it_cannot_be_rendered(monkeypatch):
    def fails(*_arguments: object, **_options: object):
        raise RuntimeError("V8 is unavailable")

    monkeypatch.setattr("intarsia.pages.serving.rendered_document.render_documents", fails)
    rendered = render_document(document(heading("Still there")))
    assert "Still there" in rendered.html and rendered.stylesheet == "" and not rendered.is_public


def test_public_document_has_no_private_settings_and_no_unknown_widgets():
    made = document(
        element("html", html="<b>secret key</b>", title="Frame", **{"$label": "For staff"}),
        element("container", content=[element("of_a_package_that_is_gone", token="secret"), heading("Shown")]),
    )
    public = str(public_document(made, contract.load()))
    assert "secret" not in public and "For staff" not in public
    assert "Frame" in public and "Shown" in public and "secret" in str(made)


def api(item: StoryPage) -> dict:
    fields = {"fields": "document,document_html"}
    return Client(headers={"host": "localhost"}).get(f"/site-api/pages/{item.pk}/", fields).json()


def story(**fields: object) -> StoryPage:
    made = StoryPage(title="Story", document=document(heading("Headless"), element("html", html="secret")), **fields)
    home().add_child(instance=made)
    return made


@pytest.mark.urls("intarsia.pages.tests.stories.urls")
def test_api_has_the_document_and_its_html():
    found = api(story(built_visually=True))
    assert found["document"]["content"][0]["props"]["title"] == "Headless"
    assert "secret" not in str(found["document"])
    assert "Headless" in found["document_html"]["html"]
    assert default_storage.exists(found["document_html"]["stylesheet"].removeprefix(settings.MEDIA_URL))


@pytest.mark.urls("intarsia.pages.tests.stories.urls")
def test_api_response_with_html_that_is_not_for_everyone_is_private():
    with collected_parts() as parts:
        api(story(built_visually=True))
    assert not parts.is_personal

    with collected_parts() as parts, rendering_by(Renderer(bundle=Path("/nowhere/server.js"))):
        api(story(built_visually=True))
    assert parts.is_personal


@pytest.mark.urls("intarsia.pages.tests.stories.urls")
def test_api_has_no_document_of_an_alias_of_a_private_page():
    private = story(built_visually=True)
    alias = private.create_alias(parent=private.get_parent(), update_slug="alias")
    PageViewRestriction.objects.create(page=private, restriction_type=PageViewRestriction.LOGIN)
    found = api(alias)

    assert found["document"] is None and found["document_html"] is None


@pytest.mark.urls("intarsia.pages.tests.stories.urls")
def test_api_has_no_document_of_a_page_that_shows_its_form():
    found = api(story(built_visually=False))
    assert found["document"] is None and found["document_html"] is None


def test_linked_pages_are_resolved(settings):
    target = page(title="Target")
    link = heading("Go", link={"url": "", "page": target.pk})
    assert target.url in render_document(document(link)).html
