"""The values of a document that a translator gets, under paths that stay the same when elements are moved."""

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from intarsia.documents.tree import Element, Setting, elements, path_in_settings, settings, style_values
from intarsia.documents.upgrades import upgraded

# Labels of the texts in an image setting.
LABELS = {"alt": "Alt text", "caption": "Caption", "$image": "Background image"}
# Texts that are URLs of files with a language.
URLS = {("video", "captions")}


@dataclass(frozen=True)
class Place:
    """`holder[name]`: a text, a rich text, the URL, page or file of a link, or the id of an image or a form."""

    # `e-1.items.first.title`: ids of the element and of the list item instead of their positions.
    path: str
    # text, richtext, url, page, document, image or form
    kind: str
    holder: dict[str, Any]
    name: str
    element: str
    label: str

    @property
    def value(self) -> Any:
        return self.holder[self.name]


def copied(document: Any, contract: dict[str, Any]) -> Any:
    """A copy whose elements have the settings of today, which `places_in` finds."""
    return deepcopy(upgraded(document, contract))


def places_in(document: Any, contract: dict[str, Any]) -> Iterator[Place]:
    for element in elements(document, contract):
        for setting in settings(element):
            yield from _places_of(element, setting)
        for path, values, name in style_values(element.props):
            value = values[name]
            if isinstance(value, dict) and type(value.get("$image")) is int:
                yield Place(f"{element.id}.{path}.$image", "image", value, "$image", element.label, LABELS["$image"])


def _places_of(element: Element, setting: Setting) -> Iterator[Place]:
    path, value, kind = _stable_path(element, setting), setting.value, setting.spec["kind"]
    label = str(setting.spec.get("label", setting.name))
    if setting.spec.get("translatable") and isinstance(value, str):
        shown = "richtext" if kind == "richtext" else "text"
        yield Place(path, shown, setting.holder, setting.name, element.label, label)
    elif (element.type, setting.name) in URLS and isinstance(value, str) and value:
        yield Place(path, "url", setting.holder, setting.name, element.label, label)
    for at, part, name, holder in _parts_of(kind, value):
        yield Place(f"{path}{at}.{name}", part, holder, name, element.label, LABELS.get(name, label))


def _parts_of(kind: str, value: Any) -> Iterator[tuple[str, str, str, dict[str, Any]]]:
    """(path in the value, kind, name, holder) of what is inside links, images, galleries and forms."""
    if kind == "gallery" and isinstance(value, list):
        for index, item in enumerate(value):
            for at, part, name, holder in _parts_of("media", item):
                yield f".{item.get('_id', index)}{at}", part, name, holder
    elif kind == "media" and isinstance(value, dict):
        yield from (("", "text", name, value) for name in ("alt", "caption") if isinstance(value.get(name), str))
        if type(value.get("id")) is int:
            yield "", "image", "id", value
    elif kind == "form" and isinstance(value, dict):
        if type(value.get("id")) is int:
            yield "", "form", "id", value
    elif kind == "link" and isinstance(value, dict):
        yield from _parts_of_link(value)


def _parts_of_link(value: dict[str, Any]) -> Iterator[tuple[str, str, str, dict[str, Any]]]:
    target = next((name for name in ("page", "document") if type(value.get(name)) is int), None)
    if target:
        yield "", target, target, value
    elif value.get("url"):
        yield "", "url", "url", value
    action = value.get("action")
    # The images that a lightbox opens.
    images = action.get("images") if isinstance(action, dict) else None
    for at, part, name, holder in _parts_of("gallery", images):
        yield f".action.images{at}", part, name, holder


def _stable_path(element: Element, setting: Setting) -> str:
    steps, value = [element.id], element.props
    for step in path_in_settings(element, setting).split("."):
        value = value[int(step)] if isinstance(value, list) else value.get(step)  # type: ignore[assignment]
        is_item = isinstance(value, dict) and step.isdigit() and isinstance(value.get("_id"), str)
        steps.append(value["_id"] if is_item else step)
    return ".".join(steps)
