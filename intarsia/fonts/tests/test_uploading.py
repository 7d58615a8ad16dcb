"""An uploaded font becomes WOFF2 files of the site, or is refused with a sentence."""

import time
from io import BytesIO

import pytest
from django.core.files.storage import default_storage
from django.utils import translation
from fontTools.ttLib import TTFont
from wagtail.models import Locale, Site

from intarsia.fonts import converting, uploading
from intarsia.fonts.api import FontRefused, UploadedFont, add_font, delete_font
from intarsia.fonts.reasons import REASONS
from intarsia.fonts.tests.fonts import cmap_bomb, font, upload, woff2_bomb, woff2_header

pytestmark = pytest.mark.django_db


def site() -> Site:
    return Site.objects.get(is_default_site=True)


def stored(path: str) -> TTFont:
    with default_storage.open(path) as file:
        return TTFont(BytesIO(file.read()))


def reason_for(content: bytes, name: str = "font.woff2") -> str:
    with translation.override("en"), pytest.raises(FontRefused) as refusal:
        add_font(site(), upload(content, name))
    return next(reason for reason, text in REASONS.items() if str(text) == str(refusal.value))


@pytest.mark.parametrize("flavor", [None, "woff", "woff2"])
def test_every_format_becomes_woff2_in_parts(flavor):
    added = add_font(site(), upload(flavor=flavor))

    assert (added.family, added.weight, added.style) == ("Brand Sans", "400", "normal")
    latin, extended = (stored(file["path"]) for file in added.files)
    assert latin.flavor == extended.flavor == "woff2"
    assert ord("ä") in latin.getBestCmap() and ord("ł") not in latin.getBestCmap()
    assert ord("ł") in extended.getBestCmap() and ord("a") not in extended.getBestCmap()


def test_a_font_has_the_scripts_of_the_languages_of_the_site():
    assert len(add_font(site(), upload()).files) == 2
    Locale.objects.create(language_code="ru")

    cyrillic = add_font(site(), upload()).files[2]

    assert ord("ж") in stored(cyrillic["path"]).getBestCmap()


def test_a_font_stays_whole_if_the_site_has_a_language_that_needs_it():
    Locale.objects.create(language_code="ja")

    (whole,) = add_font(site(), upload()).files

    assert whole["range"] == "" and ord("ж") in stored(whole["path"]).getBestCmap()


@pytest.mark.parametrize("changes", [{"embedding": 0x0100}, {"license": "With Reserved Font Name Brand Sans."}])
def test_a_font_that_may_not_be_changed_is_only_packed(changes):
    (whole,) = add_font(site(), upload(**changes)).files

    assert whole["range"] == "" and ord("ж") in stored(whole["path"]).getBestCmap()


def test_a_smaller_font_still_says_who_made_it_and_under_which_license():
    names = {1: "Brand Sans", 0: "© Brand", 3: "brand-1", 4: "Brand Sans", 6: "BrandSans", 13: "OFL", 14: "b.example"}
    source = TTFont(BytesIO(font()))
    for number, text in {**names, 5: "Version 1", 9: "A designer"}.items():
        source["name"].setName(text, number, 3, 1, 0x409)
    source.save(content := BytesIO())
    small = stored(add_font(site(), upload(content.getvalue())).files[0]["path"])

    assert {number: small["name"].getDebugName(number) for number in (*names, 5, 9)} == {**names, 5: None, 9: None}


def test_the_file_is_named_after_its_content_so_the_same_font_is_stored_once():
    content = font()
    first, second = add_font(site(), upload(content)), add_font(site(), upload(content))

    assert (first.pk, first.files) == (second.pk, second.files)
    assert first.files[0]["path"].startswith("intarsia/woff2/brand-sans-")


def test_another_file_of_the_same_weight_replaces_the_font():
    first, second = add_font(site(), upload()), add_font(site(), upload(width=600))

    assert first.pk == second.pk and first.files != second.files


def test_weights_and_italics_are_fonts_of_one_family():
    for changes in ({}, {"weight": 700}, {"is_italic": True}, {"weights": (200, 800)}):
        add_font(site(), upload(**changes))

    found = UploadedFont.objects.values_list("family", "weight", "style")
    assert set(found) == {
        ("Brand Sans", "400", "normal"),
        ("Brand Sans", "700", "normal"),
        ("Brand Sans", "400", "italic"),
        ("Brand Sans", "200 800", "normal"),
    }


