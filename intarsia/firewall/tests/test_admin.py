"""The firewall in Wagtail's admin: networks can be edited, the log is read-only."""

from datetime import date

import pytest
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


@pytest.mark.parametrize("url", [STOPPED, NETWORKS, "/admin/protection_lists/", "/admin/protection_test/"])
def test_lists_have_room_for_long_words_on_small_screens(owner, url):
    FirewallNetwork.objects.create(network="2001:db8::/32")

    assert "staffPages" in owner.get(url).content.decode()


@pytest.mark.parametrize("kind", ["intarsia_firewall/firewallsettings", "intarsia_protection/reputationsettings"])
def test_switch_labels_are_complete_on_small_screens(owner, kind):
    assert "staffPages" in owner.get(f"/admin/settings/{kind}/", follow=True).content.decode()
