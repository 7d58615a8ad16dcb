"""A page's policy names hosts, and nothing that anybody wrote can make it say more."""

import json
from pathlib import Path

import pytest

from intarsia.rendering.hosts import host_of
from intarsia.rendering.policy import own_hosts, page_policy

ADDRESSES = json.loads(Path(__file__).with_name("host_addresses.json").read_text("utf-8"))


@pytest.mark.parametrize(("address", "host"), ADDRESSES)
def test_the_host_of_an_address_is_the_same_in_both_languages(address, host):
    """web/kit/schema/hosts.test.ts reads the same list."""
    assert host_of(address) == host


NO_HOSTS = (
    "https://x; script-src-elem * 'unsafe-inline'",
    "https://x 'unsafe-inline'",
    "https://x,https://y",
    "'unsafe-inline'",
    "'unsafe-eval'",
    "https://x/\n",
    "https:",
    "data:",
    "*",
    "",
)


@pytest.mark.parametrize("host", NO_HOSTS)
def test_what_is_no_host_opens_nothing_and_closes_nothing(host):
    assert page_policy([("img-src", host), ("frame-src", host)], [host]) == page_policy([])


@pytest.mark.parametrize(
    "host", ["https://x.example", "http://x.example:8000", "wss://x.example", "https://*.x.example"]
)
def test_what_a_widget_declares_is_let_in(host):
    assert f"connect-src 'self' {host};" in page_policy([("connect-src", host)])


def test_a_page_may_frame_itself_where_a_widget_says_so():
    assert "frame-src 'self';" in page_policy([("frame-src", "'self'")])


def test_a_directive_that_nobody_knows_takes_no_page_with_it():
    assert page_policy([("script-src-elem", "https://x.example")]) == page_policy([])


@pytest.mark.parametrize(
    ("static", "media", "hosts"),
    [
        ("/static/", "/media/", []),
        (
            "https://files.example/s/",
            "https://Bucket.example:9000/m/",
            ["https://files.example", "https://bucket.example:9000"],
        ),
        ("//files.example/s/", "/media/", ["https://files.example"]),
        (None, "", []),
    ],
)
def test_the_hosts_of_the_sites_own_files(settings, static, media, hosts):
    settings.STATIC_URL, settings.MEDIA_URL = static, media
    assert own_hosts() == hosts
