"""An owner makes a heading show the title of the page, and visitors read it."""

import pytest
from playwright.sync_api import expect

from e2e.editor import open_editor, saved, widget

pytestmark = pytest.mark.browser


def choose(watched, source: str) -> None:
    watched.page.get_by_role("button", name="Title: dynamic value").click()
    watched.page.get_by_role("combobox", name="Find a dynamic value").fill(source)
    watched.page.keyboard.press("Enter")


def title(watched) -> object:
    return saved(watched)["content"][0]["props"]["title"]


@pytest.mark.matrix
def test_a_heading_shows_the_title_of_the_page(owner, visitor, new_page, screenshots):
    watched = open_editor(owner, new_page[0])
    widget(watched, "Heading").click()
    heading = watched.canvas.locator(".heading")
    before = title(watched)

    choose(watched, "page title")
    chip = watched.page.get_by_role("button", name="Title: Page title")
    expect(heading).to_have_text("Made by a test")
    expect(watched.page.locator(".dynamic-chip")).to_contain_text("Made by a test")
    assert title(watched) == {"$bind": {"source": "page.title"}}
    assert watched.violations() == []
    watched.page.screenshot(path=screenshots / "dynamic-value.png")

    heading.dblclick()
    expect(watched.canvas.get_by_role("textbox")).to_have_count(0)
    watched.page.get_by_label("Fallback").fill("Untitled")
    assert title(watched) == {"$bind": {"source": "page.title", "fallback": "Untitled"}}

    watched.page.get_by_role("button", name="Remove dynamic value").click()
    expect(heading).to_have_text("Untitled")
    for _ in range(2):
        watched.canvas.locator("#frame-root").focus()
        watched.page.keyboard.press("Control+z")
    expect(chip).to_be_visible()
    watched.canvas.locator("#frame-root").focus()
    watched.page.keyboard.press("Control+z")
    expect(heading).to_have_text(before)
    watched.page.keyboard.press("Control+Shift+z")
    expect(heading).to_have_text("Made by a test")

    watched.page.get_by_role("button", name="Publish", exact=True).click()
    watched.page.get_by_text("Published", exact=True).wait_for()
    public = visitor()
    public.goto(new_page[1])
    expect(public.page.locator("main .heading")).to_have_text("Made by a test")
    assert watched.errors == []


@pytest.mark.matrix
def test_articles_of_the_demo_show_facts_of_their_pages(visitor, screenshots):
    watched = visitor()
    watched.goto("/journal/")
    link = watched.page.locator("main .posts a[href*='/journal/']").first
    watched.goto(link.get_attribute("href"))

    title = watched.page.locator("main h1.heading")
    expect(title).to_have_count(1)
    assert title.inner_text() in watched.page.title()
    watched.page.screenshot(path=screenshots / "dynamic-article.png", full_page=True)


@pytest.mark.matrix
@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.matrix)])
def test_dynamic_values_are_chosen_on_a_phone(owner, new_page, screenshots, scheme):
    watched = open_editor(owner, new_page[0], width=390, height=844, color_scheme=scheme)
    watched.page.get_by_role("button", name="Widgets").first.click()
    widget(watched, "Heading").click()
    watched.page.get_by_role("button", name="Settings", exact=True).first.click()
    button = watched.page.get_by_role("button", name="Title: dynamic value")
    # At fractional pixels, 32 px are measured as 31.99.
    assert min(button.bounding_box()[side] for side in ("width", "height")) >= 31.9
    button.click()
    watched.page.screenshot(path=screenshots / f"dynamic-phone-{scheme}.png")
    assert watched.violations() == []
    assert not watched.scrolls_sideways()
