"""Adds the images of an exported document to the library of this site, with the checks of an upload."""

import hashlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from django.core.exceptions import ValidationError
from django.core.files.uploadedfile import SimpleUploadedFile
from wagtail.images import get_image_model
from wagtail.images.fields import WagtailImageField

from intarsia.documents.reference_targets import Description

from ..damaged_images import damaged_images_refused
from .archive import DocumentFile
from .document_file import MissingObject, NotImportable


def in_file(missing: MissingObject, source: DocumentFile) -> bool:
    """Whether this object can be added from the file."""
    return missing.target == "image" and missing.description.get("sha1", "") in source.names


@contextmanager
def added_images(missing: Sequence[MissingObject], source: DocumentFile) -> Iterator[None]:
    """Adds these images. If anything fails inside, their files are deleted; the caller rolls back the database."""
    added: list[Any] = []
    try:
        for one in missing:
            added.append(_add(one.description, source))
        yield
    except BaseException:
        for image in added:
            image.file.delete(save=False)
        raise


def _add(description: Description, source: DocumentFile) -> Any:
    field = WagtailImageField()
    content = source.image(description["sha1"], field.max_upload_size)
    if hashlib.sha1(content, usedforsecurity=False).hexdigest() != description["sha1"]:
        raise NotImportable(f"The image “{description['title']}” is damaged. Export the document again.")
    file = SimpleUploadedFile(Path(description.get("file", "")).name or "image", content)
    try:
        with damaged_images_refused():
            checked = field.clean(file)
        image = _image(checked, description, len(content))
    except ValidationError as error:
        raise NotImportable(
            f"The image “{description['title']}” cannot be added: {' '.join(error.messages)}"
        ) from error
    try:
        image.save()
    except OSError as error:
        raise NotImportable(f"The image “{description['title']}” cannot be stored: {error}") from error
    return image


def _image(file: Any, description: Description, size: int) -> Any:
    model = get_image_model()
    known = {"title": description["title"][:255], "file_size": size, "file_hash": description["sha1"]}
    image = model(file=file, **known, **_focal_point(description.get("focal_point", "")))
    if hasattr(image, "description"):
        image.description = description.get("description", "")[:255]
    # A site can require more of its images.
    image.full_clean(exclude=["file"])
    return image


def _focal_point(numbers: str) -> dict[str, int | None]:
    pairs = zip(FOCAL_POINT, numbers.split(), strict=False)
    return {name: int(value) if value.isdecimal() and len(value) < 7 else None for name, value in pairs}


FOCAL_POINT = ("focal_point_x", "focal_point_y", "focal_point_width", "focal_point_height")
