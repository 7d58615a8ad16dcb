"""The page ids and link actions in rich text. `web/kit/links/richTextLinks.ts` replaces the ids by URLs."""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from html import escape, unescape
from typing import Any

from ..validation.setting_kinds import action_faults

# The sanitizer always writes double quotes. “<” outside of them begins another tag: without this, many tags that do not
# end would take quadratic time.
LINK = re.compile(r'<a\b(?:[^<>"]|"[^"]*")*>')
# Not \d, which also matches digits of other scripts.
PAGE = re.compile(r'\sdata-page="([0-9]{1,10})"')
ACTION = re.compile(r'\sdata-action="([^"]*)"')


def links_in(html: Any) -> list[dict[str, Any]]:
    """The links of a rich text, each like a value of a link setting: `page` and `action`, if it has them."""
    return [dict(_parts_of(tag)) for tag in (LINK.findall(html) if isinstance(html, str) else ())]


def with_links(html: str, links: Sequence[Mapping[str, Any]]) -> str:
    """The same text with the pages and actions of `links`, which are those of `links_in` in the same order. A link
    whose page is None has no page.
    """
    remaining = iter(links)
    return LINK.sub(lambda tag: _with_parts(tag[0], next(remaining)), html)


def _with_parts(tag: str, link: Mapping[str, Any]) -> str:
    if "page" in link:
        tag = PAGE.sub(f' data-page="{link["page"]}"' if link["page"] else "", tag)
    if "action" in link:
        action = escape(json.dumps(link["action"], ensure_ascii=False, separators=(",", ":")))
        tag = ACTION.sub(lambda _found: f' data-action="{action}"', tag)
    return tag


def _parts_of(tag: str) -> Iterator[tuple[str, Any]]:
    if found := PAGE.search(tag):
        yield "page", int(found[1])
    if (found := ACTION.search(tag)) and (action := action_of(unescape(found[1]))):
        yield "action", action


def action_of(text: str) -> dict | None:
    """The link action in a `data-action` attribute; None if it is invalid."""
    try:
        action = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return None if any(action_faults(action)) else action
