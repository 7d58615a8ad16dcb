"""Renders documents to HTML and CSS with the widgets' views, in V8."""

import json
import logging
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from django.http import HttpRequest

from intarsia.documents.contract import WIDGETS
from intarsia.documents.json_text import json_text
from intarsia.documents.sanitize import CleanDocument, clean_document
from intarsia.documents.upgrades import UpgradeFailure
from intarsia.page_cache import Public, Uncacheable
from intarsia.page_contributions import filtered_html, styles_of
from intarsia.signals import document_rendered
from intarsia.site_options import option
from intarsia.state import metrics

from . import assets
from .counters import count
from .data_loaders import LoadContext
from .design import Document
from .resources.load_scopes import PAGE, LoadedScopes, load_scopes
from .resources.page_resources import resources_for
from .resources.third_party_assets import third_party_islands, third_party_scripts
from .scopes import made_in
from .ui_strings import ui_strings_for
from .v8.engine import Crashed, LeftRunning, Renderer, ScriptError, Stuck, Unavailable
from .v8.faulty_elements import find_faulty_elements, known_faulty
from .v8.kept_answers import KeptAnswers

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
    # Whether a slot shows the page, in a page template.
    shows_page: bool = False
    # The CSS that page contributions add.
    styles: str = ""
    # Elements that are shown with the settings of an earlier version, because their upgrade failed.
    not_upgraded: tuple[UpgradeFailure, ...] = ()


@dataclass(frozen=True)
class RenderContext:
    """Everything that a render depends on besides the documents."""

    load: LoadContext = field(default_factory=LoadContext)
    direction: str = "ltr"
    time_zone: str = "UTC"
    now: int = 0
    breakpoints: Mapping[str, int] = field(default_factory=dict)
    request: HttpRequest | None = None
    # The key of a part's scope, by name of the part. Other parts have the page's own scope.
    keys: Mapping[str, str] = field(default_factory=dict)


class RenderFailed(Exception):
    """Nothing could be rendered, even with the faulty elements left out."""


@cache
def renderer() -> Renderer:
    """The renderer of this process."""
    kept = KeptAnswers(int(option("INTARSIA_KEPT_HTML_MB") * 1_000_000))
    return Renderer(scripts=third_party_scripts(), kept=kept)


def render_documents(parts: Mapping[str, Document], context: RenderContext) -> Public[Rendered] | Uncacheable[Rendered]:
    """Renders all parts, `{"main": document, …}`, in one call. Raises RenderFailed if that is impossible.

    With a part `content`, `main` is a page template that shows it. The result is Uncacheable if a scope has a visitor
    state.

    V8 leaves out an element that throws. An element that exceeds the limits of time or memory, leaves code running or
    crashes the renderer process is found by rendering each element alone, and left out from then on.
    """
    engine = renderer()
    clean = {name: clean_document(document) for name, document in parts.items()}
    loaded = load_scopes(clean, context.load, context.keys)
    call = _call(clean, loaded, context)
    scopes = (context.load.scope, *context.load.scopes.values())
    is_personal = bool(context.load.visitor_sources) or isinstance(made_in(scopes, None), Uncacheable)
    try:
        # What only one visitor sees is not kept.
        rendered = _render_parts(engine, loaded.parts, call, KeptAnswers() if is_personal else engine.kept)
    except (ScriptError, Unavailable) as error:
        count("render_failed")
        raise RenderFailed(str(error)) from error
    page = context.load.composed_page()
    html = filtered_html(rendered.html, page)
    not_upgraded = tuple(failure for part in loaded.parts.values() for failure in part.not_upgraded)
    styles = styles_of(replace(page, html=html))
    result = replace(rendered, html=html, styles=styles, not_upgraded=not_upgraded)
    shown = context.load.page
    document_rendered.send_robust(sender=type(shown), page=shown, site=context.load.site, failed=rendered.failed)
    return Uncacheable(result) if is_personal else made_in(scopes, result)


def add_html_of_slots(loaded: LoadedScopes, load: LoadContext, request: HttpRequest) -> None:
    """For the canvas: each document that a slot shows is there as HTML, because it is edited elsewhere."""
    call = {**_call(loaded.parts, loaded, RenderContext(load=load, request=request)), "skip": []}
    for shown in (one for slots in loaded.slots.values() for slot in slots.values() for one in slot):
        name = shown.get("part")
        if name is None:
            continue
        try:
            call_of_part = {**call, "scopes": {name: shown["key"]}}
            answer = _render_in_v8(renderer(), call_of_part, loaded.parts, renderer().kept)
        except (ScriptError, Stuck, Unavailable) as error:
            logger.error("The canvas shows nothing of the document '%s': %s", name, error)
        else:
            shown["html"] = answer["html"][name]


def _render_parts(
    engine: Renderer, parts: Mapping[str, CleanDocument], call: dict[str, Any], kept: KeptAnswers
) -> Rendered:
    reason = ""
    for _attempt in range(2):
        # As V8 gets them: upgraded and with clean rich text, like those that the search marks.
        faulty = known_faulty(engine, {name: part.text for name, part in parts.items()})
        try:
            return _rendered_from(_render_in_v8(engine, {**call, "skip": sorted(faulty)}, parts, kept), faulty)
        except Stuck as error:
            logger.error("A page could not be rendered (%s). Searching for the faulty element.", error)
            count(_event_of(error))
            reason = str(error)
        find_faulty_elements(engine, {**call, "parts": {name: json.loads(part.text) for name, part in parts.items()}})
    count("render_failed")
    raise RenderFailed(f"Each element can be rendered alone, but the page exceeds the limits ({reason}).")


def _event_of(error: Stuck) -> str:
    if isinstance(error, Crashed):
        return "render_crashed"
    return "render_left_running" if isinstance(error, LeftRunning) else "render_stuck"


def _render_in_v8(
    engine: Renderer, call: dict[str, Any], parts: Mapping[str, CleanDocument], kept: KeptAnswers
) -> dict[str, Any]:
    call = {**call, "parts": {name: part.key for name, part in parts.items()}}
    text = json_text(call)
    answer = kept.get(text)
    if answer is None:
        with metrics.timed("render_seconds"):
            answer = _answer_of_v8(engine, call, text, parts)
        # An element that failed may succeed the next time.
        if not answer["failed"]:
            kept.keep(text, answer, sum(map(len, answer["html"].values())) + len(answer["css"]))
    return answer


def _answer_of_v8(engine: Renderer, call: dict[str, Any], text: str, parts: Mapping[str, CleanDocument]) -> Any:
    """V8 keeps the documents that it rendered recently, so their keys usually suffice."""
    answer = engine.render(text)
    if "missing" not in answer:
        return answer
    # Send all documents: another thread may have ended the process that knew the rest.
    documents = {part.key: part.text for part in parts.values()}
    return engine.render(json_text({**call, "documents": documents}))


def _call(parts: Mapping[str, CleanDocument], loaded: LoadedScopes, context: RenderContext) -> dict[str, Any]:
    return {
        "catalogs": {name: part.catalog for name, part in loaded.parts.items() if part.catalog != WIDGETS},
        "scopes": {name: context.keys.get(name, "") for name in parts if name != PAGE},
        "resources": resources_for(loaded, context.load, context.request),
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
        shows_page=answer["showsPage"],
    )
