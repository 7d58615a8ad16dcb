"""Before publishing, the editor lists dead links and says how many main headings the page has around its content."""

import io
import time
from typing import Any

import PIL.Image
import pytest
from django.core.files.base import ContentFile
from django.db import connection
from django.test.utils import CaptureQueriesContext
from wagtail.contrib.redirects.models import Redirect
from wagtail.documents import get_document_model
from wagtail.images import get_image_model
from wagtail.models import Page, Site

from intarsia.pages.models import BuilderPage
from intarsia.pages.models.display_rules import include
from intarsia.rendering.resources.images import image_resources

from .builders import Editor, administrator, document, editor, element, heading, page, staff, template

pytestmark = pytest.mark.django_db


def checks(item, *elements, user=None):
    answer = Editor(item, user or editor()).post("checks/", {"document": document(*elements)})
    assert answer.status_code == 200, answer.content
    return answer.json()


def button(**link):
    return element("button", link={"url": "", **link})


def file_in_library():
    return get_document_model().objects.create(title="Prices", file=ContentFile(b"x", "prices.txt"))


def reasons(*elements):
    return [found["reason"] for found in checks(page(), *elements)["links"]]


def test_links_to_deleted_and_unpublished_pages_are_named_with_their_element():
    gone, draft, live = page(), page(title="Courses", live=False), page()
    gone_pk = gone.pk
    gone.delete()
    dead, unpublished, fine = button(page=gone_pk), button(page=draft.pk), button(page=live.pk)

    assert checks(page(), dead, unpublished, fine)["links"] == [
        {"element": dead["props"]["id"], "reason": "A link leads to a page that was deleted."},
        {"element": unpublished["props"]["id"], "reason": "A link leads to “Courses”, which is not published."},
    ]


def stored_gif(*colors: str) -> Any:
    """An image of the library with one frame for each color."""
    frames = [PIL.Image.new("RGB", (30, 20), color) for color in colors]
    file = io.BytesIO()
    frames[0].save(file, "GIF", save_all=True, append_images=frames[1:])
    image = get_image_model().objects.create(title="Loop", file=ContentFile(file.getvalue(), "loop.gif"))
    # The canvas showed it before.
    image_resources([image.pk], set(), set())
    return image


def test_a_heavy_animated_image_is_named_with_its_element_and_a_still_or_light_one_is_not():
    moving, light, still = stored_gif("red", "blue"), stored_gif("red", "green"), stored_gif("red")
    for image, size in ((moving, 8_400_000), (light, 900_000), (still, 8_400_000)):
        get_image_model().objects.filter(pk=image.pk).update(file_size=size)
    shown = [element("image", image={"id": image.pk, "alt": "Loop"}) for image in (moving, light, still)]

    assert checks(page(), *shown)["images"] == [
        {
            "element": shown[0]["props"]["id"],
            "reason": "An animated image has 8.4 MB. Use a video instead, which is much smaller.",
        }
    ]


@pytest.mark.parametrize(("size", "is_heavy"), [(1_000_000, False), (1_000_001, True)])
def test_an_animated_image_over_one_megabyte_is_heavy(size, is_heavy):
    image = stored_gif("red", "blue")
    get_image_model().objects.filter(pk=image.pk).update(file_size=size)

    assert bool(checks(page(), element("image", image={"id": image.pk, "alt": "Loop"}))["images"]) is is_heavy


def test_an_animated_image_whose_file_is_missing_is_not_heavy():
    image = stored_gif("red", "blue")
    get_image_model().objects.filter(pk=image.pk).update(file_size=None)
    image.file.storage.delete(image.file.name)

    assert checks(page(), element("image", image={"id": image.pk, "alt": "Loop"}))["images"] == []


def test_links_in_rich_text_are_checked():
    draft = page(title="Courses", live=False)
    text = f'<p><a data-page="{draft.pk}">Courses</a> <a href="/nowhere/?a=1&amp;b=2">Nowhere</a></p>'

    assert reasons(element("text", editor=text)) == [
        "A link leads to “Courses”, which is not published.",
        "A link leads to /nowhere/?a=1&b=2, which does not exist.",
    ]


def test_urls_of_pages_views_files_and_redirects_exist():
    live = page(slug="courses")
    Redirect.add_redirect("/old-courses", live)
    file = file_in_library()
    urls = [
        "/courses/",
        "/courses/?year=2#top",
        "/old-courses/",
        file.file.url,
        "/static/a.css",
        "/sitemap.xml",
        "/de/",
    ]

    assert reasons(*(button(url=url) for url in urls)) == []


def test_urls_of_deleted_files_are_named(local_media):
    file = file_in_library()
    url = file.file.url
    file.file.delete()
    assert reasons(button(url=url)) == [f"A link leads to {url}, which does not exist."]


def test_files_that_wagtail_serves_are_looked_up_in_the_library():
    file = file_in_library()
    kept, gone = file.url, f"/documents/{file.pk + 1}/gone.pdf"
    assert reasons(button(url=kept), button(url=gone)) == [f"A link leads to {gone}, which does not exist."]


def test_links_to_deleted_files_of_the_library_are_named_once_with_their_element():
    kept, gone = file_in_library(), file_in_library()
    old_url, gone_pk = gone.url, gone.pk
    gone.delete()
    dead, fine = button(document=gone_pk), button(document=kept.pk)
    text = element(
        "text",
        editor=f'<p><a href="{old_url}" data-document="{gone_pk}">A</a> <a data-document="{kept.pk}">B</a></p>',
    )

    reason = "A link leads to a document that was deleted."
    assert checks(page(), dead, fine, text)["links"] == [
        {"element": dead["props"]["id"], "reason": reason},
        {"element": text["props"]["id"], "reason": reason},
    ]


