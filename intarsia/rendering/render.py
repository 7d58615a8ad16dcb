"""Renders documents to HTML and CSS with the widgets' views, in V8."""

import json
import logging
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache, reduce
from operator import or_
from typing import Any

from django.http import HttpRequest

from . import assets
from .contacts import has_encoded_contacts, hide_contacts
from .counters import count
from .data_loaders import LoadContext
from .design import Document
from .documents.json_text import digest, json_text
from .documents.sanitize import clean_text
from .resources.page_resources import resources_for
from .resources.render_requirements import RenderRequirements, requirements_of
from .resources.third_party_assets import third_party_islands, third_party_scripts
from .ui_strings import ui_strings_for
from .v8.crash_guard import CrashingDocument, crash_guard
from .v8.engine import LeftRunning, Renderer, ScriptError, Stuck, Unavailable
from .v8.faulty_elements import find_faulty_elements, known_faulty

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Failure:
    """An element that failed and was left out."""

    id: str
    type: str
    message: str


@dataclass(frozen=True)
class Rendered:
    """HTML by part, the CSS of the elements, and what the page around them needs."""

    html: dict[str, str]
    preload: str
    css: str
    used: tuple[str, ...]
    behaviors: tuple[str, ...]
    failed: tuple[Failure, ...]
    hosts: frozenset[tuple[str, str]]
    has_islands: bool


@dataclass(frozen=True)
class RenderContext:
    """Everything that a render depends on besides the documents. Nothing here depends on the visitor."""

    load: LoadContext = field(default_factory=LoadContext)
    direction: str = "ltr"
    time_zone: str = "UTC"
    now: int = 0
    breakpoints: Mapping[str, int] = field(default_factory=dict)
    request: HttpRequest | None = None


class RenderFailed(Exception):
    """Nothing could be rendered, even with the faulty elements left out."""


@cache
def renderer() -> Renderer:
    """The V8 engine of this process."""
    return Renderer(scripts=third_party_scripts())


def render_documents(parts: Mapping[str, Document], context: RenderContext) -> Rendered:
    """Renders all parts, `{"main": document, …}`, in one call. Raises RenderFailed if that is impossible.

    V8 leaves out an element that throws. An element that exceeds the limits of time or memory, or leaves code running,
    is found by rendering each element alone and left out from then on, and so is one that crashed a process.
    """
    engine = renderer()
    texts = {name: clean_text(document) for name, document in parts.items()}
    keys = {name: digest(text) for name, text in texts.items()}
    call = _call(parts, keys, context)
    try:
        with crash_guard(engine, " ".join(keys.values()), lambda: {**call, "parts": parts}):
            rendered = _render_parts(engine, parts, {**call, "parts": keys}, texts)
    except (CrashingDocument, ScriptError, Unavailable) as error:
        count("render_failed")
        raise RenderFailed(str(error)) from error
    html = hide_contacts(rendered.html, context.load.site, context.load.locale)
    behaviors = (*rendered.behaviors, "contacts") if has_encoded_contacts(html) else rendered.behaviors
    return replace(rendered, html=html, behaviors=behaviors)


def _render_parts(
    engine: Renderer, parts: Mapping[str, Document], call: dict[str, Any], texts: Mapping[str, str]
) -> Rendered:
    for _attempt in range(2):
        faulty = known_faulty(parts)
        try:
            return _rendered_from(_render_in_v8(engine, {**call, "skip": sorted(faulty)}, texts), faulty)
        except Stuck as error:
            logger.error("A page could not be rendered (%s). Searching for the faulty element.", error)
            count("render_left_running" if isinstance(error, LeftRunning) else "render_stuck")
        find_faulty_elements(engine, {**call, "parts": {name: json.loads(text) for name, text in texts.items()}})
    count("render_failed")
    raise RenderFailed("Each element can be rendered alone, but the page exceeds the limits.")


def _render_in_v8(engine: Renderer, call: dict[str, Any], texts: Mapping[str, str]) -> dict[str, Any]:
    """V8 keeps the documents that it rendered recently, so their keys usually suffice."""
    answer = engine.render(json_text(call))
    if "missing" not in answer:
        return answer
    # Send all documents: another thread may have closed the context that knew the rest.
    documents = {call["parts"][name]: text for name, text in texts.items()}
    return engine.render(json_text({**call, "documents": documents}))


def _call(parts: Mapping[str, Document], keys: Mapping[str, str], context: RenderContext) -> dict[str, Any]:
    each = (requirements_of(document, keys[name]) for name, document in parts.items())
    requirements = reduce(or_, each, RenderRequirements())
    return {
        "resources": resources_for(requirements, context.load, context.request),
        "islands": assets.island_urls() | third_party_islands(assets.url("host.js")),
        "environment": {
            "mode": "page",
            "locale": context.load.locale,
            "direction": context.direction,
            "timeZone": context.time_zone,
            "now": context.now,
            "translations": ui_strings_for(context.load.locale),
            "breakpoints": dict(context.breakpoints),
        },
    }


def _rendered_from(answer: dict[str, Any], faulty: Mapping[str, Mapping[str, str]]) -> Rendered:
    failed = [Failure(id, fault["type"], fault["message"]) for id, fault in faulty.items()]
    failed += [Failure(**failure) for failure in answer["failed"]]
    for failure in failed:
        count("widget_failed")
        logger.error(
            "The widget '%s' (element %s) was left out of a page: %s", failure.type, failure.id, failure.message
        )
    return Rendered(
        html=answer["html"],
        preload=answer["preload"],
        css=answer["css"],
        used=tuple(answer["used"]),
        behaviors=tuple(answer["behaviors"]),
        failed=tuple(failed),
        hosts=frozenset((host["directive"], host["host"]) for host in answer["hosts"]),
        has_islands=answer["hasIslands"],
    )
