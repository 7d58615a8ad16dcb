"""Many visitors of a page that is not kept yet: one rendering, shared by all."""

import threading

import pytest

from .site import HTML, PAGE, TAGGED, Cached, visit

VISITORS = 12


class Crowd:
    """Visitors who all arrive while the first one's page is being rendered."""

    def __init__(self, cached, answers_with):
        self.cached = cached
        self.arrived = threading.Semaphore(0)
        self.renderings = 0
        self._answers_with = answers_with
        self._lock = threading.Lock()
        flights = cached.cache._filling._flights
        board = flights.board

        def boarding(key):
            result = board(key)
            self.arrived.release()
            return result

        flights.board = boarding
        cached.cache._filling._application = self._render

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


def test_one_renders_and_all_get_the_page(tmp_path):
    crowd = Crowd(Cached(tmp_path), page)
    assert crowd.visit() == [PAGE] * VISITORS
    assert crowd.renderings == 1


def test_when_the_first_rendering_fails_each_of_the_others_tries(tmp_path):
    def fails_once(number, start_response):
        if number == 1:
            raise RuntimeError("the oven is cold")
        return page(number, start_response)

    results = Crowd(Cached(tmp_path), fails_once).visit()
    assert results.count("the oven is cold") == 1 and results.count(PAGE) == VISITORS - 1


def test_an_answer_that_is_not_a_page_is_shared_with_nobody(tmp_path):
    def own(number, start_response):
        start_response("200 OK", [HTML])
        return [b"for visitor %d" % number]

    cached = Cached(tmp_path)
    crowd = Crowd(cached, own)
    assert len(set(crowd.visit())) == VISITORS
    # From now on nobody waits for such an answer.
    flight, mine = cached.cache._filling._flights.board(("bakery.test", "", "/", "", "http"))
    assert flight.alone and mine


def test_who_comes_after_a_change_does_not_get_the_page_begun_before_it(tmp_path):
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


def test_nobody_waits_longer_than_the_setting_says(tmp_path):
    cached = Cached(tmp_path, wait=0.0)
    hold, rendering = threading.Event(), threading.Event()

    def slow_once(environ, start_response):
        if not rendering.is_set():
            rendering.set()
            assert hold.wait(timeout=30)
        return page(1, start_response)

    cached.cache._filling._application = slow_once
    first = threading.Thread(target=cached.visit)
    first.start()
    assert rendering.wait(timeout=10)
    assert cached.visit("/").body == PAGE
    hold.set()
    first.join()


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

    cached.cache._filling._application = nested
    assert cached.visit("/first/").body == PAGE and results == [PAGE]
