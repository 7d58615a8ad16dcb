"""Domains of disposable e-mail addresses."""

import re

import pytest
from disposable_email_domains import blocklist

from intarsia.protection.checks.email_domain.disposable import is_disposable


def test_list_of_the_package_contains_thousands_of_host_names_in_lower_case():
    host = re.compile(r"(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9])?\.)+[a-z0-9-]{2,}")

    assert len(blocklist) > 10_000
    assert [domain for domain in blocklist if not host.fullmatch(domain)] == []


@pytest.mark.parametrize(
    ("domain", "is_listed"),
    [
        ("mailinator.com", True),
        ("inbox.mailinator.com", True),
        ("a.b.c.d.mailinator.com", True),
        ("my-own-mailinator.com", False),
        ("mailinator.com.example.org", False),
        ("com", False),
        ("example.org", False),
        ("", False),
    ],
)
def test_disposable_domain_includes_its_subdomains(domain, is_listed):
    assert is_disposable(domain) is is_listed


@pytest.mark.parametrize(
    "domain", ["gmail.com", "gmx.de", "orange.fr", "duck.com", "mozmail.com", "proton.me", "web.de"]
)
def test_mailboxes_and_aliases_of_people_are_not_disposable(domain):
    assert not is_disposable(domain)


def test_site_can_add_domains(settings):
    settings.INTARSIA_DISPOSABLE_DOMAINS = ["example.org"]

    assert is_disposable("mail.example.org") and is_disposable("mailinator.com")
    assert not is_disposable("example.com")


def test_site_can_except_domains_and_the_longest_name_decides(settings):
    settings.INTARSIA_DISPOSABLE_DOMAINS = ["trash.mailinator.com"]
    settings.INTARSIA_NOT_DISPOSABLE_DOMAINS = ["mailinator.com", "friends.yopmail.com"]

    assert not is_disposable("mailinator.com") and not is_disposable("inbox.mailinator.com")
    assert is_disposable("a.trash.mailinator.com")
    assert is_disposable("yopmail.com") and not is_disposable("a.friends.yopmail.com")
