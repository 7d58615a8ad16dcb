"""The commands that build the package make its files smaller and change nothing that is read from them."""

import json
import shutil
import zlib
from gettext import GNUTranslations
from io import BytesIO
from pathlib import Path
from random import Random
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import pytest

from intarsia.rendering.tests.languages import LANGUAGES, REVIEWED
from scripts.build_py import EDITOR_TEXTS, IN_EDITOR, for_python
from scripts.catalogs import catalog_of, shrink_catalogs, texts_of
from scripts.recompress import recompress

ROOT = Path(__file__).resolve().parents[2]
CATALOGS = sorted((ROOT / "intarsia").glob("*/locale/*/LC_MESSAGES/*.mo"))


def texts(catalog: bytes) -> dict:
    return vars(GNUTranslations(BytesIO(catalog)))["_catalog"]


def test_catalogs_in_the_package_are_smaller_and_have_the_same_texts():
    assert len(CATALOGS) > 40
    for file in CATALOGS:
        catalog = file.read_bytes()
        smaller = catalog_of(texts_of(catalog))

        assert len(smaller) < len(catalog) and texts(smaller) == texts(catalog)


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The catalogs as they are in the wheel."""
    folder = tmp_path_factory.mktemp("build") / "intarsia"
    for file in CATALOGS:
        copy = folder / file.relative_to(ROOT / "intarsia")
        copy.parent.mkdir(parents=True)
        shutil.copy(file, copy)
    shrink_catalogs(folder)
    return folder


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_package_has_every_text_of_every_language(package: Path, language: str):
    place, apps = f"*/locale/{language}/LC_MESSAGES/django.mo", len(list((ROOT / "intarsia").glob("*/locale")))
    packed: dict = {}
    source: dict = {}
    for file in package.glob(place):
        packed |= texts(file.read_bytes())
    for file in (ROOT / "intarsia").glob(place):
        source |= texts(file.read_bytes())

    assert len(list(package.glob(place))) == (apps if language in REVIEWED else 1)
    assert len(source) > 400 and {**packed, "": ""} == {**source, "": ""}


def test_a_number_changes_a_text_in_the_package_as_its_language_does(package: Path):
    with (package / "rendering" / "locale" / "pl" / "LC_MESSAGES" / "django.mo").open("rb") as file:
        polish = GNUTranslations(file)
    said = [polish.npgettext("page", "%(total)s comment", "%(total)s comments", number) for number in (1, 2, 5, 22)]

    assert said == ["%(total)s komentarz", "%(total)s komentarze", "%(total)s komentarzy", "%(total)s komentarze"]
    assert polish.info()["x-reviewed"] == "no"


def test_files_of_the_wheel_stay_the_same_when_they_are_compressed_again(tmp_path: Path):
    archive = tmp_path / "some.whl"
    random = Random(7)
    # Compression does not make some of them shorter.
    files = {f"some/{size}.txt": bytes(random.choice(b"abcdefgh") for _ in range(size)) for size in range(60)}
    files |= {"some/random": random.randbytes(3000), "some/text.py": b"the same line\n" * 200}
    with ZipFile(archive, "w", ZIP_DEFLATED, compresslevel=1) as zipped:
        for name, data in files.items():
            info = ZipInfo(name, (2026, 1, 2, 3, 4, 6))
            info.external_attr = 0o644 << 16
            zipped.writestr(info, data)
    before, size = archive.read_bytes(), archive.stat().st_size

    recompress(archive, lambda data: zlib.compress(data, 9))

    assert archive.read_bytes() != before and archive.stat().st_size <= size
    with ZipFile(archive) as zipped:
        assert {info.filename: zipped.read(info) for info in zipped.infolist()} == files
        assert {(info.date_time, info.external_attr) for info in zipped.infolist()} == {
            ((2026, 1, 2, 3, 4, 6), 0o644 << 16)
        }


def test_a_contract_for_python_has_all_but_what_only_the_editor_reads():
    of_editor = {*EDITOR_TEXTS, *IN_EDITOR}
    for file in (ROOT / "intarsia" / "contract").glob("*.json"):
        text = file.read_text("utf-8")
        left = json.loads(for_python(text))

        assert len(for_python(text)) < 0.8 * len(text)
        for name, widget in json.loads(text)["widgets"].items():
            kept = left["widgets"][name]
            assert {*widget} - {*kept} <= {"keywords"}
            for setting, spec in widget["settings"].items():
                assert {*spec} - {*kept["settings"][setting]} <= of_editor
                assert [kept["settings"][setting].get(key) for key in ("kind", "label", "default", "options")] == [
                    spec.get(key) for key in ("kind", "label", "default", "options")
                ]


def test_a_setting_that_has_the_name_of_such_a_text_is_kept():
    contract = {"widgets": {"a": {"settings": {"kind": {"kind": "text"}, "help": {"kind": "text", "help": "Hm"}}}}}

    assert json.loads(for_python(json.dumps(contract)))["widgets"]["a"]["settings"] == {
        "kind": {"kind": "text"},
        "help": {"kind": "text"},
    }
