"""The firewall middleware: allowed and blocked clients, the page to unlock access, and the log."""

import json
import os
import re
import subprocess
import sys
from datetime import timedelta

import pytest
from django.core.exceptions import ValidationError
from django.db import OperationalError
from django.test import Client
from django.utils import timezone

from intarsia.firewall import challenge as challenges
from intarsia.firewall import view_count
from intarsia.firewall.log import forget
from intarsia.firewall.models import BlockedIp, FirewallNetwork, FirewallSettings
from intarsia.firewall.rules import Follower, read_rules
from intarsia.firewall.tests.guarded_site import LISTED, OFFICE, answer, challenge_in, solved
from intarsia.state.counters.in_redis import RedisCounters
from intarsia.state.generations import current
from intarsia.wire.requests.client_ip import trusted_hops

pytestmark = pytest.mark.django_db


def test_PROT_SRV_04_listed_ip_sees_the_firewall_page_with_the_reason(site):
    """PROT-SRV-04"""
    status, html, headers = site.ask(LISTED, "/visit/")

    assert (status, headers["Cache-Control"]) == (403, "no-store")
    assert "One moment, please" in html
    assert "script-src 'self'" in headers["Content-Security-Policy"]
    assert "style=" not in html
    assert site.ask("198.51.100.1")[:2] == (200, "inside")


def test_PROT_SRV_04_visitor_who_solves_the_challenge_gets_a_key(site):
    """PROT-SRV-04"""
    _status, html, _headers = site.ask(LISTED, "/visit/", HTTP_USER_AGENT="Firefox")

    passed = answer(html, work=solved(challenge_in(html)))

    assert (passed.status_code, passed["Location"], passed["Cache-Control"]) == (303, "/visit/?a=1", "no-store")
    key = passed.cookies["ct_sfw_pass_key"]
    assert key["httponly"]
    assert key["samesite"] == "Lax"
    cookie = f"theme=dark; ct_sfw_pass_key={key.value}"
    assert site.ask(LISTED, HTTP_USER_AGENT="Firefox", HTTP_COOKIE=cookie)[:2] == (200, "inside")
    # It is invalid in another browser, and at another IP address of the same network.
    assert site.ask(LISTED, HTTP_USER_AGENT="curl", HTTP_COOKIE=cookie)[0] == 403
    assert site.ask("192.0.2.8", HTTP_USER_AGENT="Firefox", HTTP_COOKIE=cookie)[0] == 403


def test_without_a_script_eight_seconds_and_a_button_unlock_access(site, monkeypatch):
    _status, html, _headers = site.ask(LISTED, "/visit/", HTTP_USER_AGENT="Firefox")

    early = answer(html)
    assert early.status_code == 403
    assert "too fast" in early.content.decode()

    now = challenges.time.time()
    monkeypatch.setattr(challenges.time, "time", lambda: now + challenges.WAIT_SECONDS + 1)
    assert answer(html).status_code == 303


@pytest.mark.parametrize("changes", ["", "nonsense", "network.1.2:forged", "flood:" + "x" * 5000])
def test_forged_challenge_gets_a_new_one_and_no_key(site, changes):
    refused = Client(REMOTE_ADDR=LISTED).post("/protection/check/", {"challenge": changes, "work": "1"})

    assert refused.status_code == 403
    assert not refused.cookies
    assert challenge_in(refused.content.decode())


@pytest.mark.parametrize(
    "path", ["//evil.example/", "https://evil.example/", "/\\evil.example", "javascript:alert(1)", "contact/", ""]
)
def test_redirect_after_the_challenge_stays_on_this_site(site, path):
    _status, html, _headers = site.ask(LISTED, HTTP_USER_AGENT="Firefox")

    assert answer(html, work=solved(challenge_in(html)), next=path)["Location"] == "/"


def test_blocked_form_request_shows_a_link_back_to_the_form(site):
    _status, html, _headers = site.ask(LISTED, "/contact/write/", "POST", HTTP_REFERER="http://testserver/contact/?a=1")

    assert "The form was not sent" in html
    assert "data-lost" in html
    assert 'name="next" value="/contact/?a=1"' in html


@pytest.mark.parametrize("referer", ["http://[", "//evil.example//x", "", "javascript:alert(1)"])
def test_malformed_referer_leads_to_this_site(site, referer):
    html = site.ask(LISTED, "/contact/write/", "POST", HTTP_REFERER=referer)[1]

    assert re.search(r'name="next" value="/(?![/\\])', html)


