"""The page ids and link actions in rich text. `web/kit/links/richTextLinks.ts` replaces the ids by URLs."""

import json
import re
from collections.abc import Iterator
from html import unescape
from typing import Any

from .setting_kinds import action_faults

# The sanitizer always writes double quotes.
LINK = re.compile(r'<a\b(?:[^>"]|"[^"]*")*>')
# Not \d, which also matches digits of other scripts.
PAGE = re.compile(r'\sdata-page="([0-9]{1,10})"')
ACTION = re.compile(r'\sdata-action="([^"]*)"')


def linked_pages(html: Any) -> Iterator[int]:
    for tag in _links(html):
        if found := PAGE.search(tag):
            yield int(found[1])


def linked_images(html: Any) -> Iterator[int]:
    for tag in _links(html):
        action = (found := ACTION.search(tag)) and action_of(unescape(found[1]))
        for image in action.get("images", []) if action else []:
            if image.get("id") is not None:
                yield image["id"]


def action_of(text: str) -> dict | None:
    """The link action in a `data-action` attribute; None if it is invalid."""
    try:
        action = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return None if any(action_faults(action)) else action


def _links(html: Any) -> list[str]:
    return LINK.findall(html) if isinstance(html, str) else []
