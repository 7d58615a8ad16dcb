"""Visitors fill in a field with an input mask: typed, pasted, and without JavaScript."""

import pytest
from playwright.sync_api import expect

from e2e.conftest import Open
from e2e.site import Site

pytestmark = [pytest.mark.browser, pytest.mark.matrix]

FORM = """
from intarsia.pages.tests.builders import element, page
from intarsia.webforms.tests.builders import web_form
plate = {"type": "text", "props": {"id": "plate", "label": "Number plate", "input_mask": "aa-999"}}
color = {"type": "text", "props": {"id": "color", "label": "Color of the car"}}
form = web_form(plate, color, title="Parking")
print(page(element("page_title", header_size="h1"), element("form", form={"id": form.pk})).url)
"""
ANSWERS = "from intarsia.webforms.models import Entry; print(Entry.objects.latest('pk').answers['1'])"


@pytest.mark.parametrize(("width", "scheme"), [(1440, "light"), (390, "dark")])
def test_FORM_MASK_04_an_answer_is_typed_into_its_mask(
    visitor: Open, site: Site, screenshots, width: int, scheme: str
) -> None:
    """FORM-MASK-01, FORM-MASK-02, FORM-MASK-04"""
    watched = visitor(width=width, height=900, color_scheme=scheme)
    watched.goto(site.run(FORM).split()[-1])
    page = watched.page
    plate = page.get_by_label("Number plate")
    expect(plate).to_have_attribute("placeholder", "__-___")
    # The first focus loads the script.
    page.get_by_label("Color of the car").click()
    page.wait_for_load_state("networkidle")
    plate.click()
    expect(plate).to_have_value("__-___")
    page.keyboard.type("gh12")
    expect(plate).to_have_value("gh-12_")
    page.get_by_label("Color of the car").click()
    expect(page.get_by_text("Fill in the whole answer: __-___", exact=True)).to_be_visible()
    page.screenshot(path=screenshots / f"input-mask-{width}.png", full_page=True)
    assert watched.violations() == []

    plate.click()
    page.keyboard.press("End")
    page.keyboard.type("3")
    expect(plate).to_have_value("gh-123")
    page.get_by_role("button", name="Send").click()
    expect(plate).to_have_count(0)
    assert site.run(ANSWERS).split()[-1] == "gh-123"
    assert watched.errors == []


def test_FORM_MASK_04_the_server_reads_answers_without_the_mask(visitor: Open, site: Site) -> None:
    """FORM-MASK-04"""
    watched = visitor(java_script_enabled=False)
    watched.goto(site.run(FORM).split()[-1])
    page = watched.page
    page.get_by_label("Number plate").fill("gh12")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_text("Fill in the whole answer: __-___", exact=True)).to_be_visible()
    expect(page.get_by_label("Number plate")).to_have_value("gh12")
    page.get_by_label("Number plate").fill("gh123")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_label("Number plate")).to_have_count(0)
    assert site.run(ANSWERS).split()[-1] == "gh-123"
