"""Faulty widgets, written like those of other packages."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from intarsia.rendering import render
from intarsia.rendering.v8 import faulty_elements
from intarsia.rendering.v8.engine import Renderer, Script

# Less than that of a site, so that tests need less time.
HEAP_BYTES = 120 * 1024 * 1024

WIDGET = """
globalThis.intarsiaWidget = ({ React, kit }) => kit.defineWidget(
  { type: "%(type)s", label: "Faulty", description: "", category: "basic", icon: "box", version: 1,
    hydrate: "never", settings: { content: kit.slot({ label: "Inside" }) } },
  (props) => { %(body)s; return React.createElement("p", props.root("faulty"), "fine"); },
);
"""

BODIES = {
    "throws": "if (props.root) throw new Error('it broke')",
    "loops": "for (;;) {}",
    "hogs": "const kept = []; for (;;) kept.push(new Array(1000).fill(kept.length + 'x'))",
    # No limit stops this: V8 aborts the process.
    "aborts": "const rows = new Array(3e7).fill(0.5); rows.length = 4e7; rows.fill(1)",
    "aborts_around_others": "if (props.content({}).props.children.some(Boolean)) {"
    " const rows = new Array(3e7).fill(0.5); rows.length = 4e7; rows.fill(1) }",
    # It works alone, because its children are then left out.
    "lonely": "if (props.content({}).props.children.some(Boolean)) for (;;) {}",
    "microtasks": "const again = () => Promise.resolve().then(again); again()",
    "surrogate": "return React.createElement('p', props.root('faulty'), 'a' + String.fromCharCode(0xd800) + 'b')",
}


def element(widget: str, id: str, **props: object) -> dict:
    return {"type": widget, "props": {"id": id, **props}}


def heading(id: str, title: str) -> dict:
    return element("heading", id, title=title)


def page(*content: dict) -> dict:
    return {"root": {"props": {}}, "content": list(content), "zones": {}}


@contextmanager
def renderer_with(*types: str, render_seconds: float = 0.3) -> Iterator[Renderer]:
    """Replaces the renderer of this process with one that has these faulty widgets."""
    scripts = [Script(name, WIDGET % {"type": name, "body": BODIES[name]}) for name in types]
    engine = Renderer(scripts=scripts, heap_bytes=HEAP_BYTES)
    with rendering_by(engine), limited(engine, render_seconds):
        yield engine


@contextmanager
def limited(engine: Renderer, render_seconds: float = 0.3) -> Iterator[None]:
    """A fault costs less time. A new V8 needs about 0.03 seconds of CPU time for its first page."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(engine, "render_seconds", render_seconds)
        patched.setattr(faulty_elements, "ALONE_SECONDS", render_seconds / 2)
        yield


@contextmanager
def rendering_by(engine: Renderer) -> Iterator[Renderer]:
    """Replaces the renderer of this process."""
    original = render.renderer
    render.renderer = lambda: engine
    try:
        yield engine
    finally:
        render.renderer = original
        faulty_elements.clear_faulty_elements()
        engine.close()
