"""A carousel is a scroll container, so the positions of its slides are tested in a browser."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.rendered import document, element, open_rendered, violations

pytestmark = [pytest.mark.browser, pytest.mark.matrix]

SLIDES = [{"_id": name, "title": name} for name in ("Oak", "Walnut", "Maple", "Cherry", "Pear")]
STILL = {"slides": SLIDES, "autoplay": "no", "speed": 100}

# The names of the slides that are fully visible.
SEEN = """(() => {
  const track = document.querySelector(".slides__track");
  const row = track.getBoundingClientRect();
  const isInside = ({ left, right, top, bottom }) =>
    left > row.left - 1 && right < row.right + 1 && top > row.top - 1 && bottom < row.bottom + 1;
  const seen = [...track.children].filter((slide) => isInside(slide.getBoundingClientRect()));
  return seen.map((slide) => slide.textContent).join(" ");
})()"""


def carousel(browser: Browser, settings: dict[str, Any] | None = None, **options: Any) -> Page:
    page = open_rendered(browser, document(element("image_carousel", "k-1", **(STILL | (settings or {})))), **options)
    page.wait_for_selector(".slides--live", state="attached")
    return page


def suite(browser: Browser, direction: str = "ltr", **settings: Any) -> Page:
    settings = {"autoplay": "", "animation_speed": 100, **settings}
    page = open_rendered(browser, document(element("carousel", "k-1", slides=SLIDES, **settings)), direction=direction)
    page.wait_for_selector(".slides--live", state="attached")
    return page


def shows(page: Page, slides: str) -> None:
    page.wait_for_function(f"({SEEN}) === {slides!r}")


def press(page: Page, button: str) -> None:
    page.get_by_role("button", name=button).click()


def test_buttons_scroll_and_a_loop_continues_at_both_ends(browser: Browser):
    """RUN-CAR-09 RUN-CAR-12"""
    page = carousel(browser)
    shows(page, "Oak Walnut Maple")

    press(page, "Next slide")
    shows(page, "Walnut Maple Cherry")
    press(page, "Previous slide")
    shows(page, "Oak Walnut Maple")
    press(page, "Previous slide")
    shows(page, "Maple Cherry Pear")
    press(page, "Next slide")
    shows(page, "Oak Walnut Maple")


def test_manual_scrolling_updates_the_dots_and_the_visible_slides(browser: Browser):
    """RUN-CAR-12"""
    page = carousel(browser)
    page.mouse.move(300, 100)
    page.mouse.wheel(5000, 0)

    shows(page, "Maple Cherry Pear")
    expect(page.get_by_role("button", name="Go to slide 3")).to_have_attribute("aria-current", "true")
    expect(page.locator(".slides__slide[inert]")).to_have_text(["Oak", "Walnut"])


def test_in_right_to_left_text_the_next_slide_is_on_the_left(browser: Browser):
    """RUN-CAR-12"""
    page = carousel(browser, {"offset_sides": "both"}, direction="rtl")

    assert page.get_by_role("button", name="Next slide").bounding_box()["x"] < 700
    press(page, "Next slide")
    shows(page, "Walnut Maple Cherry")
    page.get_by_role("group", name="Slides").focus()
    page.keyboard.press("ArrowRight")
    shows(page, "Oak Walnut Maple")


@pytest.mark.parametrize(("width", "slides"), [(1440, "Oak Walnut Maple"), (900, "Oak Walnut"), (390, "Oak")])
def test_each_device_shows_its_number_of_slides_with_and_without_scripts(browser: Browser, width: int, slides: str):
    """RUN-CAR-06 RUN-HND-10"""
    shows(carousel(browser, width=width), slides)

    quiet = open_rendered(
        browser, document(element("image_carousel", "k-1", **STILL)), width=width, java_script_enabled=False
    )
    assert quiet.evaluate(SEEN) == slides
    expect(quiet.get_by_role("button")).to_have_count(0)


def test_one_slide_on_a_desktop_is_one_on_a_tablet(browser: Browser):
    """RUN-CAR-06"""
    shows(carousel(browser, {"slides_to_show": 1}, width=900), "Oak")
    shows(carousel(browser, {"slides_to_show": 1, "slides_to_show_tablet": 3}, width=900), "Oak Walnut Maple")


def test_a_resize_keeps_the_current_slide(browser: Browser):
    """RUN-CAR-01"""
    page = carousel(browser)
    press(page, "Next slide")
    shows(page, "Walnut Maple Cherry")

    page.set_viewport_size({"width": 390, "height": 800})
    shows(page, "Walnut")


@pytest.mark.parametrize(("sides", "count"), [("left", 1), ("right", 1), ("both", 2)])
def test_showing_part_of_the_next_slide_adds_a_thousandth_of_a_slide(browser: Browser, sides: str, count: int):
    """RUN-CAR-02 RUN-CAR-07 RUN-CAR-11"""
    page = carousel(browser, {"offset_sides": sides, "offset_width": {"size": 100, "unit": "px"}})
    widths = page.evaluate(
        "['.slides__track', '.slides__slide'].map((part) => document.querySelector(part).getBoundingClientRect().width)"
    )

    assert widths[1] == pytest.approx((widths[0] - count * 100 - 2 * 20) / 3.001, abs=0.05)
    press(page, "Go to slide 3")
    shows(page, "Maple Cherry Pear")


def test_a_transition_takes_the_configured_time(browser: Browser):
    """RUN-CAR-08"""
    page = carousel(browser, {"speed": 2000})
    came = """(() => { const { scrollLeft, children } = document.querySelector(".slides__track");
      return scrollLeft / (children[1].offsetLeft - children[0].offsetLeft); })()"""
    page.clock.install(time=0)
    page.clock.pause_at(60_000)
    press(page, "Next slide")

    page.clock.run_for(1000)
    assert 0.4 < page.evaluate(came) < 0.6
    page.clock.run_for(900)
    assert 0.9 < page.evaluate(came) < 1
    page.clock.run_for(150)
    assert page.evaluate(came) == pytest.approx(1, abs=0.01)


def test_autoplay_uses_the_configured_delay(browser: Browser):
    """RUN-CAR-08"""
    page = carousel(browser, {"autoplay": "yes", "autoplay_speed": 500})

    shows(page, "Walnut Maple Cherry")
    shows(page, "Maple Cherry Pear")
    shows(page, "Oak Walnut Maple")


def test_a_carousel_in_a_closed_panel_keeps_its_position(browser: Browser):
    """RUN-CAR-12"""
    tabs = [{"_id": "a", "title": "A", "content": []}]
    tabs.append({"_id": "b", "title": "B", "content": [element("image_carousel", "k-1", **STILL)]})
    page = open_rendered(browser, document(element("tabs", "t-1", tabs=tabs)))
    tab = page.get_by_role("tab")

    page.wait_for_selector("in-island[data-widget_type=tabs][data-state=hydrated]", state="attached")
    tab.nth(1).click()
    press(page, "Next slide")
    shows(page, "Walnut Maple Cherry")
    tab.nth(0).click()
    tab.nth(1).click()
    shows(page, "Walnut Maple Cherry")


def swipe(page: Page, start: int, end: int) -> None:
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *points: int) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": 100} for x in points]})

    touch("touchStart", start)
    for x in range(start, end, 10 if end > start else -10):
        touch("touchMove", x)
    touch("touchEnd")


def test_a_swipe_past_the_end_continues_the_loop(browser: Browser):
    """RUN-CAR-09 RUN-CAR-12"""
    page = carousel(browser, {"slides": SLIDES[:2]}, width=390, has_touch=True)
    shows(page, "Oak")

    swipe(page, 320, 60)
    shows(page, "Walnut")
    swipe(page, 60, 320)
    shows(page, "Oak")
    swipe(page, 320, 60)
    shows(page, "Walnut")
    swipe(page, 320, 60)
    shows(page, "Oak")


def test_the_active_slide_is_centered_including_the_first_and_the_last(browser: Browser):
    """W-CAROUSEL-02"""
    page = suite(browser, center="yes")
    middle = """(() => { const [row, slide] = [".slides__track", ".slides__slide--current"].map((part) =>
      document.querySelector(part).getBoundingClientRect());
      return Math.abs(row.left + row.width / 2 - slide.left - slide.width / 2) < 2; })()"""

    # In a loop, one after another; SEEN lists them in document order.
    steps = [("Previous", "Oak Walnut Pear"), ("Previous", "Oak Cherry Pear"), ("Next", "Oak Walnut Pear")]
    steps += [("Next", "Oak Walnut Maple"), ("Next", "Walnut Maple Cherry"), ("Next", "Maple Cherry Pear")]
    shows(page, "Oak Walnut Maple")
    page.wait_for_function(middle)
    for button, slides in steps:
        press(page, f"{button} slide")
        shows(page, slides)
        page.wait_for_function(middle)


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_scrolling_continues_a_loop(browser: Browser, direction: str):
    """W-CAROUSEL-02"""
    page = suite(browser, center="yes", direction=direction)
    page.mouse.move(300, 100)
    for slides in ("Walnut Maple Cherry", "Maple Cherry Pear", "Oak Cherry Pear", "Oak Walnut Pear"):
        page.mouse.wheel(-850 if direction == "rtl" else 850, 0)
        shows(page, slides)


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("shown", [1, 2, 3])
def test_a_centered_carousel_without_loop_has_no_empty_side(browser: Browser, direction: str, shown: int):
    """W-CAROUSEL-02"""
    page = suite(browser, center="yes", loop="", slides_to_show=shown, direction=direction)
    sides = """(() => { const row = document.querySelector(".slides__track").getBoundingClientRect();
      const slides = [...document.querySelectorAll(".slides__slide")].map((one) => one.getBoundingClientRect());
      return Math.min(...slides.map(({ left }) => left)) < row.left + 1
        && Math.max(...slides.map(({ right }) => right)) > row.right - 1; })()"""
    back, on = page.get_by_role("button", name="Previous slide"), page.get_by_role("button", name="Next slide")

    assert page.evaluate(sides)
    expect(back).to_have_attribute("aria-disabled", "true")
    while on.get_attribute("aria-disabled") == "false":
        on.click()
        page.wait_for_function(sides)
    shows(page, {1: "Pear", 2: "Cherry", 3: "Maple Cherry Pear"}[shown])


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("vertical", ["", "yes"])
def test_the_pause_button_comes_first_for_the_keyboard_and_is_above_what_moves(
    browser: Browser, direction: str, width: int, vertical: str
):
    """W-CAROUSEL-03 W-ALL-03"""
    autoplay = document(element("carousel", "k-1", slides=SLIDES, navigation="both", vertical=vertical))
    page = open_rendered(browser, autoplay, direction=direction, width=width)
    page.wait_for_selector(".slides--live", state="attached")
    for name in ("Pause the slides", "Previous slide"):
        page.keyboard.press("Tab")
        expect(page.get_by_role("button", name=name)).to_be_focused()

    pause, arrow, row = (
        page.locator(f".slides__{part}").first.bounding_box() for part in ("pause", "arrow--next", "track")
    )
    assert pause["y"] < row["y"] + 20 and pause["y"] + pause["height"] <= arrow["y"]
    assert (pause["x"] > row["x"] + row["width"] / 2) == (direction == "ltr")


def test_vertical_slides_move_up_and_down(browser: Browser):
    """W-CAROUSEL-02"""
    page = suite(browser, vertical="yes", slides_to_show=2)
    shows(page, "Oak Walnut")

    press(page, "Next slide")
    shows(page, "Walnut Maple")
    page.get_by_role("group", name="Slides").focus()
    page.keyboard.press("ArrowUp")
    shows(page, "Oak Walnut")


@pytest.mark.parametrize("widget", ["image_carousel", "carousel"])
def test_nothing_is_cut_off_on_the_smallest_screen_and_axe_finds_nothing(browser: Browser, widget: str):
    """W-ALL-02 W-ALL-03"""
    page = open_rendered(browser, document(element(widget, "k-1", slides=SLIDES)), width=320)
    page.wait_for_selector(".slides--live", state="attached")

    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    assert violations(page) == []


def test_an_entrance_animation_inside_a_slide_waits_for_the_slide(browser: Browser):
    """RUN-ANI-02 RUN-ANI-03"""
    entering = element("heading", "h-1", title="Enters")
    entering["props"]["$style"] = {"desktop": {"entrance": "enter-up"}}
    row = element("image_carousel", "k-1", **STILL)
    page = open_rendered(browser, document(row, entering))
    page.wait_for_selector(".slides--live", state="attached")
    page.evaluate("""() => {
      const copy = document.querySelector("[data-behavior=entrance]").cloneNode(true);
      copy.id = "inside";
      delete copy.dataset.entrance;
      const last = document.querySelector(".slides__track").lastElementChild;
      last.firstElementChild.append(copy);
      window.intarsia.mountTree(last);
    }""")
    inside = page.locator("#inside")
    expect(inside).to_have_attribute("data-entrance", "waiting")

    press(page, "Go to slide 3")
    expect(inside).to_have_attribute("data-entrance", "shown")
    expect(inside).to_have_css("opacity", "1")
    press(page, "Go to slide 1")
    expect(inside).to_have_attribute("data-entrance", "shown")
