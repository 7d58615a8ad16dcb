"""Entrance animations, scroll effects, full-width elements and masonry grids, on every screen of the sample board."""

import pytest
from playwright.sync_api import expect

pytestmark = [pytest.mark.browser, pytest.mark.matrix]

SIZES = [(1440, 900), (900, 800), (390, 844)]
EDGES = """() => {
  const { left, width } = document.querySelector("#wide").getBoundingClientRect();
  return [Math.round(left), Math.round(width), document.documentElement.clientWidth];
}"""
GAPS = """() => {
  const columns = new Map();
  for (const note of document.querySelector("#notes").children) {
    const { left, top, bottom } = note.getBoundingClientRect();
    columns.set(left, [...(columns.get(left) ?? []), [top, bottom]]);
  }
  const gaps = [...columns.values()].flatMap((all) => all.slice(1).map(([top], at) => Math.round(top - all[at][1])));
  return [columns.size, [...new Set(gaps)]];
}"""

# The fading element is the last one on the page; on a page that cannot scroll it is at the bottom of the screen.
LAST = """(fading, isScrolled) => {
  for (let one = fading; one !== document.body; one = one.parentElement)
    while (one.nextElementSibling) one.nextElementSibling.remove();
  if (isScrolled) return;
  const section = document.querySelector("#grow");
  while (section.previousElementSibling) section.previousElementSibling.remove();
  section.style.marginTop = `${innerHeight}px`;
  section.style.marginTop = `${2 * innerHeight - document.scrollingElement.scrollHeight}px`;
}"""


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_full_width_element_is_as_wide_as_the_page_unless_it_is_off_on_the_device(visitor, width, height):
    """RUN-STR-01, RUN-STR-02, RUN-STR-03"""
    visit = visitor(width=width, height=height)
    visit.goto("/runtime/stretch/")
    page = visit.page
    if width > 767:
        page.locator("#wide[style*='--page-width']").wait_for()
        left, wide, all_of_it = page.evaluate(EDGES)
        assert (left, wide) == (0, all_of_it)
        page.set_viewport_size({"width": 700, "height": height})
        page.locator("#wide:not([style*='--page-width'])").wait_for()
    left, wide, all_of_it = page.evaluate(EDGES)
    assert wide < all_of_it
    assert not visit.scrolls_sideways()
    assert visit.errors == []


@pytest.mark.parametrize(
    ("movement", "how"), [("enters", {"translate": "-120px"}), ("drifts", {"transform": "translateX(90px) scale(0.9)"})]
)
def test_a_full_width_element_measured_during_an_animation_reaches_the_edges_of_the_page(visitor, movement, how):
    """RUN-STR-02"""
    visit = visitor()
    visit.goto("/runtime/stretch/")
    wide = visit.page.locator("#wide[style*='--page-width']")
    wide.evaluate("(wide, how) => void wide.animate([how, how], { duration: 1e6 })", how)
    visit.page.set_viewport_size({"width": 1301, "height": 900})
    visit.page.locator("#wide[style*='--page-width: 1301px']").wait_for()
    wide.evaluate("wide => wide.getAnimations().forEach(one => one.cancel())")

    assert visit.page.evaluate(EDGES) == [0, 1301, 1301], movement


