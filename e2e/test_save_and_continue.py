"""An application is saved, opened again by its link in another browser, and sent."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.browser
CV = {"name": "CV.pdf", "mimeType": "application/pdf", "buffer": b"%PDF-1.7\nTen years of veneer."}
VARIANTS = [{"width": 390}, {"width": 390, "java_script_enabled": False}, {"width": 1440, "color_scheme": "dark"}]


def fill_in_two_pages(page, *, uploads_at_once: bool) -> None:
    page.get_by_label("First name").fill("Ana")
    page.get_by_label("Last name").fill("Berg")
    page.get_by_label("E-mail address").fill("ana@example.org")
    page.get_by_role("button", name="Next").press("Enter")
    expect(page.get_by_role("form").get_by_text("Step 2 of 3: Your work")).to_be_visible()
    page.get_by_label("A few years").check()
    if uploads_at_once:
        page.locator("[data-is-uploader]").first.wait_for(state="attached")
    page.get_by_label("Curriculum vitae").set_input_files(CV)
    expect(page.get_by_role("button", name="Save and continue later")).to_be_visible()


def save(page, *, uploads_at_once: bool) -> str:
    """The path of the link."""
    if uploads_at_once:
        expect(page.locator("[data-state=complete]")).to_contain_text("CV.pdf")
    page.get_by_role("button", name="Save and continue later").press("Enter")
    link = page.get_by_role("region", name="Your answers are saved.").get_by_role("link")
    expect(link).to_be_visible()
    url = urlsplit(link.get_attribute("href"))
    return f"{url.path}?{url.query}"


def send_the_link(page) -> None:
    page.get_by_label("Send the link to an e-mail address").fill("ana@")
    page.get_by_role("button", name="Send link").press("Enter")
    address = page.get_by_label("Send the link to an e-mail address")
    expect(address).to_have_accessible_description("Enter a complete e-mail address, with an @ and a dot.")
    address.fill("ana@example.org")
    page.get_by_role("button", name="Send link").press("Enter")
    expect(page.get_by_text("The link is on its way to you.")).to_be_visible()


def continue_and_send(page) -> None:
    expect(page.get_by_text("Continue where you left off.")).to_be_visible()
    expect(page.get_by_role("form").get_by_text("Step 2 of 3: Your work")).to_be_visible()
    expect(page.get_by_label("A few years")).to_be_checked()
    expect(page.get_by_text("CV.pdf")).to_be_visible()
    page.get_by_label("Why would you like to work with us?").fill("I have cut veneer for ten years.")
    page.get_by_role("button", name="Next").press("Enter")
    page.get_by_label("When could you begin?").fill("2027-02-01")
    page.get_by_label("Keep my application").check()
    page.get_by_role("button", name="Send").press("Enter")
    expect(page.get_by_text("We read every application")).to_be_visible()


def journey(visitor, screenshots, name: str, *, width: int = 1440, **options) -> None:
    watched = visitor(width=width, height=900, **options)
    watched.goto("/contact/apply/")
    uploads_at_once = options.get("java_script_enabled", True)
    fill_in_two_pages(watched.page, uploads_at_once=uploads_at_once)
    watched.page.screenshot(path=screenshots / f"form-save-button-{name}.png", full_page=True)
    link = save(watched.page, uploads_at_once=uploads_at_once)
    watched.page.screenshot(path=screenshots / f"form-saved-{name}.png", full_page=True)
    send_the_link(watched.page)
    assert watched.errors == []

    other = visitor(width=width, height=900, **options)
    other.goto(link)
    other.page.screenshot(path=screenshots / f"form-resumed-{name}.png", full_page=True)
    continue_and_send(other.page)
    other.goto(link)
    expect(other.page.get_by_text("This link does not work any more")).to_be_visible()
    assert other.errors == []


def test_FORM_SAVE_05_an_application_is_saved_and_continued_in_another_browser(visitor, screenshots):
    """FORM-SAVE-01, FORM-SAVE-03, FORM-SAVE-04, FORM-SAVE-05, FORM-SAVE-08, FORM-SAVE-09, FORM-A11Y-06"""
    journey(visitor, screenshots, "1440")


@pytest.mark.matrix
@pytest.mark.parametrize("options", VARIANTS)
def test_FORM_SAVE_05_so_it_is_on_phones_without_a_script_and_in_dark_mode(visitor, screenshots, options):
    """FORM-SAVE-05, FORM-A11Y-06"""
    journey(visitor, screenshots, "-".join(str(value) for value in options.values()), **options)
