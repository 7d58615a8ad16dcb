"""View restrictions are cached and never outdated."""

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from wagtail.models import Page, PageViewRestriction

from .builders import heading, page

# Nothing is cached inside a transaction.
pytestmark = pytest.mark.django_db(transaction=True, serialized_rollback=True)


@pytest.fixture(autouse=True)
def own_generations(settings, tmp_path):
    settings.INTARSIA_CACHE_DIR = tmp_path / "cache"


def status(item: Page) -> int:
    return Client().get(item.get_url()).status_code


def restrict(item: Page) -> PageViewRestriction:
    return PageViewRestriction.objects.create(page=item, restriction_type=PageViewRestriction.LOGIN)


def test_second_visit_does_not_query_view_restrictions():
    shown = page(heading("Oak"))
    status(shown)
    with CaptureQueriesContext(connection) as queries:
        assert status(shown) == 200

    assert len(queries) > 0
    assert [query["sql"] for query in queries if "pageviewrestriction" in query["sql"]] == []


def test_page_becomes_private_and_public_with_its_parent():
    above = page()
    shown = page(heading("Oak"), parent=above)
    seen = [status(shown), status(shown)]
    restriction = restrict(above)
    seen.append(status(shown))
    restriction.delete()

    assert [*seen, status(shown)] == [200, 200, 302, 200]


def test_page_moved_below_a_private_page_is_private():
    private, shown = page(), page(heading("Oak"))
    restrict(private)
    seen = [status(shown), status(shown)]
    Page.objects.get(pk=shown.pk).move(Page.objects.get(pk=private.pk), pos="last-child")

    assert [*seen, status(Page.objects.get(pk=shown.pk).specific)] == [200, 200, 302]


def test_alias_is_as_private_as_its_original():
    above = page()
    original = page(heading("Oak"), parent=above)
    alias = original.create_alias(parent=above, update_slug="alias")
    seen = [status(alias), status(alias)]
    restrict(original)

    assert [*seen, status(alias)] == [200, 200, 302]
