"""The firewall in Wagtail's admin: networks can be edited, the log is read-only."""

from datetime import date

import pytest
from bs4 import BeautifulSoup
from django.urls import NoReverseMatch, reverse
from django.utils import timezone

from intarsia.firewall.models import BlockedIp, FirewallNetwork

pytestmark = pytest.mark.django_db
STOPPED, NETWORKS = "/admin/blockedip/", "/admin/firewallnetwork/"


@pytest.fixture
def owner(client, admin_user):
    client.force_login(admin_user)
    return client


def stopped(**values) -> BlockedIp:
    defaults = {"day": date(2026, 5, 1), "ip": "192.0.2.7", "reason": "flood", "times": 3, "last": timezone.now()}
    return BlockedIp.objects.create(**defaults | {"was_blocked": True} | values)


def test_PROT_SRV_04_log_shows_blocked_ips_and_cannot_be_edited(owner):
    """PROT-SRV-04, PROT-SRV-10"""
    one = stopped()
    stopped(ip="192.0.2.8", was_blocked=False)
    html = owner.get(STOPPED).content.decode()

    assert "too many pages in a minute" in html and "Allowed (monitoring only)" in html
    assert f"{STOPPED}inspect/{one.pk}/" in html and "Add blocked ip" not in html
    for view in ("add", "edit"):
        with pytest.raises(NoReverseMatch):
            reverse(f"blockedip:{view}", args=[one.pk] if view == "edit" else [])
    assert "192.0.2.7" in owner.get(f"{STOPPED}inspect/{one.pk}/").content.decode()


@pytest.mark.parametrize("chosen", ["q=192.0.2.7", "reason=flood", "was_blocked=true", "day=2026-05-01"])
def test_PROT_SRV_10_the_log_is_filtered_and_searched(owner, chosen):
    one = stopped()
    other = stopped(ip="198.51.100.1", reason="crawler", was_blocked=False, day=date(2026, 5, 2))
    html = owner.get(f"{STOPPED}?{chosen}").content.decode()

    assert f"inspect/{one.pk}/" in html and f"inspect/{other.pk}/" not in html


def test_PROT_SRV_10_an_entry_of_the_log_has_all_that_was_noted(owner):
    html = owner.get(f"{STOPPED}inspect/{stopped(times=31).pk}/").content.decode()
    terms = [term.text.strip().lower() for term in BeautifulSoup(html, "html.parser").select("dt")]

    assert terms == ["ip address", "reason", "blocked", "count", "day", "last seen"]


@pytest.mark.parametrize("chosen", ["action=stop", "q=192.0.2.7", "q=office"])
def test_PROT_SRV_10_networks_are_filtered_and_searched(owner, chosen):
    FirewallNetwork.objects.create(network="192.0.2.7", action="stop", note="The office next door")
    FirewallNetwork.objects.create(network="198.51.100.0/24", action="allow")
    html = owner.get(f"{NETWORKS}?{chosen}").content.decode()

    assert "office next door" in html and "198.51.100.0/24" not in html


@pytest.mark.parametrize("url", [STOPPED, NETWORKS, "/admin/protection_lists/", "/admin/protection_test/"])
def test_lists_have_room_for_long_words_on_small_screens(owner, url):
    FirewallNetwork.objects.create(network="2001:db8::/32")

    assert "staffPages" in owner.get(url).content.decode()


@pytest.mark.parametrize("kind", ["intarsia_firewall/firewallsettings", "intarsia_protection/reputationsettings"])
def test_switch_labels_are_complete_on_small_screens(owner, kind):
    assert "staffPages" in owner.get(f"/admin/settings/{kind}/", follow=True).content.decode()
