"""In every mode of protection people get through, with or without JavaScript, and bots do not."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from e2e import site as sites
from e2e.conftest import PERSONS_BROWSER, Watched
from e2e.contact_page import (
    ADVERTISING,
    QUESTION,
    REFUSED,
    THANKS,
    judged,
    mails,
    paste_advertising,
    write,
)

pytestmark = [pytest.mark.browser, pytest.mark.matrix]

MODES = ["none", "native", "alternative"]
# The signals of a site without a detector.
SEEN = {"ct_screen_info", "ct_timezone", "ct_fkp_timestamp", "apbct_visible_fields"}
HIDDEN = {"none": "ct_no_cookie_hidden_field", "alternative": "apbct_session_id", "native": "apbct_visible_fields"}


@pytest.fixture(scope="module")
def set_up(tmp_path_factory: pytest.TempPathFactory) -> Iterator[sites.Site]:
    """A site whose protection settings change."""
    folder: Path = tmp_path_factory.mktemp("modes") / "var"
    shutil.copytree(sites.prepared_folder(), folder)
    site = sites.start(folder)
    yield site
    site.stop()


def protect(site: sites.Site, cookie_mode: str, ajax_type: str, *, has_detector: bool) -> None:
    chosen = {"cookie_mode": cookie_mode, "ajax_type": ajax_type, "has_detector": has_detector}
    code = (
        "from wagtail.models import Site; from intarsia.protection.models import ProtectionSettings as P;"
        f"P.objects.update_or_create(site=Site.objects.get(is_default_site=True), defaults={chosen!r})"
    )
    site.run(code)


def opened(site: sites.Site, context: BrowserContext, name: str) -> Watched:
    """The contact page with a query of this visitor's own, so that messages of other tests do not count as a flood."""
    context.set_default_timeout(30_000)
    watched = Watched(context.new_page(), f"http://{name}.localhost:{urlsplit(site.url).port}")
    watched.goto("/contact/")
    return watched


def wait_for_fields(page: Page, cookie_mode: str, *, has_detector: bool) -> None:
    page.mouse.wheel(0, 2000)
    page.wait_for_selector(f"#write form [name={HIDDEN[cookie_mode]}]:not([value=''])", state="attached")
    if has_detector:
        token = "#write form [name=ct_bot_detector_event_token]"
        page.wait_for_selector(f"{token}:not([value=''])", state="attached")
    page.mouse.move(300, 200, steps=4)


@pytest.mark.parametrize("has_detector", [True, False], ids=["detector", "no_detector"])
@pytest.mark.parametrize("ajax_type", ["rest", "admin_ajax"])
@pytest.mark.parametrize("cookie_mode", MODES)
def test_PROT_ALT_01_PROT_REQ_02_a_person_gets_through_in_every_mode(
    set_up: sites.Site, persons_browser: Browser, cookie_mode: str, ajax_type: str, has_detector: bool
) -> None:
    """PROT-ALT-01, PROT-ALT-02, PROT-ALT-05, PROT-ALT-07, PROT-REQ-02, PROT-SRV-01"""
    protect(set_up, cookie_mode, ajax_type, has_detector=has_detector)
    before = len(mails(set_up))
    context = persons_browser.new_context(**PERSONS_BROWSER)
    person = opened(set_up, context, f"{cookie_mode}-{ajax_type[:4]}-{int(has_detector)}")
    page = person.page
    saved: list[str] = []
    page.on("request", lambda request: "ct_fkp_timestamp" in (request.post_data or "") and saved.append(request.url))

    wait_for_fields(page, cookie_mode, has_detector=has_detector)
    if cookie_mode == "alternative":
        with page.expect_response(lambda answer: "ct_fkp_timestamp" in (answer.request.post_data or "")):
            write(page, QUESTION)
    else:
        write(page, QUESTION)
    page.get_by_role("button", name="Send").click()
    page.get_by_text(THANKS).wait_for()
    cookies = {str(cookie["name"]) for cookie in context.cookies()}
    context.close()
    entry = judged(set_up)

    assert (entry["outcome"], len(mails(set_up))) == ("allow", before + 1)
    assert set(entry["signals"]) >= SEEN
    assert {"script_ran", "key_pressed", "somebody_there"} <= set(entry["reasons"])
    assert ("token_of_this_browser" in entry["reasons"]) is has_detector
    assert (SEEN - {"apbct_visible_fields"} <= cookies) if cookie_mode == "native" else not cookies
    calls = {"rest": "/alt_sessions", "admin_ajax": "/ajax/"} if cookie_mode == "alternative" else {}
    assert all(urlsplit(url).path.endswith(calls[ajax_type]) for url in saved) if calls else not saved
    assert (person.errors, person.foreign) == ([], [])


@pytest.mark.parametrize("cookie_mode", MODES)
def test_PROT_SRV_02_an_undisguised_bot_does_not_get_through_and_its_text_is_kept(
    set_up: sites.Site, browser: Browser, cookie_mode: str
) -> None:
    """PROT-SRV-02"""
    protect(set_up, cookie_mode, "rest", has_detector=True)
    before = len(mails(set_up))
    context = browser.new_context()
    page = opened(set_up, context, f"robot-{cookie_mode}").page
    wait_for_fields(page, cookie_mode, has_detector=True)
    paste_advertising(page)
    page.get_by_role("button", name="Send").click()
    page.get_by_text(THANKS).or_(page.get_by_text(REFUSED)).first.wait_for()
    context.close()
    entry = judged(set_up)

    assert entry["outcome"] in ("hold", "block")
    assert len(mails(set_up)) == before
    assert "driven_by_a_program" in entry["reasons"]
    assert entry["fields"]["message"] == ADVERTISING


@pytest.mark.matrix
def test_PROT_SIG_18_a_visitor_without_javascript_gets_a_message_through(set_up: sites.Site, browser: Browser) -> None:
    """PROT-SIG-18, PROT-SRV-02"""
    protect(set_up, "none", "admin_ajax", has_detector=True)
    before = len(mails(set_up))
    context = browser.new_context(java_script_enabled=False)
    page = opened(set_up, context, "plain").page
    write(page, QUESTION)
    page.get_by_role("button", name="Send").click()
    page.get_by_text(THANKS).wait_for()
    context.close()
    entry = judged(set_up)

    assert (entry["outcome"], len(mails(set_up))) == ("allow", before + 1)
    assert "no_script" in entry["reasons"]
