"""Whether a design is still the one that was made of the fields of a page. The page's history in Wagtail keeps that."""

import hashlib
import json
from typing import Any

from wagtail.log_actions import log
from wagtail.log_actions import registry as log_registry
from wagtail.models import Page, Revision

ACTION = "intarsia.convert"


def record_conversion(draft: Page, revision: Revision, user: Any) -> None:
    log(draft, ACTION, user=user, revision=revision, data={"design": _digest(draft)})


def is_as_converted(draft: Page) -> bool:
    """False for a design that was made by hand, or changed since."""
    entries = log_registry.get_logs_for_instance(draft).filter(action=ACTION)
    newest = entries.order_by("-timestamp", "-pk").first()
    return newest is not None and newest.data.get("design") == _digest(draft)


def _digest(draft: Any) -> str:
    return hashlib.sha256(json.dumps(draft.document, sort_keys=True).encode()).hexdigest()
