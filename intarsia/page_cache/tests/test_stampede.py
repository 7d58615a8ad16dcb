"""Simultaneous requests for an uncached page share one render."""

import threading

import pytest

from .site import HTML, PAGE, TAGGED, Cached, visit

VISITORS = 12


class Crowd:
    """Visitors who all request the page while it is being rendered."""

    def __init__(self, cached, answers_with):
        self.cached = cached
        self.arrived = threading.Semaphore(0)
        self.renderings = 0
        self._answers_with = answers_with
        self._lock = threading.Lock()
        flights = cached.cache._render_once._pending
        join = flights.join

        def boarding(key):
            result = join(key)
            self.arrived.release()
            return result

        flights.join = boarding
        cached.cache._render_once._application = self._render

    def _render(self, environ, start_response):
        with self._lock:
            self.renderings += 1
            number = self.renderings
        if number == 1:
            for _ in range(VISITORS):
                assert self.arrived.acquire(timeout=10)
        return self._answers_with(number, start_response)

    def visit(self):
        results = []

        def one():
            try:
                results.append(visit(self.cached.application).body)
            except RuntimeError as error:
                results.append(str(error))

        threads = [threading.Thread(target=one) for _ in range(VISITORS)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(timeout=30)
        return results


def page(number, start_response, body=PAGE):
    start_response("200 OK", [HTML, TAGGED])
    return [body]


def test_one_request_renders_and_all_get_the_page(tmp_path):
    crowd = Crowd(Cached(tmp_path), page)
    assert crowd.visit() == [PAGE] * VISITORS
    assert crowd.renderings == 1


def test_if_the_first_render_fails_the_other_requests_render(tmp_path):
    def fails_once(number, start_response):
        if number == 1:
            raise RuntimeError("the oven is cold")
        return page(number, start_response)

    results = Crowd(Cached(tmp_path), fails_once).visit()
    assert results.count("the oven is cold") == 1 and results.count(PAGE) == VISITORS - 1


def test_an_uncacheable_response_is_not_shared(tmp_path):
    def own(number, start_response):
        start_response("200 OK", [HTML])
        return [b"for visitor %d" % number]

    cached = Cached(tmp_path)
    crowd = Crowd(cached, own)
    assert len(set(crowd.visit())) == VISITORS
    # Later requests for this URL do not wait.
    pending, mine = cached.cache._render_once._pending.join(("bakery.test", "", "/", "", "http"))
    assert pending.alone and mine


def test_a_request_after_a_change_does_not_get_the_older_render(tmp_path):
    cached = Cached(tmp_path)

    def changed_meanwhile(number, start_response):
        if number == 1:
            cached.generations.bump(["page-12"])
            cached.clock.pass_interval()
        return page(number, start_response, b"version %d" % number)

    crowd = Crowd(cached, changed_meanwhile)
    results = crowd.visit()
    assert results.count(b"version 1") == 1, "only who began before the change sees the old page"
    assert results.count(b"version 2") == VISITORS - 1 and crowd.renderings == 2


def test_requests_wait_no_longer_than_the_setting(tmp_path):
    """What waited in vain is rendered for one visitor, so with the parameters of this visit."""
    cached = Cached(tmp_path, wait=0.0)
    hold, rendering, queries = threading.Event(), threading.Event(), []

    def slow_once(environ, start_response):
        queries.append(environ["QUERY_STRING"])
        if not rendering.is_set():
            rendering.set()
            assert hold.wait(timeout=30)
        return page(1, start_response)

    cached.cache._render_once._application = slow_once
    first = threading.Thread(target=cached.visit)
    first.start()
    assert rendering.wait(timeout=10)
    assert cached.visit("/", QUERY_STRING="utm_source=letter").body == PAGE
    hold.set()
    first.join()
    assert queries == ["", "utm_source=letter"]


@pytest.mark.parametrize("path", ["/", "/other/"])
def test_pages_do_not_wait_for_each_other(tmp_path, path):
    cached = Cached(tmp_path)
    inside = threading.Event()
    results = []

    def nested(environ, start_response):
        if environ["PATH_INFO"] == "/first/":
            inside.set()
            results.append(visit(cached.application, path).body)
        return page(1, start_response)

    cached.cache._render_once._application = nested
    assert cached.visit("/first/").body == PAGE and results == [PAGE]
