"""Request flow 3: a visitor of the published demo, on desktop and phone, light and dark, with and without scripts."""

import re

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.browser

PAGES = ["/", "/courses/", "/journal/", "/gallery/", "/visit/", "/contact/", "/about/", "/landing/"]
# The pages that `make test` visits.
FIRST = {"/", "/landing/"}


@pytest.mark.parametrize(
    "path", [path if path in FIRST else pytest.param(path, marks=pytest.mark.matrix) for path in PAGES]
)
def test_a_page_loads_clean_and_accessible(visitor, path):
    """RUN-HND-12, W-ALL-03: no console error, no third-party request, no policy violation, nothing that axe finds."""
    watched = visitor()
    answer = watched.goto(path)
    watched.page.wait_for_load_state("networkidle")

    assert answer.status == 200
    assert watched.violations() == []
    assert watched.errors == []
    assert watched.foreign == []


@pytest.mark.matrix
@pytest.mark.parametrize("path", PAGES)
def test_a_page_in_dark_colors_keeps_its_contrast(visitor, path):
    watched = visitor(color_scheme="dark")
    watched.goto(path)

    assert watched.violations() == []


@pytest.mark.matrix
@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("width", [320, 390, 900])
def test_a_page_never_scrolls_sideways(visitor, path, width):
    """W-ALL-02; 320 px is also 1280 px at 400 % zoom."""
    watched = visitor(width=width)
    watched.goto(path)

    assert not watched.scrolls_sideways()


@pytest.mark.matrix
@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_readable_without_scripts(visitor, path):
    """RUN-HND-10"""
    watched = visitor(java_script_enabled=False)
    watched.goto(path)

    assert watched.page.locator("h1").first.is_visible()
    assert watched.page.get_by_role("contentinfo").is_visible()


def test_the_site_can_be_navigated_without_scripts(visitor):
    watched = visitor(java_script_enabled=False)
    watched.goto("/")

    watched.page.get_by_role("navigation").get_by_role("link", name="Journal").click()
    expect(watched.page).to_have_url(f"{watched.base}/journal/")
    watched.page.locator("main article a, main .posts a").first.click()

    expect(watched.page).to_have_url(re.compile("/journal/.+/$"))
    expect(watched.page.locator("main h1")).to_be_visible()
    expect(watched.page.locator("main .text p").first).to_be_visible()


@pytest.mark.matrix
def test_tabs_show_all_their_panels_without_scripts(visitor):
    """W-TABS-02, RUN-HND-10"""
    watched = visitor(java_script_enabled=False)
    watched.goto("/landing/")

    for name in ("Design", "Content", "Performance"):
        assert watched.page.get_by_role("heading", name=name, exact=True).last.is_visible()


@pytest.mark.matrix
def test_the_menu_opens_on_a_phone_without_scripts(visitor):
    """W-MENU-01"""
    watched = visitor(width=390, java_script_enabled=False)
    watched.goto("/")
    link = watched.page.get_by_role("banner").get_by_role("link", name="Gallery")

    assert not link.is_visible()
    watched.page.get_by_role("banner").locator("button, summary").first.click()
    assert link.is_visible()


def test_the_policy_of_a_page_allows_exactly_what_its_widgets_need(visitor):
    home, landing = visitor(), visitor()
    home.goto("/")
    landing.goto("/landing/")
    policy = "document.head.querySelector('[http-equiv]').content"

    assert "frame-src 'none'" in home.page.evaluate(policy)
    assert "frame-src https://www.youtube-nocookie.com" in landing.page.evaluate(policy)
    assert "unsafe" not in landing.page.evaluate(policy)


FILM_PAGE = """
from intarsia.pages.models import BuilderPage
from wagtail.models import Site
film = {"type": "video", "props": {"id": "f-1", "video_type": "hosted", "url": "https://films.example/oak.mp4"}}
page = BuilderPage(title="Film", slug="film", document={"root": {"props": {}}, "content": [film], "zones": {}})
Site.objects.get().root_page.add_child(instance=page)
page.save_revision().publish()
"""


@pytest.mark.matrix
def test_a_video_from_another_host_is_allowed_only_on_its_page(visitor, site):
    site.run(FILM_PAGE)
    watched, other = visitor(), visitor()
    watched.page.route("https://films.example/**", lambda route: route.fulfill(body=b"", content_type="video/mp4"))
    watched.goto("/film/")
    with watched.page.expect_request("https://films.example/oak.mp4"):
        watched.page.locator("video").evaluate("film => film.load() ?? film.play().catch(() => {})")

    assert [error for error in watched.errors if "Content Security Policy" in error] == []
    other.goto("/about/")
    assert "films.example" not in other.page.content()
    assert "media-src 'self'" in other.page.evaluate("document.head.querySelector('[http-equiv]').content")


def test_the_html_of_a_page_is_the_same_for_all_visitors(visitor, owner):
    anonymous, staff = visitor(), owner()

    def html(watched):
        return watched.page.context.request.get(f"{watched.base}/").text()

    assert html(anonymous) == html(staff)
    assert "csrf" not in html(anonymous).lower()


@pytest.mark.matrix
def test_an_unknown_url_is_a_404(visitor):
    assert visitor().goto("/nothing-here/").status == 404
