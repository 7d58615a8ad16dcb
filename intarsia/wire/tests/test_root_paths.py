"""A site that uses one of our URLs itself gives ours another path. e2e/test_urls_of_a_site.py does it in a browser."""

import pytest
from django.core.checks import run_checks

from intarsia.root_paths import root_path
from intarsia.wire.named_calls.call_urls import call_urls


def problems() -> str:
    return " ".join(one.msg for one in run_checks(tags=["intarsia"]) if one.id == "intarsia.E122")


def test_only_the_first_part_of_a_route_is_replaced(settings):
    settings.INTARSIA_URLS = {"forms": "/intarsia/forms/", "ajax": "calls"}

    assert root_path("forms/<int:form>/forms/") == "intarsia/forms/<int:form>/forms/"
    assert root_path("ajax/") == "calls/" and root_path("api/openapi.json") == "api/openapi.json"
    assert problems() == ""


@pytest.mark.parametrize(
    ("chosen", "problem"),
    [
        (["find"], "not a dictionary"),
        ({"serach": "find"}, "not a path of Intarsia"),
        ({"search": ""}, "special characters"),
        ({"search": "<int:x>"}, "special characters"),
        ({"search": 5}, "special characters"),
        ({"search": "api"}, "two paths"),
    ],
)
def test_paths_that_cannot_be_used_are_named(settings, chosen, problem):
    settings.INTARSIA_URLS = chosen

    assert problem in problems()


def test_pages_name_the_urls_of_calls_also_if_the_project_does_not_include_them(settings):
    assert call_urls() == {"ajax": "/ajax/", "listingAjax": "/listing-ajax/", "rest": "/api/"}
    settings.ROOT_URLCONF, settings.INTARSIA_URLS = "intarsia.wire.tests.no_urls", {"ajax": "calls"}
    assert call_urls() == {"ajax": "/calls/", "listingAjax": "/listing-ajax/", "rest": "/api/"}
