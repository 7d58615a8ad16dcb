"""FORM-UPL-15, FORM-UPL-16: files that are two things at once, misleading names, and scanners and locks that fail."""

import socketserver
import zipfile
from io import BytesIO
from threading import Event

import pytest
from django.core.cache import cache

from intarsia.moderation.api import safe_name
from intarsia.webforms.models import FormFile
from intarsia.webforms.uploads.scanning import clamd as scanner_client
from intarsia.webforms.uploads.storage import locking
from intarsia.webforms.uploads.storage.locking import Busy, extend_lock, locked

from .clamd import Scanner, clamd
from .test_tus import create, patch
from .uploads import PDF, file_form, upload

pytestmark = pytest.mark.django_db
ILLEGAL, MISMATCH = "Files of this type cannot be uploaded.", "The content of this file does not match its extension."
GIF = b"GIF89a\x01\0\x01\0\0\0\0;"
SVG = b'<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
PAGE = b"<!DOCTYPE html><html><script>alert(1)</script>"


@pytest.fixture
def form():
    return file_form(extensions="", max_size=1)


def zipped(**entries: bytes) -> bytes:
    content = BytesIO()
    with zipfile.ZipFile(content, "w") as archive:
        for name, text in entries.items():
            archive.writestr(name.replace("__", "/").replace("Types", "[Content_Types].xml"), text)
    return content.getvalue()


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("cat.gif", GIF + PAGE, ILLEGAL),
        ("cat.gif", b"GIF89a/*" + PAGE + b"*/=1;", ILLEGAL),
        ("cat.png", SVG, ILLEGAL),
        ("photo.jpg", b"\xff\xd8\xff\xe1\0\x20<?php system($_GET[0]);", ILLEGAL),
        ("thesis.pdf", PAGE + PDF, ILLEGAL),
        ("thesis.pdf", PDF + b"\n" + PAGE, ILLEGAL),
        ("notes.txt", b"\0" + PAGE, ILLEGAL),
        ("notes.txt", PAGE.decode().encode("utf-16"), ILLEGAL),
        ("notes.txt", PAGE.decode().encode("utf-16-be"), ILLEGAL),
        ("notes.csv", b"a;b\n<?= `id` ?>", ILLEGAL),
        ("thesis.docx", zipped(payload=b"x" * 20), MISMATCH),
        ("thesis.docx", zipped(**{"META-INF/MANIFEST.MF": b"Manifest-Version: 1.0"}), MISMATCH),
        ("thesis.odt", zipped(Types=b"<Types/>", word__document=b"text"), MISMATCH),
        ("thesis.docx", GIF, MISMATCH),
        ("notes.txt", zipped(payload=b"x" * 20), MISMATCH),
        ("thesis.pdf", zipped(payload=b"x" * 20), MISMATCH),
        ("figure.ggb", GIF, MISMATCH),
        ("game.apk", zipped(payload=b"x" * 20), ILLEGAL),
    ],
)
def test_FORM_UPL_15_a_file_that_is_also_something_else_is_refused(form, name, content, message):
    assert upload(form, content, name)["error"]["message"] == message
    assert not FormFile.objects.exists()


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("thesis.docx", zipped(Types=b"<Types/>", word__document=b"text")),
        ("sums.xlsx", zipped(xl__workbook=b"<workbook/>", Types=b"<Types/>")),
        ("slides.pptx", zipped(docProps__app=b"<Properties/>")),
        ("letter.odt", zipped(mimetype=b"application/vnd.oasis.opendocument.text", content=b"<office/>")),
        ("book.epub", zipped(mimetype=b"application/epub+zip")),
        ("pages.zip", zipped(index=PAGE)),
        ("thesis.zip", zipped(Types=b"<Types/>")),
        ("photo.jpg", b"\xff\xd8\xff\xe1\0\x20http://ns.adobe.com/xap/1.0/\0<x:xmpmeta><rdf:RDF>"),
        ("thesis.pdf", PDF + b"<</Type/Metadata>>stream\n<?xpacket?><x:xmpmeta>"),
        ("notes.txt", b"The free course"),
        ("notes.txt", b"\r\n\r\nfree course"),
        ("notes.txt", b"Is 3 < 4? <3 and <b>bold</b>"),
        ("thesis.pdf", b"\xef\xbb\xbf%PDF-1.4"),
        ("thesis.pdf", b"\r\n%PDF-1.4"),
        ("form.dotm", zipped(Types=b"<Types/>")),
        ("figure.ggb", zipped(geogebra=b"<geogebra/>")),
        ("book.m4b", b"\0\0\0\x20ftypM4B \0\0\0\0"),
        ("old.mov", b"\0\0\0\x08wide\0\x12\x34\x56mdat"),
        ("lecture.mp3", b"\xff\xe3\x18\xc4\0\0\0\x03"),
        ("camera.pef", b"MM\0*\0\0\0\x08"),
        ("scan.tif", b"II+\0\x08\0\0\0"),
    ],
)
def test_FORM_UPL_15_usual_files_are_accepted(form, name, content):
    assert upload(form, content, name)["status"] == "ok"