@pytest.mark.parametrize(("width", "columns"), [(1440, 3), (900, 2), (390, 1)])
def test_a_masonry_grid_has_a_gap_of_30_pixels(visitor, width, columns):
    """RUN-MAS-01"""
    visit = visitor(width=width)
    visit.goto("/runtime/stretch/")
    if columns > 1:
        visit.page.locator("#notes > [style*='margin-block']").first.wait_for(state="attached")

    assert visit.page.evaluate(GAPS) == [columns, [30]]
    assert visit.violations() == []


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_scroll_effects_shift_no_layout_and_are_off_under_reduced_motion(visitor, width, height):
    """RUN-OBS-02, RUN-HND-11"""
    visit = visitor(width=width, height=height)
    visit.goto("/runtime/scroll/")
    turned = visit.page.locator("#turn .image")
    before = turned.evaluate("element => getComputedStyle(element).transform")
    turned.scroll_into_view_if_needed()
    visit.page.mouse.wheel(0, 200)
    visit.page.locator("#grow .image").scroll_into_view_if_needed()
    assert turned.evaluate("element => getComputedStyle(element).transform") != before
    assert not visit.scrolls_sideways()
    assert visit.errors == []

    calm = visitor(width=width, height=height, reduced_motion="reduce")
    calm.goto("/runtime/scroll/")
    assert calm.page.locator("#turn .image").evaluate("element => getComputedStyle(element).transform") == "none"


@pytest.mark.parametrize("is_scrolled", [True, False])
def test_a_fading_element_is_opaque_at_the_end_of_a_page_and_on_a_page_that_cannot_scroll(visitor, is_scrolled):
    """RUN-OBS-02, RUN-HND-10"""
    visit = visitor(height=1600)
    visit.goto("/runtime/scroll/")
    fading = visit.page.locator("#grow .image")
    fading.evaluate(LAST, is_scrolled)
    can_scroll = visit.page.evaluate("document.scrollingElement.scrollHeight > innerHeight")
    assert can_scroll == is_scrolled
    visit.page.evaluate("scrollTo(0, document.scrollingElement.scrollHeight)")

    expect(fading).to_have_css("opacity", "1")
    assert visit.errors == []


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_entrance_animations_run_once_when_elements_become_visible_also_in_tabs(visitor, width, height):
    """RUN-ANI-01, RUN-ANI-02, RUN-ANI-03"""
    visit = visitor(width=width, height=height)
    visit.goto("/runtime/motion/")
    page = visit.page
    last = page.locator("#late [data-behavior]").last
    expect(last).to_have_attribute("data-entrance", "waiting")
    hidden = page.locator("#tabs [data-behavior]").last
    expect(hidden).to_have_attribute("data-entrance", "waiting")

    last.scroll_into_view_if_needed()
    expect(last).to_have_css("animation-delay", "0.6s" if width > 767 else "0s")
    expect(last).to_have_css("opacity", "1")
    page.get_by_role("tab", name="The back").click()
    expect(hidden).to_have_attribute("data-entrance", "shown")
    expect(hidden).to_have_css("opacity", "1")
    assert visit.errors == []


# The total layout shift while the page is scrolled to its end.
SHIFTED = """async () => {
  let shifted = 0;
  const add = (list) => list.getEntries().forEach((one) => (shifted += one.value));
  const observer = new PerformanceObserver(add);
  observer.observe({ type: "layout-shift" });
  for (let top = 0; top < document.scrollingElement.scrollHeight; top += innerHeight / 3) {
    scrollTo({ top, behavior: "instant" });
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  }
  add({ getEntries: () => observer.takeRecords() });
  return shifted;
}"""


