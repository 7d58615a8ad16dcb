"""Page types that are not made with the visual editor, in a page template."""

import re
from collections.abc import Iterator
from html import unescape

import pytest
from django.http import HttpRequest, HttpResponse
from django.test import RequestFactory
from django.test.utils import isolate_apps
from wagtail.blocks import CharBlock, RawHTMLBlock
from wagtail.contrib.routable_page.models import RoutablePageMixin, path
from wagtail.fields import RichTextField, StreamField
from wagtail.models import Page
from wagtail.models.pages import PAGE_MODEL_CLASSES

from intarsia.pages.api import TemplatedPageMixin
from intarsia.pages.blocks import BuilderBlock
from intarsia.pages.editing.canvas import content_on_canvas
from intarsia.pages.models.display_rules import include
from intarsia.pages.models.page_types import page_types
from intarsia.rendering.render import RenderFailed

from .builders import element, heading, page, template

pytestmark = pytest.mark.django_db

PLACE = element("post_content")
VIDEO = '<iframe src="https://www.youtube.com/embed/x"></iframe><img src="//pictures.example/a.png">'

POLICY = re.compile(r'http-equiv="Content-Security-Policy" content="([^"]+)"')


@pytest.fixture
def article_type() -> Iterator[type[Page]]:
    """A page type of another app. It has no table, because the tests never store its pages."""
    known = list(PAGE_MODEL_CLASSES)
    with isolate_apps("intarsia.pages"):

        class Article(TemplatedPageMixin, Page):
            intro = RichTextField()
            note = RichTextField()
            body = StreamField([("words", CharBlock()), ("design", BuilderBlock()), ("html", RawHTMLBlock())])

            class Meta:
                app_label = "intarsia_pages"
                verbose_name = "news item"

            template = "intarsia/pages/embedded.html"

        yield Article
    PAGE_MODEL_CLASSES[:] = known


def stored_as(page_type: type[Page], **fields: object) -> Page:
    place = page(title="Journal")
    names = ("pk", "path", "depth", "url_path", "slug", "locale", "title")
    return page_type(**{name: getattr(place, name) for name in names}, **fields)


@pytest.fixture
def routed() -> Iterator[Page]:
    """A page with routes of its own."""
    known = list(PAGE_MODEL_CLASSES)
    with isolate_apps("intarsia.pages"):

        class Archive(TemplatedPageMixin, RoutablePageMixin, Page):
            intro = RichTextField()

            class Meta:
                app_label = "intarsia_pages"

            @path("archive/<int:year>/")
            def archive(self, request, year):
                return HttpResponse(f"All of {year}")

        yield stored_as(Archive, intro="<p>Silver grain</p>")
    PAGE_MODEL_CLASSES[:] = known


@pytest.fixture
def article(article_type) -> Page:
    body = [("words", "Silver grain"), ("design", template(heading("A design"))), ("html", VIDEO)]
    made = stored_as(article_type, intro="<p>For all</p>", note="", body=body)
    assert made._meta.label_lower == "intarsia_pages.article"
    return made


def request(method: str = "GET") -> HttpRequest:
    return RequestFactory().generic(method, "/", headers={"host": "localhost"})


def around(article: Page, *elements: dict, page_type: str = ""):
    return template(*elements, kind="page", display_rules=[include("below", article.get_parent(), page_type)])


def html(response) -> str:
    return getattr(response, "rendered_content", None) or response.content.decode()


def test_template_shows_rich_text_and_stream_fields_of_the_page(article):
    around(article, element("page_title"), PLACE)
    shown = html(article.serve(request()))

    assert re.search(r"<h1[^>]*>Journal</h1>", shown)
    assert shown.index("For all") < shown.index("Silver grain") < shown.index("A design")
    assert "data-page-content" in shown


def test_block_in_the_stream_adds_styles_but_no_second_script(article):
    around(article, PLACE)
    shown = html(article.serve(request()))

    assert shown.count('rel="stylesheet"') == 2
    assert shown.count('<script type="module"') == 1 and shown.count('id="intarsia-config"') == 1


def test_policy_allows_external_hosts_in_the_html(article):
    around(article, PLACE)
    (policy,) = POLICY.findall(html(article.serve(request())))
    policy = unescape(policy)

    assert "frame-src https://www.youtube.com" in policy
    assert "https://pictures.example" in policy.split("img-src")[1].split(";")[0]
    assert "unsafe" not in policy


def test_policy_allows_posters_and_srcset_hosts(article, settings):
    # Files of the site can be on another host, which is allowed, too.
    settings.MEDIA_URL = "/media/"
    poster = '<video poster="https://poster.example/a.png" src="https://film.example/a.mp4"></video>'
    sizes = '<img src="/a.png" srcset="/a.png 1x, //large.example/w_9,h_9/a.png 2x,https://larger.example/a.png 3x">'
    article.body = [("html", poster + sizes + '<picture><source srcset="https://other.example/a.webp"></picture>')]
    around(article, PLACE)
    (policy,) = POLICY.findall(html(article.serve(request())))
    sources = dict(directive.strip().split(" ", 1) for directive in unescape(policy).split(";"))

    pictures = ("large", "larger", "other", "poster")
    assert sources["img-src"] == " ".join(["'self' data:", *(f"https://{name}.example" for name in pictures)])
    assert sources["media-src"] == "'self' https://film.example"


