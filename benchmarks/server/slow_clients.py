"""How long a cached page takes while 600 slow clients are connected, compared with the same server at rest.

.venv/bin/python -m benchmarks slow_clients
"""

from typing import Any

from e2e.people import answers_until
from e2e.site import Site
from e2e.slow_clients import percentile_99, run
from e2e.slow_crowd import Crowd, large_script

PAGE = "/landing/"
REQUESTS = 1600
ROUNDS = 5


def measure(site: Site) -> dict[str, Any]:
    """`p99_rest_ms` and `p99_slow_ms` of 1,600 requests by eight clients, and `ratio` of the two.

    Each is the fastest of five rounds, because other programs share the machine.
    """
    answers_until(site.url + PAGE, lambda answers: len(answers) > 1 and answers[-1].is_from_memory)
    at_rest, meanwhile = run(lambda: _compared(site), 300)
    return {
        "p99_rest_ms": round(at_rest * 1000, 2),
        "p99_slow_ms": round(meanwhile * 1000, 2),
        "ratio": round(meanwhile / at_rest, 2),
    }


async def _compared(site: Site) -> tuple[float, float]:
    at_rest = await _fastest_round(site)
    async with Crowd(site.url, PAGE, large_script(site)[0]) as crowd:
        meanwhile = await _fastest_round(site)
        outcome = await crowd.outcome()
    if outcome["still_open"] != 400:
        raise RuntimeError(f"Only {outcome['still_open']} of 400 slow senders were connected until the end.")
    return at_rest, meanwhile


async def _fastest_round(site: Site) -> float:
    return min([await percentile_99(site.url + PAGE, REQUESTS) for _ in range(ROUNDS)])
