"""The owner's allow and block lists."""

import ipaddress
from typing import Any

from django.db.models import Q

from intarsia.page_cache.cached_lookup import cached_lookup

from ...changes import settings_tag
from ...models import ListedSender
from ...signal_collection.lookups.submitted import Submitted
from ...visitor.client import ip_of

Kind = ListedSender.Kind


def listed(submitted: Submitted) -> dict[str, Any]:
    """The allow list wins, so that owners can allow single people within a blocked group."""
    found = {entry.action for entry in _entries_of(submitted.rules.site_id) if _matches(entry, submitted)}
    for action in (ListedSender.Action.ALLOW, ListedSender.Action.BLOCK):
        if action in found:
            return {"listed": str(action)}
    return {}


def _entries_of(site: int | None) -> list[ListedSender]:
    found = cached_lookup(
        "listed senders",
        [site],
        lambda *_: [settings_tag(None)],
        lambda _sites: {site: list(ListedSender.objects.filter(Q(site=site) | Q(site=None)))},
    )
    return found[site]


def _matches(entry: ListedSender, submitted: Submitted) -> bool:
    email = submitted.message.email.strip().lower()
    if entry.kind == Kind.NETWORK:
        return _is_within(ip_of(submitted.request), entry.value)
    if entry.kind == Kind.EMAIL:
        return email == entry.value
    if entry.kind == Kind.DOMAIN:
        domain = email.rpartition("@")[2]
        return domain == entry.value or domain.endswith(f".{entry.value}")
    return entry.value in f"{submitted.message.name}\n{submitted.message.text}".lower()


def _is_within(ip: str, network: str) -> bool:
    try:
        return ipaddress.ip_address(ip) in ipaddress.ip_network(network)
    except ValueError:
        return False
