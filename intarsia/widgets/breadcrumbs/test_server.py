"""The parent pages in the breadcrumbs, which of them are private, and the number of queries."""

import pytest
from wagtail.models import Locale, PageViewRestriction, Site

from intarsia.pages.tests.builders import home, page
from intarsia.rendering.data_loaders import LoadContext
from intarsia.widgets.breadcrumbs.server import trails

pytestmark = pytest.mark.django_db


def on(item) -> LoadContext:
    return LoadContext(site=Site.objects.select_related("root_page").get(), page=item)


def shown(item) -> list[tuple[str, str]]:
    return [(crumb["text"], crumb["href"]) for crumb in trails({"b": {}}, on(item))["b"]["trail"]]


@pytest.fixture
def journal():
    return page(title="Journal", slug="journal")


def test_trail_starts_at_the_home_page_and_ends_at_the_page(journal):
    article = page(title="Glue", slug="glue", parent=journal)

    assert shown(article)[1:] == [("Journal", "/journal/"), ("Glue", "/journal/glue/")]
    assert shown(article)[0][1] == "/"
    assert shown(home()) == [(home().title, "/")]


def test_drafts_and_private_parent_pages_are_left_out(journal):
    """RUN-AJAX-07"""
    draft = page(title="Secret", slug="secret", parent=journal, live=False)
    article = page(title="Glue", slug="glue", parent=draft)
    assert [text for text, _href in shown(article)][1:] == ["Journal", "Glue"]

    PageViewRestriction.objects.create(page=journal, restriction_type=PageViewRestriction.LOGIN)
    assert [text for text, _href in shown(article)][1:] == ["Glue"]


def test_trail_of_a_translation_starts_at_its_home_page(settings):
    german = home().copy_for_translation(Locale.objects.create(language_code="de"))
    german.title = "Startseite"
    german.save_revision().publish()

    assert [text for text, _href in shown(page(title="Kurse", slug="kurse", parent=german))] == ["Startseite", "Kurse"]


def test_change_of_any_parent_page_purges_the_page(journal):
    draft = page(title="Notes", slug="notes", parent=journal, live=False)
    context = on(page(parent=draft))
    trails({"b": {}}, context)

    assert {f"page-{home().pk}", f"page-{journal.pk}", f"page-{draft.pk}"} <= context.tags


def test_query_count_does_not_grow_with_depth_or_elements(journal, django_assert_num_queries):
    """The pages above, restrictions, and which of those pages everybody may see."""
    deep = page(parent=page(parent=page(parent=journal)))
    contexts = [on(page()), on(deep)]
    Site.get_site_root_paths()

    for context in contexts:
        with django_assert_num_queries(3):
            trails({"a": {}, "b": {}}, context)


def test_template_has_no_trail():
    assert trails({"b": {}}, LoadContext()) == {}
    assert trails({"b": {}}, on(object())) == {}
