"""An owner makes a contact form in the visual editor; visitors send it; the owner reads the entry."""

import pytest
from playwright.sync_api import expect

from e2e.editor import at_editor, open_editor, widget

pytestmark = pytest.mark.browser

# Different texts, because one that many people send is held or refused.
MESSAGES = {
    "Ana 1440": "Hello, is the veneer course in May suitable for beginners? I have never used a knife.",
    "Ana 390": "Can I bring a table of my grandmother to the open day, and would you look at its inlay?",
    "Ben 1440": "Do you sell offcuts of walnut to schools? We would use them for the pupils of the fifth grade.",
    "Ben 390": "Which days is the workshop open in August? We come by train and have time until the evening.",
}


def publish(watched) -> None:
    watched.page.get_by_role("button", name="Publish", exact=True).click()
    watched.page.get_by_text("Published", exact=True).wait_for()


def make_form(owner, title: str) -> None:
    watched = owner()
    watched.goto("/admin/snippets/intarsia_webforms/webform/add/")
    watched.page.get_by_role("textbox", name="Title").fill(title)
    watched.page.get_by_role("button", name="Save draft").click()
    link = watched.page.get_by_role("link", name="Edit visually").first
    at_editor(watched, link.get_attribute("href"))
    for name in ("Text", "E-mail", "Paragraph"):
        widget(watched, name).click()
    expect(watched.canvas.locator(".field")).to_have_count(3)
    publish(watched)
    assert watched.errors == []


def show_form(owner, path: str, title: str, screenshots) -> None:
    watched = open_editor(owner, path)
    widget(watched, "Page title").click()
    widget(watched, "Form").click()
    expect(watched.canvas.get_by_text("Choose a form in the settings")).to_be_visible()
    watched.page.get_by_role("combobox", name="Form", exact=True).select_option(title)
    expect(watched.canvas.get_by_role("heading", name=title)).to_be_visible()
    watched.page.screenshot(path=screenshots / "form-in-editor.png")
    publish(watched)
    assert watched.errors == []


def fill_in(page, name: str) -> None:
    page.get_by_label("Your answer").fill(name)
    page.get_by_label("E-mail address").fill("ana@example.org")
    page.get_by_label("Your message").fill(MESSAGES[name])


def test_FORM_PAGE_18_a_form_is_made_without_code_and_sent(owner, visitor, new_page, site, screenshots):
    """FORM-PAGE-17, FORM-PAGE-18, FORM-PAGE-19, FORM-SUB-06, FORM-SUB-29"""
    make_form(owner, "Ask the workshop")
    show_form(owner, new_page[0], "Ask the workshop", screenshots)

    for width, options in ((1440, {}), (390, {"java_script_enabled": False})):
        watched = visitor(width=width, height=900, **options)
        watched.goto(new_page[1])
        page = watched.page
        page.screenshot(path=screenshots / f"form-{width}.png", full_page=True)
        fill_in(page, f"Ana {width}")
        page.get_by_label("E-mail address").fill("ana")
        # The script names the mistake already when the focus leaves the field.
        with page.expect_navigation():
            page.get_by_role("button", name="Send").click()
        expect(page.get_by_label("E-mail address")).to_have_accessible_description(
            "Enter a complete e-mail address, with an @ and a dot."
        )
        expect(page.get_by_label("Your message")).to_have_value(MESSAGES[f"Ana {width}"])
        if not options:
            assert watched.violations() == []
        page.screenshot(path=screenshots / f"form-error-{width}.png", full_page=True)
        fill_in(page, f"Ana {width}")
        page.get_by_role("button", name="Send").click()
        expect(page.get_by_text("Thank you. We have received your message.")).to_be_visible()
        assert watched.errors == []

    staff = owner()
    staff.goto("/admin/webform_entries/?show=all")
    expect(staff.page.get_by_role("link", name="Ana 1440")).to_be_visible()
    expect(staff.page.get_by_role("link", name="Ana 390")).to_be_visible()
    staff.page.screenshot(path=screenshots / "form-entries.png", full_page=True)
    staff.page.get_by_role("link", name="Ana 1440").click()
    expect(staff.page.get_by_text(MESSAGES["Ana 1440"])).to_be_visible()
    staff.page.screenshot(path=screenshots / "form-entry.png", full_page=True)
    assert staff.errors == []
