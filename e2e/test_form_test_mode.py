"""An owner tests the contact form: the test is judged and shown, and a visitor's message is delivered."""

import pytest

from e2e import site as sites
from e2e.conftest import Open
from e2e.contact_page import QUESTION, THANKS, mails, paste_advertising, write

pytestmark = pytest.mark.browser


def entries(site: sites.Site) -> int:
    code = "from intarsia.moderation.api import ModerationRecord as R; print(R.objects.count())"
    return int(site.run(code).split()[-1])


@pytest.mark.matrix
def test_PROT_SRV_10_an_owner_tests_the_contact_form_and_sees_the_weight_of_each_check(
    owner: Open, visitor: Open, site: sites.Site
):
    """PROT-SRV-10"""
    delivered, logged = len(mails(site)), entries(site)
    watched = owner()
    page = watched.page
    watched.goto("/admin/protection_test/")
    page.get_by_label("Page with a form").select_option("Contact")
    page.get_by_role("button", name="Start test").click()
    page.wait_for_url("**/contact/")
    page.wait_for_selector("#write form [name=ct_no_cookie_hidden_field]", state="attached")
    paste_advertising(page)
    page.get_by_role("button", name="Send").click()
    page.get_by_text("This was a test: nothing was stored or sent.").wait_for()
    assert page.get_by_label("Your name").input_value() == "Buy"

    somebody = visitor(java_script_enabled=False)
    somebody.goto("/contact/")
    write(somebody.page, QUESTION)
    somebody.page.get_by_role("button", name="Send").click()
    somebody.page.get_by_text(THANKS).wait_for()
    assert (len(mails(site)), entries(site)) == (delivered + 1, logged + 1)

    page.get_by_role("link", name="Show reasons").click()
    page.get_by_role("heading", name="This message would be").wait_for()
    assert page.get_by_text("times as likely").count() > 2
    assert watched.violations() == []

    page.get_by_role("button", name="End test").click()
    page.get_by_text("Test ended").wait_for()
