"""The body of a request, and the limits on slow clients."""

import asyncio

import pytest

from intarsia.serving.limits import Limits
from intarsia.serving.requests.body import TooLarge, TooSlow, received_body


async def sent(pieces, pause=0.0):
    for piece in pieces:
        await asyncio.sleep(pause)
        yield piece


def receive(pieces, pause=0.0, **limits):
    async def received():
        body, size = await received_body(sent(pieces, pause), Limits(**limits))
        with body:
            return body.read(), size

    return asyncio.run(received())


@pytest.mark.parametrize("count", [0, 1, 5, 400])
def test_body_is_complete_in_memory_or_in_a_file(count):
    content = b"0123456789" * 100 * count

    assert receive([b"0123456789" * 100] * count) == (content, len(content))


def test_empty_piece_does_not_end_the_body():
    assert receive([b"a", b"", b"b"]) == (b"ab", 2)


def test_slow_client_is_disconnected():
    with pytest.raises(TooSlow):
        receive([b"a"] * 100, 0.05, slow_seconds=0.2, slow_bytes_per_second=1000)


def test_client_that_stops_after_a_fast_start_is_disconnected():
    async def stops():
        yield b"a" * 10_000
        await asyncio.Event().wait()

    async def received():
        await received_body(stops(), Limits(slow_seconds=0.2))

    with pytest.raises(TooSlow):
        asyncio.run(received())


def test_fast_enough_client_may_take_longer_than_the_period():
    assert receive([b"a" * 100] * 20, 0.02, slow_seconds=0.1, slow_bytes_per_second=100)[1] == 2000


def test_too_large_body_is_rejected_before_it_is_complete():
    with pytest.raises(TooLarge):
        receive([b"a" * 100] * 100, body_bytes=1000)


def test_default_limit_is_one_kilobyte_per_second_over_ten_seconds():
    assert (Limits().slow_seconds, Limits().slow_bytes_per_second) == (10, 1000)
    assert Limits.from_environment({}) == Limits()
    assert Limits.from_environment({"INTARSIA_SLOW_SECONDS": "3"}).slow_seconds == 3


@pytest.mark.parametrize("value", ["0", "-1", "soon"])
def test_limit_that_is_not_a_positive_number_prevents_the_start(value):
    with pytest.raises(ValueError, match="INTARSIA_THREADS"):
        Limits.from_environment({"INTARSIA_THREADS": value})
