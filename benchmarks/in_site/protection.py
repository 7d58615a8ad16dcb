"""The cost of the firewall, of a verdict, and of a message that is judged and stored."""

import ipaddress
import itertools
import random
import statistics
import time
import tracemalloc
from collections.abc import Callable, Sequence
from typing import Any

from django.test import Client

from benchmarks.in_site.verdicts import verdict_figures
from benchmarks.invented.texts import message
from demo.texts.contact import FORM_SUBJECTS
from intarsia.firewall.firewall import Firewall
from intarsia.firewall.log import BlockLog
from intarsia.firewall.networks import Networks
from intarsia.firewall.rules import Rules
from intarsia.protection.models import JudgedSubmission
from intarsia.protection.page_script.proof import issue_proof

NETWORKS = 100_000
PREFIX_LENGTHS = (16, 20, 22, 24, 24, 24, 32, 32)
IPS = 20_000
ROUNDS = 9
SUBMISSIONS = 100


def figures() -> dict[str, Any]:
    rng = random.Random(1)
    return _firewall(rng) | verdict_figures(rng) | _submissions(rng)


def _firewall(rng: random.Random) -> dict[str, float]:
    """The firewall wraps an empty application."""
    listed = _listed(rng)
    tracemalloc.start()
    networks = Networks(listed.items())
    megabytes = tracemalloc.get_traced_memory()[0] / 1e6
    tracemalloc.stop()
    ips = [str(ipaddress.ip_address(rng.getrandbits(32))) for _ in range(IPS)]
    requests = [
        {"REMOTE_ADDR": ip, "REQUEST_METHOD": "GET", "PATH_INFO": "/"} for ip in ips if networks.rule_for(ip) is None
    ]

    def request_to_new_firewall() -> Callable[[Any], Any]:
        firewall = Firewall(
            lambda environ, start_response: (), BlockLog(), Rules("enforce", 1_000_000, networks=networks)
        )
        return lambda environ: firewall(environ, lambda *arguments: None)

    new = statistics.median(_microseconds(request_to_new_firewall(), requests) for _ in range(ROUNDS))
    request = request_to_new_firewall()
    _microseconds(request, requests)
    return {
        "networks_mb": round(megabytes, 1),
        "lookup_us": _median(networks.rule_for, ips),
        "new_address_us": round(new, 2),
        "known_address_us": _median(request, requests),
    }


def _listed(rng: random.Random) -> dict[str, str]:
    listed: dict[str, str] = {}
    while len(listed) < NETWORKS:
        network = ipaddress.ip_network((rng.getrandbits(32), rng.choice(PREFIX_LENGTHS)), strict=False)
        listed[str(network)] = "stop"
    return listed


def _submissions(rng: random.Random) -> dict[str, float]:
    """The contact form's messages, with everything that Django does for them: judged, stored, mail sent."""
    # Each comes from another network, because many messages from one network are judged differently.
    numbers = itertools.count(1)

    def send() -> float:
        number = next(numbers)
        client = Client(headers={"host": "localhost", "sec-fetch-site": "same-origin"})
        client.defaults["REMOTE_ADDR"] = f"10.{number // 250}.{number % 250}.7"
        fields = {
            "name": "Ana",
            "email": f"ana{number}@example.org",
            "subject": FORM_SUBJECTS[0],
            "message": message(rng),
            "ct_checkjs": issue_proof("localhost"),
        }
        start = time.perf_counter()
        response = client.post("/contact/write/", fields)
        assert response.status_code in (302, 303), (response.status_code, response.content[:2000])
        return time.perf_counter() - start

    before = JudgedSubmission.objects.count()
    send()
    times = [send() for _ in range(SUBMISSIONS)]
    assert JudgedSubmission.objects.count() == before + SUBMISSIONS + 1
    return {"submission_ms": round(statistics.median(times) * 1000, 2)}


def _microseconds(call: Callable[[Any], Any], values: Sequence[Any]) -> float:
    start = time.perf_counter()
    for value in values:
        call(value)
    return (time.perf_counter() - start) * 1e6 / len(values)


def _median(call: Callable[[Any], Any], values: Sequence[Any]) -> float:
    return round(statistics.median(_microseconds(call, values) for _ in range(ROUNDS)), 2)
