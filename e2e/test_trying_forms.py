"""An owner tries a form with rules: each hidden field says why it is hidden while the answers change."""

import pytest
from playwright.sync_api import expect

from e2e.conftest import Open
from e2e.site import Site

pytestmark = pytest.mark.browser

FIELDS = """
from intarsia.webforms.tests.builders import web_form
choices = [{"_id": "1", "label": "School", "value": "school"}, {"_id": "2", "label": "Company", "value": "company"}]
rule = {"field": "kind", "operator": "is", "value": "school"}
form = web_form(
    {"type": "radio", "props": {"id": "kind", "label": "Kind of visit", "choices": choices}},
    {"type": "text", "props": {"id": "pupils", "label": "Pupils", "shown_if": rule}},
    {"type": "file_upload", "props": {"id": "plan", "label": "Plan", "extensions": "pdf"}},
    {"type": "captcha", "props": {"id": "check", "label": "Security check"}},
    title="Visit of a group",
)
print(form.pk)
"""


@pytest.mark.matrix
@pytest.mark.parametrize(("width", "scheme"), [(1440, "light"), (390, "dark")])
def test_FORM_COND_10_a_test_says_why_a_field_is_hidden_while_answers_change(
    owner: Open, site: Site, screenshots, width: int, scheme: str
) -> None:
    """FORM-COND-10"""
    pk = site.run(FIELDS).split()[-1]
    watched = owner(color_scheme=scheme, width=width, height=900)
    watched.goto(f"/admin/snippets/intarsia_webforms/webform/test/{pk}/")
    page = watched.page
    reason = page.get_by_text("“Pupils” is hidden: “Kind of visit” is not “School”")
    expect(reason).to_be_visible()
    expect(page.get_by_text("Test mode: this check counts as passed.")).to_be_visible()
    page.get_by_label("Company").check()
    expect(page.get_by_text("(now: Company).")).to_be_visible()
    page.screenshot(path=screenshots / f"form-test-hidden-{width}.png", full_page=True)
    assert watched.violations() == []

    page.get_by_label("School").check()
    expect(reason).to_have_count(0)
    page.get_by_label("Pupils").fill("24")
    page.get_by_label("Plan").set_input_files(
        {"name": "plan.pdf", "mimeType": "application/pdf", "buffer": b"%PDF-1.7"}
    )
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_text("This was a test: nothing was stored or sent.")).to_be_visible()
    expect(page.get_by_role("row", name="Plan plan.pdf")).to_be_visible()
    assert watched.errors == []
