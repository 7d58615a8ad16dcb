"""The ids and link actions in rich text. `web/kit/links/richTextLinks.ts` replaces the ids by URLs."""

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
IDS = {name: re.compile(rf'\sdata-{name}="([0-9]{{1,10}})"') for name in ("page", "document")}
HREF = re.compile(r'\shref="([^"]*)"')
ACTION = re.compile(r'\sdata-action="([^"]*)"')


def links_in(html: Any) -> list[dict[str, Any]]:
    """The links of a rich text, each like a value of a link setting with `page`, `document` and `action`, if given."""
    return [dict(_parts_of(tag)) for tag in (LINK.findall(html) if isinstance(html, str) else ())]


def with_links(html: str, links: Sequence[Mapping[str, Any]]) -> str:
    """The same text with the ids and actions of `links`, which are those of `links_in` in the same order. An id that is
    None is removed.
    """
    remaining = iter(links)
    return LINK.sub(lambda tag: _with_parts(tag[0], next(remaining)), html)


def _with_parts(tag: str, link: Mapping[str, Any]) -> str:
    for name in IDS.keys() & link.keys():
        tag = IDS[name].sub(f' data-{name}="{link[name]}"' if link[name] else "", tag)
    if "action" in link:
        action = escape(json.dumps(link["action"], ensure_ascii=False, separators=(",", ":")))
        tag = ACTION.sub(lambda _found: f' data-action="{action}"', tag)
    return tag


def with_document_urls(html: str, urls: Mapping[str, str]) -> str:
    """The same text, with the current URL of each file in the document library instead of its id."""
    return LINK.sub(lambda tag: _with_document_url(tag[0], urls), html)


def _with_document_url(tag: str, urls: Mapping[str, str]) -> str:
    if not (found := IDS["document"].search(tag)):
        return tag
    tag = HREF.sub("", IDS["document"].sub("", tag))
    url = urls.get(found[1])
    return f'<a href="{escape(url)}"{tag.removeprefix("<a")}' if url else tag


def _parts_of(tag: str) -> Iterator[tuple[str, Any]]:
    for name, pattern in IDS.items():
        if found := pattern.search(tag):
            yield name, int(found[1])
    if (found := ACTION.search(tag)) and (action := action_of(unescape(found[1]))):
        yield "action", action


def action_of(text: str) -> dict | None:
    """The link action in a `data-action` attribute; None if it is invalid."""
    try:
        action = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return None if any(action_faults(action)) else action
