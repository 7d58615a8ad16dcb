"""A contact form that is sent again and again: judged, stored, its notification planned, its confirmation rendered."""

import itertools
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

from django.test import Client

from benchmarks.in_site.cpu import cpu_seconds
from benchmarks.in_site.protection import message
from intarsia.protection.page_script.proof import issue_proof
from intarsia.protection.tests.senders import hidden_field, signals, visible_fields
from intarsia.webforms.models import Delivery, Entry
from intarsia.webforms.tests.builders import notification, web_form

SUBMISSIONS = 200


def figures() -> dict[str, Any]:
    """Medians of time and of CPU time per submission; the latter with the renderer process."""
    form = web_form(notifications=[notification()])
    send = _sender(form.pk)
    send()
    measured = [send() for _ in range(SUBMISSIONS)]
    stored = Entry.objects.filter(form=form).count(), Delivery.objects.filter(entry__form=form).count()
    assert stored == (len(measured) + 1, len(measured) + 1)
    times, cpu = zip(*measured, strict=True)
    return {
        "submission_ms": round(statistics.median(times) * 1000, 2),
        "submission_cpu_ms": round(statistics.median(cpu) * 1000, 2),
    }


def _sender(form: int) -> Callable[[], tuple[float, float]]:
    chance, numbers = random.Random(1), itertools.count(1)

    def send() -> tuple[float, float]:
        # Each comes from another network: many messages from one are judged differently.
        number = next(numbers)
        client = Client(headers={"host": "localhost", "sec-fetch-site": "same-origin"})
        client.defaults["REMOTE_ADDR"] = f"10.{number // 250}.{number % 250}.7"
        plugin = {"plugin_name": f"gform_ajax_submission_{form}", "nonce_prev": ""}
        nonce = client.post("/", {"spbc_remote_call_action": "get_fresh_wpnonce", **plugin}).json()["wpnonce"]
        fields = {
            "action": "gform_submit_form",
            "gform_ajax_nonce": nonce,
            "form_id": str(form),
            "gform_submission_type": "submit",
            "input_1": "Ana",
            "input_2": f"ana{number}@example.org",
            "input_3": message(chance),
            **hidden_field(signals(ct_checkjs=issue_proof("localhost"))),
            **visible_fields("input_1 input_2 input_3"),
        }
        start, cpu = time.perf_counter(), cpu_seconds()
        response = client.post("/ajax/", fields)
        used = time.perf_counter() - start, cpu_seconds() - cpu
        assert '"is_valid":true' in response.content.decode().replace(" ", ""), response.content[:2000]
        return used

    return send
