"""Which widgets a user may add: those of the model (`allowed_widgets`), and those of the user's groups.

Elements that a document contains already stay, and can be changed, moved and restored.
"""

from collections.abc import Iterator
from typing import Any

from django.utils.translation import gettext as _

from intarsia.documents.contract import WIDGETS, Problem
from intarsia.documents.kinds import DocumentKind, kind_of
from intarsia.documents.kinds.editable import Editable
from intarsia.documents.tree import Element, elements
from intarsia.site_options import option

# A deleted element comes back if the user undoes that. It was in one of these versions.
MAX_VERSIONS = 50


def allowed_widgets(editable: Editable) -> frozenset[str] | None:
    """None for all."""
    return _allowed(editable.kind, editable.stored, editable.user)


def widgets_to_add(item: Any, user: Any = None) -> frozenset[str] | None:
    """None for all. Without a user, such as for a command, only the limit of the model."""
    kind = kind_of(item)
    return _allowed(kind, item, user) if kind else None


def _allowed(kind: DocumentKind, item: Any, user: Any) -> frozenset[str] | None:
    limits = [_of_model(item)]
    if kind.catalog == WIDGETS and user is not None:
        limits.append(_of_groups(user))
    found = [limit for limit in limits if limit is not None]
    return frozenset.intersection(*found) if found else None


def widgets_to_refuse(item: Any, document: Any, user: Any) -> list[str]:
    """The labels of the widgets that a new item would begin with, and that the user may not add."""
    kind = kind_of(item)
    allowed = _allowed(kind, item, user) if kind else None
    if kind is None or allowed is None:
        return []
    refused = (one for one in elements(document, kind.contract()) if one.type not in allowed)
    return list(dict.fromkeys(_label(one) for one in refused))


def problems_of_widgets(editable: Editable, document: Any) -> list[Problem]:
    """One for each element that the user may not add, and that is in no earlier version."""
    allowed = allowed_widgets(editable)
    if allowed is None:
        return []
    refused = [one for one in elements(document, editable.kind.contract()) if one.type not in allowed]
    for known in _earlier_versions(editable) if refused else ():
        refused = [one for one in refused if _identity(one) not in known]
        if not refused:
            break
    message = _("%(widget)s cannot be added here. Delete it.")
    return [Problem(one.path, message % {"widget": _label(one)}) for one in refused]


def _of_model(item: Any) -> frozenset[str] | None:
    named = getattr(item, "allowed_widgets", None)
    return None if named is None else frozenset(named)


def _of_groups(user: Any) -> frozenset[str] | None:
    """What one of the groups may, the user may. A group without an entry may all."""
    by_group = option("INTARSIA_GROUP_WIDGETS")
    if not by_group or user.is_superuser:
        return None
    names = list(user.groups.values_list("name", flat=True))
    if not names or not by_group.keys() >= set(names):
        return None
    return frozenset().union(*(by_group[name] for name in names))


def _earlier_versions(editable: Editable) -> Iterator[set[tuple[str, str]]]:
    """The elements of the newest version, the published one, and those before."""
    yield _identities(editable, editable.document)
    yield _identities(editable, editable.document_of(editable.stored))
    for revision in editable.stored.revisions.order_by("-created_at", "-pk")[:MAX_VERSIONS]:
        yield _identities(editable, editable.document_of(revision.as_object()))


def _identities(editable: Editable, document: Any) -> set[tuple[str, str]]:
    return {_identity(one) for one in elements(document, editable.kind.contract())}


def _identity(element: Element) -> tuple[str, str]:
    return element.type, element.id


def _label(element: Element) -> str:
    return str((element.widget or {}).get("label") or element.type)
