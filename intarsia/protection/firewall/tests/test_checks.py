"""A site without the firewall's address is told so before anybody is stopped."""

from intarsia.protection.firewall.checks import stopped_visitors_can_answer


def test_a_site_that_has_the_address_is_well():
    assert stopped_visitors_can_answer() == []


def test_a_site_without_it_is_told_what_to_add(settings):
    settings.ROOT_URLCONF = "wagtail.urls"

    [error] = stopped_visitors_can_answer()
    assert 'include("intarsia.protection.firewall.urls")' in error.hint
