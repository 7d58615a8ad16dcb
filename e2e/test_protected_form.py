"""Request flow 5 on the contact page: people get through, with and without JavaScript, and bots do not."""

import urllib.parse
import urllib.request

import pytest

from e2e import site as sites
from e2e.conftest import Open, Watched
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

pytestmark = pytest.mark.browser


def test_PROT_SRV_01_a_person_gets_through_and_the_page_contains_no_visitor_data(person: Watched, site: sites.Site):
    """PROT-SRV-01, PROT-SIG-01 to -06, PROT-SIG-15"""
    page = person.page
    before = len(mails(site))
    person.goto("/contact/")
    page.mouse.wheel(0, 2000)
    page.wait_for_selector("#write form [name=ct_no_cookie_hidden_field]", state="attached")
    page.mouse.move(300, 200, steps=4)
    write(page, QUESTION)
    assert person.violations("'#write'") == []
    # The browser check takes seconds on a busy machine.
    page.wait_for_selector("#write [name=ct_bot_detector_event_token]:not([value=''])", state="attached")
    page.get_by_role("button", name="Send").click()
    page.get_by_text(THANKS).wait_for()

    assert len(mails(site)) == before + 1
    entry = judged(site)
    assert entry["outcome"] == "allow"
    assert {"script_ran", "key_pressed", "somebody_there", "token_of_this_browser"} <= set(entry["reasons"])
    assert not {"detected_automation", "browser_contradicts_itself"} & set(entry["reasons"])
    assert entry["signals"]["apbct_visible_fields"]["visible_fields"] == "name email subject message"
    assert entry["signals"]["ct_timezone"] in (1, 2)
    assert (person.errors, person.foreign, page.context.cookies()) == ([], [], [])


@pytest.mark.matrix
def test_PROT_SIG_18_a_visitor_without_javascript_gets_a_message_through(visitor: Open, site: sites.Site):
    """PROT-SIG-18, PROT-SRV-02"""
    watched = visitor(width=390, java_script_enabled=False)
    before = len(mails(site))
    watched.goto("/contact/")
    write(watched.page, QUESTION)
    assert not watched.page.get_by_label("Leave this field empty").is_visible()
    watched.page.get_by_role("button", name="Send").click()
    watched.page.get_by_text(THANKS).wait_for()

    assert len(mails(site)) == before + 1
    assert "no_script" in judged(site)["reasons"]


@pytest.mark.matrix
def test_PROT_SRV_02_an_undisguised_bot_is_held_or_refused_and_nothing_is_lost(visitor: Open, site: sites.Site):
    """PROT-SRV-02: a browser that reports automation and immediately sends typical spam."""
    watched = visitor()
    before = len(mails(site))
    watched.goto("/contact/")
    page = watched.page
    page.wait_for_selector("#write form [name=ct_no_cookie_hidden_field]", state="attached")
    paste_advertising(page)
    page.get_by_role("button", name="Send").click()
    page.get_by_text(THANKS).or_(page.get_by_text(REFUSED)).first.wait_for()
    entry = judged(site)

    assert len(mails(site)) == before
    assert entry["outcome"] in ("hold", "block")
    assert "driven_by_a_program" in entry["reasons"]
    assert entry["fields"]["message"] == ADVERTISING


@pytest.mark.matrix
def test_PROT_SRV_01_a_program_without_a_browser_is_refused_with_a_message(site: sites.Site):
    """PROT-SRV-01"""
    fields = {
        **{"name": "Buy", "email": "buy@example.top", "subject": "A course", "apbct__email_id__contact": "x"},
        **{"message": "FREE MONEY!!! http://a.example.top http://b.example.ru http://c.example.tk", "ct_checkjs": "1"},
    }
    data = urllib.parse.urlencode(fields).encode()
    request = urllib.request.Request(f"{site.url}/contact/write/", data, {"Origin": site.url})
    with urllib.request.urlopen(request) as answer:
        html = answer.read().decode()

    assert REFUSED in html and "FREE MONEY" in html
    assert judged(site)["outcome"] == "block"


@pytest.mark.parametrize(
    ("headers", "notice"),
    [
        ({"Origin": "https://elsewhere.example"}, "has not been sent yet"),
        pytest.param({"Origin": "http://["}, "has not been sent yet", marks=pytest.mark.matrix),
        ({"Origin": "null"}, "This field is required."),
        pytest.param({}, "This field is required.", marks=pytest.mark.matrix),
    ],
)
def test_a_refused_message_is_in_the_form_again_whatever_its_origin(site: sites.Site, headers: dict, notice: str):
    """Browsers that do not report the origin get through like all others."""
    request = urllib.request.Request(f"{site.url}/contact/write/", b"name=Ana+Prokop", headers)
    with urllib.request.urlopen(request) as answer:
        html = answer.read().decode()

    assert notice in html and 'value="Ana Prokop"' in html
