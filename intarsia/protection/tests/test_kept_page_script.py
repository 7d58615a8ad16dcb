"""A site that keeps the page script of the best-known anti-spam plugin, with this server: what that script sends, in
its own shapes, lets a person through in every mode.
"""

import base64
import json
import re
import time
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from django.test import Client
from django.urls import include, path
from wagtail.models import Site

from intarsia.moderation.api import ModerationRecord
from intarsia.protection.models import ProtectionSettings

pytestmark = pytest.mark.django_db

ROOT = Path(__file__).parents[3]
EXAMPLE = ROOT / "docs" / "examples" / "kept-page-script"
GUIDE = ROOT / "docs" / "guides" / "keep-a-page-script.md"
PAGE = "/kept/contact/"
AGENT = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36"
AGAINST_A_PERSON = {"nobody_there", "no_key_pressed", "pixel_missing", "wrong_script_proof", "fields_do_not_agree"}
ACTIONS = {"apbct_decode_email": "apbct_decode_email", "alt_sessions": "apbct_alt_session__save__AJAX"}


@pytest.fixture
def site(settings, monkeypatch) -> Iterator[Site]:
    """The example, as a part of a site."""
    monkeypatch.syspath_prepend(EXAMPLE)
    templates = EXAMPLE / "kept_page_script" / "templates"
    settings.TEMPLATES = [{**engine, "DIRS": [templates]} for engine in settings.TEMPLATES]
    settings.KEPT_PAGE_SCRIPT = "/static/kept.js"
    settings.INTARSIA_ANTISPAM_NAMESPACE = "cleantalk-antispam"
    settings.ROOT_URLCONF = type(
        "Urls",
        (),
        {
            "urlpatterns": [
                path("", include("intarsia.wire.urls")),
                path("", include("intarsia.protection.urls")),
                path("", include("kept_page_script.urls")),
            ]
        },
    )
    yield Site.objects.get(is_default_site=True)


class KeptScript:
    """A person's browser that runs the kept page script on a cached page, and the standalone detector."""

    def __init__(self, transport: str, ip: str):
        self.client = Client(REMOTE_ADDR=ip, headers={"user-agent": AGENT, "sec-fetch-site": "same-origin"})
        self.html = self.client.get(PAGE).content.decode()
        script = self.client.get("/protection/site.js?lang=en").content.decode()
        found = dict(re.findall(r"^window\.(\w+)=(.*);$", script, re.MULTILINE))
        self.functions, self.public = (json.loads(found[name]) for name in ("ctPublicFunctions", "ctPublic"))
        self.transport = transport
        self.refused = 0

    def call(self, route: str, data: dict[str, str]) -> Any:
        """With the nonce of the cached page, which is refused and exchanged once."""
        nonce = self.functions.get("_fresh_nonce") or self.functions["_rest_nonce"]
        answer = self._send(route, data, nonce)
        is_refused = answer.content == b"-1" or (answer.status_code == 403 and answer.json()["data"]["status"] == 403)
        if is_refused and nonce:
            self.refused += 1
            self.functions["_fresh_nonce"] = self._fresh_nonce(nonce)
            answer = self._send(route, data, self.functions["_fresh_nonce"])
        assert answer.status_code == 200
        return answer.json()

    def _send(self, route: str, data: dict[str, str], nonce: str):
        if self.transport == "rest":
            url = f"{self.functions['_rest_url']}cleantalk-antispam/v1/{route}"
            return self.client.post(url, data, headers={"x-wp-nonce": nonce})
        own = {"action": ACTIONS[route], "_ajax_nonce": nonce, "no_cache": "0.75"}
        return self.client.post(self.functions["_ajax_url"], data | own)

    def _fresh_nonce(self, old: str) -> str:
        call = {"spbc_remote_call_action": "get_fresh_wpnonce", "plugin_name": "antispam"}
        sent = call | {"nonce_prev": old, "initial_request_params": "[]"}
        return self.client.post(self.functions["host_url"], sent).json()["wpnonce"]

    def detect(self) -> str:
        """The standalone detector reports the browser."""
        report = {"findings": "[]", "user_agent": AGENT}
        if self.transport == "rest":
            url = f"{self.functions['_rest_url']}{self.functions['_rest_namespace']}/bot_detector"
        else:
            url, report["action"] = self.functions["_ajax_url"], "apbct_bot_detector"
        return self.client.post(url, report).json()["event_token"]

    def signals(self, *, has_detector: bool) -> dict[str, Any]:
        """With the detector, it listens to neither keys nor pointer."""
        now = int(time.time())
        screen = {"fullWidth": 1440, "fullHeight": 3900, "visibleWidth": 1440, "visibleHeight": 800}
        seen = {
            "ct_checkjs": self.public["ct_checkjs_key"],
            "ct_ps_timestamp": now - 40,
            "ct_timezone": 1,
            "ct_screen_info": json.dumps(screen),
            "apbct_headless": False,
            "apbct_visible_fields": "0",
            "ct_checked_emails": "0",
            "ct_checked_emails_exist": "0",
        }
        if has_detector:
            return seen | {"ct_fkp_timestamp": 0, "ct_pointer_data": "0"}
        pointer = json.dumps([[22, 11, 1391], [90, 45, 1600], [300, 410, 2200]])
        hand = {
            "ct_mouse_moved": True,
            "ct_has_scrolled": True,
            "ct_has_key_up": "true",
            "ct_has_input_focused": "true",
        }
        return seen | hand | {"ct_fkp_timestamp": now - 20, "ct_pointer_data": pointer}


