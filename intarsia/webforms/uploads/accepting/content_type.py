"""The real type of a file, from its first bytes. Its name is only a claim of the visitor."""

import re
from typing import Final

from django.utils.translation import pgettext_lazy

from .file_field import EMPTY, ILLEGAL, extension_of
from .refusal import NOT_ALLOWED, UNSUCCESSFUL, Refusal

HEAD_BYTES: Final = 4096
# In a ZIP archive, the name of an entry comes 26 bytes after the beginning of its header.
ENTRY: Final = rb".*?PK\x03\x04.{26}"
OFFICE = "docx xlsx pptx docm xlsm pptm xlsb dotx dotm xltx xltm potx potm ppsx ppsm vsdx 3mf zip"
OPEN_DOCUMENT = "odt ods odp odg odf odb odm ott ots otp otg epub zip"
OLD_OFFICE = "doc xls ppt msg pub vsd"

# The beginning of a file, and the extensions that files of this type have.
SIGNATURES: Final = tuple(
    (re.compile(pattern, re.DOTALL), frozenset(extensions.split()))
    for pattern, extensions in (
        # Some programs write a line break or a byte order mark first.
        (rb"(?:\xef\xbb\xbf)?\s{0,64}%PDF-", "pdf ai"),
        (rb"\x89PNG\r\n\x1a\n", "png"),
        (rb"\xff\xd8\xff", "jpg jpeg jpe jfif"),
        (rb"GIF8[79]a", "gif"),
        (rb"RIFF.{4}WEBP", "webp"),
        (rb"RIFF.{4}WAVE", "wav"),
        (rb"RIFF.{4}AVI ", "avi"),
        (rb"BM.{4}\0\0\0\0", "bmp"),
        (rb"II[*+]\0|MM\0[*+]", "tif tiff dng nef cr2 arw"),
        (rb".{4}ftyp(?:heic|heix|mif1|msf1)", "heic heif"),
        (rb".{4}ftypavif", "avif"),
        (rb".{4}ftyp", "mp4 m4v m4a mov 3gp heic heif avif"),
        # The size before the name of the first part. In texts such as "The free …" it would be over 150 MB.
        (rb"[\0-\x08].{3}(?:moov|mdat|wide|free|skip)", "mov mp4"),
        (rb"(?=PK)" + ENTRY + rb"(?:\[Content_Types\]\.xml|(?:_rels|docProps|customXml|word|xl|ppt)/)", OFFICE),
        (rb"(?=PK)" + ENTRY + rb"(?:mimetype|META-INF/manifest\.xml|content\.xml)", OPEN_DOCUMENT),
        (rb"PK(?:\x03\x04|\x05\x06)", "zip pages numbers key kmz"),
        (rb"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", OLD_OFFICE),
        (rb"\{\\rtf", "rtf doc"),
        (rb"ID3|\xff[\xe2\xe3\xf2\xf3\xfa\xfb]", "mp3"),
        (rb"OggS", "ogg oga ogv opus"),
        (rb"fLaC", "flac"),
        (rb"\x1a\x45\xdf\xa3", "mkv webm"),
        (rb"Rar!\x1a\x07", "rar"),
        (rb"7z\xbc\xaf\x27\x1c", "7z"),
        (rb"\x1f\x8b", "gz tgz"),
    )
)
KNOWN: Final = frozenset().union(*(extensions for _, extensions in SIGNATURES))
# Programs keep their own files in these formats, with extensions such as `.ggb`, `.m4b` or `.pef`.
CONTAINERS: Final = frozenset(["zip", "msg", "tiff", "mp4", "gz"])
TEXTS: Final = frozenset(["txt", "csv", "tsv", "md", "json", "yaml", "yml", "ini", "log", "ics", "vcf"])
PROGRAM: Final = re.compile(rb"MZ|\x7fELF|#!|\xca\xfe\xba\xbe|\xcf\xfa\xed\xfe", re.DOTALL)
MARKUP: Final = re.compile(rb"<(?:\?php|!doctype html|html|head|body|script|svg|iframe)[\s>/]", re.IGNORECASE)
# So short that it occurs in images by chance.
SHORT_PHP: Final = re.compile(rb"<\?=")
ARCHIVES: Final = frozenset(["zip", "rar", "7z", "gz"])
MISMATCH = pgettext_lazy("page", "The content of this file does not match its extension.")


def check_content(name: str, head: bytes) -> None:
    """`head` are the first HEAD_BYTES."""
    if not head:
        raise Refusal(UNSUCCESSFUL, EMPTY)
    extension, fitting = extension_of(name), extensions_for(head)
    if PROGRAM.match(head) or _has_markup(head, fitting):
        raise Refusal(NOT_ALLOWED, ILLEGAL)
    if not _fits(extension, fitting):
        raise Refusal(UNSUCCESSFUL, MISMATCH)


def _fits(extension: str, fitting: frozenset[str]) -> bool:
    is_of_program = extension not in KNOWN and (not fitting or (fitting & CONTAINERS and extension not in TEXTS))
    return extension in fitting or bool(is_of_program)


def extensions_for(head: bytes) -> frozenset[str]:
    """Empty if the type is not known."""
    return next((extensions for pattern, extensions in SIGNATURES if pattern.match(head)), frozenset())


def _has_markup(head: bytes, fitting: frozenset[str]) -> bool:
    """Whether it contains a page or script, which an image can also be. Archives may contain anything."""
    if fitting & ARCHIVES:
        return False
    # UTF-16 has a null byte next to each letter.
    if MARKUP.search(head.replace(b"\0", b"")):
        return True
    return not fitting and b"\0" not in head and bool(SHORT_PHP.search(head))
