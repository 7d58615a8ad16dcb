"""Links to anchors, on every screen, with and without scripts."""

import pytest
from playwright.sync_api import expect

pytestmark = [pytest.mark.browser, pytest.mark.matrix]

PATH = "/runtime/anchors/"
ROOM = """() => {
  const bar = document.querySelector("#words").getBoundingClientRect();
  return Math.round(document.querySelector("#donkey").getBoundingClientRect().top - bar.bottom);
}"""
REST = """() => new Promise((done) => {
  let still = 0, before = -1;
  const look = () => {
    still = scrollY === before ? still + 1 : 0;
    before = scrollY;
    if (still > 10) done();
    else requestAnimationFrame(look);
  };
  look();
})"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (900, 800), (390, 844)])
def test_a_menu_link_scrolls_its_target_below_sticky_elements_and_moves_focus(visitor, width, height):
    """RUN-ANC-01, RUN-ANC-02, RUN-ANC-05"""
    visit = visitor(width=width, height=height)
    visit.goto(PATH)
    page = visit.page
    page.locator("nav.menu a", has_text="Donkey").last.click()
    expect(page.locator("#donkey")).to_be_focused()
    expect(page.locator("#words")).to_have_attribute("data-stuck", "")
    expect(page.locator("#donkey h2")).to_be_in_viewport()
    page.evaluate(REST)

    assert page.url.endswith("#donkey")
    assert 0 <= page.evaluate(ROOM) <= 40
    assert visit.errors == []
    page.go_back()
    assert page.url.endswith(PATH)


def test_tab_continues_from_the_target_and_reduced_motion_jumps_at_once(visitor):
    """RUN-ANC-05, RUN-HND-11"""
    visit = visitor(reduced_motion="reduce")
    visit.goto(PATH)
    page = visit.page
    page.locator("#caul a").click()
    expect(page.locator("#donkey")).to_be_focused()
    page.keyboard.press("Tab")

    expect(page.locator("#donkey a")).to_be_focused()
    assert visit.violations() == []


@pytest.mark.parametrize(("asked", "is_shown"), [("5", True), ("999", False), ("5x", False)])
def test_theme_template_id_shows_the_element_of_a_template(visitor, asked, is_shown):
    """RUN-ANC-03, RUN-ANC-04"""
    visit = visitor()
    visit.goto(f"{PATH}?theme_template_id={asked}")
    heading = visit.page.locator("#stringing h2")
    if is_shown:
        expect(heading).to_be_in_viewport()
    else:
        visit.page.wait_for_load_state("networkidle")
        assert visit.page.evaluate("scrollY") == 0
    assert visit.errors == []


def test_without_scripts_anchor_links_still_work(visitor):
    """RUN-HND-10"""
    visit = visitor(java_script_enabled=False)
    visit.goto(PATH)
    visit.page.locator("nav.menu a", has_text="Window").last.click()

    expect(visit.page.locator("#window h2")).to_be_in_viewport()
