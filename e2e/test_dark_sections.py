"""A section with the color scheme “Dark” is a band of its own color, whatever the color scheme of the page is."""

import pytest

pytestmark = [pytest.mark.browser, pytest.mark.matrix]
COLORS = """
[document.body, document.querySelector('.section[data-color-mode=dark]')].map(
  (element) => getComputedStyle(element).backgroundColor,
)
"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_dark_section_differs_from_the_page(visitor, scheme):
    watched = visitor(color_scheme=scheme)
    watched.goto("/woods/")
    page, section = watched.page.evaluate(COLORS)

    assert page != section
    assert section == {"light": "rgb(39, 26, 15)", "dark": "rgb(20, 8, 2)"}[scheme]
