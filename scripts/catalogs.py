"""The compiled catalogs of gettext in the wheel, which are smaller than those that `msgfmt` writes.

They have no table of hashes and no zero between texts, which Python never reads and which hardly compress. The texts
that only visitors read are in one catalog for each language: five small files repeat their names in the wheel and
compress badly.
"""

import struct
from pathlib import Path

# Magic number, revision, number of texts, positions of texts and translations, size and position of the hashes.
HEAD = struct.Struct("<7I")
MAGIC = 0x950412DE
# Staff have texts in these languages, and two apps may translate one text in different ways.
SEPARATE = ("de", "fr")
HEADER, PLURAL_FORMS = b"", b"Plural-Forms:"


def shrink_catalogs(package: Path) -> None:
    """Changes the catalogs in this folder, `intarsia`."""
    for catalog in package.glob("*/locale/*/LC_MESSAGES/django.mo"):
        catalog.write_bytes(catalog_of(texts_of(catalog.read_bytes())))
    for folder in (package / "rendering" / "locale").iterdir():
        if folder.name not in SEPARATE:
            _merge(package, folder.name)


def _merge(package: Path, language: str) -> None:
    """Moves all texts of this language to the catalog of rendering, which every site has installed."""
    files = sorted(package.glob(f"*/locale/{language}/LC_MESSAGES/django.mo"))
    catalogs = [texts_of(file.read_bytes()) for file in files]
    merged = {text: translation for catalog in catalogs for text, translation in catalog.items()}
    # Only catalogs with a number in a text say how a number changes it.
    merged[HEADER] = max((catalog[HEADER] for catalog in catalogs), key=lambda header: PLURAL_FORMS in header)
    for file in files:
        file.unlink()
    (package / "rendering" / "locale" / language / "LC_MESSAGES" / "django.mo").write_bytes(catalog_of(merged))


def texts_of(catalog: bytes) -> dict[bytes, bytes]:
    """The translations by text. A text includes its context and its plural."""
    _magic, _revision, count, texts, translations, _size, _hashes = HEAD.unpack_from(catalog)
    return dict(zip(_read(catalog, texts, count), _read(catalog, translations, count), strict=True))


def _read(catalog: bytes, table: int, count: int) -> list[bytes]:
    places = struct.iter_unpack("<2I", catalog[table : table + 8 * count])
    return [catalog[position : position + length] for length, position in places]


def catalog_of(translations: dict[bytes, bytes]) -> bytes:
    # Lengths that repeat compress well. The header is the shortest text, and Python needs it first.
    texts = sorted(translations, key=lambda text: (len(text), text))
    count = len(texts)
    end = HEAD.size + 16 * count
    table, content = b"", b""
    for one in (*texts, *(translations[text] for text in texts)):
        table += struct.pack("<2I", len(one), end + len(content))
        content += one
    # Python refuses a text that ends where the file ends.
    content += b"\0"
    return HEAD.pack(MAGIC, 0, count, HEAD.size, HEAD.size + 8 * count, 0, end) + table + content
