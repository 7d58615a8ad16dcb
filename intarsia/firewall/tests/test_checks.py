"""A system check reports missing URLs of the firewall."""

from intarsia.firewall.checks import stopped_visitors_can_answer


def test_system_check_passes_with_the_urls():
    assert stopped_visitors_can_answer() == []


def test_system_check_fails_without_the_urls(settings):
    settings.ROOT_URLCONF = "wagtail.urls"

    [error] = stopped_visitors_can_answer()
    assert 'include("intarsia.firewall.urls")' in error.hint


def test_system_check_passes_for_a_project_without_any_urls(settings):
    settings.ROOT_URLCONF = ""

    assert stopped_visitors_can_answer() == []
