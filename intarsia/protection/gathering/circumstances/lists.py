"""What the owner has put on a list: let through whatever it looks like, or refused."""

import ipaddress
from typing import Any

from django.db.models import Q

from ...models import ListedSender
from ...visitor.client import address_of
from .case import Case

Kind = ListedSender.Kind


def listed(case: Case) -> dict[str, Any]:
    """Who is on both lists is let through: owners allow single people within what they refuse."""
    entries = ListedSender.objects.filter(Q(site=case.rules.site_id) | Q(site=None))
    found = {entry.action for entry in entries if _matches(entry, case)}
    for action in (ListedSender.Action.ALLOW, ListedSender.Action.BLOCK):
        if action in found:
            return {"listed": str(action)}
    return {}


def _matches(entry: ListedSender, case: Case) -> bool:
    email = case.message.email.strip().lower()
    if entry.kind == Kind.NETWORK:
        return _is_within(address_of(case.request), entry.value)
    if entry.kind == Kind.EMAIL:
        return email == entry.value
    if entry.kind == Kind.DOMAIN:
        domain = email.rpartition("@")[2]
        return domain == entry.value or domain.endswith(f".{entry.value}")
    return entry.value in f"{case.message.name}\n{case.message.text}".lower()


def _is_within(address: str, network: str) -> bool:
    try:
        return ipaddress.ip_address(address) in ipaddress.ip_network(network)
    except ValueError:
        return False
