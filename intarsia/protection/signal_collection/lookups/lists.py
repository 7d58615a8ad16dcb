"""The owner's allow and block lists."""

import ipaddress
from typing import Any

from django.db.models import Q

from ...models import ListedSender
from ...visitor.client import ip_of
from .submitted import Submitted

Kind = ListedSender.Kind


def listed(submitted: Submitted) -> dict[str, Any]:
    """The allow list wins, so that owners can allow single people within a blocked group."""
    entries = ListedSender.objects.filter(Q(site=submitted.rules.site_id) | Q(site=None))
    found = {entry.action for entry in entries if _matches(entry, submitted)}
    for action in (ListedSender.Action.ALLOW, ListedSender.Action.BLOCK):
        if action in found:
            return {"listed": str(action)}
    return {}


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
