"""The demo's sample board: a page for each behavior, usable on every screen."""

import pytest

from demo.documents.runtime import SAMPLES

pytestmark = [pytest.mark.browser, pytest.mark.matrix]

BOARD = "/runtime/"
PAGES = [BOARD, *(f"{BOARD}{sample.slug}/" for sample in SAMPLES)]
# The cards in each row: how many there are, and whether they have the same height.
ROWS = """() => {
  const rows = new Map();
  for (const card of document.querySelectorAll("main .image_box")) {
    const { top, height } = card.getBoundingClientRect();
    rows.set(Math.round(top), [...(rows.get(Math.round(top)) ?? []), Math.round(height)]);
  }
  return [...rows.values()].map((heights) => [heights.length, new Set(heights).size]);
}"""


@pytest.mark.parametrize(("width", "columns"), [(1440, 2), (900, 2), (390, 1), (320, 1)])
def test_the_board_is_one_even_grid_that_names_every_sample(visitor, width: int, columns: int):
    """RUN-HND-05"""
    visit = visitor(width=width)
    visit.goto(BOARD)
    cards = visit.page.locator("main .image_box")

    assert [card.locator("a").text_content() for card in cards.all()] == [sample.title for sample in SAMPLES]
    full, last = divmod(len(SAMPLES), columns)
    assert visit.page.evaluate(ROWS) == [[columns, 1]] * full + [[last, 1]] * (last > 0)
    # They were all published in the same minute, so a date says nothing.
    assert visit.page.locator("main time").count() == 0


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("width", [1440, 900, 390])
def test_a_sample_loads_clean_and_accessible_on_every_screen(visitor, path: str, width: int):
    """RUN-HND-12 W-ALL-02 W-ALL-03"""
    visit = visitor(width=width)
    visit.goto(path)
    visit.page.wait_for_load_state("networkidle")

    assert visit.violations() == []
    assert visit.errors == []
    assert visit.foreign == []
    assert not visit.scrolls_sideways()


@pytest.mark.parametrize("path", PAGES)
def test_a_sample_works_without_scripts_and_in_dark_mode(visitor, path: str):
    """RUN-HND-10 W-ALL-03"""
    plain = visitor(java_script_enabled=False)
    plain.goto(path)
    assert plain.page.locator("h1").is_visible()
    assert plain.page.locator("main").inner_text() != ""

    dark = visitor(color_scheme="dark", width=320)
    dark.goto(path)
    assert dark.violations() == []
    assert not dark.scrolls_sideways()


# Counts the IntersectionObservers of the page's scripts.
COUNT = """(() => {
  const asked = (window.asked = { observers: 0, scroll: 0, resize: 0 });
  const Observer = window.IntersectionObserver;
  window.IntersectionObserver = class extends Observer {
    constructor(...given) {
      super(...given);
      asked.observers += 1;
    }
  };
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target);
    target.addEventListener = (type, ...rest) => {
      if (type in asked) asked[type] += 1;
      listen(type, ...rest);
    };
  }
})()"""


@pytest.mark.parametrize("path", ["/", "/about/", "/gallery/", "/landing/", *PAGES])
def test_a_page_has_one_intersection_observer_and_one_scroll_and_resize_listener(visitor, path: str):
    """RUN-HND-12"""
    visit = visitor()
    visit.page.add_init_script(COUNT)
    visit.goto(path)
    page = visit.page
    for place in page.locator("main in-island > *:visible, main [data-behavior]:visible").all():
        place.scroll_into_view_if_needed()
    page.wait_for_load_state("networkidle")
    asked = page.evaluate("window.asked")

    assert all(count <= 1 for count in asked.values()), asked
    assert visit.errors == []