def test_the_stored_url_of_a_link_to_a_page_is_not_checked():
    live = page()
    assert reasons(element("text", editor=f'<p><a href="/of-earlier/" data-page="{live.pk}">A</a></p>')) == []


@pytest.mark.parametrize("url", ["/nowhere/", "/courses/unknown"])
def test_urls_of_this_site_that_do_not_exist_are_named(url):
    page(slug="courses")
    assert reasons(button(url=url)) == [f"A link leads to {url}, which does not exist."]


def test_other_sites_are_not_asked():
    urls = ["https://example.com/nowhere", "//example.com/", "mailto:a@example.com", "#prices", ""]
    assert reasons(*(button(url=url) for url in urls)) == []


def test_a_page_a_file_or_an_action_has_precedence_over_the_url():
    live, file = page(), file_in_library()
    action = {"name": "lightbox", "images": [], "settings": {}}
    assert reasons(button(url="/nowhere/", page=live.pk), button(url="/nowhere/", action=action)) == []
    assert reasons(button(url="/nowhere/", document=file.pk)) == []


def test_many_links_to_one_page_need_one_query(django_assert_max_num_queries):
    draft = page(live=False)
    session = Editor(page(), administrator())
    few = document(*(button(page=draft.pk) for _ in range(2)))
    many = document(*(button(page=draft.pk) for _ in range(40)))
    session.post("checks/", {"document": few})
    with django_assert_max_num_queries(20):
        assert len(session.post("checks/", {"document": many}).json()["links"]) == 40


def test_tags_that_do_not_end_take_no_long_time():
    begin = time.process_time()
    assert reasons(element("text", editor="<a " * 20_000)) == []
    assert time.process_time() - begin < 1


@pytest.mark.parametrize("url", ["/media/../secret", "/media//secret", "/a%00b/", "/media/a%00b"])
def test_impossible_urls_do_not_exist(url, local_media):
    assert reasons(button(url=url)) == [f"A link leads to {url}, which does not exist."]


def test_urls_are_those_of_the_site_of_the_page():
    other = page(parent=Page.get_first_root_node(), slug="other-site")
    Site.objects.create(hostname="other.example", root_page=other)
    edited = page(parent=other, slug="there")
    page(slug="here")

    assert [found["reason"] for found in checks(edited, button(url="/there/"), button(url="/here/"))["links"]] == [
        "A link leads to /here/, which does not exist."
    ]


def test_each_url_needs_two_queries():
    session = Editor(page(), administrator())

    def queries(number):
        urls = [button(url=f"/nowhere-{one}/") for one in range(number)]
        with CaptureQueriesContext(connection) as found:
            assert len(session.post("checks/", {"document": document(*urls)}).json()["links"]) == number
        return len(found)

    queries(1)
    # Its page and its redirect.
    assert queries(40) - queries(20) == 2 * 20


def test_anchors_are_those_of_header_footer_template_and_of_the_page_itself():
    template(heading("Oak", _element_id="contact"), kind="footer", display_rules=[include("site")])
    assert checks(page())["anchors"] == ["main", "contact"]
    assert checks(template(heading()), user=administrator())["anchors"] is None


def test_an_empty_or_damaged_css_id_is_no_anchor():
    parts = [heading("Oak", _element_id=value) for value in ("", 7, None, "contact")]
    template(*parts, kind="header", display_rules=[include("site")])
    assert checks(page())["anchors"] == ["main", "contact"]


def test_headings_of_the_page_template_count():
    journal = page()
    article = page(parent=journal)
    rules = [include("below", journal)]
    template(heading("Oak", header_size="h1"), element("post_content"), kind="page", display_rules=rules)

    assert checks(article)["headings"] == 1
    assert checks(journal)["headings"] == 0


def test_the_headings_of_a_template_are_those_of_its_pages():
    assert checks(template(heading()), user=administrator())["headings"] is None


def test_a_document_that_violates_the_contract_is_checked_too():
    assert reasons(heading(5), button(url="/nowhere/")) == ["A link leads to /nowhere/, which does not exist."]


def test_only_editors_of_the_page_get_the_checks():
    assert Editor(page(), staff()).post("checks/", {"document": document()}).status_code == 403


def published_part(item, **body):
    answer = Editor(item, administrator()).post("checks/", {"document": document(), **body})
    assert answer.status_code == 200, answer.content
    return answer.json()


def test_the_reason_why_a_published_page_is_not_cached_is_named_if_it_is_asked_for(settings):
    settings.WSGI_APPLICATION = "intarsia.page_cache.tests.varying_site.application"

    assert published_part(page(slug="personal"), asks_cache=True)["uncached"].startswith("varies by Cookie. ")
    assert published_part(page(slug="shared"), asks_cache=True)["uncached"] == ""
    assert published_part(page(slug="draft", live=False), asks_cache=True)["uncached"] == ""
    assert published_part(template(), asks_cache=True)["uncached"] == ""
    assert "uncached" not in published_part(page())


def test_the_weight_of_the_published_page_comes_with_it(settings):
    settings.WSGI_APPLICATION = "intarsia.page_cache.tests.varying_site.application"

    assert published_part(page(slug="shared"), asks_cache=True)["html_bytes"] == len(b"page")
    without_a_site = Page.get_first_root_node().add_child(instance=BuilderPage(title="No site", slug="no-site"))
    for other in (page(slug="draft", live=False), without_a_site, template()):
        assert published_part(other, asks_cache=True)["html_bytes"] == 0
