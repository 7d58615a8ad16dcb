"""A site that keeps the page script of another plugin: a person sends a form and reads a contact, in every mode.

A script of ours replays the requests of that script; docs/guides/keep-a-page-script.md says how such a site is built.
"""

import shutil
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Request, Response, expect

from e2e import site as sites
from e2e.conftest import PERSONS_BROWSER, Watched
from e2e.contact_page import judged, mails

pytestmark = [pytest.mark.browser, pytest.mark.matrix]

SCRIPT = Path(__file__).parent / "kept_script" / "script.js"
# Short enough to be sent by many people.
QUESTION = "Do you teach beginners?"
AGAINST_A_PERSON = {"nobody_there", "no_key_pressed", "pixel_missing", "wrong_script_proof", "fields_do_not_agree"}
MODES = list(product(["none", "native", "alternative"], ["rest", "admin_ajax"], [True, False]))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[sites.Site]:
    folder: Path = tmp_path_factory.mktemp("kept") / "var"
    shutil.copytree(sites.prepared_folder(), folder)
    site = sites.start(folder, 1, DJANGO_SETTINGS_MODULE="e2e.kept_script.settings")
    yield site
    site.stop()


def protect(site: sites.Site, cookie_mode: str, ajax_type: str, *, has_detector: bool) -> None:
    """With a pixel that this script never shows."""
    chosen = {"cookie_mode": cookie_mode, "ajax_type": ajax_type, "has_detector": has_detector, "pixel": "3"}
    site.run(
        "from wagtail.models import Site; from intarsia.protection.models import ProtectionSettings as P;"
        f"P.objects.update_or_create(site=Site.objects.get(is_default_site=True), defaults={chosen!r})"
    )


def is_call(sent: Request) -> bool:
    """A call with the nonce of the page, and not one of the detector."""
    body = sent.post_data or ""
    return sent.method == "POST" and ("encodedEmails" in body or 'name="cookies"' in body)


def write(page: Page, email: str) -> None:
    """In more than the two seconds that a person needs: a faster message is held."""
    page.mouse.move(300, 200, steps=4)
    for label, text in (("Name", "Ana"), ("Email", email), ("Message", QUESTION)):
        page.get_by_label(label).click()
        page.keyboard.type(text, delay=60)


@pytest.mark.parametrize(("cookie_mode", "ajax_type", "has_detector"), MODES)
def test_a_person_with_the_kept_page_script_gets_through(
    site: sites.Site, persons_browser: Browser, cookie_mode: str, ajax_type: str, has_detector: bool
) -> None:
    """PROT-NON-01, PROT-NON-02, PROT-NON-05, PROT-REQ-01, PROT-ALT-01, PROT-ALT-10, PROT-ALT-11, PROT-DEC-04"""
    protect(site, cookie_mode, ajax_type, has_detector=has_detector)
    before = len(mails(site))
    # Somebody else in each mode.
    number = MODES.index((cookie_mode, ajax_type, has_detector))
    ip, email = f"198.51.{number}.7", f"ana{number}@example.org"
    context = persons_browser.new_context(**PERSONS_BROWSER, extra_http_headers={"X-Forwarded-For": ip})
    context.set_default_timeout(30_000)
    watched = Watched(context.new_page(), site.url)
    page = watched.page
    answers: list[Response] = []
    page.on("response", lambda answer: is_call(answer.request) and answers.append(answer))
    page.route("**/kept/script.js", lambda route: route.fulfill(path=SCRIPT))
    watched.goto("/kept/contact/")
    if has_detector:
        token = "[name=ct_bot_detector_event_token]:not([value=''])"
        page.wait_for_selector(token, state="attached")

    write(page, email)
    page.get_by_role("link").click()
    expect(page.get_by_role("link")).to_have_text("bench@example.org")
    if cookie_mode == "alternative":
        # One at the beginning, and one for each new signal.
        saves = "true" if has_detector else "true,true,true,true,true"
        expect(page.locator("html")).to_have_attribute("data-saves", saves)
    called = [(answer.status, answer.request.url) for answer in answers]
    page.get_by_role("button", name="Send").click()
    page.get_by_text("Thank you.").wait_for()
    context.close()
    entry = judged(site)

    assert (entry["outcome"], len(mails(site))) == ("allow", before + 1)
    assert not set(entry["reasons"]) & AGAINST_A_PERSON
    # In this mode the script sends its signals only without a detector.
    assert ("script_ran" in entry["reasons"]) is not (has_detector and cookie_mode == "none")
    assert ("token_of_this_browser" in entry["reasons"]) is has_detector
    assert ("key_pressed" in entry["reasons"]) is not has_detector
    # The nonce of the cached globals was refused, and renewed.
    assert {status for status, _ in called} == {200, 403}
    path = "/ajax/" if ajax_type == "admin_ajax" else "/cleantalk-antispam/v1/"
    assert called and all(path in url for _, url in called)
