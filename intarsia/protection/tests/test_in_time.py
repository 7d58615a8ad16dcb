"""Lookups at other people's servers leave the threads of the site to pages."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from intarsia.protection.checks.email_domain.in_time import MAX_LOOKUPS, MAX_WAITING, found_in_time

# As long as a test may take on a busy machine.
LONG = 30


class SilentServer:
    """Does not answer until the block ends, and counts those who asked."""

    def __init__(self) -> None:
        self.asked = threading.Semaphore(0)
        self.answers = threading.Event()

    def ask(self) -> str:
        self.asked.release()
        self.answers.wait(LONG)
        return "late"


@contextmanager
def silent_server(visitors: int) -> Iterator[SilentServer]:
    """Each visitor asks in a thread, after the lookup of the one before has begun."""
    server = SilentServer()
    threads = [threading.Thread(target=found_in_time, args=(server.ask, LONG)) for _ in range(visitors)]
    for thread in threads:
        thread.start()
        assert server.asked.acquire(timeout=LONG)
    try:
        yield server
    finally:
        server.answers.set()
        for thread in threads:
            thread.join(LONG)


def test_an_answer_in_time_is_returned():
    assert found_in_time(lambda: "yes", LONG) == "yes"


def test_an_answer_that_comes_too_late_is_not_waited_for():
    with silent_server(0) as server:
        assert found_in_time(server.ask, 0.05) is None


def test_a_visitor_without_a_waiting_place_is_answered_at_once_and_the_look_up_is_made_for_the_next_one():
    made = threading.Event()
    with silent_server(MAX_WAITING):
        assert found_in_time(made.set, LONG) is None
        assert made.wait(LONG)


def test_a_look_up_beyond_the_most_at_once_is_not_made():
    begin = monotonic()
    with silent_server(MAX_LOOKUPS) as server:
        assert found_in_time(server.ask, LONG) is None
        assert not server.asked.acquire(blocking=False)
    assert monotonic() - begin < LONG


def test_places_are_free_again_after_a_failure():
    def fail() -> None:
        raise OSError("no route")

    for _time in range(MAX_LOOKUPS + 1):
        try:
            found_in_time(fail, LONG)
        except OSError:
            continue
    assert found_in_time(lambda: "yes", LONG) == "yes"
