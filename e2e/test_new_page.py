"""A new page begins with a choice, and its editor opens at once."""

import re

import pytest
from playwright.sync_api import expect

from e2e.editor import saved, widget

pytestmark = [pytest.mark.browser, pytest.mark.matrix]

COUNT_CLICKS = """
document.addEventListener("click", (event) => {
  if (event.isTrusted) sessionStorage.clicks = Number(sessionStorage.clicks ?? 0) + 1;
}, true);
"""


def test_the_first_widget_of_a_new_page_is_four_clicks_after_the_login_page(visitor):
    watched = visitor()
    page = watched.page
    page.add_init_script(COUNT_CLICKS)
    watched.goto("/admin/login/")
    page.get_by_label("Username").fill("owner")
    page.get_by_label("Password").fill("intarsia")
    page.get_by_role("button", name="Sign in").click()
    page.get_by_role("link", name="New page", exact=True).click()
    page.get_by_label("Title").fill("Four clicks")
    page.get_by_role("button", name=re.compile("^Blank page")).click()
    page.wait_for_selector("iframe#preview-frame")
    widget(watched, "Heading").click()

    page.frame_locator("iframe#preview-frame").locator(".heading").wait_for()
    assert int(page.evaluate("sessionStorage.clicks")) == 4
    expect(page.get_by_role("heading", name="Four clicks")).to_be_visible()


def test_a_ready_page_opens_complete(owner):
    watched = owner()
    watched.goto("/admin/intarsia/new-page/")
    watched.page.get_by_role("button", name=re.compile("^Landing page")).click()
    canvas = watched.page.frame_locator("iframe#preview-frame")
    canvas.locator("h1").wait_for()

    expect(canvas.locator(".accordion")).to_be_visible()
    assert len(saved(watched)["content"]) == 5
    assert watched.foreign == [] and [error for error in watched.errors if "favicon" not in error] == []
