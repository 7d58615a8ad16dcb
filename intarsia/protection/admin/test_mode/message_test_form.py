"""The form for a test message: its fields, and the signals that its browser would send."""

from collections.abc import Mapping
from typing import Any

from django import forms
from django.http import HttpRequest
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from ...checks.email_domain.lookup import email_check
from ...checks.lists.lookup import listed
from ...checks.words.lookup import learned
from ...models import ProtectionSettings
from ...signal_collection.lookups.submitted import Submitted
from ...signal_collection.parsing.submission_of import Message
from ...verdict.submission import Lookups, Submission

EXAMPLES: Mapping[str, tuple[Any, Mapping[str, Any]]] = {
    "person": (
        _("Question from a person"),
        {
            "text": _("Hello, I would like to come to the course in May with my daughter. Is there still room?"),
            "name": "Ana",
            "email": "ana@example.org",
            **{"has_script": True, "seconds": 60, "has_keys": True, "has_pointer": True},
        },
    ),
    "without_script": (
        _("Person without JavaScript"),
        {
            "text": _("Hello, I would like to come to the course in May with my daughter. Is there still room?"),
            "name": "Ana",
            "email": "ana@example.org",
            "seconds": 60,
        },
    ),
    "advertising": (
        _("Advertising from a person"),
        {
            "text": "CHECK OUT my channel!!! Free money at http://example.top and http://a.example.ru, subscribe now",
            "name": "Max",
            "email": "max@example.org",
            **{"has_script": True, "seconds": 40, "has_keys": True, "has_pointer": True},
        },
    ),
    "robot": (
        _("Bot that fills in every field"),
        {
            "text": "CHECK OUT my channel!!! Free money at http://example.top and http://a.example.ru, subscribe now",
            "name": "buy",
            "email": "buy@example.top",
            "seconds": 0,
            "has_filled_trap": True,
        },
    ),
    "program": (
        _("Bot in an automated browser"),
        {
            "text": _("We improve your site's ranking. Reply for an offer."),
            "name": "Max",
            "email": "max@example.org",
            **{"has_script": True, "seconds": 1, "is_driven": True},
        },
    ),
}
SCREEN = {"fullWidth": 1440, "fullHeight": 3900, "visibleWidth": 1440, "visibleHeight": 800}


class MessageTestForm(forms.Form):
    text = forms.CharField(label=_("Message"), max_length=20_000, widget=forms.Textarea(attrs={"rows": 4}))
    name = forms.CharField(label=_("Name"), max_length=200, required=False)
    email = forms.CharField(label=_("E-mail"), max_length=320, required=False)
    ip = forms.GenericIPAddressField(label=_("IP address"), required=False)
    seconds = forms.IntegerField(label=_("Seconds between page load and sending"), min_value=0, initial=60)
    has_script = forms.BooleanField(label=_("JavaScript enabled"), required=False)
    has_keys = forms.BooleanField(label=_("Keys pressed"), required=False)
    has_pointer = forms.BooleanField(label=_("Mouse moved and field focused"), required=False)
    is_driven = forms.BooleanField(label=_("Automated browser"), required=False)
    has_filled_trap = forms.BooleanField(label=_("Hidden field filled in"), required=False)


def submission_in(values: Mapping[str, Any], rules: ProtectionSettings) -> Submission:
    """Nothing is counted, stored or sent, so rates and reputation services are left out."""
    received = timezone.now()
    return Submission(
        values["text"],
        received,
        email=values["email"],
        name=values["name"],
        honeypot="x" if values["has_filled_trap"] else "",
        signals=_signals(values, received.timestamp()) if values["has_script"] else {},
        is_scripted=values["has_script"],
        lookups=_lookups(values, rules),
    )


def _signals(values: Mapping[str, Any], now: float) -> dict[str, Any]:
    seconds = values["seconds"]
    return {
        "ct_ps_timestamp": now - seconds,
        "ct_fkp_timestamp": now - seconds / 2 if values["has_keys"] else 0,
        "ct_has_key_up": values["has_keys"],
        "ct_mouse_moved": values["has_pointer"],
        "ct_has_input_focused": values["has_pointer"],
        "apbct_headless": values["is_driven"],
        "ct_screen_info": SCREEN,
    }


def _lookups(values: Mapping[str, Any], rules: ProtectionSettings) -> Lookups:
    request = HttpRequest()
    request.META["REMOTE_ADDR"] = values["ip"]
    message = Message(values["text"], values["email"], values["name"])
    submitted = Submitted(request, "", message, {}, rules)
    has_token = rules.has_detector and values["has_script"]
    found = listed(submitted) | email_check(submitted) | learned(submitted)
    return Lookups(token="valid" if has_token else "missing" if rules.has_detector else "off", **found)
