"""A cached page shows a link to log in or to log out, depending on the visitor."""

import pytest

from e2e import site as sites
from e2e.conftest import Open

pytestmark = pytest.mark.browser
PAGE = "/about/"


@pytest.mark.matrix
def test_W_ALL_03_cached_page_offers_logged_in_visitors_to_log_out_without_a_layout_shift(
    site: sites.Site, owner: Open, visitor: Open
):
    """W-ALL-03"""
    anonymous, member = visitor(width=390), owner(width=390)
    sizes, html = [], []
    for watched, name in ((anonymous, "For those who teach here"), (member, "Log out")):
        with watched.page.expect_response("**/ajax/"):
            response = watched.goto(PAGE)
            watched.page.locator(".login_link").scroll_into_view_if_needed()
        html.append(response.text())
        link = watched.page.locator(".login_link").get_by_role("link", name=name)
        link.wait_for()
        box = link.bounding_box()
        sizes.append((box["width"], box["height"]) if box else None)
        assert watched.violations() == [] and watched.errors == []

    assert html[0] == html[1] and sizes[0] == sizes[1]
    assert (member.page.locator(".login_link a").get_attribute("href") or "").startswith("/log-out/?next=")
