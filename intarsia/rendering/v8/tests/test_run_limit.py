"""A time limit counts the time in which this process could run, not wall-clock time."""

import pytest

from intarsia.rendering.v8.run_limit import HEARTBEAT_SECONDS, IDLE_FACTOR, RunLimit

# More than any limit in this file.
MOST_HEARTBEATS = 1000


class Clocks:
    def __init__(self, seconds: float):
        self.wall = self.processor = 0.0
        self.limit = RunLimit(seconds, lambda: self.wall, lambda: self.processor)

    def beat(self, passed: float, used: float) -> bool:
        self.wall += passed
        self.processor += used
        return self.limit.is_reached()

    def beats_until_reached(self, passed: float, used: float) -> int:
        return next(count for count in range(1, MOST_HEARTBEATS) if self.beat(passed, used))


def heartbeats(seconds: float) -> object:
    return pytest.approx(seconds / HEARTBEAT_SECONDS, abs=1)


@pytest.mark.parametrize("threads", [1, 2, 8])
def test_a_busy_script_stops_at_the_limit_even_if_other_threads_are_busy(threads: int):
    clocks = Clocks(2.0)

    assert clocks.beats_until_reached(HEARTBEAT_SECONDS, HEARTBEAT_SECONDS * threads) == heartbeats(2.0)


def test_a_script_with_half_a_processor_gets_twice_the_time():
    assert Clocks(2.0).beats_until_reached(HEARTBEAT_SECONDS, HEARTBEAT_SECONDS / 2) == heartbeats(4.0)


def test_a_script_that_only_waits_is_stopped_later():
    assert Clocks(0.25).beats_until_reached(HEARTBEAT_SECONDS, 0) == heartbeats(0.25 * IDLE_FACTOR)


@pytest.mark.parametrize("used", [0.0, 0.01, 3600.0])
def test_a_pause_counts_as_one_heartbeat_at_most(used: float):
    clocks = Clocks(0.25)

    assert not clocks.beat(3600.0, used)
    assert clocks.beats_until_reached(HEARTBEAT_SECONDS, HEARTBEAT_SECONDS) >= 4


def test_a_new_limit_ignores_earlier_processor_time():
    clocks = Clocks(0.25)
    clocks.wall = clocks.processor = 100.0
    clocks.limit = RunLimit(0.25, lambda: clocks.wall, lambda: clocks.processor)

    assert not clocks.beat(HEARTBEAT_SECONDS, HEARTBEAT_SECONDS)
