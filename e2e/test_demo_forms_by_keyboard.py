"""The demo's web forms, filled in and sent with the keyboard alone, wide and narrow, with JavaScript and without."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

pytestmark = pytest.mark.browser
IS_FOCUSED = "element => element === document.activeElement"
# More than any page has between the start and its form.
MAX_STEPS = 120
CV = {"name": "CV.pdf", "mimeType": "application/pdf", "buffer": b"%PDF-1.7\nTen years of veneer."}


def reach(target: Locator) -> Locator:
    """With the Tab key."""
    for _step in range(MAX_STEPS):
        if target.evaluate(IS_FOCUSED):
            return target
        target.page.keyboard.press("Tab")
    raise AssertionError(f"The Tab key does not reach {target}.")


def enter(page: Page, label: str, text: str) -> None:
    reach(page.get_by_label(label).first)
    page.keyboard.type(text)


def check(page: Page, label: str) -> None:
    reach(page.get_by_label(label))
    page.keyboard.press("Space")


def choose(page: Page, first: str, *, then: int = 0) -> None:
    """A radio button that is so many after the first one, which Tab reaches."""
    reach(page.get_by_label(first))
    page.keyboard.press("Space")
    for _step in range(then):
        page.keyboard.press("ArrowDown")


def press(page: Page, button: str) -> None:
    reach(page.get_by_role("button", name=button, exact=True).locator("visible=true"))
    page.keyboard.press("Enter")


def step(page: Page, text: str) -> None:
    expect(page.get_by_role("form").get_by_text(text)).to_be_visible()


def person(page: Page) -> None:
    for label, text in (("First name", "Ana"), ("Last name", "Berg"), ("E-mail address", "ana@example.org")):
        enter(page, label, text)


def attach(page: Page, label: str) -> None:
    """The operating system's dialog is not part of the page. With JavaScript, the file is uploaded at once."""
    has_script = page.evaluate("'intarsia' in window")
    if has_script:
        page.locator("[data-is-uploader]").first.wait_for(state="attached")
    reach(page.get_by_label(label)).set_input_files(CV)
    if has_script:
        expect(page.locator("[data-state=complete]")).to_contain_text("CV.pdf")


def message(page: Page) -> None:
    person(page)
    enter(page, "Your message", "Do you repair tables?")
    press(page, "Send message")
    expect(page.get_by_text("We answer within two working days")).to_be_visible()


def application(page: Page) -> None:
    person(page)
    press(page, "Next")
    step(page, "Step 2 of 3: Your work")
    choose(page, "None yet", then=1)
    enter(page, "Why would you like to work with us?", "I like the smell of cedar.")
    attach(page, "Curriculum vitae")
    press(page, "Next")
    step(page, "Step 3 of 3")
    enter(page, "When could you begin?", "02012030")
    check(page, "Keep my application")
    press(page, "Send")
    expect(page.get_by_text("We read every application")).to_be_visible()


def booking(page: Page) -> None:
    choose(page, "Just us")
    enter(page, "Number of people", "2")
    enter(page, "Day", "05042030")
    reach(page.get_by_label("Time"))
    page.keyboard.type("14")
    person(page)
    press(page, "Book")
    expect(page.get_by_text("We keep the hour free for you")).to_be_visible()


def quiz(page: Page) -> None:
    choose(page, "Carefully", then=1)
    choose(page, "push", then=2)
    check(page, "Fret saw")
    press(page, "Send")
    expect(page.get_by_text("From 4 points")).to_be_visible()


def order(page: Page, name: str) -> None:
    """The same order twice within ten minutes is one order."""
    enter(page, "Quantity", "1")
    choose(page, "Collect")
    for label, text in (("Your name", name), ("E-mail address", "ana@example.org")):
        enter(page, label, text)
    for label, text in (("Street address", "Kanalweg 4"), ("ZIP or postal code", "2611"), ("City", "Delft")):
        enter(page, label, text)
    reach(page.get_by_label("Country"))
    page.keyboard.type("Netherlands")


def paid_order(page: Page) -> None:
    order(page, "Ana Berg")
    enter(page, "Card number", "4242424242424242")
    enter(page, "Expiry", "1240")
    enter(page, "Security code", "123")
    enter(page, "Name on card", "Ana Berg")
    press(page, "Order and pay")
    expect(page.get_by_text("Your order is paid")).to_be_visible()


def unpaid_order(page: Page) -> None:
    """Card data must not reach the site, so paying needs a script. Nothing that was typed is lost."""
    order(page, "Ben Berg")
    press(page, "Order and pay")
    expect(page.get_by_role("alert")).to_contain_text("Payment")
    expect(page.get_by_label("Your name")).to_have_value("Ben Berg")


FORMS = {"message": message, "apply": application, "book": booking, "quiz": quiz}


def send(visitor, slug: str, fill_in: Callable[[Page], None], **options) -> None:
    watched = visitor(height=900, **options)
    watched.goto(f"/contact/{slug}/")
    fill_in(watched.page)
    assert watched.errors == []


@pytest.mark.matrix
@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("java_script_enabled", [True, False])
@pytest.mark.parametrize("slug", FORMS)
def test_FORM_A11Y_06_a_form_is_sent_with_the_keyboard(visitor, slug, java_script_enabled, width):
    """FORM-A11Y-06, FORM-PAGE-19, FORM-SUB-16"""
    send(visitor, slug, FORMS[slug], width=width, java_script_enabled=java_script_enabled)


@pytest.mark.matrix
@pytest.mark.parametrize("width", [1440, 390])
def test_FORM_A11Y_06_an_order_is_paid_with_the_keyboard(visitor, width):
    """FORM-A11Y-06, FORM-CARD-01"""
    send(visitor, "order", paid_order, width=width)


@pytest.mark.matrix
@pytest.mark.parametrize("width", [1440, 390])
def test_FORM_CARD_01_without_a_script_an_order_says_what_is_missing_and_keeps_its_answers(visitor, width):
    send(visitor, "order", unpaid_order, width=width, java_script_enabled=False)
