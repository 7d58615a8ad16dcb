"""Walks 2 and 3 on a server with two workers: what is published lies ready in each of them."""

import pytest

from e2e.people import Owner, answers_until, document, element, visit

pytestmark = pytest.mark.browser


@pytest.fixture
def page(site):
    """Key and path of a page that nobody has published yet."""
    code = (
        "from wagtail.models import Site; from intarsia.pages.models import DocumentPage;"
        "page = Site.objects.get().root_page.add_child("
        "instance=DocumentPage(title='Drawn ahead', slug='drawn-ahead', live=False));"
        "print(page.pk)"
    )
    return int(site.manage("shell", "-v0", "-c", code).split()[-1]), "/drawn-ahead/"


def test_a_published_page_lies_in_the_memory_of_every_worker_before_anybody_asks(site, page):
    pk, path = page
    owner = Owner(site.url, pk)
    owner.load()
    # Both workers learn at which address visitors come.
    answers_until(f"{site.url}/", lambda seen: len({answer.worker for answer in seen}) == 2)
    owner.save(document(element("heading", "first", title="First")), "publish")

    def all_have_it(seen):
        return len({answer.worker for answer in seen if answer.is_from_memory}) == 2

    # HEAD is answered from memory and never fills it.
    answers_until(site.url + path, all_have_it, "HEAD")
    assert "First" in visit(site.url + path).html

    owner.save(document(element("heading", "first", title="Second")), "publish")
    answers_until(site.url + path, lambda seen: "Second" in seen[-1].html)
    answers_until(site.url + path, all_have_it, "HEAD")
