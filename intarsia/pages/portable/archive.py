"""An exported document as a file: JSON, or a ZIP with `document.json` and the images that the document uses.

Reading it runs nothing and writes no file: parts of a ZIP are read by their name, each up to a limit.
"""

import json
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from wagtail.images import get_image_model

from .document_file import NotImportable

DOCUMENT = "document.json"
IMAGES = "images/"
# A document has 2 MiB at most; the rest is room for spaces and for the descriptions of what it refers to.
MAX_TEXT_BYTES = 16 * 1024**2
MAX_IMAGES = 1000
# What a missing, encrypted, unknown or damaged part of a ZIP raises.
UNREADABLE = (KeyError, RuntimeError, NotImplementedError, OSError, EOFError, zipfile.BadZipFile, zlib.error)


@dataclass(frozen=True)
class DocumentFile:
    content: Any
    # The names of the images in the ZIP, by their SHA-1.
    names: Mapping[str, str] = field(default_factory=dict)
    _archive: zipfile.ZipFile | None = None

    def image(self, sha1: str, largest: int | None) -> bytes:
        """The bytes of the image. `largest` is their greatest number."""
        assert self._archive is not None
        return _part(self._archive, self.names[sha1], largest or MAX_TEXT_BYTES)


def write_archive(path: Path, content: dict[str, Any]) -> list[str]:
    """Returns why images were left out. An existing file stays until the new one is complete."""
    unfinished = path.with_name(f"{path.name}.part")
    try:
        with zipfile.ZipFile(unfinished, "w") as archive:
            archive.writestr(DOCUMENT, json.dumps(content, ensure_ascii=False, indent=1), zipfile.ZIP_DEFLATED)
            left_out = list(_add_images(archive, content["references"].get("image", {})))
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)
    return left_out


def _add_images(archive: zipfile.ZipFile, images: Mapping[Any, Mapping[str, str]]) -> Iterator[str]:
    """The reasons for those that are left out."""
    for pk, described in images.items():
        name = f"{IMAGES}{described.get('sha1')}{Path(described.get('file', '')).suffix.lower()}"
        if name in archive.namelist():
            continue
        try:
            # Wagtail keeps the hash of a file that is missing meanwhile.
            with get_image_model().objects.get(pk=pk).file.open("rb") as file:
                content = file.read()
        except OSError as error:
            yield f"image “{described['title']}” ({described.get('file', '')}): {error.strerror or error}"
        else:
            archive.writestr(name, content)


@contextmanager
def open_document(path: str) -> Iterator[DocumentFile]:
    """Raises NotImportable with the reason why the file cannot be used."""
    with ExitStack() as files:
        try:
            found = _opened(path, files)
        except (OSError, zipfile.BadZipFile) as error:
            raise NotImportable(f"{path} cannot be read: {error}") from error
        yield found


def _opened(path: str, files: ExitStack) -> DocumentFile:
    if not zipfile.is_zipfile(path):
        return DocumentFile(_json(_text(Path(path)), path))
    archive = files.enter_context(zipfile.ZipFile(path))
    names = [name for name in archive.namelist() if name.startswith(IMAGES)]
    if len(names) > MAX_IMAGES:
        raise NotImportable(f"{path} has more than {MAX_IMAGES} images.")
    content = _json(_part(archive, DOCUMENT, MAX_TEXT_BYTES), path)
    return DocumentFile(content, {Path(name).stem: name for name in names}, archive)


def _text(path: Path) -> bytes:
    with path.open("rb") as file:
        return _within(file.read(MAX_TEXT_BYTES + 1), str(path), MAX_TEXT_BYTES)


def _part(archive: zipfile.ZipFile, name: str, largest: int) -> bytes:
    """The size that a ZIP states can be wrong, so at most one byte more than allowed is unpacked."""
    try:
        with archive.open(name) as part:
            return _within(part.read(largest + 1), name, largest)
    except UNREADABLE as error:
        raise NotImportable(f"{name} in the file cannot be read. Export the document again.") from error


def _within(content: bytes, name: str, largest: int) -> bytes:
    if len(content) > largest:
        raise NotImportable(f"{name} has more than {largest // 1024**2} MiB. Nothing was imported.")
    return content


def _json(text: bytes, path: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise NotImportable(f"{path} cannot be read as JSON: {error}") from error
