"""Captchas of a test: the work that a browser does, and a local server with the protocol of the services."""

import base64
import hashlib
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from django.test import Client, override_settings
from wagtail.models import Site

from intarsia.protection.tests.reputation_servers import Answer, Service, service
from intarsia.webforms.captcha.models import CaptchaKeys
from intarsia.webforms.captcha.providers import PROVIDERS
from intarsia.webforms.models import WebForm

from .builders import CONTACT, web_form


def form_with_captcha(**settings: Any) -> WebForm:
    """A contact form. The captcha is field 4."""
    return web_form(*CONTACT, {"type": "captcha", "props": {"id": "check", **settings}})


def challenge_for(form: WebForm) -> dict[str, Any]:
    return Client().get("/api/webforms/v1/captcha", {"form_id": str(form.pk)}).json()


def solution_of(challenge: dict[str, Any]) -> dict[str, Any]:
    salt, wanted = challenge["salt"], challenge["challenge"]
    tries = range(challenge["maxnumber"] + 1)
    number = next(one for one in tries if hashlib.sha256(f"{salt}{one}".encode()).hexdigest() == wanted)
    return {**challenge, "number": number}


def token_of(solution: dict[str, Any]) -> str:
    """As Altcha's script sends it."""
    return base64.b64encode(json.dumps(solution).encode()).decode()


def solved(form: WebForm) -> str:
    return token_of(solution_of(challenge_for(form)))


@contextmanager
def captcha_service(name: str, **answer: Any) -> Iterator[Service]:
    """The service gives this answer about every token. The site has its keys."""
    keys = {f"{name}_key": "public", f"{name}_secret": "secret"}
    CaptchaKeys.objects.update_or_create(site=Site.objects.get(is_default_site=True), defaults=keys)
    body = json.dumps({"success": True, "action": "", **answer})
    with service(lambda _asked: Answer(body)) as running:
        urls = dict.fromkeys(PROVIDERS, running.address)
        with override_settings(INTARSIA_CAPTCHA_URLS=urls):
            yield running
