"""The crawler rule: clients that open many pages without running scripts are challenged, browsers are not."""

import hashlib
import itertools
import secrets
import time
from types import SimpleNamespace

import pytest
from django.template import Context, Template
from django.test import Client

from intarsia.firewall import view_count
from intarsia.firewall.crawlers import browser_proof
from intarsia.firewall.models import BlockedIp, FirewallSettings
from intarsia.firewall.pass_keys import Visitor
from intarsia.firewall.rules import read_rules
from intarsia.firewall.tests.guarded_site import OFFICE, answer, challenge_in, solved, walled_site

pytestmark = pytest.mark.django_db

HERE = Visitor("testserver", OFFICE, "Firefox")


@pytest.fixture
def site():
    return walled_site(views_per_minute=1000, stops_crawlers=True, pages_without_script=8)


def opened(site, count, cookie="", **more):
    asked = {"HTTP_USER_AGENT": "Firefox", "HTTP_COOKIE": cookie, **more}
    return [site.ask(OFFICE, f"/page-{number}/", **asked)[0] for number in range(count)]


def worked(stamp):
    found = (
        str(work)
        for work in itertools.count()
        if hashlib.sha256(f"{stamp}.{work}".encode()).hexdigest().startswith("0" * browser_proof.ZEROS)
    )
    return {"stamp": stamp, "work": next(found)}


def stamp(age=0):
    return f"{int(time.time()) - age}.{secrets.token_hex(8)}"


def prove(values, user_agent="Firefox"):
    client = Client(REMOTE_ADDR=OFFICE, headers={"user-agent": user_agent, "host": "testserver"})
    return client.post("/protection/browser/", values)


def proof_of_a_browser():
    return f"wordpress_apbct_antibot={prove(worked(stamp())).cookies['wordpress_apbct_antibot'].value}"


def test_PROT_SRV_06_crawling_without_a_script_is_challenged(site):
    """PROT-SRV-06"""
    statuses = opened(site, 12)

    assert statuses[:8] == [200] * 8
    assert statuses[-1] == 403
    site.log.write()
    assert BlockedIp.objects.get().reason == "crawler"


def test_PROT_SRV_06_browser_that_ran_the_script_is_not_limited(site):
    """PROT-SRV-06"""
    assert set(opened(site, 40, proof_of_a_browser())) == {200}


def test_PROT_SRV_06_visitor_who_used_the_button_is_not_challenged_again(site):
    """PROT-SRV-06"""
    opened(site, 12)
    html = site.ask(OFFICE, HTTP_USER_AGENT="Firefox")[1]
    assert "JavaScript is turned off" in html

    passed = answer(html, OFFICE, work=solved(challenge_in(html)))

    key = passed.cookies["apbct_anticrawler_passed"].value
    assert set(opened(site, 20, f"apbct_anticrawler_passed={key}")) == {200}
    proof = passed.cookies["wordpress_apbct_antibot"].value
    assert set(opened(site, 20, f"wordpress_apbct_antibot={proof}")) == {200}


@pytest.mark.parametrize("value", ["1", "0" * 64, "f" * 64, "", '"; DROP', "ü", "a" * 5000])
def test_PROT_SRV_05_forged_proof_is_challenged(site, value):
    """PROT-SRV-05"""
    expected = 403 if value else 200

    assert site.ask(OFFICE, HTTP_USER_AGENT="Firefox", HTTP_COOKIE=f"wordpress_apbct_antibot={value}")[0] == expected


def test_PROT_SRV_09_proof_of_another_browser_is_ignored(site):
    """PROT-SRV-09"""
    copied = proof_of_a_browser()

    statuses = opened(site, 12, copied, HTTP_USER_AGENT="curl")

    assert (statuses[0], statuses[-1]) == (200, 403)


def test_changed_ip_is_not_blocked_immediately(site):
    assert site.ask("198.51.100.99", HTTP_USER_AGENT="Firefox", HTTP_COOKIE=proof_of_a_browser())[0] == 200


def test_expired_proof_counts_as_missing(site):
    long_ago = time.time() - browser_proof.LIFE_SECONDS - 1
    old = browser_proof.make_proof(HERE, long_ago)

    assert browser_proof.proof_of(HERE, old) == "another's"
    assert opened(site, 1, f"wordpress_apbct_antibot={old}") == [200]


