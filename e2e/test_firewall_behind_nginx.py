"""The firewall's rules also apply where nginx serves published pages from files."""

import os
import signal
import sys
import tempfile
import time
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from intarsia.firewall.crawlers.browser_proof import make_proof
from intarsia.firewall.firewall import Firewall
from intarsia.firewall.log import BlockLog
from intarsia.firewall.models import FirewallNetwork, FirewallSettings
from intarsia.firewall.pass_keys import Visitor, make_pass_key
from intarsia.firewall.rules import read_rules
from intarsia.firewall.tests.guarded_site import LISTED, OFFICE
from intarsia.page_cache.tests.web import web
from intarsia.protection.tests.conftest import own_store  # noqa: F401
from intarsia.wire.requests.client_ip import trusted_hops

pytestmark = [pytest.mark.django_db, pytest.mark.services, pytest.mark.programs("nginx")]


@pytest.fixture
def folder():
    with tempfile.TemporaryDirectory(prefix="in-") as folder:
        yield Path(folder)


@pytest.fixture(autouse=True)
def behind_nginx(settings):
    settings.INTARSIA_TRUSTED_HOPS = 1
    trusted_hops.cache_clear()
    yield
    settings.INTARSIA_TRUSTED_HOPS = 0
    trusted_hops.cache_clear()


class GuardedSite:
    """A site with a firewall behind nginx, with one page that is a file."""

    def __init__(self, folder, **rules):
        FirewallSettings.objects.update_or_create(defaults={"mode": "enforce", **rules})
        FirewallNetwork.objects.create(network="192.0.2.0/24")
        self.folder, self.rules = folder, folder / "firewall.conf"
        call_command("intarsia_firewall_nginx", self.rules, name="intarsia")

    def __enter__(self):
        self._web = web(self.folder, firewall=str(self.rules), around=self._around)
        self.web = self._web.__enter__()
        cookie = f"wordpress_apbct_antibot={'0' * 64}"
        if self.firewall._state.crawlers:
            cookie = f"wordpress_apbct_antibot={make_proof(Visitor('bakery.test', '203.0.113.1', ''))}"
        assert self.web.reaches("/", X_Visitor="203.0.113.1", Cookie=cookie)
        return self

    def __exit__(self, *error):
        self._web.__exit__(*error)

    def _around(self, application):
        self.firewall = Firewall(application, BlockLog(), read_rules())
        return self.firewall

    def get(self, visitor, **headers):
        """The status, and whether the application received the request."""
        before = len(self.web.asked)
        answer = self.web.get("/", X_Visitor=visitor, **headers)
        return answer.status, len(self.web.asked) > before

    def becomes(self, visitor, expected):
        """nginx takes a moment until its new workers run."""
        deadline = time.monotonic() + 20
        while (seen := self.get(visitor)) != expected and time.monotonic() < deadline:
            time.sleep(0.05)
        return seen == expected

    def follow(self):
        """What the command does with --watch --reload, and what the processes of the site do by themselves."""
        self.firewall.follow(read_rules())
        call_command("intarsia_firewall_nginx", self.rules, name="intarsia")
        os.kill(int((self.folder / "nginx.pid").read_text()), signal.SIGHUP)


def test_PROT_SRV_04_a_listed_ip_gets_the_firewall_page_and_others_the_file(folder):
    """PROT-SRV-04"""
    with GuardedSite(folder) as site:
        assert site.get(OFFICE) == (200, False)
        assert site.get(LISTED) == (403, True)


def test_a_visitor_who_passed_the_challenge_gets_in_through_the_application(folder):
    with GuardedSite(folder) as site:
        key = make_pass_key(Visitor("bakery.test", LISTED, "Firefox"), "network")

        assert site.get(LISTED, Cookie=f"ct_sfw_pass_key={key}", User_Agent="Firefox") == (200, True)
        assert site.get(LISTED, Cookie="ct_sfw_pass_key=forged", User_Agent="Firefox") == (403, True)