@pytest.mark.parametrize(
    ("sent", "kept"),
    [
        ("../../../etc/passwd.pdf", "passwd.pdf"),
        ("..\\..\\windows\\win.pdf", "win.pdf"),
        ("..", "file"),
        ("a\0.pdf", "a.pdf"),
        ("cv\u202efdp.exe.pdf", "cvfdp.exe.pdf"),
        ("\u200b\u2066cv\u2069.pdf", "cv.pdf"),
        ("a\r\nContent-Type: text/html\r\n.pdf", "html.pdf"),
        ("CON.pdf", "_CON.pdf"),
        ("nul", "_nul"),
        ("lpt1.tar.pdf", "_lpt1.tar.pdf"),
        ("Contract.pdf", "Contract.pdf"),
        ("Æther 履歴書.pdf", "Æther_履歴書.pdf"),
        # As macOS sends it: U and a combining mark.
        ("U\u0308berweisung.pdf", "Überweisung.pdf"),
        ("हिंदी फ़ाइल.pdf", "हिंदी_फ़ाइल.pdf"),
        ("ใบสมัครที่.pdf", "ใบสมัครที่.pdf"),
        ("🎉.pdf", "file.pdf"),
        ("….pdf", "file.pdf"),
    ],
)
def test_FORM_UPL_16_a_name_is_only_a_name(sent, kept):
    assert safe_name(sent) == kept


def test_FORM_UPL_04_a_file_whose_name_is_an_emoji_is_accepted(form):
    assert upload(form, PDF, "🎉.pdf")["data"]["uploaded_filename"] == "file.pdf"


@pytest.mark.parametrize("name", ["x" * 300 + ".pdf", "x." + "y" * 300, "CON." + "x" * 300 + ".pdf", "é" * 300])
def test_FORM_UPL_16_long_names_are_shortened(form, name):
    assert 0 < len(safe_name(name)) <= 100
    upload(form, PDF, name)
    assert all(len(file.temp_filename) <= 255 for file in FormFile.objects.all())


@pytest.mark.parametrize("name", ["a.php\0", "a.pdf.", "a.pdf/", "a.exe ", "a.pHp", "a.php:"])
def test_FORM_UPL_09_no_name_hides_an_extension(form, name):
    assert upload(form, PDF, name)["status"] == "error"
    assert create(form, name=name).status_code == 422
    assert not FormFile.objects.exists()


@pytest.fixture
def scanner(settings, monkeypatch):
    """A stand-in that does what `server.act` says once it has received a file."""
    over = Event()
    monkeypatch.setattr(scanner_client, "ANSWER_SECONDS", 0.2)

    class Acting(Scanner):
        def handle(self) -> None:
            self.server.act(self, over)

    class Server(socketserver.ThreadingTCPServer):
        daemon_threads = True

    with clamd(Server(("127.0.0.1", 0), Acting)) as server:
        settings.INTARSIA_CLAMD = f"tcp://127.0.0.1:{server.server_address[1]}"
        yield server
        over.set()


def hang(_handler: Scanner, over: Event) -> None:
    over.wait(20)


def answer_letter_by_letter(handler: Scanner, over: Event) -> None:
    while not over.wait(0.05):
        handler.wfile.write(b"s")


def hang_up(_handler: Scanner, _over: Event) -> None:
    pass


def talk_nonsense(handler: Scanner, _over: Event) -> None:
    handler.wfile.write(b"HTTP/1.1 200 OK\r\n\r\n" + b"\xff" * 9000)


@pytest.mark.parametrize("act", [hang, answer_letter_by_letter, hang_up, talk_nonsense])
def test_a_scanner_that_gives_no_answer_makes_no_file_clean(form, scanner, act):
    scanner.act = act
    reply = upload(form)

    assert reply["error"]["code"] == 102 and "checked for viruses" in reply["error"]["message"]
    assert not FormFile.objects.exists()


@pytest.fixture
def file(form) -> FormFile:
    create(form)
    return FormFile.objects.get()


def test_the_lock_of_a_process_that_was_killed_ends_and_belongs_to_the_next_one(file):
    assert locking.LOCK_SECONDS < 180
    slow = locked(file)
    slow.__enter__()
    # Its time is over.
    cache.delete(f"intarsia.webforms.upload.{file.pk}")
    with locked(file):
        slow.__exit__(None, None, None)
        with pytest.raises(Busy), locked(file):
            pass
    with locked(file):
        pass


def test_who_works_on_a_file_keeps_its_lock(file, monkeypatch):
    """While it arrives, and while its parts are put together."""
    kept: list[int] = []
    monkeypatch.setattr(locking, "extend_lock", lambda one: (kept.append(one.pk), extend_lock(one)))

    assert patch(f"/forms/uploads/tus/{file.temp_filename}", PDF, 0).status_code == 204
    assert kept == [file.pk, file.pk]