def base64_of(value: Any) -> str:
    return base64.b64encode(json.dumps(value).encode()).decode()


def visible_fields() -> str:
    names = "name email message"
    hidden = "ct_checkjs apbct__email_id__kept_contact"
    record = {"visible_fields": names, "visible_fields_count": 3, "invisible_fields": hidden}
    return base64_of({"0": record | {"invisible_fields_count": 2}})


def test_the_example_and_its_guide_exist():
    guide = GUIDE.read_text("utf-8")
    assert "docs/examples/kept-page-script" in guide
    for mentioned in ("INTARSIA_ANTISPAM_NAMESPACE", "/protection/site.js", "/protection/detector.js"):
        assert mentioned in guide


MODES = list(product(["none", "native", "alternative"], ["rest", "admin_ajax"], [True, False]))
# Each cookie mode, each transport, and the detector on and off.
USUAL_MODES = [("none", "rest", True), ("native", "admin_ajax", False), ("alternative", "rest", False)]


@pytest.mark.parametrize(
    ("mode", "transport", "has_detector"),
    [pytest.param(*mode, marks=() if mode in USUAL_MODES else pytest.mark.long) for mode in MODES],
)
def test_a_person_with_the_kept_page_script_gets_through(site, mailoutbox, mode, transport, has_detector):
    """PROT-NON-01, PROT-NON-02, PROT-NON-05, PROT-REQ-01, PROT-ALT-01, PROT-ALT-10, PROT-ALT-11, PROT-DEC-04"""
    chosen = {"cookie_mode": mode, "ajax_type": transport, "has_detector": has_detector, "pixel": "3"}
    ProtectionSettings.objects.update_or_create(site=site, defaults=chosen)
    browser = KeptScript(transport, "192.0.2.7")
    token = browser.detect() if has_detector else ""
    signals = browser.signals(has_detector=has_detector)

    assert decoded(browser, token, signals) == {"bench@example.org"}
    # The nonce of the cached page was refused once, and renewed.
    assert browser.refused == 1
    answer = browser.client.post(PAGE, fields_with(browser, mode, token, signals))

    record = ModerationRecord.objects.get()
    assert b"Thank you" in answer.content and len(mailoutbox) == 1
    assert record.outcome == "allow"
    assert not {one["reason"] for one in record.reasons} & AGAINST_A_PERSON


def decoded(browser: KeptScript, token: str, signals: dict[str, Any]) -> set[str]:
    """All contacts of the page after one click, as this script requests them."""
    encoded = list(dict.fromkeys(re.findall(r'data-original-string="([^"]+)"', browser.html)))
    emails = json.dumps(dict(enumerate(encoded)))
    proof = {"event_token": token} if token else {"event_javascript_data": json.dumps(signals)}
    asked = {"post_url": f"http://testserver{PAGE}", "referrer": "", "encodedEmails": emails, **proof}
    return {one["decoded_email"] for one in browser.call("apbct_decode_email", asked)["data"]}


def fields_with(browser: KeptScript, mode: str, token: str, signals: dict[str, Any]) -> dict[str, str]:
    """The form, after the signals went to where the mode stores them."""
    fields = {"name": "Ana", "email": "ana@example.org", "message": "Do you teach beginners?", "ct_checkjs": ""}
    fields |= {"apbct__email_id__kept_contact": "", "apbct_visible_fields": visible_fields()}
    if token:
        fields["ct_bot_detector_event_token"] = token
    elif mode == "none":
        fields["ct_no_cookie_hidden_field"] = "_ct_no_cookie_data_" + base64_of(signals)
    if mode == "native":
        for name, value in signals.items():
            browser.client.cookies[name] = quote(value if isinstance(value, str) else json.dumps(value))
    if mode == "alternative":
        rows = [*map(list, signals.items()), ["ct_checked_emails", {"ana@example.org": {"result": "EXISTS"}}, None]]
        for cookies in (signals, rows):
            assert browser.call("alt_sessions", {"cookies": json.dumps(cookies)}) == {"success": True}
    return fields