@pytest.mark.parametrize(
    "hostile",
    [
        """<img src="https://x; script-src-elem * 'unsafe-inline'">""",
        """<img src="//x; script-src-elem * 'unsafe-inline'">""",
        '<iframe src="https://x script-src *"></iframe>',
        '<img src="//[x">',
        '<img src="https://[x">',
        "<![x[ is no markup",
    ],
)
def test_hostile_url_cannot_change_the_policy_or_break_the_page(article, hostile):
    article.body = [("html", hostile), ("html", VIDEO)]
    around(article, PLACE)
    (policy,) = POLICY.findall(html(article.serve(request())))

    assert "script-src-elem" not in policy and "unsafe" not in policy and "*" not in policy
    assert "https://pictures.example" in policy


def test_page_without_a_document_is_not_cached(article):
    around(article, PLACE)

    assert "X-Intarsia-Tags" not in article.serve(request()).headers


def test_without_a_template_the_page_shows_itself(article):
    served = article.serve(request())
    assert served.template_name == "intarsia/pages/embedded.html"


def test_post_request_reaches_the_page_type(article):
    around(article, PLACE)
    assert article.serve(request("POST")).template_name == "intarsia/pages/embedded.html"


def test_routes_of_the_page_keep_their_responses(routed):
    around(routed, heading("Above"), PLACE)

    def served(*below: str) -> str:
        found, args, kwargs = routed.route(request(), list(below))
        return html(found.serve(request(), *args, **kwargs))

    assert served("archive", "1999") == "All of 1999"
    assert "Above" in served() and "Silver grain" in served()


def test_page_with_its_own_index_route_shows_itself_also_in_the_preview(routed):
    around(routed, heading("Above"), PLACE)
    asked = request()
    asked.is_preview = True
    assert "Above" in html(routed.serve_preview(asked, ""))

    class WithView(type(routed)):
        class Meta:
            proxy = True
            app_label = "intarsia_pages"

        @path("")
        def all_years(self, request):
            return HttpResponse("All years")

    routed.__class__ = WithView
    found, args, kwargs = routed.route(request(), [])
    assert html(found.serve(request(), *args, **kwargs)) == "All years"
    assert html(routed.serve_preview(asked, "")) == "All years"


def test_template_can_apply_to_one_page_type(article):
    around(article, heading("Others"), PLACE, page_type="intarsia_pages.builderpage")
    assert article.serve(request()).template_name == "intarsia/pages/embedded.html"

    around(article, heading("News"), PLACE, page_type="intarsia_pages.article")
    assert "News" in html(article.serve(request()))


def test_page_types_are_listed_by_their_verbose_name(article_type):
    assert ("intarsia_pages.article", "News item") in page_types()


def test_preview_shows_the_template(article):
    around(article, heading("Above"), PLACE)
    asked = request()
    asked.is_preview = True

    assert "Above" in html(article.serve_preview(asked, ""))


def test_page_without_content_is_shown_in_the_template(article, caplog):
    article.intro, article.body = "", []
    around(article, heading("Above"), PLACE)
    shown = html(article.serve(request()))

    assert "Above" in shown and "data-page-content" in shown
    assert not caplog.records


def test_page_whose_own_content_fails_shows_itself_and_preview_says_why(article, monkeypatch, caplog):
    def fails(_page, _request):
        raise KeyError("no such field")

    monkeypatch.setattr(type(article), "own_content", fails)
    made = around(article, heading("Above"), PLACE)
    asked = request()

    assert "Above" not in html(article.serve(asked))
    assert "Article.own_content() failed" in caplog.text
    shown = html(article.serve_preview(request(), article.default_preview_mode))
    assert "Above" in shown and "own_content() of Article failed: KeyError" in unescape(shown)
    assert content_on_canvas(made, article, request(), None).html == ""


@pytest.fixture
def template_that_fails(article, monkeypatch) -> None:
    from intarsia.rendering import page as page_rendering

    around(article, heading("Above"), PLACE)
    whole = page_rendering.render_documents

    def fails_with_the_template(parts, context):
        if "post_content" in str(parts.get("main")):
            raise RenderFailed("It does not end.")
        return whole(parts, context)

    monkeypatch.setattr(page_rendering, "render_documents", fails_with_the_template)


@pytest.mark.usefixtures("template_that_fails")
def test_page_shows_itself_if_the_template_fails(article):
    asked = request()

    assert article.serve(asked).template_name == "intarsia/pages/embedded.html"
    design = str(article.body.render_as_block({"request": asked}))
    assert "A design" in design and 'rel="stylesheet"' in design and 'type="module"' in design


@pytest.mark.usefixtures("template_that_fails")
def test_preview_shows_the_text_and_the_failure_if_the_template_fails(article):
    asked = request()
    asked.is_preview = True
    shown = html(article.serve_preview(asked, ""))

    assert "Silver grain" in shown and "For all" in shown and "Above" not in shown
    assert "It does not end." in shown


def test_page_shows_itself_if_nothing_can_be_rendered(article, monkeypatch):
    from intarsia.rendering import page as page_rendering

    def fails(*_args):
        raise OSError("The disk is full.")

    around(article, PLACE)
    monkeypatch.setattr(page_rendering, "stylesheet_url", fails)

    assert article.serve(request()).template_name == "intarsia/pages/embedded.html"