def test_blocked_script_gets_json(site):
    status, body, headers = site.ask(LISTED, "/ajax/", "POST", HTTP_SEC_FETCH_DEST="empty")

    assert (status, headers["Content-Type"]) == (403, "application/json")
    answer = json.loads(body)
    assert (answer["success"], answer["data"]["status"]) == (False, 403)


@pytest.mark.parametrize(
    ("written", "kept"),
    [("::ffff:192.0.2.7", "192.0.2.7/32"), ("::ffff:0:0/96", "0.0.0.0/0"), (" 192.0.2.9/24", "192.0.2.0/24")],
)
def test_networks_are_stored_in_normalized_form(written, kept):
    network = FirewallNetwork(network=written)
    network.clean()

    assert network.network == kept


@pytest.mark.parametrize("written", ["", "nonsense", "fe80::1%eth0", "192.0.2.0/33"])
def test_invalid_network_shows_an_error(written):
    with pytest.raises(ValidationError, match="Enter an IP address or a network"):
        FirewallNetwork(network=written).clean()


def test_files_of_the_firewall_page_are_served(site):
    assert site.ask(LISTED, "/static/intarsia_firewall/stop.js")[0] == 200
    assert site.ask(LISTED, "/protection/check/", "POST")[0] == 200
    assert site.ask(LISTED, "/static/other.js")[0] == 403


def test_PROT_SRV_07_pages_above_the_limit_show_the_firewall_page(site):
    """PROT-SRV-07"""
    statuses = [site.ask("198.51.100.9")[0] for _ in range(20)]

    assert statuses[:16] == [200] * 16
    assert statuses[-1] == 403
    assert site.ask("198.51.100.10")[0] == 200


def test_calls_count_a_tenth_and_files_are_not_counted(site):
    calls = [site.ask("198.51.100.9", HTTP_SEC_FETCH_DEST="empty")[0] for _ in range(200)]
    files = [site.ask("198.51.100.8", "/static/images/oak.webp")[0] for _ in range(200)]

    assert calls[:160] == [200] * 160
    assert calls[-1] == 403
    assert set(files) == {200}


def test_ips_of_one_household_are_counted_together(site):
    assert [site.ask(f"2001:db8:1:2::{number:x}")[0] for number in range(1, 30)][-1] == 403
    assert site.ask("2001:db8:1:3::1")[0] == 200


@pytest.mark.parametrize("ip", ["127.0.0.1", "10.1.2.3", "::1", "fd00::1"])
def test_proxy_of_the_site_is_not_counted(site, ip):
    assert {site.ask(ip)[0] for _ in range(40)} == {200}


def test_processes_count_separately_without_the_store(site, monkeypatch):
    monkeypatch.setattr(view_count, "counters", lambda: RedisCounters("redis://127.0.0.1:1/0", ""))

    statuses = [site.ask("198.51.100.9")[0] for _ in range(20)]

    assert (statuses[0], statuses[-1]) == (200, 403)


def test_too_fast_solution_of_a_flood_challenge_keeps_its_reason(site, monkeypatch):
    for _ in range(20):
        _status, html, _headers = site.ask(OFFICE, HTTP_USER_AGENT="Firefox")
    early = answer(html, OFFICE)
    assert "Too many pages were opened from your network" in early.content.decode()

    challenge = challenge_in(early.content.decode())
    passed = answer(early.content.decode(), OFFICE, work=solved(challenge))
    cookie = f"apbct_antiflood_passed={passed.cookies['apbct_antiflood_passed'].value}"
    assert site.ask(OFFICE, HTTP_USER_AGENT="Firefox", HTTP_COOKIE=cookie)[0] == 200


def test_key_is_found_among_malformed_cookies(site):
    _status, html, _headers = site.ask(LISTED, HTTP_USER_AGENT="Firefox")
    key = answer(html, work=solved(challenge_in(html))).cookies["ct_sfw_pass_key"].value

    cookies = f'prefs={{"a":1}}; =; x; ct_sfw_pass_key={key}; consent=[1,2]'
    assert site.ask(LISTED, HTTP_USER_AGENT="Firefox", HTTP_COOKIE=cookies)[0] == 200


@pytest.mark.parametrize(
    ("path", "shown"),
    [("/caf\u00c3\u00a9/", "/caf%C3%A9/"), ("/a?b/", "/a%3Fb/"), ('/"><script>/', "/%22%3E%3Cscript%3E/")],
)
def test_challenge_redirects_to_the_requested_url(site, path, shown):
    assert f'name="next" value="{shown}"' in site.ask(LISTED, path)[1]


