"""Search engines that are verified by DNS are not limited; others that claim to be one are."""

import pytest

from intarsia.firewall.search_engines.engines import ENGINES, domains_of
from intarsia.firewall.search_engines.names import verify_ip
from intarsia.firewall.tests.guarded_site import walled_site
from intarsia.protection.checks.email_domain import servers
from intarsia.protection.tests.name_server import name_server

GOOGLE = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"
TRUE, FALSE, SILENT, STOLEN = "203.0.113.5", "198.51.100.66", "203.0.113.77", "203.0.113.9"
OF_GOOGLE = ("googlebot.com", "google.com")
RECORDS = {
    ("5.113.0.203.in-addr.arpa", "PTR"): "crawl-203-0-113-5.googlebot.com.",
    ("crawl-203-0-113-5.googlebot.com", "A"): TRUE,
    # Anyone can name their own IP address like this, but the engine's domain does not resolve back to it.
    ("66.100.51.198.in-addr.arpa", "PTR"): "crawl-1.googlebot.com.",
    ("crawl-1.googlebot.com", "A"): "203.0.113.1",
    ("9.113.0.203.in-addr.arpa", "PTR"): "googlebot.com.evil.example.",
    ("googlebot.com.evil.example", "A"): STOLEN,
    ("5.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa", "PTR"): "six.googlebot.com.",
    ("six.googlebot.com", "AAAA"): "2001:db8::5",
}


@pytest.fixture
def names(settings):
    with name_server(RECORDS) as server:
        settings.INTARSIA_NAME_SERVER = server.address
        yield server


@pytest.mark.parametrize(
    ("ip", "answer"),
    [(TRUE, "yes"), ("2001:db8::5", "yes"), (FALSE, "no"), (STOLEN, "no"), ("203.0.113.200", "no")],
)
def test_dns_name_must_belong_to_the_engine_and_resolve_back(names, ip, answer):
    assert verify_ip(ip, OF_GOOGLE) == answer


def test_all_lookups_of_an_ip_share_one_deadline(names, monkeypatch):
    """The thread that makes them also reads the rules of the firewall."""
    moments = iter((0.0, 0.0, servers.TIMEOUT_SECONDS + 0.1))
    monkeypatch.setattr(servers, "monotonic", lambda: next(moments))

    assert verify_ip(TRUE, OF_GOOGLE) == "unknown"
    assert names.asked == ["5.113.0.203.in-addr.arpa PTR"]


def test_unanswered_dns_lookup_decides_nothing(settings):
    settings.INTARSIA_NAME_SERVER = "127.0.0.1:1"

    assert verify_ip(TRUE, OF_GOOGLE) == "unknown"


@pytest.mark.parametrize("user_agent", ["", "Mozilla/5.0 (X11; Linux) Firefox/140.0", "curl/8.0"])
def test_browsers_cause_no_dns_lookups(user_agent):
    assert domains_of(user_agent) == ()


def test_every_engine_has_a_complete_domain():
    assert len(ENGINES) > 3 and all(ENGINES.values())
    assert all("." in domain for domains in ENGINES.values() for domain in domains)


def opened(site, ip, count=40):
    return [site.ask(ip, f"/page-{one}/", HTTP_USER_AGENT=GOOGLE)[0] for one in range(count)]


@pytest.mark.django_db
def test_PROT_SRV_06_verified_search_engine_is_not_limited(names):
    """PROT-SRV-06"""
    site = walled_site(views_per_minute=1000, stops_crawlers=True, pages_without_script=8)
    # No request waits for DNS: both are allowed until the lookup is done.
    assert set(opened(site, TRUE) + opened(site, FALSE)) == {200}

    site.firewall.search_engines.ask()

    assert set(opened(site, TRUE)) == {200}
    assert opened(site, FALSE)[-1] == 403


@pytest.mark.long
@pytest.mark.django_db
def test_unverified_search_engine_has_the_page_limit(settings):
    settings.INTARSIA_NAME_SERVER = "127.0.0.1:1"
    site = walled_site(views_per_minute=10, stops_crawlers=True, pages_without_script=8)
    opened(site, SILENT, 9)
    site.firewall.search_engines.ask()

    assert opened(site, SILENT, 40)[-1] == 403


@pytest.mark.django_db
def test_search_engine_in_a_blocked_network_is_blocked(names):
    site = walled_site()

    assert site.ask("192.0.2.9", HTTP_USER_AGENT=GOOGLE)[0] == 403


@pytest.mark.django_db
def test_fake_search_engines_cannot_fill_the_memory(names):
    site = walled_site(views_per_minute=10)
    for number in range(400):
        for _ in range(12):
            site.ask(f"100.64.{number // 200}.{number % 200}", HTTP_USER_AGENT=GOOGLE)

    assert site.ask("100.64.1.199", HTTP_USER_AGENT=GOOGLE)[0] == 403


@pytest.mark.django_db
@pytest.mark.parametrize("of_one_network", ["2001:db8:66:{:x}::1", "2001:db8:66:1::{:x}", "198.51.100.{}"])
def test_PROT_SRV_06_one_network_does_not_delay_other_lookups(names, of_one_network):
    """PROT-SRV-06: bots can use IP addresses of 65,536 networks at no cost."""
    site = walled_site(views_per_minute=1000, stops_crawlers=True, pages_without_script=8)
    for number in range(1, 251):
        site.firewall.search_engines.status(of_one_network.format(number), GOOGLE)

    assert set(opened(site, "2001:db8::5") + opened(site, TRUE)) == {200}
    # Waiting lookups keep their place.
    assert site.firewall.search_engines.status(of_one_network.format(1), GOOGLE) == "unproven"
    assert site.firewall.search_engines.status(of_one_network.format(250), GOOGLE) == "no"
