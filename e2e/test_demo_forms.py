"""The demo's web forms, filled in as visitors do: steps with rules, an order with prices, a quiz with points."""

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.browser


def enroll(page) -> None:
    page.get_by_role("combobox", name="Course").select_option(index=1)
    page.get_by_label("Some", exact=True).check()
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_role("form").get_by_text("Step 2 of 3: About you")).to_be_visible()
    page.get_by_label("First name").fill("Ana")
    page.get_by_label("Last name").fill("Berg")
    page.get_by_label("E-mail address").fill("ana@example.org")
    page.get_by_label("Your age").fill("34")
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_role("form").get_by_text("Step 3 of 3: Check and send")).to_be_visible()
    page.get_by_label("Keep my answers").check()
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_text("Your bench is held for a week")).to_be_visible()


@pytest.mark.parametrize(
    ("width", "options"), [(1440, {}), pytest.param(390, {"java_script_enabled": False}, marks=pytest.mark.matrix)]
)
def test_FORM_PAGE_07_a_registration_in_three_steps_is_sent(visitor, width, options):
    """FORM-PAGE-03, FORM-PAGE-07, FORM-PAGE-14, FORM-PAGE-16, FORM-SUB-14, FORM-SUB-16"""
    watched = visitor(width=width, height=900, **options)
    watched.goto("/contact/enroll/")
    enroll(watched.page)

    assert watched.errors == []


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


def test_FORM_CALC_06_the_quiz_counts_points(visitor):
    watched = visitor(width=390, height=900)
    watched.goto("/contact/quiz/")
    page = watched.page
    page.get_by_label("Like a pencil").check()
    page.get_by_label("cut a new piece").check()
    page.get_by_label("Fret saw").check()

    expect(page.get_by_label("Your points")).to_have_value("5")
    assert watched.errors == []
