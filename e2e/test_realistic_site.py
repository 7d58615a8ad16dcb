"""A magazine with its own templates, CSS, user bar and security policy, to which Intarsia was added."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.built_wheel import installed_wheel
from e2e.realistic_site import Realistic, realistic_site
from e2e.site import ROOT

pytestmark = [pytest.mark.browser, pytest.mark.matrix]


# In CI, where nothing of `services` runs, it uses the checkout.
FROM = ["checkout", pytest.param("wheel", marks=pytest.mark.services)]


@pytest.fixture(scope="module", params=FROM)
def packages(request: pytest.FixtureRequest) -> Path:
    """Where the site has Intarsia from."""
    return installed_wheel() if request.param == "wheel" else ROOT


@pytest.fixture(scope="module")
def journal(packages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Realistic]:
    with realistic_site(tmp_path_factory.mktemp("journal"), packages) as site:
        yield site


@pytest.fixture
def page(browser: Browser, journal: Realistic) -> Iterator[Page]:
    context = browser.new_context(base_url=journal.url, viewport={"width": 1280, "height": 900})
    yield context.new_page()
    context.close()


def sign_in(page: Page) -> None:
    page.goto("/admin/login/")
    page.get_by_label("Username").fill("editor")
    page.get_by_label("Password").fill("a long secret")
    page.get_by_role("button", name="Sign in").click()
    page.wait_for_url("**/admin/")


def test_pages_that_the_site_had_stay_as_they_were(page: Page):
    page.goto("/")

    expect(page.get_by_role("heading", name="Today")).to_have_css("font-size", "30px")
    assert "intarsia" not in page.content()


def test_a_visual_page_is_shown_in_the_template_of_the_project(page: Page):
    errors: list[str] = []
    page.on("console", lambda message: message.type == "error" and errors.append(message.text))
    page.goto("/landing/")

    expect(page.locator("#masthead")).to_be_visible()
    expect(page.locator("#content").get_by_role("heading", name="Chosen")).to_be_visible()
    assert errors == []


def test_the_preview_of_a_page_in_a_template_of_the_project_is_what_goes_live(page: Page, journal: Realistic):
    page.goto("/landing/")
    live = page.screenshot()
    sign_in(page)
    page.goto(f"/admin/pages/{journal.pages['journal']['landing']}/view_draft/")
    # Only staff have it, and it is over the page.
    page.locator("wagtail-userbar").evaluate_all("bars => bars.forEach((bar) => bar.remove())")

    expect(page.locator("#masthead")).to_be_visible()
    assert page.screenshot() == live


def test_two_sites_show_their_own_pages(page: Page, journal: Realistic):
    one = page.request.get("/").text()
    two = page.request.get("/", headers={"Host": "weekly.localhost"}).text()

    assert "Ada of Journal" in one and "Ada of Weekly" not in one
    assert "Ada of Weekly" in two and "Ada of Journal" not in two


BLUE, GREEN, FONT_OF_SITE = "rgb(0, 0, 255)", "rgb(29, 78, 47)", "Georgia, serif"


@pytest.mark.parametrize("path", ["/landing/", "/design/"])
def test_what_an_owner_chose_wins_against_every_rule_of_the_site(page: Page, path: str):
    page.goto(path)

    expect(page.get_by_role("heading", name="Chosen")).to_have_css("color", BLUE)


def test_our_defaults_yield_to_the_rules_of_the_site(page: Page):
    page.goto("/landing/")

    left = page.get_by_role("heading", name="Left")
    expect(left).to_have_css("color", GREEN)
    expect(left).to_have_css("font-family", FONT_OF_SITE)


def test_with_our_theme_the_site_changes_nothing_in_documents(browser: Browser, packages: Path, tmp_path: Path):
    with realistic_site(tmp_path, packages, INTARSIA_LOOK="theme") as site:
        page = browser.new_page()
        page.goto(f"{site.url}/landing/")

        left = page.get_by_role("heading", name="Left")
        assert "Fraunces" in left.evaluate("heading => getComputedStyle(heading).fontFamily")
        assert left.evaluate("heading => getComputedStyle(heading).color") != GREEN
        expect(page.get_by_role("heading", name="Chosen")).to_have_css("color", BLUE)
        expect(page.locator("#masthead a")).to_have_css("color", "rgb(161, 22, 10)")
        page.close()


def test_with_the_look_of_the_site_no_font_of_ours_is_loaded(browser: Browser, packages: Path, tmp_path: Path):
    with realistic_site(tmp_path, packages, INTARSIA_LOOK="site") as site:
        page, files = browser.new_page(), list[str]()
        page.on("request", lambda request: files.append(request.url))
        page.goto(f"{site.url}/landing/", wait_until="networkidle")

        expect(page.get_by_text("Some words")).to_have_css("font-family", FONT_OF_SITE)
        expect(page.get_by_role("heading", name="Chosen")).to_have_css("color", BLUE)
        assert not [file for file in files if file.endswith(".woff2")]
        page.close()


def test_a_page_with_the_user_bar_is_cached_and_staff_have_the_bar(page: Page):
    # A new process may render its first page twice.
    visits = [page.request.get("/landing/") for _ in range(3)]
    assert visits[-1].headers["server-timing"] == "cache;desc=hit" and "wagtail-userbar" not in visits[-1].text()

    sign_in(page)
    page.goto("/landing/")

    expect(page.locator("wagtail-userbar")).to_be_attached()


def test_the_command_says_why_a_page_is_not_cached(journal: Realistic):
    assert "not cached, untagged" in journal.manage("intarsia_cache", "explain", "http://127.0.0.1/")
    assert "/landing/: cached." in journal.manage("intarsia_cache", "explain", "http://127.0.0.1/landing/")


@pytest.mark.parametrize(("name", "is_cached"), [("landing", True), ("reader", False)])
def test_the_checklist_says_why_a_page_is_not_cached(page: Page, journal: Realistic, name: str, is_cached: bool):
    sign_in(page)
    page.goto(f"/admin/intarsia/page/{journal.pages['journal'][name]}/")
    with page.expect_response(lambda answer: answer.url.endswith("/checks/") and "uncached" in answer.text()):
        page.get_by_role("button", name=re.compile(r"^No issues$|^\d+ issues?$")).first.click()

    speed = page.get_by_role("region", name="Speed")
    expect(speed).to_have_count(0 if is_cached else 1)
    if not is_cached:
        expect(speed).to_contain_text("varies by Cookie. Something reads the session, the user")


CHECKS = """
from django.core.checks import run_checks
print(*(one.id for one in run_checks(include_deployment_checks=True, databases=["default"]) if "intarsia" in one.id))
"""


def test_the_check_names_what_the_magazine_is_not_ready_for(journal: Realistic):
    """Its middleware keeps the policy of pages, so it is not among them."""
    output = journal.manage("shell", "--no-imports", "-c", CHECKS)

    assert set(output.split()) == {f"intarsia.W{number}" for number in (123, 125, 128, 129)}


@pytest.mark.parametrize("name", ["Chosen", "Left"])
def test_the_canvas_shows_elements_as_visitors_see_them(page: Page, journal: Realistic, name: str):
    page.set_viewport_size({"width": 2800, "height": 1000})
    page.goto("/landing/")
    live = page.get_by_role("heading", name=name).screenshot()
    sign_in(page)
    page.goto(f"/admin/intarsia/page/{journal.pages['journal']['landing']}/")
    heading = page.frame_locator("iframe").first.get_by_role("heading", name=name)
    expect(heading).to_have_css("font-family", FONT_OF_SITE)
    # The canvas has the styles of elements a moment later.
    expect(heading).to_have_css("color", BLUE if name == "Chosen" else GREEN)

    assert heading.screenshot() == live
