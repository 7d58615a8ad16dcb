"""A page's policy allows the declared hosts, and no content can add to it."""

import json
from pathlib import Path

import pytest

from intarsia.rendering.security_policy.hosts import host_of
from intarsia.rendering.security_policy.page_policy import own_hosts, page_policy

URLS = json.loads(Path(__file__).with_name("host_urls.json").read_text("utf-8"))


@pytest.mark.parametrize(("address", "host"), URLS)
def test_the_host_of_a_url_is_the_same_in_python_and_javascript(address, host):
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
def test_invalid_hosts_do_not_change_the_policy(host):
    assert page_policy([("img-src", host), ("frame-src", host)], [host]) == page_policy([])


@pytest.mark.parametrize(
    "host", ["https://x.example", "http://x.example:8000", "wss://x.example", "https://*.x.example"]
)
def test_hosts_that_a_widget_declares_are_allowed(host):
    assert f"connect-src 'self' {host};" in page_policy([("connect-src", host)])


def test_a_widget_can_allow_frames_of_the_site_itself():
    assert "frame-src 'self';" in page_policy([("frame-src", "'self'")])


def test_an_unknown_directive_is_left_out():
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
