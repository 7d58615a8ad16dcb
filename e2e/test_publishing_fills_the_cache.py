"""Walks 2 and 3 on a server with two workers: what is published lies ready in each of them."""

import pytest

from e2e.people import Owner, answers_until, both_workers, document, element, visit

pytestmark = pytest.mark.server


def test_a_published_page_lies_in_the_memory_of_every_worker_before_anybody_asks(site):
    path = "/drawn-ahead/"
    owner = Owner(site.url, site.add_page("Drawn ahead", "drawn-ahead"))
    owner.load()
    # Both workers learn at which address visitors come.
    answers_until(f"{site.url}/", both_workers)
    owner.save(document(element("heading", "first", title="First")), "publish")

    def all_have_it(seen):
        return len({answer.worker for answer in seen if answer.is_from_memory}) == 2

    # HEAD is answered from memory and never fills it.
    answers_until(site.url + path, all_have_it, "HEAD")
    assert "First" in visit(site.url + path).html

    owner.save(document(element("heading", "first", title="Second")), "publish")
    answers_until(site.url + path, lambda seen: "Second" in seen[-1].html)
    answers_until(site.url + path, all_have_it, "HEAD")
