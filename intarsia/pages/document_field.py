from collections.abc import Iterator
from typing import Any

from django.core.exceptions import ValidationError
from django.db import models

from intarsia.rendering import contract
from intarsia.rendering.document_tree import Element, elements, pictures_behind, settings
from intarsia.rendering.rich_links import linked_pages, linked_pictures
from intarsia.rendering.storable import unstorable

from .document_text import text_of


def empty_document() -> dict:
    return {"root": {"props": {"schemaVersion": 1}}, "content": [], "zones": {}}


class DocumentField(models.JSONField):
    """A document as the editor wrote it, known to Wagtail's reference index, search and comments.

    Model validation refuses only what no database can hold. Whether a document keeps the contract is asked
    when the editor saves it: a page must stay movable and publishable after a widget has changed.
    """

    def validate(self, value, model_instance):
        super().validate(value, model_instance)
        problems = [f"{problem.path}: {problem.message}" for problem in unstorable(value)]
        if problems:
            raise ValidationError(problems)

    def extract_references(self, value) -> Iterator[tuple[type[models.Model], str, str, str]]:
        """(model, id, model path, content path) of all that the document uses, for Wagtail's index."""
        from wagtail.images import get_image_model
        from wagtail.models import Page

        models_of = {"image": get_image_model(), "page": Page}
        for element in elements(value, contract.load()):
            for target, target_id, place in _references_of(element):
                yield models_of[target], str(target_id), "element", f"{element.id}.{place}"

    def get_searchable_content(self, value) -> list[str]:
        return [text_of(value, contract.load())]

    def get_block_by_content_path(self, value, path_elements: list[str]):
        """The element that the first step names, or the part of it that the other steps lead to."""
        element_id, *steps = path_elements
        for element in elements(value, contract.load()):
            if element.id == element_id:
                return _follow(element.props, steps) if steps else element
        return None


def _references_of(element: Element) -> Iterator[tuple[str, int, str]]:
    prefix = f"{element.path}.props."
    for place, picture in pictures_behind(element.props):
        yield from _reference("image", picture, "$image", place)
    if element.widget is None:
        yield from _references_by_shape(element.props, "")
        return
    for setting in settings(element):
        yield from _references_in(setting.spec["kind"], setting.value, setting.path.removeprefix(prefix))


def _references_in(kind: str, value: Any, place: str) -> Iterator[tuple[str, int, str]]:
    if kind == "gallery" and isinstance(value, list):
        for index, media in enumerate(value):
            yield from _reference("image", media, "id", f"{place}[{index}]")
    elif kind == "media":
        yield from _reference("image", value, "id", place)
    elif kind == "richtext":
        for pk in dict.fromkeys(linked_pages(value)):
            yield "page", pk, place
        for pk in dict.fromkeys(linked_pictures(value)):
            yield "image", pk, place
    elif kind == "link":
        yield from _reference("page", value, "page", place)
        action = value.get("action") if isinstance(value, dict) else None
        for index, media in enumerate(_list_in(action, "images")):
            yield from _reference("image", media, "id", f"{place}.action.images[{index}]")


def _list_in(holder: Any, key: str) -> list[Any]:
    found = holder.get(key) if isinstance(holder, dict) else None
    return found if isinstance(found, list) else []


def _references_by_shape(value: Any, place: str) -> Iterator[tuple[str, int, str]]:
    """Of widgets that the contract does not know: their files must not be deleted unnoticed either."""
    if isinstance(value, dict):
        if "type" in value and "props" in value:
            return
        if "alt" in value:
            yield from _reference("image", value, "id", place)
        if "url" in value:
            yield from _reference("page", value, "page", place)
        for key, child in value.items():
            yield from _references_by_shape(child, f"{place}.{key}".removeprefix("."))
    elif isinstance(value, list):
        for index, child in enumerate(value):
            yield from _references_by_shape(child, f"{place}[{index}]")


def _reference(target: str, holder: Any, key: str, place: str) -> Iterator[tuple[str, int, str]]:
    target_id = holder.get(key) if isinstance(holder, dict) else None
    if isinstance(target_id, int) and not isinstance(target_id, bool):
        yield target, target_id, place


def _follow(value: Any, steps: list[str]) -> Any:
    for step in steps:
        if isinstance(value, dict) and step in value:
            value = value[step]
        elif isinstance(value, list) and step.isdigit() and int(step) < len(value):
            value = value[int(step)]
        else:
            return None
    return value
