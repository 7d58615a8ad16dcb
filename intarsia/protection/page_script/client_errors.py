"""Errors of our scripts that browsers report with a call. Invented reports can neither fill a table nor stop a call."""

import json
import logging
import re
from collections.abc import Iterator, Mapping
from typing import Any
from urllib.parse import urlsplit

from django.db import transaction
from django.db.models import F
from django.http import HttpRequest
from django.utils import timezone
from wagtail.models import Site

from intarsia.wire.guarding.limits import is_within_limit

from ..encoding.contacts import mask_all
from ..models import rules_of
from ..signal_collection.parsing.storable import storable_text
from .models import ClientError

logger = logging.getLogger(__name__)

# The names in storage and in calls; scripts of the contract use the second one in calls.
NAMES = ("ct_js_errors", "apbct_ct_js_errors")
OURS = re.compile(r"apbct|ctPublic|intarsia", re.IGNORECASE)
# The parts of a URL in a message that may contain personal data.
QUERY = re.compile(r"(https?://[^\s?#]*)[?#]\S*")
MAX_AT_ONCE = 20
PER_MINUTE = 20
# Per site; the oldest report is replaced.
MAX_KEPT = 200


def note_errors(request: HttpRequest, values: Mapping[str, Any]) -> None:
    """Stores the reports among a call's values. Invalid reports are ignored."""
    try:
        site = rules_of(request).site if any(name in values for name in NAMES) else None
        if not site:
            return
        for error in _reported(values):
            if not is_within_limit(request, "client_errors", PER_MINUTE):
                break
            _write_down(site, error)
        _delete_oldest(site)
    except Exception:
        logger.exception("Errors reported by a browser could not be saved.")


def _reported(values: Mapping[str, Any]) -> Iterator[dict[str, str]]:
    reports = next(values[name] for name in NAMES if name in values)
    reports = json.loads(reports) if isinstance(reports, str) else reports
    for one in (reports if isinstance(reports, list) else [])[:MAX_AT_ONCE]:
        error = one.get("err") if isinstance(one, dict) else None
        message = error.get("msg") if isinstance(error, dict) else None
        if isinstance(message, str) and OURS.search(message):
            yield {
                "message": _short(mask_all(QUERY.sub(r"\1", message))),
                "page_url": _short(_without_query(one.get("url"))),
                "user_agent": _short(one.get("userAgent")),
            }


def _short(text: object) -> str:
    return storable_text(text)[: ClientError.MAX_LENGTH] if isinstance(text, str) else ""


def _without_query(url: object) -> str:
    try:
        scheme, host, path, _query, _fragment = urlsplit(url if isinstance(url, str) else "")
    except ValueError:
        return ""
    return f"{scheme}://{host.rpartition('@')[2]}{path}" if scheme in ("http", "https") else ""


def _write_down(site: Site, error: dict[str, str]) -> None:
    where = {"page_url": error["page_url"], "user_agent": error["user_agent"], "last_seen": timezone.now()}
    with transaction.atomic():
        known = ClientError.objects.filter(site=site, message=error["message"])
        if not known.update(times=F("times") + 1, **where):
            ClientError.objects.create(site=site, message=error["message"], **where)


def _delete_oldest(site: Site) -> None:
    too_many = list(ClientError.objects.filter(site=site).values_list("pk", flat=True)[MAX_KEPT:])
    if too_many:
        ClientError.objects.filter(pk__in=too_many).delete()