def test_proof_of_work_is_valid_once_and_while_fresh():
    done = worked(stamp())

    assert prove(done).status_code == 204
    assert prove(done).status_code == 403
    assert prove(worked(stamp(age=3600))).status_code == 403
    assert prove(worked(stamp(age=-3600))).status_code == 403


@pytest.mark.parametrize(
    "values",
    [
        {},
        {"stamp": "1.a", "work": "1"},
        {"stamp": "x" * 9999, "work": "1"},
        {"stamp": "\0", "work": "٣"},
        {"work": "-1"},
    ],
)
def test_invalid_work_gets_an_error_and_no_proof(values):
    refused = prove(values)

    assert (refused.status_code, refused.cookies) == (403, {})
    assert "The work is missing" in refused.content.decode()


def test_reloads_feeds_and_calls_are_not_counted(site):
    assert {site.ask(OFFICE, "/", HTTP_USER_AGENT="Monitor")[0] for _ in range(40)} == {200}
    for path in ("/sitemap.xml", "/robots.txt", "/api/v2/pages/", "/ajax/", "/journal/feed.rss"):
        assert {site.ask(OFFICE, path, HTTP_USER_AGENT=f"Reader {number}")[0] for number in range(2)} == {200}
    programs = [site.ask(OFFICE, f"/sitemap-{number}.xml", HTTP_USER_AGENT="Reader")[0] for number in range(30)]
    assert set(programs) == {200}


def test_crawler_cannot_hide_by_request_headers(site):
    assert opened(site, 12, HTTP_SEC_FETCH_DEST="empty")[-1] == 403


def test_crawler_with_changing_user_agents_is_counted_by_network(site):
    statuses = [site.ask(OFFICE, f"/{one}/", HTTP_USER_AGENT=f"Firefox {one}")[0] for one in range(90)]

    assert statuses == [200] * 89 + [403]


def test_pages_without_script_are_counted_again_every_hour(site, monkeypatch):
    clock = SimpleNamespace(time=lambda: 3600 * 500_000)
    monkeypatch.setattr(view_count, "time", clock)
    opened(site, 8)
    clock.time = lambda: 3600 * 500_001 - 1
    assert opened(site, 1) == [403]
    clock.time = lambda: 3600 * 500_001
    assert opened(site, 8) == [200] * 8


def test_pages_with_different_queries_are_counted(site):
    assert [site.ask(OFFICE, "/", QUERY_STRING=f"p={one}", HTTP_USER_AGENT="a")[0] for one in range(12)][-1] == 403


def test_forms_and_calls_are_not_counted_as_pages(site):
    calls = [site.ask(OFFICE, f"/ajax/?{one}", "POST", HTTP_USER_AGENT="a")[0] for one in range(30)]
    forms = [site.ask(OFFICE, f"/{one}/", "POST", HTTP_USER_AGENT="b")[0] for one in range(30)]

    assert set(calls + forms) == {200}


def test_challenge_can_be_solved_once(site):
    opened(site, 12)
    html = site.ask(OFFICE, HTTP_USER_AGENT="Firefox")[1]
    work = solved(challenge_in(html))

    assert answer(html, OFFICE, work=work).status_code == 303
    again = answer(html, OFFICE, work=work)
    assert (again.status_code, dict(again.cookies)) == (403, {})


def test_script_is_on_pages_only_while_crawlers_are_blocked():
    head = Template("{% load protection %}{% protection_head %}")
    FirewallSettings.objects.update_or_create(defaults={"mode": "observe", "stops_crawlers": True})
    assert "intarsia_firewall/browser.js" in head.render(Context())

    FirewallSettings.objects.update(stops_crawlers=False)
    assert "browser.js" not in head.render(Context())
    FirewallSettings.objects.update(stops_crawlers=True, mode="off")
    assert "browser.js" not in head.render(Context())


def test_page_that_already_has_the_script_does_not_load_it_twice():
    head = Template("{% load protection %}{% protection_head %}")
    FirewallSettings.objects.update_or_create(defaults={"mode": "observe", "stops_crawlers": True})

    assert "browser.js" not in head.render(Context({"contributed_head": ""}))


def test_crawler_rule_is_off_by_default():
    assert read_rules().pages_without_script is None
