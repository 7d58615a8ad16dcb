"""A newcomer puts a contact form on a page in a few clicks, from a template."""

import pytest
from playwright.sync_api import expect

from e2e.editor import at_editor, widget

pytestmark = pytest.mark.browser

COUNT_CLICKS = "addEventListener('click', event => event.isTrusted && window.countClick(), true)"


def counted(watched) -> list[int]:
    clicks: list[int] = []
    watched.page.expose_function("countClick", lambda: clicks.append(1))
    watched.page.add_init_script(COUNT_CLICKS)
    return clicks


def publish(watched) -> None:
    watched.page.get_by_role("button", name="Publish", exact=True).click()
    watched.page.get_by_text("Published", exact=True).wait_for()


def screens_of_tests(watched, screenshots) -> None:
    pk = watched.page.url.rstrip("/").rpartition("/")[2]
    watched.goto(f"/admin/snippets/intarsia_webforms/webform/test/{pk}/")
    watched.page.screenshot(path=screenshots / "form-test.png")
    watched.page.get_by_label("Your name").fill("Ana")
    watched.page.get_by_label("E-mail address").fill("ana@example.org")
    watched.page.get_by_label("Your message").fill("Hello, when are you open?")
    watched.page.get_by_role("button", name="Send message").click()
    expect(watched.page.get_by_text("This was a test: nothing was stored or sent.")).to_be_visible()
    watched.page.screenshot(path=screenshots / "form-test-result.png")


@pytest.mark.matrix
def test_FORM_PAGE_17_a_contact_form_is_live_in_few_clicks(owner, visitor, new_page, screenshots):
    """FORM-PAGE-18"""
    watched = owner(color_scheme="light")
    clicks = counted(watched)
    watched.goto("/admin/")
    watched.page.get_by_role("link", name="Forms", exact=True).click()
    watched.page.get_by_role("link", name="Add form").first.click()
    expect(watched.page.get_by_role("button", name="Job application")).to_be_visible()
    for width in (390, 1440):
        watched.page.set_viewport_size({"width": width, "height": 900})
        watched.page.wait_for_load_state("networkidle")
        watched.page.screenshot(path=screenshots / f"form-templates-{width}.png")
        assert not watched.scrolls_sideways()
    watched.page.get_by_role("button", name="Contact Name, e-mail").click()
    watched.page.wait_for_url("**/intarsia/form/*/")
    watched.canvas = watched.page.frame_locator("iframe").first
    expect(watched.canvas.locator(".field")).to_have_count(3)
    publish(watched)
    screens_of_tests(watched, screenshots)

    at_editor(watched, new_page[0])
    widget(watched, "Form").click()
    watched.page.get_by_role("combobox", name="Form", exact=True).select_option("Contact us")
    expect(watched.canvas.get_by_role("heading", name="Contact us")).to_be_visible()
    publish(watched)

    # A click that chooses an option is none for the page.
    assert len(clicks) + 1 <= 15
    assert watched.errors == []
    seen = visitor()
    seen.goto(new_page[1])
    expect(seen.page.get_by_role("button", name="Send message")).to_be_visible()


@pytest.mark.matrix
@pytest.mark.parametrize("width", [1440, 390])
def test_FORM_PAGE_17_a_published_form_is_added_to_a_page_in_the_next_click(
    owner, visitor, new_page, screenshots, width
):
    watched = owner(color_scheme="light", width=width, height=900)
    clicks = counted(watched)
    watched.goto("/admin/snippets/intarsia_webforms/webform/templates/")
    watched.page.get_by_role("button", name="Contact Name, e-mail").click()
    watched.page.wait_for_url("**/intarsia/form/*/")
    publish(watched)
    watched.page.get_by_role("link", name="Add it to a page").click()
    watched.page.screenshot(path=screenshots / f"place-form-{width}.png")
    assert not watched.scrolls_sideways()
    pk = new_page[0].rstrip("/").rpartition("/")[2]
    watched.page.locator(f"button[name=page][value='{pk}']").click()
    watched.page.wait_for_url("**/intarsia/page/*/*")
    canvas = watched.page.frame_locator("iframe").first
    expect(canvas.get_by_role("textbox", name="E-mail")).to_be_in_viewport()
    expect(watched.page.get_by_role("toolbar", name="Selected element")).to_contain_text("Form")
    publish(watched)

    # The clicks for the login and the menu come before.
    assert len(clicks) + 3 <= 15
    assert watched.errors == []
    seen = visitor()
    seen.goto(new_page[1])
    expect(seen.page.get_by_role("button", name="Send message")).to_be_visible()


@pytest.mark.matrix
def test_a_form_made_from_a_page_is_chosen_there_once_it_is_published(owner, new_page):
    watched = owner(color_scheme="light")
    at_editor(watched, new_page[0])
    widget(watched, "Form").click()
    with watched.page.expect_popup() as opened:
        watched.page.get_by_role("button", name="New form").click()
    tab = opened.value
    tab.get_by_role("button", name="Callback").click()
    tab.get_by_role("button", name="Publish", exact=True).click()
    tab.get_by_role("button", name="Back to the page").click()

    expect(watched.canvas.get_by_role("heading", name="We call you back")).to_be_visible()
    assert tab.is_closed()


@pytest.mark.matrix
def test_an_empty_page_asks_for_a_widget_and_an_empty_form_for_a_field(owner, new_page):
    watched = owner(color_scheme="light")
    at_editor(watched, new_page[0])
    asks_for(watched, "This page is empty. Drag a widget here")

    watched.goto("/admin/snippets/intarsia_webforms/webform/templates/")
    watched.page.get_by_role("button", name="Start empty").click()
    watched.page.wait_for_url("**/intarsia/form/*/")
    asks_for(watched, "This form is empty. Drag a field here")


def asks_for(watched, text: str) -> None:
    """It is in the stylesheet of the canvas, which loads after its elements."""
    expect(watched.canvas.locator("body")).to_match_aria_snapshot(f"- main: /{text}/")