def test_PROT_SRV_12_a_change_of_the_lists_reaches_nginx(folder):
    """PROT-SRV-12"""
    with GuardedSite(folder) as site:
        FirewallNetwork.objects.create(network=f"{LISTED}/32", action="admit")
        FirewallNetwork.objects.create(network=f"{OFFICE}/32")
        site.follow()

        assert site.becomes(OFFICE, (403, True))
        assert site.becomes(LISTED, (200, False))


def test_PROT_SRV_07_requests_over_the_limit_reach_the_application_which_blocks_them(folder):
    """PROT-SRV-07"""
    with GuardedSite(folder, views_per_minute=10) as site:
        seen = [site.get(OFFICE) for _ in range(90)]

        assert seen[0] == (200, False)
        assert seen[-1] == (403, True)
        assert site.get("198.51.100.41") == (200, False)


def test_PROT_SRV_07_all_ips_of_an_ipv6_network_share_the_limit(folder):
    """PROT-SRV-07: a household or a rented server has all IP addresses of a /64."""
    with GuardedSite(folder, views_per_minute=10) as site:
        seen = [site.get(f"2001:db8:1:2::{number:x}") for number in range(1, 91)]

        assert seen[0] == (200, False)
        assert seen[-1] == (403, True)
        assert site.get("2001:db8:1:3::1") == (200, False)


@pytest.mark.parametrize(
    ("one", "other", "neighbor"),
    [
        ("2001:db8::7", "2001:db8::9:8:7:6", "2001:db8:0:1::7"),
        ("2001:db8:5::7", "2001:db8:5:0:9:8:7:6", "2001:db8:6::7"),
        ("::ffff:198.51.100.7", "::ffff:198.51.100.7", "::ffff:198.51.100.8"),
    ],
)
def test_PROT_SRV_07_nginx_knows_a_network_however_its_ips_are_written(folder, one, other, neighbor):
    """PROT-SRV-07"""
    with GuardedSite(folder, views_per_minute=10) as site:
        seen = [site.get(one if number % 2 else other) for number in range(90)]

        assert seen[-1][1]
        assert site.get(neighbor) == (200, False)


def test_PROT_SRV_06_the_application_counts_visitors_without_script_proof(folder):
    """PROT-SRV-06"""
    with GuardedSite(folder, stops_crawlers=True) as site:
        proof = make_proof(Visitor("bakery.test", OFFICE, "Firefox"))

        assert site.get(OFFICE, User_Agent="curl") == (200, True)
        assert site.get(OFFICE, User_Agent="Firefox", Cookie=f"a=b; wordpress_apbct_antibot={proof}") == (200, False)
        assert site.get(OFFICE, User_Agent="Firefox", Cookie="wordpress_apbct_antibot=1") == (403, True)


def test_switched_off_it_changes_nothing(folder):
    with GuardedSite(folder, mode="off") as site:
        assert [site.get(LISTED) for _ in range(80)] == [(200, False)] * 80


def test_the_file_is_written_at_once_and_nginx_reloads_only_after_changes(folder):
    reloaded = folder / "reloaded"
    FirewallSettings.objects.update_or_create(defaults={"mode": "enforce"})
    listed = [("nonsense", "stop"), ("less; of it", "admit"), ("192.0.2.0/24", "stop"), ("192.0.2.9", "admit")]
    FirewallNetwork.objects.bulk_create([FirewallNetwork(network=network, action=action) for network, action in listed])
    reload = f"{sys.executable} -c \"open('{reloaded}', 'a').write('x')\""

    for _ in range(2):
        call_command("intarsia_firewall_nginx", folder / "rules.conf", reload=reload)

    assert reloaded.read_text() == "x"
    assert "192.0.2.0/24 -stopped;" in (folder / "rules.conf").read_text()
    assert "192.0.2.9/32 1;" in (folder / "rules.conf").read_text()
    assert "nonsense" not in (folder / "rules.conf").read_text()
    assert "less" not in (folder / "rules.conf").read_text()


def test_a_failed_write_or_reload_is_reported_in_one_sentence(folder):
    with pytest.raises(CommandError, match="cannot be written"):
        call_command("intarsia_firewall_nginx", folder / "none" / "rules.conf")
    with pytest.raises(CommandError, match="nginx still uses the old rules"):
        call_command("intarsia_firewall_nginx", folder / "rules.conf", reload="false", stderr=StringIO())
