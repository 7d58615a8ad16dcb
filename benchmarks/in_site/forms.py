"""A contact form that is sent again and again: judged, stored, its notification planned, its confirmation rendered."""

import statistics
import time
from typing import Any

from django.test import Client

from benchmarks.in_site.cpu import cpu_seconds
from benchmarks.invented.ip_addresses import ip_address
from benchmarks.invented.prepared_submissions import submissions
from intarsia.webforms.models import Delivery, Entry
from intarsia.webforms.tests.builders import notification, web_form

SUBMISSIONS = 200


def figures() -> dict[str, Any]:
    """Medians of time and of CPU time per submission; the latter with the renderer process."""
    form = web_form(notifications=[notification()])
    prepared = submissions(form.pk, "localhost")
    measured = [_sent(number, next(prepared)) for number in range(SUBMISSIONS + 1)]
    stored = Entry.objects.filter(form=form).count(), Delivery.objects.filter(entry__form=form).count()
    assert stored == (len(measured), len(measured))
    # The first one starts the renderer.
    times, cpu = zip(*measured[1:], strict=True)
    return {
        "submission_ms": round(statistics.median(times) * 1000, 2),
        "submission_cpu_ms": round(statistics.median(cpu) * 1000, 2),
    }


def _sent(number: int, fields: dict[str, str]) -> tuple[float, float]:
    client = Client(headers={"host": "localhost", "sec-fetch-site": "same-origin"})
    client.defaults["REMOTE_ADDR"] = ip_address(number)
    start, cpu = time.perf_counter(), cpu_seconds()
    response = client.post("/ajax/", fields)
    used = time.perf_counter() - start, cpu_seconds() - cpu
    assert '"is_valid":true' in response.content.decode().replace(" ", ""), response.content[:2000]
    return used
