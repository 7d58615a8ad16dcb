"""Writes the documents of the demo: `element("heading", title="…")`."""

import hashlib
from collections.abc import Mapping
from typing import Any

from intarsia.documents import build
from intarsia.documents.build import Element, dynamic, var
from intarsia.documents.build.elements import Style

__all__ = ["DocumentBuilder", "Element", "Style", "dynamic", "link", "var"]


class DocumentBuilder:
    """Numbers the elements of one document, so that seeding twice creates the same ids."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.count = 0

    def element(self, widget: str, *, style: Style | None = None, **settings: Any) -> Element:
        """`style` is per device: `{"desktop": {"padding": "2rem"}}`."""
        self.count += 1
        digest = hashlib.sha256(f"{self.name}-{self.count}".encode()).hexdigest()[:7]
        return build.element(widget, id=f"{widget}-{digest}", styles=style, **settings)

    def document(self, *content: Element, **settings: Any) -> dict[str, Any]:
        """`settings` are those of the page, such as `color_mode="light"`."""
        return {"root": {"props": {"schemaVersion": 1, **settings}}, "content": list(content), "zones": {}}


def link(url: str = "", page: int | None = None, action: Mapping[str, Any] | None = None) -> dict[str, Any]:
    found = {"url": url, "page": page, "is_external": "", "nofollow": ""}
    return {**found, "action": action} if action else found