def test_headers_cannot_fill_the_memory(site, settings):
    settings.INTARSIA_TRUSTED_HOPS = 1
    trusted_hops.cache_clear()
    try:
        for number in range(50):
            site.ask("10.0.0.1", HTTP_X_FORWARDED_FOR=f"{number}{'x' * 4000}, {LISTED}")
        assert site.ask("10.0.0.1", HTTP_X_FORWARDED_FOR=f"198.51.100.1, {LISTED}")[0] == 403
        assert len(site.firewall._state.known) == 1
    finally:
        settings.INTARSIA_TRUSTED_HOPS = 0
        trusted_hops.cache_clear()


def test_failed_log_write_keeps_rules_and_counts(site, monkeypatch):
    changes = []
    monkeypatch.setattr(BlockedIp.objects, "get_or_create", broken)
    site.ask(LISTED)
    Follower(changes.append, also=[site.log.write]).look()
    assert [rules.mode for rules in changes] == ["enforce"]

    monkeypatch.undo()
    site.log.write()
    assert BlockedIp.objects.get().times == 1


def broken(**_values):
    raise OperationalError("database is locked")


def test_invalid_network_does_not_affect_the_others(site):
    FirewallNetwork.objects.bulk_create([FirewallNetwork(network="nonsense")])

    assert read_rules().networks.rule_for(LISTED) == "stop"


def test_log_entries_are_deleted_after_thirty_days(site):
    long_ago = timezone.now() - timedelta(days=31)
    BlockedIp.objects.create(
        day=timezone.localdate(long_ago), ip=LISTED, reason="network", was_blocked=True, last=long_ago
    )
    site.ask(LISTED)
    site.log.write()

    forget(timezone.now())

    assert BlockedIp.objects.get().day == timezone.localdate()


FORK = """
import os, threading
import django
django.setup()
from intarsia.firewall.middleware import guarded
guarded(lambda environ, start_response: [])
child = os.fork()
if not child:
    os._exit(sum(thread.name == "firewall-rules" for thread in threading.enumerate()))
print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""


@pytest.mark.long
def test_forked_process_follows_the_rules(tmp_path):
    own = {"DJANGO_SETTINGS_MODULE": "demo.settings", "INTARSIA_VAR": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", FORK], env={**os.environ, **own}, capture_output=True, text=True, check=True
    )

    assert done.stdout.strip() == "1"


def test_allowed_ip_has_no_page_limit(site):
    FirewallNetwork.objects.create(network="198.51.100.9", action="admit")
    site.firewall.follow(read_rules())

    assert {site.ask("198.51.100.9")[0] for _ in range(60)} == {200}


def test_monitoring_blocks_nobody_and_fills_the_log(site):
    FirewallSettings.objects.update(mode="observe")
    site.firewall.follow(read_rules())

    assert [site.ask(LISTED)[0] for _ in range(3)] == [200] * 3
    site.log.write()
    entry = BlockedIp.objects.get()
    assert (entry.ip, entry.reason, entry.was_blocked, entry.times) == (LISTED, "network", False, 3)
    assert entry.day == timezone.localdate()


def test_PROT_SRV_12_changed_settings_apply(site):
    """PROT-SRV-12"""
    changes = []
    follower = Follower(changes.append)
    follower.look()
    follower.look()
    assert [rules.mode for rules in changes] == ["enforce"]

    FirewallNetwork.objects.filter(network="192.0.2.0/24").delete()
    follower.look()
    assert changes[-1].networks.rule_for(LISTED) is None


def test_following_the_rules_writes_nothing_so_that_no_cached_page_is_dropped():
    FirewallSettings.objects.all().delete()
    before = current()
    Follower([].append).look()

    assert not FirewallSettings.objects.exists() and current() == before


def test_ipv4_mapped_ipv6_is_treated_as_ipv4(site):
    assert site.ask(f"::ffff:{LISTED}")[0] == 403


def test_unix_socket_clients_are_not_counted(site):
    assert {site.ask("")[0] for _ in range(60)} == {200}


@pytest.mark.parametrize(
    "cookie", ["ct_sfw_pass_key", "ct_sfw_pass_key=", 'ct_sfw_pass_key="\\', "=;ct_sfw_pass_key=ü"]
)
def test_malformed_cookie_unlocks_nothing(site, cookie):
    assert site.ask(LISTED, HTTP_COOKIE=cookie)[0] == 403
