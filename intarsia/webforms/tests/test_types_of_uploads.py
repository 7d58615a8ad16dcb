"""FORM-UPL-15: what a file is follows from its first bytes, and its extension has to fit."""

import pytest

from intarsia.webforms.uploads.accepting import refusal
from intarsia.webforms.uploads.accepting.content_type import TEXTS, check_content, extensions_for
from intarsia.webforms.uploads.accepting.refusal import Refusal
from intarsia.webforms.uploads.storage.locking import Busy
from intarsia.webforms.uploads.tus.protocol import TusError, as_error, bytes_in, metadata_in, metadata_of

ZIP = b"PK\x03\x04" + b"\0" * 26


def mp4(brand: bytes) -> bytes:
    return b"\0\0\0\x18ftyp" + brand


@pytest.mark.parametrize(
    ("head", "extension"),
    [
        (b"\xef\xbb\xbf\n%PDF-1.7", "pdf"),
        (b"%PDF-1.7", "ai"),
        (b"\x89PNG\r\n\x1a\n", "png"),
        (b"\xff\xd8\xff\xe0", "jpg"),
        (b"\xff\xd8\xff\xe0", "jfif"),
        (b"GIF89a", "gif"),
        (b"GIF87a", "gif"),
        (b"RIFF\0\0\0\0WEBP", "webp"),
        (b"RIFF\0\0\0\0WAVE", "wav"),
        (b"RIFF\0\0\0\0AVI ", "avi"),
        (b"BM\1\2\3\4\0\0\0\0", "bmp"),
        (b"II*\0", "tif"),
        (b"MM\0*", "tiff"),
        (mp4(b"heic"), "heic"),
        (mp4(b"mif1"), "heif"),
        (mp4(b"avif"), "avif"),
        (mp4(b"isom"), "mp4"),
        (mp4(b"qt  "), "mov"),
        (b"\0\0\0\x08wide", "mov"),
        (ZIP + b"[Content_Types].xml", "docx"),
        (ZIP + b"xl/workbook.xml", "xlsx"),
        (ZIP + b"mimetype", "odt"),
        (ZIP + b"a.txt", "zip"),
        (ZIP + b"a.txt", "pages"),
        (b"PK\x05\x06", "zip"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "doc"),
        (b"{\\rtf1", "rtf"),
        (b"ID3", "mp3"),
        (b"\xff\xfb", "mp3"),
        (b"OggS", "ogg"),
        (b"fLaC", "flac"),
        (b"\x1a\x45\xdf\xa3", "webm"),
        (b"Rar!\x1a\x07", "rar"),
        (b"7z\xbc\xaf\x27\x1c", "7z"),
        (b"\x1f\x8b", "gz"),
    ],
)
def test_FORM_UPL_15_a_type_is_known_by_its_beginning(head, extension):
    assert extension in extensions_for(head)
    check_content(f"file.{extension.upper()}", head)
    with pytest.raises(Refusal):
        check_content(f"file.{'png' if extension != 'png' else 'pdf'}", head)


@pytest.mark.parametrize("extension", sorted(TEXTS))
def test_FORM_UPL_15_an_archive_is_no_text(extension):
    check_content(f"notes.{extension}", b"Oak and walnut")
    with pytest.raises(Refusal):
        check_content(f"notes.{extension}", ZIP)


def test_FORM_UPL_15_these_extensions_are_those_of_texts():
    assert {"txt", "csv", "tsv", "md", "json", "yaml", "yml", "ini", "log", "ics", "vcf"} == TEXTS


@pytest.mark.parametrize(
    ("extension", "head"),
    [("ggb", ZIP), ("mpp", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"), ("pef", b"II*\0"), ("m4b", mp4(b"M4B "))]
    + [("svgz", b"\x1f\x8b"), ("sketch", b"of its own")],
)
def test_FORM_UPL_15_files_of_programs_may_be_in_a_common_container(extension, head):
    check_content(f"file.{extension}", head)


@pytest.mark.parametrize("head", [b"MZ", b"\x7fELF", b"#!/bin/sh", b"\xca\xfe\xba\xbe", b"\xcf\xfa\xed\xfe"])
def test_FORM_UPL_15_a_program_is_refused_whatever_its_extension(head):
    with pytest.raises(Refusal) as refused:
        check_content("file.sketch", head)

    assert refused.value.code == refusal.NOT_ALLOWED


def test_FORM_UPL_02_refusals_have_the_documented_codes():
    """FORM-UPL-02"""
    names = "INVALID NO_LOGIN FORBIDDEN TOO_OFTEN NO_FORM UNREADABLE UNWRITABLE NOT_ALLOWED UNSUCCESSFUL"

    assert [getattr(refusal, name) for name in names.split()] == [400, 401, 403, 429, 500, 101, 102, 104, 105]


@pytest.mark.parametrize(
    ("refused", "status"),
    [
        (Refusal(refusal.NO_LOGIN, "x"), 401),
        (Refusal(refusal.FORBIDDEN, "x"), 403),
        (Refusal(refusal.TOO_OFTEN, "x"), 429),
        (Refusal(refusal.UNWRITABLE, "x"), 507),
        (Refusal(refusal.INVALID, "x"), 422),
        (Refusal(refusal.UNSUCCESSFUL, "x"), 422),
        (Busy(), 423),
    ],
)
def test_a_client_of_tus_tries_again_only_if_that_can_help(refused, status):
    assert as_error(refused).status == status


@pytest.mark.parametrize(
    ("sent", "number"),
    [("0", 0), ("9" * 15, int("9" * 15)), *((text, None) for text in ("", "9" * 16, "-1", "1.5", " 1", "٣", "²"))],
)
def test_a_header_with_bytes_is_a_number_of_at_most_fifteen_digits(rf, sent, number):
    request = rf.patch("/", headers={"upload-offset": sent})
    if number is not None:
        assert bytes_in(request, "Upload-Offset") == number
        return
    with pytest.raises(TusError) as error:
        bytes_in(request, "Upload-Offset")
    assert error.value.status == 400


def test_metadata_is_read_as_it_is_written(rf):
    values = {"filename": "Müller, Ana.pdf", "form_id": "3"}
    request = rf.post("/", headers={"upload-metadata": metadata_of(values)})

    assert metadata_in(request) == values
    assert metadata_in(rf.post("/", headers={"upload-metadata": "empty, ,form_id Mw=="})) == {
        "empty": "",
        "form_id": "3",
    }
    assert metadata_in(rf.post("/")) == {}
