"""Asks all contributions in their order. One that fails is left out, and the others stay."""

import json
import logging
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar

from django.core.serializers.json import DjangoJSONEncoder
from django.utils.html import conditional_escape, format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe

from .contribution import ComposedPage, PageContribution, Script
from .registry import contributions

logger = logging.getLogger(__name__)
Value = TypeVar("Value")

# (contribution, method) whose failure is in the log already.
_reported: set[tuple[str, str]] = set()
# A script ends at `</script>`, also inside a JSON text.
JSON_ESCAPES = {ord("<"): "\\u003C", ord(">"): "\\u003E", ord("&"): "\\u0026"}


def filtered_html(parts: Mapping[str, str], page: ComposedPage) -> dict[str, str]:
    """The HTML by part after all filters."""
    page = replace(page, unfiltered=parts)
    filtered = dict(parts)
    for contribution in contributions("filter_html"):
        filter_all = partial(_filtered, contribution, filtered, page)
        filtered = _result(contribution, "filter_html", page, filter_all, filtered)
    return filtered


def _filtered(contribution: PageContribution, parts: Mapping[str, str], page: ComposedPage) -> dict[str, str]:
    return {name: contribution.filter_html(html, page) for name, html in parts.items()}


def filtered_text(text: str, page: ComposedPage) -> str:
    """Plain text, such as a title, after all filters."""
    for contribution in contributions("filter_text"):
        text = _result(contribution, "filter_text", page, partial(contribution.filter_text, text, page), text)
    return text


def styles_of(page: ComposedPage) -> str:
    """The CSS that apps add to the page's stylesheet."""
    return "".join(_result(one, "styles", page, partial(one.styles, page), "") for one in contributions("styles"))


def config_of(page: ComposedPage, own: Mapping[str, Any]) -> dict[str, Any]:
    """The configuration of the page's scripts: `own`, and what apps add. Nobody replaces an entry of another."""
    config = dict(own)
    for contribution in contributions("config"):
        no_entries: dict[str, Any] = {}
        config |= _result(contribution, "config", page, partial(_new_entries, contribution, config, page), no_entries)
    return config


def _new_entries(contribution: PageContribution, known: Mapping[str, Any], page: ComposedPage) -> dict[str, Any]:
    entries = dict(contribution.config(page))
    if taken := known.keys() & entries.keys():
        raise ValueError(f"The configuration already has {', '.join(sorted(taken))}. Choose another name.")
    # Fails here instead of while the whole page is written.
    json.dumps(entries, cls=DjangoJSONEncoder)
    return entries


def head_of(page: ComposedPage) -> SafeString:
    """Scripts and tags for the head, each app's own together."""
    asked = contributions("scripts", "head", "structured_data")
    heads = [_result(one, "head", page, partial(_head, one, page), SafeString("")) for one in asked]
    return mark_safe("".join(heads))


def _head(contribution: PageContribution, page: ComposedPage) -> SafeString:
    scripts = script_tags(contribution.scripts(page))
    data = "".join(_data_tag(one) for one in contribution.structured_data(page))
    filtered = filtered_html({"head": data}, page)["head"] if data else ""
    return mark_safe(scripts + conditional_escape(contribution.head(page)) + filtered)


def script_tags(scripts: Iterable[Script]) -> SafeString:
    return mark_safe("".join(map(_script_tag, scripts)))


def _script_tag(script: Script) -> SafeString:
    kind = mark_safe('type="module"' if script.is_module else "defer")
    data = format_html_join("", ' data-{}="{}"', script.data.items())
    return format_html('<script {} src="{}"{}></script>', kind, script.url, data)


def _data_tag(data: Mapping[str, Any]) -> str:
    text = json.dumps(data, cls=DjangoJSONEncoder, ensure_ascii=False).translate(JSON_ESCAPES)
    return f'<script type="application/ld+json">{text}</script>'


def hosts_of(page: ComposedPage) -> frozenset[tuple[str, str]]:
    """(directive, host) that apps add to the page's security policy."""
    no_hosts: frozenset[tuple[str, str]] = frozenset()
    found = [_result(one, "hosts", page, partial(_hosts, one, page), no_hosts) for one in contributions("hosts")]
    return no_hosts.union(*found)


def _hosts(contribution: PageContribution, page: ComposedPage) -> frozenset[tuple[str, str]]:
    return frozenset((directive, host) for directive, host in contribution.hosts(page))


def _result(
    contribution: PageContribution, method: str, page: ComposedPage, make: Callable[[], Value], otherwise: Value
) -> Value:
    """What the contribution makes; `otherwise` if it fails."""
    try:
        return make()
    except Exception:
        page.failed.add(contribution.name)
        if (contribution.name, method) not in _reported:
            _reported.add((contribution.name, method))
            logger.exception(
                "The page contribution '%s' failed (%s). Pages are shown without it. Further failures are not logged.",
                contribution.name,
                method,
            )
        return otherwise
