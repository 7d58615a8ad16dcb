"""The images and pages that an element uses."""

from collections.abc import Iterator
from typing import Any

from intarsia.documents.rich_text_links import linked_images, linked_pages
from intarsia.documents.tree import Element, background_images, settings

# (kind of target, its id, path of the value inside the element)
Reference = tuple[str, int, str]


def references_of(element: Element) -> Iterator[Reference]:
    prefix = f"{element.path}.props."
    for path, image in background_images(element.props):
        yield from _reference("image", image, "$image", path)
    if element.widget is None:
        yield from _guess_references(element.props, "")
        return
    for setting in settings(element):
        yield from _references_in_setting(setting.spec["kind"], setting.value, setting.path.removeprefix(prefix))


def _references_in_setting(kind: str, value: Any, path: str) -> Iterator[Reference]:
    if kind == "gallery" and isinstance(value, list):
        for index, media in enumerate(value):
            yield from _reference("image", media, "id", f"{path}[{index}]")
    elif kind == "media":
        yield from _reference("image", value, "id", path)
    elif kind == "richtext":
        for pk in dict.fromkeys(linked_pages(value)):
            yield "page", pk, path
        for pk in dict.fromkeys(linked_images(value)):
            yield "image", pk, path
    elif kind == "link":
        yield from _reference("page", value, "page", path)
        action = value.get("action") if isinstance(value, dict) else None
        for index, media in enumerate(_list_in(action, "images")):
            yield from _reference("image", media, "id", f"{path}.action.images[{index}]")


def _list_in(owner: Any, key: str) -> list[Any]:
    value = owner.get(key) if isinstance(owner, dict) else None
    return value if isinstance(value, list) else []


def _guess_references(value: Any, path: str) -> Iterator[Reference]:
    """For widgets that are not in the contract. Deleting their images must warn editors, too."""
    if isinstance(value, dict):
        if "type" in value and "props" in value:
            return
        if "alt" in value:
            yield from _reference("image", value, "id", path)
        if "url" in value:
            yield from _reference("page", value, "page", path)
        for key, child in value.items():
            yield from _guess_references(child, f"{path}.{key}".removeprefix("."))
    elif isinstance(value, list):
        for index, child in enumerate(value):
            yield from _guess_references(child, f"{path}[{index}]")


def _reference(target: str, owner: Any, key: str, path: str) -> Iterator[Reference]:
    target_id = owner.get(key) if isinstance(owner, dict) else None
    if isinstance(target_id, int) and not isinstance(target_id, bool):
        yield target, target_id, path


def follow_path(value: Any, steps: list[str]) -> Any:
    """The value that the steps lead to; None if there is none."""
    for step in steps:
        if isinstance(value, dict) and step in value:
            value = value[step]
        elif isinstance(value, list) and step.isdigit() and int(step) < len(value):
            value = value[int(step)]
        else:
            return None
    return value
