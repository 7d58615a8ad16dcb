"""The carousels and menus of the sample board, on every screen."""

import pytest
from playwright.sync_api import Locator, Page, expect

pytestmark = [pytest.mark.browser, pytest.mark.matrix]

SIZES = [(1440, 900), (900, 800), (390, 844)]
CAROUSELS = "/runtime/carousels/"
MENUS = "/runtime/menus/"
# The number of fully visible slides.
SEEN = """row => {
  const view = row.querySelector(".slides__track").getBoundingClientRect();
  return [...row.querySelectorAll(".slides__slide")].filter((slide) => {
    const { left, right } = slide.getBoundingClientRect();
    return left >= view.left - 1 && right <= view.right + 1;
  }).length;
}"""


def row(page: Page, name: str) -> Locator:
    """A hydrated carousel."""
    one = page.locator(f"#{name}")
    one.scroll_into_view_if_needed()
    page.locator(f"#{name}.slides--live").wait_for()
    return one


def slide(carousel: Locator, number: int) -> Locator:
    return carousel.locator(".slides__slide").nth(number - 1)


def current(carousel: Locator, number: int) -> None:
    expect(slide(carousel, number)).to_contain_class("slides__slide--current")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_carousels_work_on_every_screen(visitor, width, height):
    """RUN-CAR-01 RUN-CAR-06 RUN-CAR-11 RUN-CAR-12"""
    visit = visitor(width=width, height=height)
    visit.goto(CAROUSELS)
    page = visit.page

    devices = row(page, "by-device")
    assert devices.evaluate(SEEN) == {1440: 4, 900: 2, 390: 1}[width]
    expect(devices.get_by_role("button", name="Next slide")).to_be_visible(visible=width > 767)
    expect(devices.locator(".slides__bullet")).to_have_count(6 if width < 768 else 0)

    fading = row(page, "fading")
    fading.get_by_role("button", name="Next slide").click()
    expect(slide(fading, 2)).to_have_css("opacity", "1")
    expect(slide(fading, 1)).to_have_css("opacity", "0")

    upright = row(page, "upright")
    upright.locator(".slides__track").focus()
    page.keyboard.press("ArrowDown")
    current(upright, 2)
    assert not visit.scrolls_sideways()
    assert visit.errors == []


def test_a_step_has_the_configured_size_and_a_carousel_without_loop_ends(visitor):
    """RUN-CAR-01 RUN-CAR-09"""
    visit = visitor()
    visit.goto(CAROUSELS)
    devices = row(visit.page, "by-device")
    onward = devices.get_by_role("button", name="Next slide")
    onward.click()
    current(devices, 3)
    expect(onward).to_have_attribute("aria-disabled", "true")

    peeking = row(visit.page, "peeking")
    expect(peeking.locator(".slides__fraction")).to_have_text("1 / 4")
    ring = row(visit.page, "ring")
    back = ring.get_by_role("button", name="Previous slide")
    # Three are visible, and the second one is centered at first.
    back.click()
    current(ring, 1)
    back.click()
    current(ring, 5)


def test_autoplay_is_paused_by_its_button_and_by_keyboard_focus(visitor):
    """RUN-CAR-05 RUN-HND-11"""
    visit = visitor()
    visit.goto(CAROUSELS)
    moving = row(visit.page, "row")
    moving.get_by_role("button", name="Pause the slides").click()
    expect(moving.get_by_role("button", name="Play the slides")).to_be_visible()

    calm = visitor(reduced_motion="reduce")
    calm.goto(CAROUSELS)
    still = row(calm.page, "row")
    expect(still.get_by_role("button", name="Pause the slides")).to_have_count(0)


def test_without_scripts_carousels_can_be_scrolled(visitor):
    """RUN-HND-10"""
    visit = visitor(java_script_enabled=False)
    visit.goto(CAROUSELS)
    last = slide(visit.page.locator("#row"), 6)
    last.scroll_into_view_if_needed()

    expect(last).to_be_in_viewport()
    expect(visit.page.get_by_role("button", name="Next slide")).to_have_count(0)


@pytest.mark.parametrize("scripts", [True, False])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_mega_menu_panel_opens_on_every_screen_with_and_without_scripts(visitor, width, height, scripts):
    """RUN-MENU-06 W-MENU-01 RUN-HND-10"""
    visit = visitor(width=width, height=height, java_script_enabled=scripts)
    visit.goto(MENUS)
    page = visit.page
    chest = page.locator("#chest")
    chest.scroll_into_view_if_needed()
    if width < 768:
        chest.locator(".menu__toggle").first.click()
    chest.locator("summary[aria-label='Woods']").click()
    panel = chest.locator(".menu__elements")
    expect(panel.get_by_text("Eighty-one kinds")).to_be_visible()

    box = panel.bounding_box()
    assert box is not None
    assert box["x"] >= 0 and box["x"] + box["width"] <= width
    panel.get_by_role("link", name="To the shelf").click()
    expect(page).to_have_url(f"{visit.base}/woods/")
    assert visit.errors == []


def test_keyboard_focus_enters_the_panel_and_returns(visitor):
    """RUN-MENU-06"""
    visit = visitor()
    visit.goto(MENUS)
    page = visit.page
    chest = page.locator("#chest")
    chest.get_by_role("link", name="Woods", exact=True).focus()
    page.locator("in-island:has(> #chest)[data-state=hydrated]").wait_for()
    page.keyboard.press("ArrowDown")
    expect(chest.get_by_role("link", name="To the shelf")).to_be_focused()

    page.keyboard.press("Escape")
    expect(chest.locator("summary[aria-label='Woods']")).to_be_focused()
    expect(chest.get_by_text("Eighty-one kinds")).to_be_hidden()
