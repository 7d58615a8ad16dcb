"""Domains of disposable e-mail addresses."""

import re

import pytest

from intarsia.protection.checks.email_domain.disposable import KNOWN, is_disposable


def test_each_listed_domain_is_a_host_name_in_lower_case():
    host = re.compile(r"(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}")

    assert [domain for domain in KNOWN if not host.fullmatch(domain)] == []


@pytest.mark.parametrize(
    ("domain", "is_listed"),
    [
        ("mailinator.com", True),
        ("inbox.mailinator.com", True),
        ("notmailinator.com", False),
        ("com", False),
        ("example.org", False),
        ("", False),
    ],
)
def test_disposable_domain_includes_its_subdomains(domain, is_listed):
    assert is_disposable(domain) is is_listed


def test_site_can_add_domains(settings):
    settings.INTARSIA_DISPOSABLE_DOMAINS = ["example.org"]

    assert is_disposable("mail.example.org") and is_disposable("mailinator.com")
    assert not is_disposable("example.com")
