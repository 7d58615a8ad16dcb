"""Which files a field accepts, by its settings."""

import re
from dataclasses import dataclass
from typing import Any, Final

from django.utils.text import format_lazy
from django.utils.translation import pgettext_lazy

from intarsia.documents.tree import Element

from ...catalog import fields_of
from ...models import FormField, WebForm
from .refusal import NOT_ALLOWED, Refusal

FILE_UPLOAD: Final = "file_upload"
MB: Final = 1024 * 1024
# The size of one request. A script sends larger files in chunks.
MAX_BYTES: Final = 256 * MB

# What a server, a browser or a computer may run. No field accepts it.
PROGRAMS: Final = (
    "apk appx asp aspx bash bat cgi cmd com cpl crx dll dmg ear exe hta htaccess htm html jar js jse jsp jspx lnk mht "
    "mhtml mjs msi msix msp mst phar php php3 php4 php5 php7 php8 phps pht phtml pif pl ps1 psm1 py pyc rb reg scr sh "
    "shtml svg svgz swf vb vbe vbs war wsf wsh xht xhtml xml xpi xsl"
)
DISALLOWED: Final = tuple(PROGRAMS.split())

ILLEGAL = pgettext_lazy("page", "Files of this type cannot be uploaded.")
WRONG_EXTENSION = pgettext_lazy("page", "Choose a file of one of these types: {types}")
TOO_LARGE = pgettext_lazy("page", "This file is too large. It can have at most {size} MB.")
EMPTY = pgettext_lazy("page", "This file is empty.")


@dataclass(frozen=True)
class FileField:
    """`field` has the number, `element` the settings."""

    field: FormField
    element: Element

    @property
    def extensions(self) -> tuple[str, ...]:
        """In lower case, without the dot. None: all that are not disallowed."""
        return extensions_in(self._setting("extensions", str))

    @property
    def max_bytes(self) -> int:
        return int(self._setting("max_size", int)) * MB

    @property
    def max_files(self) -> int:
        return int(self._setting("max_files", int))

    def _setting(self, name: str, kind: type) -> Any:
        given = self.element.props.get(name)
        return given if isinstance(given, kind) else (self.element.widget or {})["settings"][name]["default"]

    def check_name(self, name: str) -> None:
        extension = extension_of(name)
        if extension in DISALLOWED or not extension:
            raise Refusal(NOT_ALLOWED, ILLEGAL)
        if self.extensions and extension not in self.extensions:
            raise Refusal(NOT_ALLOWED, format_lazy(WRONG_EXTENSION, types=", ".join(self.extensions)))

    def check_size(self, size: int) -> None:
        if size > self.max_bytes:
            raise Refusal(NOT_ALLOWED, format_lazy(TOO_LARGE, size=self.max_bytes // MB))


def extensions_in(text: str) -> tuple[str, ...]:
    """As owners type them: "PDF, .docx"."""
    return tuple(dict.fromkeys(re.findall(r"[a-z0-9]+", text.lower())))


def extension_of(name: str) -> str:
    stem, _, extension = name.rpartition(".")
    return extension.lower() if stem else ""


def file_fields(form: WebForm) -> list[FileField]:
    """The file fields of the published form."""
    elements = {field.id: field for field in fields_of(form.document) if field.type == FILE_UPLOAD}
    if not elements:
        return []
    return [
        FileField(field, elements[field.element])
        for field in FormField.objects.filter(form=form, element__in=elements).select_related("form")
    ]


def most_file_bytes(form: WebForm) -> int:
    """That a browser without a script sends with the form."""
    return min(sum(field.max_bytes * field.max_files for field in file_fields(form)), MAX_BYTES)
