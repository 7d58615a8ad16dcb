"""Makes an uploaded font file a font of the site."""

import hashlib
import re
from base64 import b64decode
from functools import partial
from typing import Any

from django.conf import settings
from django.core.files.base import ContentFile
from django.core.files.storage import default_storage
from django.core.files.uploadedfile import UploadedFile
from django.db import transaction
from django.utils.text import slugify
from wagtail.models import Locale, Site

from intarsia.rendering.fonts import FONT_FOLDER, THEME_FAMILIES

from .conversion.ranges import ranges_for
from .converting import convert_font
from .file_format import fault_of
from .models import MAX_FAMILY_LENGTH, UploadedFont
from .reasons import MAX_BYTES, MAX_FONTS, refused

# The name is part of CSS, in quotes and between commas.
_NOT_IN_NAMES = re.compile(r"[^\w .+&-]+")


def add_font(site: Site, file: UploadedFile | None) -> UploadedFont:
    """The font of the file, which replaces one of the same family, weight and style. Raises FontRefused."""
    if file is None:
        raise refused("missing")
    if (file.size or 0) > MAX_BYTES:
        raise refused("too_large")
    data = file.read()
    if fault := fault_of(data):
        raise refused(fault)
    return _store(site, convert_font(data, ranges_for(_languages())))


def _languages() -> list[str]:
    return [*Locale.objects.values_list("language_code", flat=True), settings.LANGUAGE_CODE]


def _store(site: Site, converted: dict[str, Any]) -> UploadedFont:
    family = _family_name(converted["family"])
    same = {"site": site, "family": family, "style": converted["style"], "weight": converted["weight"]}
    with transaction.atomic():
        others = UploadedFont.objects.select_for_update().filter(site=site)
        if others.count() >= MAX_FONTS and not others.filter(**same).exists():
            raise refused("too_many")
        files = [_stored(family, file) for file in converted["files"]]
        changes = {"files": files, "measures": converted["measures"], "generic": converted["generic"]}
        return UploadedFont.objects.update_or_create(**same, defaults=changes)[0]


def _family_name(text: str) -> str:
    name = " ".join(_NOT_IN_NAMES.sub(" ", text).split())[:MAX_FAMILY_LENGTH].strip()
    if not name:
        raise refused("no_name")
    if name.lower() in {theme.lower() for theme in THEME_FAMILIES}:
        raise refused("taken")
    return name


def _stored(family: str, file: dict[str, str]) -> dict[str, Any]:
    """Named after its content, so that browsers and proxies can keep it forever."""
    content = b64decode(file["woff2"])
    digest = hashlib.sha256(content).hexdigest()[:20]
    path = f"{FONT_FOLDER}/{slugify(family) or 'font'}-{digest}.woff2"
    if not default_storage.exists(path):
        path = default_storage.save(path, ContentFile(content))
    return {"path": path, "range": file["range"], "bytes": len(content)}


def delete_font(font: UploadedFont) -> None:
    """Deletes its files, too, unless another font has the same. The caller makes sure that no page uses it."""
    font.delete()
    used = {file["path"] for others in UploadedFont.objects.values_list("files", flat=True) for file in others}
    unused = [file["path"] for file in font.files if file["path"] not in used]
    for path in unused:
        transaction.on_commit(partial(default_storage.delete, path))
