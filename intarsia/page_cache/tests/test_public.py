"""What is made from something that cannot be cached cannot be cached either."""

from django.http import HttpResponse

from intarsia.page_cache import Public, Uncacheable


def test_what_is_made_from_something_uncacheable_is_uncacheable():
    assert Public(1).map(str) == Public("1")
    assert isinstance(Uncacheable(HttpResponse()).map(lambda response: response.content), Uncacheable)
