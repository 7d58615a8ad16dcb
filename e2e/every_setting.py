"""One element for each option of each widget and form field, for rules that hold for all HTML."""

from collections.abc import Iterator, Mapping
from itertools import count
from typing import Any

Element = dict[str, Any]
# An audio file for the audio widget, and a page of a video service for the video widget.
FILE = "https://www.youtube.com/watch?v=aqz-KE-bpKQ#.mp3"
# Not any text is one of these: they name other elements, or are values of the field.
OTHER_SYNTAX = {"content_id", "toggle_id", "toggle_class", "default_value", "min", "max", "default_country"}


def every_setting(widgets: Mapping[str, Any], image: int) -> Iterator[Element]:
    """Elements with the default settings, then with each other option, and with an image, link, title or caption
    wherever the widget has a setting for one.
    """
    numbers = count(1)
    for name, widget in widgets.items():
        if widget.get("isInternal"):
            continue
        filled = _filled(widget["settings"], image)
        yield {"type": name, "props": {"id": f"w-{next(numbers)}"}}
        for changes in ({}, *_changes(widget["settings"])):
            yield {"type": name, "props": {"id": f"w-{next(numbers)}", **filled, **changes}}


def _filled(settings: Mapping[str, Any], image: int) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, setting in settings.items():
        kind, default = setting["kind"], setting.get("default")
        if kind == "list":
            found[name] = [{**item, **_filled(setting["fields"], image)} for item in default or []]
        elif kind in ("media", "gallery"):
            found[name] = {"id": image} if kind == "media" else [{"id": image}]
        elif kind == "link":
            found[name] = {"url": "https://example.com/"}
        elif kind in ("text", "textarea") and not default and name not in OTHER_SYNTAX:
            found[name] = FILE if name == "url" else "Text"
    return found


def _changes(settings: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    for name, setting in settings.items():
        if setting["kind"] == "switch":
            options = ["", "yes"]
        else:
            options = [value for value, _ in setting["options"]] if setting["kind"] == "select" else []
        yield from ({name: option} for option in options if option != setting.get("default"))