def test_a_variable_font_is_not_named_after_its_first_instance():
    assert add_font(site(), upload(family="Brand ExtraLight", weights=(200, 800))).family == "Brand"
    assert add_font(site(), upload(family="Brand Black", weight=900)).family == "Brand Black"


def test_characters_that_are_syntax_in_css_are_no_part_of_the_name():
    assert add_font(site(), upload(family='Br"and; }</style> Sans, x')).family == "Br and style Sans x"


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "empty"),
        (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "not_a_font"),
        (b"PK\x03\x04" + bytes(100), "not_a_font"),
        (b"ttcf" + bytes(100), "collection"),
        (b"wOF2", "broken"),
        (woff2_header(tables=65_535), "broken"),
        (woff2_header(unpacked=2**32 - 1), "too_complex"),
        (b"\0\1\0\0" + b"\xff\xff" + bytes(100), "broken"),
        (b"\0\1\0\0" + bytes(5 * 1024 * 1024), "too_large"),
    ],
)
def test_a_file_that_is_no_usable_font_is_refused_by_its_header(content, reason, monkeypatch):
    monkeypatch.setattr(uploading, "convert_font", None)

    assert reason_for(content) == reason


@pytest.mark.parametrize("flavor", [None, "woff", "woff2"])
def test_a_truncated_font_is_refused(flavor):
    whole = font(flavor=flavor)

    assert reason_for(whole[: len(whole) // 2]) == "broken"


@pytest.mark.parametrize("place", [200, 900, 2000])
def test_a_damaged_font_is_refused_or_read_but_never_an_error(place):
    whole = bytearray(font())
    whole[place : place + 64] = b"\xff" * 64
    try:
        assert add_font(site(), upload(bytes(whole))).files
    except FontRefused as refusal:
        assert str(refusal) == str(REASONS["broken"])


@pytest.mark.parametrize("make", [lambda: woff2_bomb(1024**3), cmap_bomb], ids=["unpacks to 1 GB", "maps for hours"])
def test_a_file_that_is_made_to_exhaust_the_server_is_stopped(make):
    content, start = make(), time.monotonic()

    assert reason_for(content) in ("too_complex", "broken")
    assert time.monotonic() - start < 45


def test_a_conversion_that_takes_too_long_is_stopped(monkeypatch):
    monkeypatch.setattr(converting, "SECONDS", 0.001)

    assert reason_for(font()) == "too_complex"


def test_a_conversion_that_cannot_start_is_a_problem_of_the_server(monkeypatch):
    monkeypatch.setattr(converting, "PROGRAM", "no_such_program")

    assert reason_for(font()) == "unavailable"


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"embedding": 0x0002}, "embedding_forbidden"),
        ({"embedding": 0x0200}, "bitmaps_only"),
        ({"family": "fraunces"}, "taken"),
        ({"family": "“”"}, "no_name"),
    ],
)
def test_a_font_that_the_site_may_not_use_is_refused(changes, reason):
    assert reason_for(font(**changes)) == reason


def test_a_font_for_preview_and_print_may_be_used():
    assert add_font(site(), upload(embedding=0x0004 | 0x0002)).pk


def test_the_number_of_fonts_of_a_site_is_limited(monkeypatch):
    monkeypatch.setattr(uploading, "MAX_FONTS", 1)
    add_font(site(), upload())

    assert reason_for(font(weight=700)) == "too_many"
    assert add_font(site(), upload(width=600)).pk


def test_deleting_a_font_deletes_the_files_that_no_other_font_has(django_capture_on_commit_callbacks):
    regular, other = add_font(site(), upload()), add_font(site(), upload(weight=700))
    shared = other.files[1]["path"]
    UploadedFont.objects.filter(pk=other.pk).update(files=[regular.files[0], other.files[1]])

    with django_capture_on_commit_callbacks(execute=True):
        delete_font(regular)

    assert default_storage.exists(regular.files[0]["path"]) and default_storage.exists(shared)
    assert not default_storage.exists(regular.files[1]["path"]) or regular.files[1]["path"] == shared
