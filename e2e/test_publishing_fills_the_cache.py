"""Request flows 2 and 3 on a server with two workers: a published page is in the cache of each of them."""

import pytest

from e2e.people import Owner, answers_until, both_workers, document, element, visit

pytestmark = pytest.mark.server


def test_a_published_page_is_in_the_cache_of_every_worker_before_the_first_visit(site):
    path = "/drawn-ahead/"
    owner = Owner(site.url, site.add_page("Rendered ahead", "drawn-ahead"))
    owner.load()
    # Both workers learn the host that visitors use.
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
