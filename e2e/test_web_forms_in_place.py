"""A form that is sent in place: its errors and its confirmation appear where it is, and nothing typed is lost."""

import pytest
from playwright.sync_api import expect

from e2e.test_web_forms import MESSAGES, fill_in, make_form, show_form

pytestmark = pytest.mark.browser

TITLE = "Ask in place"


def send_in_place(owner) -> None:
    """Changes the method in the form's settings."""
    watched = owner()
    watched.goto("/admin/snippets/intarsia_webforms/webform/")
    watched.page.get_by_role("link", name=TITLE).first.click()
    watched.page.get_by_role("tab", name="Sending", exact=True).click()
    # Wagtail's own saving, half a second after a change, is refused with 400 when publishing overtakes it.
    watched.page.locator("form[data-edit-form]").evaluate("form => { form.dataset.controller = 'w-unsaved'; }")
    watched.page.locator("[name=submission_method]").select_option("ajax")
    watched.page.locator("button[name=action-publish]").evaluate("button => button.click()")
    watched.page.get_by_text("published", exact=False).first.wait_for()
    assert watched.errors == []


def test_FORM_SUB_04_a_form_is_sent_in_place(owner, visitor, new_page, site, screenshots):
    """FORM-SUB-16, FORM-SUB-31, FORM-ERR-03, FORM-ERR-04, FORM-A11Y-02, FORM-A11Y-04, FORM-A11Y-06"""
    make_form(owner, TITLE)
    send_in_place(owner)
    show_form(owner, new_page[0], TITLE, screenshots)

    for width in (1440, 390):
        watched = visitor(width=width, height=900)
        watched.goto(new_page[1])
        page = watched.page
        loads: list[str] = []
        fill_in(page, f"Ben {width}")
        page.get_by_label("E-mail address").fill("ben")
        page.on("framenavigated", lambda frame, loads=loads: loads.append(frame.url))
        page.get_by_role("button", name="Send").press("Enter")
        expect(page.locator(".gform_validation_errors")).to_be_focused()
        expect(page.get_by_label("E-mail address")).to_have_accessible_description(
            "Enter a complete e-mail address, with an @ and a dot."
        )
        expect(page.get_by_role("button", name="Clear the form")).to_have_count(0)
        assert watched.violations() == []
        assert not watched.scrolls_sideways()
        page.screenshot(path=screenshots / f"form-in-place-error-{width}.png", full_page=True)

        page.reload()
        expect(page.get_by_label("Your message")).to_have_value(MESSAGES[f"Ben {width}"])
        page.screenshot(path=screenshots / f"form-draft-{width}.png", full_page=True)
        loads.clear()
        page.get_by_label("E-mail address").fill("ben@example.org")
        page.get_by_role("button", name="Send").dblclick()
        expect(page.get_by_text("Thank you. We have received your message.")).to_be_visible()
        expect(page.locator("[id^=gform_confirmation_wrapper]")).to_be_focused()
        page.screenshot(path=screenshots / f"form-in-place-{width}.png", full_page=True)
        assert loads == []
        assert watched.errors == []

    staff = owner()
    staff.goto("/admin/webform_entries/?show=all")
    expect(staff.page.get_by_role("link", name="Ben 1440")).to_have_count(1)
    expect(staff.page.get_by_role("link", name="Ben 390")).to_have_count(1)
