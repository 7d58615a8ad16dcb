"""Writes documents by hand: `element("heading", title="…")`."""

import hashlib
from collections.abc import Mapping
from typing import Any

from intarsia.documents import contract

Element = dict[str, Any]
Style = Mapping[str, Mapping[str, Any]]


class DocumentBuilder:
    """Numbers the elements of one document, so that seeding twice creates the same ids."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.count = 0

    def element(self, widget: str, *, style: Style | None = None, **settings: Any) -> Element:
        """`style` is per device: `{"desktop": {"padding": "2rem"}}`."""
        self.count += 1
        digest = hashlib.sha256(f"{self.name}-{self.count}".encode()).hexdigest()[:7]
        props: dict[str, Any] = {
            "id": f"{widget}-{digest}",
            "$version": contract.load()["widgets"][widget]["version"],
            **settings,
        }
        if style:
            props["$style"] = dict(style)
        return {"type": widget, "props": props}

    def document(self, *content: Element, **settings: Any) -> dict[str, Any]:
        """`settings` are those of the page, such as `color_mode="light"`."""
        return {"root": {"props": {"schemaVersion": 1, **settings}}, "content": list(content), "zones": {}}


def var(name: str) -> dict[str, str]:
    """A design variable as a style value: `var("color.accent")`."""
    return {"$var": name}


def dynamic(source: str, fallback: Any = "") -> dict[str, Any]:
    """A dynamic value: `dynamic("page.title")`."""
    return {"$bind": {"source": source, "fallback": fallback}}


def link(url: str = "", page: int | None = None, action: Mapping[str, Any] | None = None) -> dict[str, Any]:
    found = {"url": url, "page": page, "is_external": "", "nofollow": ""}
    return {**found, "action": action} if action else found
