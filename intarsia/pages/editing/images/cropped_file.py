"""Cuts a part out of the file of an image, upright and in the same format."""

import io
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import PIL.Image
import PIL.ImageOps
from django.core.files.uploadedfile import SimpleUploadedFile
from django.utils.translation import gettext as _
from wagtail.images.fields import WagtailImageField

from intarsia.documents.kinds import errors
from intarsia.documents.kinds.errors import EditorError


class Box(NamedTuple):
    """In pixels of the image as people see it."""

    x: int
    y: int
    width: int
    height: int


class Format(NamedTuple):
    name: str
    suffix: str
    # High, because the sizes on pages are compressed once more.
    options: dict[str, Any]


JPEG: Final = Format("JPEG", ".jpg", {"quality": 90, "optimize": True, "progressive": True})
FORMATS: Final = {
    "JPEG": JPEG,
    # Phones add a second view of the scene to a JPEG file.
    "MPO": JPEG,
    "PNG": Format("PNG", ".png", {}),
    "WEBP": Format("WEBP", ".webp", {"quality": 90}),
    "AVIF": Format("AVIF", ".avif", {"quality": 85}),
    "GIF": Format("GIF", ".gif", {}),
}
ORIENTATION: Final = 0x0112
SIDEWAYS: Final = range(5, 9)
# The location and the small preview in a file would tell or show what was cut away.
KEPT_TAGS: Final = {"artist": 0x013B, "copyright": 0x8298}


def upright_size(image: Any) -> tuple[int, int]:
    """Raises EditorError if the image cannot be cropped."""
    with _opened(image) as opened:
        return _upright(opened)


def cropped_file(image: Any, box: Box) -> SimpleUploadedFile:
    """Raises EditorError if the image cannot be cropped."""
    content = io.BytesIO()
    with _opened(image) as opened:
        kind = FORMATS[str(opened.format)]
        part = PIL.ImageOps.exif_transpose(opened).crop((box.x, box.y, box.x + box.width, box.y + box.height))
        given = {name: opened.info[name] for name in ("icc_profile", "transparency") if name in opened.info}
        part.info = {}
        part.save(content, kind.name, **kind.options, **given, **_credits(opened))
    return SimpleUploadedFile(f"{Path(image.file.name).stem}-cropped{kind.suffix}", content.getvalue())


@contextmanager
def _opened(image: Any) -> Iterator[PIL.Image.Image]:
    if image.is_svg():
        raise errors.not_allowed(_("An SVG image cannot be cropped. Use “Aspect ratio” instead."))
    try:
        with image.file.storage.open(image.file.name) as file, PIL.Image.open(file) as opened:
            _require_croppable(opened)
            yield opened
    except EditorError:
        raise
    except Exception as error:
        # Each storage and image library has its own errors.
        raise errors.unreadable(_("The file of this image cannot be read. Upload it again.")) from error


def _require_croppable(opened: PIL.Image.Image) -> None:
    if opened.format not in FORMATS:
        raise errors.not_allowed(
            _("Images in the format %(format)s cannot be cropped. Upload a JPEG, PNG or WebP file instead.")
            % {"format": opened.format}
        )
    if opened.format != "MPO" and getattr(opened, "n_frames", 1) > 1:
        raise errors.not_allowed(
            _(
                "An animated image cannot be cropped, because only its first frame would remain. "
                "Use “Aspect ratio” instead."
            )
        )
    most = WagtailImageField().max_image_pixels
    if most is not None and opened.width * opened.height > most:
        raise errors.not_allowed(_("The image has too many pixels to be cropped here. Upload a smaller version."))


def _upright(opened: PIL.Image.Image) -> tuple[int, int]:
    is_sideways = opened.getexif().get(ORIENTATION) in SIDEWAYS
    return (opened.height, opened.width) if is_sideways else opened.size


def _credits(opened: PIL.Image.Image) -> dict[str, bytes]:
    found, kept = opened.getexif(), PIL.Image.Exif()
    for tag in KEPT_TAGS.values():
        if tag in found:
            kept[tag] = found[tag]
    return {"exif": kept.tobytes()} if kept else {}
