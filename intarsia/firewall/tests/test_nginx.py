"""The firewall's rules as nginx reads them: it serves files only to clients that need no decision."""

import re

import pytest

from intarsia.firewall.models import FirewallNetwork, FirewallSettings
from intarsia.firewall.nginx import firewall_conf
from intarsia.firewall.rules import read_rules

pytestmark = pytest.mark.django_db


def conf(**rules) -> str:
    FirewallSettings.objects.update_or_create(defaults={"mode": "enforce", "views_per_minute": 16, **rules})
    return firewall_conf(read_rules())


def block(text: str, variable: str) -> list[str]:
    """The lines of a `geo` or `map` that sets the variable."""
    (found,) = re.findall(rf"(?:geo|map \S+) \${variable} {{\n(.*?)\n}}", text, re.DOTALL)
    return [line.strip() for line in found.splitlines()]


def test_blocked_and_allowed_networks_are_listed_and_unreadable_ones_are_left_out():
    FirewallNetwork.objects.create(network="192.0.2.0/24", action="stop")
    FirewallNetwork.objects.create(network="192.0.2.9", action="admit")
    FirewallNetwork.objects.bulk_create([FirewallNetwork(network="nonsense", action="stop")])
    text = conf()

    assert block(text, "intarsia_stopped") == ['default "";', "192.0.2.0/24 -stopped;", '192.0.2.9/32 "";']
    # Neither allowed networks nor those of the site's own machines are counted.
    assert {"192.0.2.9/32 1;", "127.0.0.0/8 1;", "10.0.0.0/8 1;"} < set(block(text, "intarsia_uncounted"))
    assert "192.0.2.0/24 1;" not in text


def test_clients_are_counted_up_to_the_site_s_limit():
    text = conf(views_per_minute=16)

    assert block(text, "intarsia_place") == ["default $intarsia_client;", '1 "";']
    assert block(text, "intarsia_client")[0] == "default $binary_remote_addr;"
    assert "zone=intarsia_views:10m rate=16r/m;" in text


def test_names_begin_with_that_of_the_site_so_that_two_sites_share_none():
    FirewallSettings.objects.update_or_create(defaults={"mode": "enforce", "views_per_minute": 16})
    text = firewall_conf(read_rules(), "shop")

    assert block(text, "shop_stopped") and "zone=shop_views:10m" in text
    assert "$intarsia" not in text


def test_without_a_limit_nobody_is_counted():
    text = conf(views_per_minute=0)

    assert block(text, "intarsia_place") == ['default "";', '1 "";']
    assert "rate=60r/m;" in text


def test_crawler_challenge_sends_clients_without_a_cookie_to_the_application():
    assert block(conf(stops_crawlers=False), "intarsia_unproven") == ['default "";']

    first, cookie = block(conf(stops_crawlers=True), "intarsia_unproven")
    pattern = re.match(r'"~(.+)" "";', cookie)[1]
    assert first == "default -unproven;"
    assert re.search(pattern, f"a=b; wordpress_apbct_antibot={'0' * 64}")
    assert not re.search(pattern, "wordpress_apbct_antibot=1")
    assert not re.search(pattern, f"not_wordpress_apbct_antibot={'0' * 64}")


def test_inactive_firewall_sends_nobody_to_the_application():
    FirewallNetwork.objects.create(network="192.0.2.0/24", action="stop")
    text = conf(mode="off", stops_crawlers=True)

    assert "192.0.2.0/24" not in text
    assert block(text, "intarsia_stopped") == block(text, "intarsia_unproven") == ['default "";']
    assert block(text, "intarsia_uncounted") == ["default 0;"]
    assert block(text, "intarsia_place") == ['default "";', '1 "";']
