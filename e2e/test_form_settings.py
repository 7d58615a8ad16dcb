"""The settings of a form in the admin."""

import pytest
from playwright.sync_api import expect

FORM = (
    "from intarsia.webforms.models import WebForm;"
    "print(WebForm.objects.filter(confirmations__type='message').first().pk)"
)

pytestmark = [pytest.mark.browser, pytest.mark.matrix]


def test_a_confirmation_shows_only_what_its_type_uses(owner, site):
    """FORM-SUB-16"""
    form = site.run(FORM)
    staff = owner()
    staff.goto(f"/admin/snippets/intarsia_webforms/webform/edit/{form.split()[-1]}/#tab-after_sending")
    confirmation = staff.page.locator("[data-inline-panel-child]", has=staff.page.locator("select[name$='-type']"))
    shown = {
        "message": confirmation.locator(".confirmation-message"),
        "page": confirmation.locator(".confirmation-page:not(.confirmation-redirect)"),
        "redirect": confirmation.locator(".confirmation-redirect:not(.confirmation-page)"),
    }

    for chosen in ("page", "redirect", "message"):
        confirmation.locator("select[name$='-type']").select_option(chosen)
        for kind, settings in shown.items():
            expect(settings).to_be_visible(visible=kind == chosen)
