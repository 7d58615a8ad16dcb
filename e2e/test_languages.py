"""The demo in two languages: switching between them, with JavaScript or without."""

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser

LANGUAGE = "document.documentElement.lang"
ALTERNATES = "[...document.querySelectorAll('link[rel=alternate]')].map(({ hreflang, href }) => [hreflang, href])"


def choose(page: Page, name: str) -> None:
    page.get_by_role("navigation", name="Languages").or_(page.get_by_role("navigation", name="Sprachen")).get_by_role(
        "link", name=name
    ).click()


@pytest.mark.parametrize(
    "java_script_enabled", [pytest.param(True, id="script", marks=pytest.mark.matrix), pytest.param(False, id="plain")]
)
@pytest.mark.parametrize("width", [1440, pytest.param(390, marks=pytest.mark.matrix)])
def test_a_visitor_switches_to_the_same_page_in_another_language(visitor, width: int, java_script_enabled: bool):
    """W-ALL-01 RUN-HND-10"""
    watched = visitor(width=width, java_script_enabled=java_script_enabled)
    page = watched.page
    watched.goto("/visit/")
    choose(page, "Deutsch")

    expect(page).to_have_url(f"{watched.base}/de/besuch/")
    expect(page.get_by_role("heading", level=1, name="Besuch")).to_be_visible()
    expect(page.get_by_role("contentinfo").get_by_text("So finden Sie uns")).to_be_visible()
    choose(page, "English")
    expect(page).to_have_url(f"{watched.base}/visit/")
    assert (watched.errors, watched.foreign, watched.scrolls_sideways()) == ([], [], False)


@pytest.mark.matrix
def test_a_page_declares_its_language_and_its_translations(visitor):
    watched = visitor(java_script_enabled=True)
    languages = {}
    for path in ("/visit/", "/de/besuch/", "/landing/"):
        watched.goto(path)
        found = watched.page.evaluate(ALTERNATES)
        languages[path] = (watched.page.evaluate(LANGUAGE), [(code, href.split("/", 3)[3]) for code, href in found])
    both = [("en", "visit/"), ("x-default", "visit/"), ("de", "de/besuch/")]

    assert languages == {"/visit/": ("en", both), "/de/besuch/": ("de", both), "/landing/": ("en", [])}


@pytest.mark.matrix
def test_a_page_in_one_language_has_no_switcher(visitor):
    """W-ALL-04"""
    watched = visitor()
    watched.goto("/landing/")

    assert watched.page.locator(".language_switcher").count() == 0


@pytest.mark.matrix
@pytest.mark.parametrize("path", ["/de/", pytest.param("/de/besuch/", marks=pytest.mark.matrix)])
@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.matrix)])
def test_german_pages_are_accessible(visitor, path: str, scheme: str):
    """W-ALL-03"""
    watched = visitor(color_scheme=scheme, reduced_motion="reduce")
    watched.goto(path)

    assert watched.violations() == []


@pytest.mark.matrix
@pytest.mark.parametrize(
    ("path", "own", "language"),
    [("/ar", "/", "en"), ("/ar/visit/", "/visit/", "en"), ("/en/visit/", "/visit/", "en"), ("/de-AT/", "/de/", "de")],
)
def test_a_url_with_another_language_prefix_leads_to_a_page(visitor, path: str, own: str, language: str):
    """Arabic is a language of the demo in which it has no pages."""
    watched = visitor()
    watched.goto(path)

    expect(watched.page).to_have_url(watched.base + own)
    assert watched.page.evaluate(LANGUAGE) == language
    expect(watched.page.get_by_role("heading", level=1)).to_be_visible()


SLANTED = """
from intarsia.pages.tests.builders import element, page
from intarsia.webforms.tests.builders import web_form
form = web_form({"type": "signature", "props": {"id": "sign", "label": "Signature"}})
print(page(
    element("blockquote", blockquote_content="Oak", author_name="Ash"),
    element("form", form={"id": form.pk}),
    element("comments"),
).url)
"""
# A removed comment has answers only; its class is enough here.
REMOVED = (
    """document.querySelector(".comments").insertAdjacentHTML("beforeend", '<p class="comments__gone">Removed</p>')"""
)
STYLES = """(selector) => [...document.querySelectorAll(selector)].map((one) => getComputedStyle(one).fontStyle)"""


@pytest.mark.matrix
def test_arabic_quotes_signatures_and_removed_comments_are_not_slanted(visitor, site):
    watched = visitor()
    watched.goto(site.run(SLANTED).split()[-1])
    page = watched.page
    # Any field starts the script of the form.
    page.get_by_role("textbox").first.focus()
    page.locator(".signature__name").first.wait_for(state="attached")
    page.evaluate(REMOVED)
    for selector in (".blockquote__text", ".signature__name", ".comments__gone"):
        assert set(page.evaluate(STYLES, selector)) == {"italic"}, selector

    page.evaluate("document.documentElement.lang = 'ar'")
    for selector in (".blockquote__text", ".signature__name", ".comments__gone"):
        assert set(page.evaluate(STYLES, selector)) == {"normal"}, selector
