"""Fields of a page that the visual editor shows as settings of its document, for search engines and link previews.

Wagtail's form edits the same fields. In the editor they are part of the document, so that saving, undo, versions and
unsaved copies work as for everything else; stored documents do not contain them.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from django.core.exceptions import ValidationError
from wagtail.images import get_image_model

from ..contract import Problem
from . import errors

# In the props of the document's root.
KEY = "$page"
TEXTS = ("seo_title", "search_description")
HIDDEN, IMAGE = "noindex", "share_image"
NAMES = (*TEXTS, HIDDEN, IMAGE)


def with_settings(document: Any, page: Any) -> Any:
    """A copy of the document with the settings of this version of the page, except those that it contains already.

    Invalid settings stay, for `take_settings` to refuse.
    """
    root: dict[str, Any] = document.get("root") or {}
    props: dict[str, Any] = root.get("props") or {}
    given = props.get(KEY, {})
    if isinstance(given, dict):
        given = {name: _value(page, name) for name in NAMES if _has(page, name)} | given
    return {**document, "root": {**root, "props": {**props, KEY: given}}}


def take_settings(document: Any, page: Any) -> Any:
    """Stores the settings in the fields of the page, and returns the document without them. Raises EditorError.

    Settings that the document does not contain keep their values.
    """
    root: dict[str, Any] = document.get("root") or {}
    props = root.get("props") or {}
    if KEY not in props:
        return document
    values = props[KEY]
    if not isinstance(values, dict):
        raise errors.invalid([Problem(f"root.props.{KEY}", "must be an object.")])
    known = {name: value for name, value in values.items() if name in NAMES and _has(page, name)}
    if problems := [*_problems(page, known)]:
        raise errors.invalid(problems)
    for name, value in known.items():
        if name == IMAGE:
            page.share_image_id = value["id"] if value else None
        else:
            setattr(page, name, value)
    return {**document, "root": {**root, "props": {name: value for name, value in props.items() if name != KEY}}}


def images_in(document: Any) -> set[int]:
    """The share image, which the editor shows, of a document that may violate the contract."""
    image: Any = document
    for name in ("root", "props", KEY, IMAGE, "id"):
        image = image.get(name) if isinstance(image, dict) else None
    return {image} if type(image) is int else set()


def _value(page: Any, name: str) -> Any:
    if name != IMAGE:
        return getattr(page, name)
    return {"id": page.share_image_id} if page.share_image_id else None


def _has(page: Any, name: str) -> bool:
    return any(field.name == name for field in page._meta.concrete_fields)


def _problems(page: Any, values: Mapping[str, Any]) -> Iterator[Problem]:
    for name, value in values.items():
        if fault := _fault(page, name, value):
            yield Problem(f"root.props.{KEY}.{name}", fault)


def _fault(page: Any, name: str, value: Any) -> str:
    if name == HIDDEN:
        return "" if isinstance(value, bool) else "must be true or false."
    if name == IMAGE:
        return "" if value is None or _is_image(value) else "This image does not exist any more. Choose another one."
    if not isinstance(value, str):
        return "must be a text."
    try:
        page._meta.get_field(name).run_validators(value)
    except ValidationError as error:
        return " ".join(error.messages)
    return ""


def _is_image(value: Any) -> bool:
    pk = value.get("id") if isinstance(value, dict) else None
    return type(pk) is int and get_image_model().objects.filter(pk=pk).exists()
