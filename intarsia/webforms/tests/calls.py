"""Calls as the forms' script makes them."""

import json
from typing import Any

from django.http import HttpResponse
from django.test import Client

from intarsia.protection.tests.senders import BROWSER
from intarsia.webforms.models import WebForm

from .builders import by_a_person, page_with, shown

START, END = "<!-- gf:json_start -->", "<!-- gf:json_end -->"


def reply_in(response: HttpResponse) -> dict[str, Any]:
    """As page scripts read it: what is between the markers."""
    return json.loads(response.content.decode().split(START)[1].split(END)[0])


def nonce_for(form: WebForm | int) -> str:
    """By the call for a nonce that all page scripts use."""
    number = form.pk if isinstance(form, WebForm) else form
    fields = {
        "spbc_remote_call_action": "get_fresh_wpnonce",
        "plugin_name": f"gform_ajax_submission_{number}",
        "nonce_prev": "",
    }
    return Client(headers=BROWSER).post("/", fields).json()["wpnonce"]


def ajax(action: str, fields: dict[str, str], **headers: str) -> HttpResponse:
    return Client(headers=BROWSER | headers).post("/ajax/", {"action": action, **fields})


def send_by_ajax(form: WebForm, *, headers: dict[str, str] | None = None, **answers: str) -> HttpResponse:
    """All inputs of the form as it is on a page, with its answers."""
    fields = by_a_person(shown(page_with(form)), **answers)
    nonce = {"gform_ajax_nonce": nonce_for(form), "form_id": str(form.pk)}
    return ajax("gform_submit_form", {**nonce, **fields}, **(headers or {}))


def data_of(response: HttpResponse) -> dict[str, Any]:
    reply = reply_in(response)
    assert reply["success"] is True
    return reply["data"]
