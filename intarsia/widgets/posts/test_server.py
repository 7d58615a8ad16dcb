"""Which pages a list of posts shows, to whom, and at what price."""

import datetime

import pytest
from wagtail.models import Page, Site

from intarsia.pages.models import DocumentPage
from intarsia.rendering.data_loaders import LoadContext
from intarsia.widgets.posts.server import posts

pytestmark = pytest.mark.django_db


def article(parent: Page, number: int, **fields) -> DocumentPage:
    day = datetime.datetime(2026, 1, number, tzinfo=datetime.UTC)
    picture = {"type": "image", "props": {"id": "i", "image": {"id": 40 + number}}}
    document = {"root": {"props": {}}, "content": [picture], "zones": {}}
    fields = {"title": f"Article {number}", "slug": f"article-{number}", "document": document, **fields}
    return parent.add_child(instance=DocumentPage(first_published_at=day, **fields))


@pytest.fixture
def journal():
    return Site.objects.get().root_page.add_child(instance=DocumentPage(title="Journal", slug="journal"))


def context(page=None):
    return LoadContext(site=Site.objects.get(), page=page)


def titles(data):
    return [post["title"] for post in data["a"]["posts"]]


def test_the_newest_come_first_with_their_first_picture(journal):
    for number in (1, 3, 2):
        article(journal, number)

    data = posts({"a": {"count": 2}}, context(journal))

    assert titles(data) == ["Article 3", "Article 2"]
    assert data["a"]["posts"][0]["image"] == {"$image": 43}
    assert data["a"]["posts"][0]["date"] == "2026-01-03"


def test_drafts_and_private_pages_never_appear(journal):
    """RUN-AJAX-07"""
    article(journal, 1)
    article(journal, 2, live=False)
    article(journal, 3).view_restrictions.create(restriction_type="login")

    assert titles(posts({"a": {}}, context(journal))) == ["Article 1"]


def test_siblings_leave_out_the_page_itself(journal):
    first, _ = article(journal, 1), article(journal, 2)

    assert titles(posts({"a": {"source": "siblings"}}, context(first))) == ["Article 2"]


def test_pages_of_another_site_are_not_listed(journal):
    article(journal, 1)
    elsewhere = Page.objects.get(depth=1).add_child(instance=Page(title="Elsewhere", slug="elsewhere"))
    other = Site.objects.create(hostname="other.example", root_page=elsewhere)

    assert posts({"a": {"parent": journal.pk}}, LoadContext(site=other, page=elsewhere))["a"]["posts"] == []


def test_twelve_posts_cost_as_many_queries_as_one(journal, django_assert_max_num_queries):
    for number in range(1, 13):
        article(journal, number)
    posts({"a": {}}, context(journal))

    with django_assert_max_num_queries(5):
        posts({"a": {"count": 12}}, context(journal))


def test_the_page_is_drawn_anew_when_one_of_them_changes(journal):
    page = article(journal, 1)
    asked = context(journal)
    posts({"a": {}}, asked)

    assert {f"children-{journal.pk}", f"page-{page.pk}"} <= asked.tags
