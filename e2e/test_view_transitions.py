"""A page fades into the next one, where the visitor has not asked for less motion."""

import pytest

pytestmark = [pytest.mark.browser, pytest.mark.matrix]

NOTED = "addEventListener('pagereveal', (event) => { window.fades = event.viewTransition !== null; });"


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_link_fades_into_the_next_page_unless_motion_is_reduced(visitor, motion):
    visit = visitor()
    visit.page.emulate_media(reduced_motion=motion)
    visit.page.add_init_script(NOTED)
    visit.goto("/")
    visit.page.locator('a[href="/courses/"]').first.click()
    visit.page.wait_for_url("**/courses/")
    visit.page.wait_for_function("window.fades !== undefined")

    assert visit.page.evaluate("window.fades") is (motion == "no-preference")
    assert visit.errors == []
