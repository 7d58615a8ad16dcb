"""The pages in a list of posts, which of them are private, and the number of queries."""

import datetime

import pytest
from django.contrib.contenttypes.models import ContentType
from wagtail.models import Locale, Page, Site

from intarsia.pages.models import BuilderPage
from intarsia.rendering.data_loaders import LoadContext
from intarsia.widgets.posts.server import posts

pytestmark = pytest.mark.django_db


def article(parent: Page, number: int, **fields) -> BuilderPage:
    day = datetime.datetime(2026, 1, number, tzinfo=datetime.UTC)
    image = {"type": "image", "props": {"id": "i", "image": {"id": 40 + number}}}
    document = {"root": {"props": {}}, "content": [image], "zones": {}}
    fields = {"title": f"Article {number}", "slug": f"article-{number}", "document": document, **fields}
    return parent.add_child(instance=BuilderPage(**{"first_published_at": day, **fields}))


@pytest.fixture
def journal():
    return Site.objects.get().root_page.add_child(instance=BuilderPage(title="Journal", slug="journal"))


def context(page=None):
    return LoadContext(site=Site.objects.select_related("root_page").get(), page=page)


def fill_caches():
    """Fills the caches that Django and Wagtail keep between requests."""
    ContentType.objects.get_for_model(BuilderPage)
    Site.get_site_root_paths()


def titles(data):
    return [post["title"] for post in data["a"]["posts"]]


def test_newest_posts_come_first_with_their_first_image(journal):
    for number in (1, 3, 2):
        article(journal, number)

    data = posts({"a": {"count": 2}}, context(journal))

    assert titles(data) == ["Article 3", "Article 2"]
    assert data["a"]["posts"][0]["image"] == {"$image": 43}
    assert data["a"]["posts"][0]["date"] == "2026-01-03"


def test_the_date_of_a_post_is_that_of_the_time_zone_of_the_site(journal, settings):
    settings.TIME_ZONE = "Europe/Berlin"
    article(journal, 1, first_published_at=datetime.datetime(2026, 3, 31, 22, 30, tzinfo=datetime.UTC))

    assert posts({"a": {}}, context(journal))["a"]["posts"][0]["date"] == "2026-04-01"


def test_drafts_and_private_pages_are_left_out(journal):
    """RUN-AJAX-07"""
    article(journal, 1)
    article(journal, 2, live=False)
    article(journal, 3).view_restrictions.create(restriction_type="login")

    assert titles(posts({"a": {}}, context(journal))) == ["Article 1"]


def test_pages_below_a_private_page_are_left_out(journal):
    journal.view_restrictions.create(restriction_type="login")
    article(journal, 1)

    assert titles(posts({"a": {"parent": {"page": journal.pk}}}, context())) == []


def test_list_below_a_draft_is_empty(journal):
    draft = journal.add_child(instance=BuilderPage(title="Notes", slug="notes", live=False))
    article(draft, 1)

    assert titles(posts({"a": {"parent": {"page": draft.pk}}}, context())) == []


def test_siblings_do_not_include_the_page_itself(journal):
    first, _, _ = article(journal, 1), article(journal, 2), article(journal, 3)

    assert titles(posts({"a": {"source": "siblings", "count": 2}}, context(first))) == ["Article 3", "Article 2"]


def test_home_page_has_no_siblings():
    """They are the first pages of other sites."""
    elsewhere = Page.objects.get(depth=1).add_child(instance=Page(title="Elsewhere", slug="elsewhere"))
    Site.objects.create(hostname="other.example", root_page=elsewhere)
    root = Site.objects.get(is_default_site=True).root_page

    asked = LoadContext(site=Site.objects.get(is_default_site=True), page=root)
    assert titles(posts({"a": {"source": "siblings"}}, asked)) == []


def test_pages_of_another_site_are_not_listed(journal):
    article(journal, 1)
    elsewhere = Page.objects.get(depth=1).add_child(instance=Page(title="Elsewhere", slug="elsewhere"))
    other = Site.objects.create(hostname="other.example", root_page=elsewhere)

    asked = LoadContext(site=other, page=elsewhere)
    assert titles(posts({"a": {"parent": {"page": journal.pk}}}, asked)) == []


def test_translations_belong_to_the_site(journal):
    german = Site.objects.get().root_page.copy_for_translation(Locale.objects.create(language_code="de"))
    german.save_revision().publish()
    article(german, 1)

    assert titles(posts({"a": {"parent": {"page": german.pk}}}, context(journal))) == ["Article 1"]


def test_each_of_several_lists_has_its_own_pages(journal):
    news = journal.add_sibling(instance=BuilderPage(title="News", slug="news"), pos="right")
    for number in (1, 2, 3):
        article(journal, number)
    article(news, 4)

    data = posts({"a": {"count": 2}, "b": {"parent": {"page": news.pk}}, "c": {"parent": 9999}}, context(journal))

    assert titles(data) == ["Article 3", "Article 2"]
    assert [post["title"] for post in data["b"]["posts"]] == ["Article 4"]
    assert data["c"]["posts"] == []


def test_template_or_invalid_setting_gives_an_empty_list(journal):
    assert titles(posts({"a": {}}, context(object()))) == []
    assert titles(posts({"a": {"count": "many", "parent": {"url": "/x/"}}}, context(journal))) == []


@pytest.mark.parametrize("count", [1, 12])
def test_query_count_does_not_grow_with_posts(journal, count, django_assert_num_queries):
    """Restrictions, the pages in order, and what is special to their kind."""
    for number in range(1, count + 1):
        article(journal, number)
    asked = context(journal)
    fill_caches()

    with django_assert_num_queries(3):
        posts({"a": {"count": 12}, "b": {"count": 3}}, asked)


@pytest.mark.parametrize("count", [1, 12])
def test_chosen_page_and_siblings_need_three_more_queries(journal, count, django_assert_num_queries):
    """The site's first pages, the pages that the lists are about, and their restrictions."""
    articles = [article(journal, number) for number in range(1, count + 1)]
    asked = context(articles[0])
    fill_caches()

    with django_assert_num_queries(6):
        posts({"a": {"source": "siblings"}, "b": {"parent": {"page": journal.pk}}}, asked)


def test_change_of_a_listed_page_purges_the_list(journal):
    page = article(journal, 1)
    asked = context(journal)
    posts({"a": {}}, asked)

    assert {f"children-{journal.pk}", f"page-{page.pk}"} <= asked.tags
