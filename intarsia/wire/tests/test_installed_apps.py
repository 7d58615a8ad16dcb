"""A site names features. The apps that these need come with them, and a check names those that are missing."""

import pytest
from django.test import override_settings

import intarsia
from intarsia.installed_apps import FEATURES, NEEDS, missing_apps
from intarsia.wire.system_checks.installed import needed_apps_are_installed

PAGES = ["intarsia.wire", "intarsia.jobs", "intarsia.page_cache", "intarsia.page_contributions"]
PAGES += ["intarsia.rendering", "intarsia.widgets", "intarsia.fonts", "intarsia.policy_reports", "intarsia.pages"]


def test_a_feature_brings_the_apps_that_it_needs():
    assert intarsia.apps("pages") == PAGES
    assert "intarsia.protection" in intarsia.apps("comments") and "intarsia.pages" not in intarsia.apps("comments")
    assert intarsia.apps() == intarsia.apps(*FEATURES) == [f"intarsia.{name}" for name in NEEDS]


def test_an_unknown_feature_is_refused_with_the_known_ones():
    with pytest.raises(
        ValueError, match="no feature blog. Choose from: pages, seo, comments, webforms, protection, firewall"
    ):
        intarsia.apps("blog")


def test_an_app_comes_after_those_that_it_needs():
    names = list(NEEDS)

    assert all(names.index(need) < names.index(name) for name, needs in NEEDS.items() for need in needs)


def test_check_names_the_missing_apps():
    with override_settings(INSTALLED_APPS=["intarsia.wire", "intarsia.rendering"]):
        (error,) = needed_apps_are_installed()

    assert error.msg == "intarsia.rendering needs intarsia.page_cache, intarsia.page_contributions in INSTALLED_APPS."
    assert needed_apps_are_installed() == []


def test_apps_of_wagtail_are_missed_without_which_no_page_of_the_admin_opens():
    assert missing_apps(set(intarsia.apps())) == {
        "intarsia.protection": ["wagtail.contrib.settings"],
        "intarsia.pages": ["wagtail.contrib.settings", "wagtail.snippets"],
    }
    assert missing_apps({*intarsia.apps(), "wagtail.contrib.settings", "wagtail.snippets"}) == {}
