"""The demo's web forms, filled in as visitors do: steps with rules, an order with prices, a quiz with points."""

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.browser


def enroll(page, age: str) -> None:
    page.get_by_role("combobox", name="Course").select_option(index=1)
    page.get_by_label("Some", exact=True).check()
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_role("form").get_by_text("Step 2 of 3: About you")).to_be_visible()
    page.get_by_label("First name").fill("Ana")
    page.get_by_label("Last name").fill("Berg")
    page.get_by_label("E-mail address").fill("ana@example.org")
    page.get_by_label("Your age").fill(age)
    if age == "13":
        page.get_by_label("Name of the adult").fill("Kim Berg")
        page.get_by_role("button", name="Type", exact=True).click()
        page.get_by_label("Type your name as your signature").fill("Kim Berg")
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_role("form").get_by_text("Step 3 of 3: Check and send")).to_be_visible()
    page.get_by_label("Keep my answers").check()
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_text("Your bench is held for a week")).to_be_visible()


@pytest.mark.parametrize(
    ("width", "age", "options"),
    [(1440, "13", {}), pytest.param(390, "34", {"java_script_enabled": False}, marks=pytest.mark.matrix)],
)
def test_FORM_PAGE_07_a_registration_in_three_steps_is_sent(visitor, width, age, options):
    """An adult signs for a child, on a page that the server sent.

    FORM-COND-03, FORM-PAGE-03, FORM-PAGE-07, FORM-PAGE-14, FORM-PAGE-16, FORM-SUB-14, FORM-SUB-16
    """
    watched = visitor(width=width, height=900, **options)
    watched.goto("/contact/enroll/")
    enroll(watched.page, age)

    assert watched.errors == []


@pytest.mark.matrix
def test_FORM_PRICE_06_the_total_follows_what_is_ordered(visitor, screenshots):
    watched = visitor(width=1440, height=900)
    watched.goto("/contact/order/")
    page = watched.page
    page.get_by_label("Quantity").first.fill("2")
    page.get_by_label("Walnut").check()
    page.get_by_label("By post").check()

    expect(page.get_by_label("Total")).to_have_value("£113.80")
    page.screenshot(path=screenshots / "form-order.png", full_page=True)
    assert watched.errors == [] and watched.violations() == []


def pay_with(page, number: str) -> None:
    page.get_by_label("Card number").fill(number)
    page.get_by_label("Expiry").fill("12 / 40")
    page.get_by_label("Security code").fill("123")
    page.get_by_label("Name on card").fill("Ana Berg")
    page.get_by_role("button", name="Order and pay").click()


def order(page, name: str) -> None:
    """The same order twice within ten minutes is one order."""
    page.get_by_label("Quantity").first.fill("1")
    page.get_by_label("Collect").check()
    page.get_by_label("Your name").fill(name)
    page.get_by_label("E-mail address").fill("ana@example.org")
    for label, text in (("Street", "Kanalweg 4"), ("City", "Delft"), ("Postal code", "2611")):
        page.get_by_label(label, exact=False).first.fill(text)
    page.get_by_label("Country").select_option("Netherlands")


def test_FORM_CARD_03_an_order_is_paid_and_no_request_has_the_card(visitor):
    """FORM-CARD-01, FORM-CARD-02, FORM-CARD-03"""
    watched = visitor(width=1440, height=900)
    page, sent = watched.page, []
    page.on("request", lambda request: sent.append(f"{request.url} {request.post_data_buffer or b''!r}"))
    watched.goto("/contact/order/")
    order(page, "Ana Berg")
    pay_with(page, "4242 4242 4242 4241")
    expect(page.get_by_role("alert").get_by_text("A digit is missing or wrong.")).to_be_visible()
    pay_with(page, "4000 0000 0000 0002")
    expect(page.get_by_text("Your card was declined").last).to_be_visible()
    expect(page.get_by_label("Your name")).to_have_value("Ana Berg")
    pay_with(page, "4242 4242 4242 4242")
    expect(page.get_by_text("Your order is paid")).to_be_visible()

    kept = page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie])")
    everything = "".join([*sent, kept]).replace(" ", "").replace("%20", "").replace("+", "")
    assert "test_visa_4242_approved" in everything
    assert "42424242" not in everything and "12/40" not in everything and "40000000" not in everything
    assert watched.errors == []


