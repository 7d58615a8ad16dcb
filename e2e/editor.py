"""The visual editor for journeys: opened on a page of its own, controlled by the names of widgets."""

import itertools
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


def widget(watched: Any, name: str) -> Any:
    return watched.page.get_by_role("button", name=name, exact=True).first


def saved(watched: Any) -> dict:
    """The document on the server."""
    watched.page.get_by_role("button", name="Save draft").click()
    watched.page.locator(".topbar__state[data-state=saved]").wait_for()
    return watched.page.request.get(watched.page.url + "document/").json()["document"]
