"""What links of a rich text lead to by number, and what they open; `web/kit/richTextLinks.ts` finds the addresses."""

import json
import re
from collections.abc import Iterator
from html import unescape
from typing import Any

from .setting_kinds import action_faults

# Attributes stand in double quotes: the sanitiser wrote them.
LINK = re.compile(r'<a\b(?:[^>"]|"[^"]*")*>')
# Python's \d would take the digits of every script, and no database numbers its pages in those.
PAGE = re.compile(r'\sdata-page="([0-9]{1,10})"')
ACTION = re.compile(r'\sdata-action="([^"]*)"')


def linked_pages(html: Any) -> Iterator[int]:
    for tag in _links(html):
        if found := PAGE.search(tag):
            yield int(found[1])


def linked_pictures(html: Any) -> Iterator[int]:
    for tag in _links(html):
        action = (found := ACTION.search(tag)) and action_of(unescape(found[1]))
        for picture in action.get("images", []) if action else []:
            if picture.get("id") is not None:
                yield picture["id"]


def action_of(text: str) -> dict | None:
    """What a link does, from its `data-action`; None when nothing can be made of it."""
    try:
        action = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return None if any(action_faults(action)) else action


def _links(html: Any) -> list[str]:
    return LINK.findall(html) if isinstance(html, str) else []