@pytest.mark.matrix
@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_FORM_CARD_02_a_wrong_card_is_explained_at_its_input(visitor, screenshots, width, scheme):
    watched = visitor(width=width, height=900, color_scheme=scheme)
    page = watched.page
    watched.goto("/contact/order/")
    order(page, "Ana Berg")
    page.screenshot(path=screenshots / f"form-card-{width}-{scheme}.png", full_page=True)
    pay_with(page, "4242 4242 4242 4241")
    expect(page.get_by_label("Card number")).to_be_focused()
    expect(page.get_by_label("Card number")).to_have_accessible_description(
        "Check the card number. A digit is missing or wrong."
    )
    page.screenshot(path=screenshots / f"form-card-wrong-{width}-{scheme}.png", full_page=True)
    assert watched.violations() == [] and watched.errors == []


@pytest.mark.matrix
def test_FORM_CARD_01_without_a_script_the_card_says_that_paying_needs_one(visitor, screenshots):
    watched = visitor(width=390, height=900, java_script_enabled=False)
    page = watched.page
    watched.goto("/contact/order/")
    expect(page.locator("[data-payment] noscript")).to_be_visible()
    assert "Paying by card needs JavaScript." in page.locator("[data-payment] noscript").inner_html()
    expect(page.get_by_label("Card number")).to_be_hidden()
    page.screenshot(path=screenshots / "form-card-without-script.png", full_page=True)


@pytest.mark.matrix
def test_FORM_CALC_06_the_quiz_counts_points(visitor):
    watched = visitor(width=390, height=900)
    watched.goto("/contact/quiz/")
    page = watched.page
    page.get_by_label("Like a pencil").check()
    page.get_by_label("cut a new piece").check()
    page.get_by_label("Fret saw").check()

    expect(page.get_by_label("Your points")).to_have_value("5")
    assert watched.errors == []


def booked(page) -> None:
    page.get_by_label("Day").fill("2030-05-04")
    page.get_by_label("Time").select_option("14:00")
    page.get_by_label("First name").fill("Ana")
    page.get_by_label("Last name").fill("Berg")
    page.get_by_label("E-mail address").fill("ana@example.org")
    page.get_by_role("button", name="Book").click()
    expect(page.get_by_text("We keep the hour free for you")).to_be_visible()


@pytest.mark.matrix
@pytest.mark.parametrize("width", [390, 1440])
def test_FORM_COND_03_a_booking_asks_what_depends_on_who_comes(visitor, screenshots, width):
    """FORM-CALC-06"""
    watched = visitor(width=width, height=900)
    page = watched.page
    watched.goto("/contact/book/")
    expect(page.get_by_label("Name of the school")).to_be_hidden()
    page.get_by_label("A school class").check()
    page.get_by_label("Name of the school").fill("School at the harbor")
    page.get_by_label("Number of people").fill("14")
    expect(page.get_by_text("More than twelve people work in two groups.")).to_be_visible()
    expect(page.get_by_label("Price")).to_have_value("£126.00")
    page.screenshot(path=screenshots / f"form-book-{width}.png", full_page=True)
    booked(page)

    assert watched.errors == []


@pytest.mark.matrix
def test_FORM_COND_03_a_booking_is_sent_without_a_script(visitor):
    watched = visitor(width=390, height=900, java_script_enabled=False)
    page = watched.page
    watched.goto("/contact/book/")
    page.get_by_label("Just us").check()
    page.get_by_label("Number of people").fill("2")
    booked(page)
