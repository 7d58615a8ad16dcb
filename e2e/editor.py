"""The visual editor for journeys: opened on a page of its own, controlled by the names of widgets."""

import itertools
import re
from typing import Any

numbers = itertools.count(1)


def make_page(site: Any) -> tuple[str, str]:
    """The editor's URL of an empty page, and its public URL."""
    slug = f"made-by-a-test-{next(numbers)}"
    pk = site.add_page("Made by a test", slug)
    return f"/admin/intarsia/page/{pk}/", f"/{slug}/"


def open_editor(owner: Any, path: str, **options: Any) -> Any:
    watched = owner(**options)
    watched.foreign.clear()
    watched.errors.clear()
    return at_editor(watched, path)


def at_editor(watched: Any, path: str) -> Any:
    watched.goto(path)
    watched.page.wait_for_selector("iframe")
    watched.canvas = watched.page.frame_locator("iframe").first
    return watched


def widget(watched: Any, name: str | re.Pattern[str]) -> Any:
    return watched.page.get_by_role("button", name=name, exact=True).first


def drag_to_canvas(watched: Any, name: str | re.Pattern[str], selector: str = "") -> None:
    """Drops a widget, row or section at the top of the canvas, or in the middle of the first one of this selector."""
    # The canvas takes nothing before it has loaded, and until then the list of widgets can move.
    watched.canvas.locator("[data-puck-dropzone]").first.wait_for()
    target = watched.canvas.locator(selector) if selector else watched.page.locator("iframe")
    drag(watched, widget(watched, name), target.first, None if selector else 60)
    if selector:
        target.locator("[data-puck-line-placeholder]").wait_for(state="attached")
    watched.page.mouse.up()


def drag(watched: Any, dragged: Any, target: Any, y: float | None = None) -> None:
    """Holds it over the middle of the target, or this far below its top."""
    dragged.hover()
    start, end = dragged.bounding_box(), target.bounding_box()
    end_y = end["y"] + (end["height"] / 2 if y is None else y)
    start_x, start_y = start["x"] + start["width"] / 2, start["y"] + start["height"] / 2
    watched.page.mouse.down()
    move(watched, (start_x, start_y), (end["x"] + end["width"] / 2, end_y))


def move(watched: Any, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Moves the pointer as slowly as the canvas needs to follow it."""
    for step in range(1, 21):
        watched.page.mouse.move(*(begin + (to - begin) * step / 20 for begin, to in zip(start, end, strict=True)))
        watched.page.evaluate("new Promise(requestAnimationFrame)")


def saved(watched: Any) -> dict:
    """The document on the server."""
    watched.page.get_by_role("button", name="Save draft").click()
    watched.page.locator(".topbar__state[data-state=saved]").wait_for()
    return watched.page.request.get(watched.page.url + "document/").json()["document"]
