"""Documents -> HTML and CSS, by the widgets' own views, in V8."""

import json
import logging
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache, reduce
from operator import or_
from typing import Any

from django.http import HttpRequest

from . import assets
from .contacts import hide_contacts, holds_contacts
from .counters import count
from .data_loaders import LoadContext
from .fatal import FatalDrawing, watched
from .foreign import foreign_islands, foreign_scripts
from .isolate import quarantine_harmful, quarantined
from .json_text import digest, json_text
from .needs import Needs, needs_of
from .resources import resources_for
from .sanitise import clean_text
from .v8 import LeftRunning, Renderer, ScriptError, Stuck, Unavailable
from .words import words_in

logger = logging.getLogger(__name__)

Document = Mapping[str, Any]


@dataclass(frozen=True)
class Failure:
    """An element that could not be drawn and was left out."""

    id: str
    type: str
    message: str


@dataclass(frozen=True)
class Rendered:
    """HTML by part, the CSS of the elements, and what the page around them must know."""

    html: dict[str, str]
    preload: str
    css: str
    used: tuple[str, ...]
    behaviours: tuple[str, ...]
    failed: tuple[Failure, ...]
    hosts: frozenset[tuple[str, str]]
    has_islands: bool


@dataclass(frozen=True)
class RenderContext:
    """Everything a render may depend on, beside the documents; nothing of it is the visitor's."""

    load: LoadContext = field(default_factory=LoadContext)
    direction: str = "ltr"
    time_zone: str = "UTC"
    now: int = 0
    breakpoints: Mapping[str, int] = field(default_factory=dict)
    request: HttpRequest | None = None


class RenderFailed(Exception):
    """Not even the parts that are well could be drawn."""


@cache
def renderer() -> Renderer:
    """This process's V8."""
    return Renderer(scripts=foreign_scripts())


def render_documents(parts: Mapping[str, Document], context: RenderContext) -> Rendered:
    """Draws each part, `{"main": document, …}`, in one go; raises RenderFailed when nothing helps.

    A widget that throws is left out inside V8. One that never ends, eats the memory or leaves something running
    is found by drawing every element alone, and left out from then on. So is one that ended another process.
    """
    engine = renderer()
    texts = {name: clean_text(document) for name, document in parts.items()}
    keys = {name: digest(text) for name, text in texts.items()}
    call = _call(parts, keys, context)
    try:
        with watched(engine, " ".join(keys.values()), lambda: {**call, "parts": parts}):
            rendered = _drawn(engine, parts, {**call, "parts": keys}, texts)
    except (FatalDrawing, ScriptError, Unavailable) as error:
        count("render_failed")
        raise RenderFailed(str(error)) from error
    html = hide_contacts(rendered.html, context.load.site, context.load.locale)
    behaviours = (*rendered.behaviours, "contacts") if holds_contacts(html) else rendered.behaviours
    return replace(rendered, html=html, behaviours=behaviours)


def _drawn(engine: Renderer, parts: Mapping[str, Document], call: dict[str, Any], texts: Mapping[str, str]) -> Rendered:
    for _attempt in range(2):
        harmful = quarantined(parts)
        try:
            return _rendered(_answer(engine, {**call, "skip": sorted(harmful)}, texts), harmful)
        except Stuck as error:
            logger.error("A page could not be drawn (%s); looking for the element to blame.", error)
            count("render_left_running" if isinstance(error, LeftRunning) else "render_stuck")
        quarantine_harmful(engine, {**call, "parts": {name: json.loads(text) for name, text in texts.items()}})
    count("render_failed")
    raise RenderFailed("Each of its elements works alone, together they do not end.")


def _answer(engine: Renderer, call: dict[str, Any], texts: Mapping[str, str]) -> dict[str, Any]:
    """V8 keeps the documents it drew lately: usually their keys suffice."""
    answer = engine.draw(json_text(call))
    if "missing" not in answer:
        return answer
    # All of them: between the two questions another thread may have ended the context that knew the rest.
    documents = {call["parts"][name]: text for name, text in texts.items()}
    return engine.draw(json_text({**call, "documents": documents}))


def _call(parts: Mapping[str, Document], keys: Mapping[str, str], context: RenderContext) -> dict[str, Any]:
    needs = reduce(or_, (needs_of(document, keys[name]) for name, document in parts.items()), Needs())
    return {
        "resources": resources_for(needs, context.load, context.request),
        "islands": assets.island_addresses() | foreign_islands(assets.url("host.js")),
        "environment": {
            "mode": "page",
            "locale": context.load.locale,
            "direction": context.direction,
            "timeZone": context.time_zone,
            "now": context.now,
            "words": words_in(context.load.locale),
            "breakpoints": dict(context.breakpoints),
        },
    }


def _rendered(answer: dict[str, Any], harmful: Mapping[str, Mapping[str, str]]) -> Rendered:
    failed = [Failure(id, harm["type"], harm["message"]) for id, harm in harmful.items()]
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
        behaviours=tuple(answer["behaviours"]),
        failed=tuple(failed),
        hosts=frozenset((host["directive"], host["host"]) for host in answer["hosts"]),
        has_islands=answer["hasIslands"],
    )