@pytest.mark.parametrize("path", ["/runtime/motion/", "/runtime/scroll/", "/runtime/sticky/"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_animations_cause_no_layout_shift(visitor, path, width, height):
    """RUN-ANI-02, RUN-STK-01"""
    visit = visitor(width=width, height=height)
    visit.goto(path)
    visit.page.wait_for_load_state("networkidle")

    assert visit.page.evaluate(SHIFTED) == 0


FIRST_PAINT = """() => new Promise((resolve) => {
  new PerformanceObserver((list) => list.getEntriesByName("first-contentful-paint").length && resolve(true))
    .observe({ type: "paint", buffered: true });
})"""
# The total layout shift since the page began to load.
SHIFTED_WHILE_LOADING = """() => new Promise((resolve) => {
  new PerformanceObserver((list) => resolve(list.getEntries().reduce((sum, one) => sum + one.value, 0)))
    .observe({ type: "layout-shift", buffered: true });
  requestAnimationFrame(() => setTimeout(() => resolve(0)));
})"""


TWO_FONTS_ARE_LOADING = "[...document.fonts].filter(({ status }) => status === 'loading').length >= 2"


@pytest.mark.parametrize("path", ["/", "/landing/"])
def test_text_does_not_move_when_fonts_arrive_after_it_was_shown(visitor, path):
    """Phones load fonts after the first paint; the fallback fonts have the same metrics."""
    visit = visitor(width=390, height=844)
    late = []
    visit.page.route("**/*.woff2", lambda font: late.append(font))
    visit.page.goto(visit.base + path, wait_until="domcontentloaded")
    visit.page.evaluate(FIRST_PAINT)
    visit.page.wait_for_function(TWO_FONTS_ARE_LOADING)
    for font in late:
        font.continue_()
    visit.page.evaluate("document.fonts.ready.then(() => true)")

    assert len(late) >= 2
    assert visit.page.evaluate(SHIFTED_WHILE_LOADING) < 0.0005


# A copy of an animated element, inserted while the page is open.
ARRIVE = """(place) => {
  const late = document.querySelector("#late [data-behavior]").cloneNode(true);
  late.id = "arrived";
  delete late.dataset.entrance;
  place.append(late);
  window.intarsia.mountTree(place);
}"""


def test_elements_inserted_later_are_animated_too(visitor):
    """RUN-ANI-02, RUN-ANI-03, RUN-HND-09"""
    visit = visitor(height=600)
    visit.goto("/runtime/motion/")
    page = visit.page
    page.locator("footer").last.evaluate(ARRIVE)
    arrived = page.locator("#arrived")
    expect(arrived).to_have_attribute("data-entrance", "waiting")
    expect(arrived).to_have_css("opacity", "0")

    arrived.scroll_into_view_if_needed()
    expect(arrived).to_have_attribute("data-entrance", "shown")
    expect(arrived).to_have_css("opacity", "1")
    page.keyboard.press("Home")
    expect(arrived).to_have_attribute("data-entrance", "shown")
    assert visit.errors == []


@pytest.mark.parametrize("options", [{"java_script_enabled": False}, {"reduced_motion": "reduce"}])
def test_without_scripts_and_under_reduced_motion_everything_is_visible(visitor, options):
    """RUN-ANI-04, RUN-HND-11"""
    visit = visitor(**options)
    visit.goto("/runtime/motion/")

    for element in visit.page.locator("#ways [data-behavior]").all():
        expect(element).to_have_css("opacity", "1")


# Scrolls until the lines have moved by a percentage, and returns what each line has reported.
READ = """async (hundredths) => {
  const section = document.querySelector("#rules");
  const { top, height } = section.getBoundingClientRect();
  const way = (innerHeight + height) * hundredths / 100;
  scrollTo({ top: top + scrollY - innerHeight + way, behavior: "instant" });
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  return [4, 20, 100].map((marks) => document.querySelector(`#rule-${marks} strong`).textContent);
}"""


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_scroll_observers_report_progress_with_their_sensitivity(visitor, width, height):
    """RUN-OBS-01, RUN-OBS-02"""
    visit = visitor(width=width, height=height)
    visit.goto("/runtime/scroll/")
    visit.page.evaluate(READ, 30)
    expect(visit.page.locator("#rule-100 strong")).not_to_have_text("not yet read")

    assert visit.page.evaluate(READ, 52.4) == [f"{mark} %, on the way down" for mark in (50, 50, 52)]
    # A quarter and a twentieth are not reached yet.
    assert visit.page.evaluate(READ, 54.4) == [f"{mark} %, on the way down" for mark in (50, 50, 54)]
    assert visit.page.evaluate(READ, 58.4) == [f"{mark} %, on the way down" for mark in (50, 55, 58)]
    assert visit.page.evaluate(READ, 51.4) == ["50 %, on the way down", *(f"{n} %, on the way up" for n in (50, 51))]
    assert visit.errors == []
