"""What visitors of a contact form send, prepared in advance, so that a measure only sends it."""

import itertools
import json
import random
from collections.abc import Iterator

from django.test import Client

from benchmarks.invented.texts import message
from intarsia.protection.page_script.proof import issue_proof
from intarsia.protection.tests.senders import hidden_field, signals, visible_fields
from intarsia.webforms.tests.builders import notification, web_form


def prepared(number: int, host: str) -> str:
    """JSON: the form's id, and the fields of so many submissions in place."""
    form = web_form(notifications=[notification()]).pk
    return json.dumps([form, list(itertools.islice(submissions(form, host), number))])


def submissions(form: int, host: str) -> Iterator[dict[str, str]]:
    """Send each from another IP address: many messages from one are judged differently."""
    rng, nonce = random.Random(1), nonce_for(form, host)
    for number in itertools.count(1):
        yield {
            "action": "gform_submit_form",
            "gform_ajax_nonce": nonce,
            "form_id": str(form),
            "gform_submission_type": "submit",
            "input_1": "Ana",
            "input_2": f"ana{number}@example.org",
            "input_3": message(rng),
            **hidden_field(signals(ct_checkjs=issue_proof(host))),
            **visible_fields("input_1 input_2 input_3"),
        }


def nonce_for(form: int, host: str) -> str:
    client = Client(headers={"host": host, "sec-fetch-site": "same-origin"})
    plugin = {"plugin_name": f"gform_ajax_submission_{form}", "nonce_prev": ""}
    answer = client.post("/", {"spbc_remote_call_action": "get_fresh_wpnonce", **plugin})
    return str(answer.json()["wpnonce"])
