"""Uploads are scanned by ClamAV before an entry can have them."""

import socketserver

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile

from intarsia.webforms.models import Entry, FormFile
from intarsia.webforms.uploads.scanning.checks import scanner_is_set_correctly

from .builders import by_a_person, page_with, send, shown
from .clamd import VIRUS, Scanner, clamd
from .test_tus import create, patch
from .uploads import PDF, file_form, upload, upload_in_chunks, uploaded

pytestmark = pytest.mark.django_db
INFECTED = "This file contains a virus, so it was not accepted."


@pytest.fixture
def form():
    return file_form(extensions="pdf")


@pytest.fixture
def scanner(settings):
    with clamd(socketserver.TCPServer(("127.0.0.1", 0), Scanner)) as server:
        settings.INTARSIA_CLAMD = f"tcp://127.0.0.1:{server.server_address[1]}"
        yield server


def test_a_clean_file_is_accepted_and_staff_see_that_it_was_scanned(form, scanner, admin_client):
    send(form, by_a_person(shown(page_with(form))) | uploaded(upload(form)))
    html = admin_client.get(f"/admin/webform_entries/inspect/{Entry.objects.get().pk}/").content.decode()

    assert scanner.received == len(PDF)
    assert "Thesis.pdf" in html and "Scanned for viruses" in html


def test_a_virus_is_refused_whatever_way_it_comes(form, scanner):
    infected = PDF + VIRUS
    reply = upload(form, infected)
    *_, last = upload_in_chunks(form, [infected[:50], infected[50:]])
    by_tus = patch(create(form, len(infected))["Location"], infected, 0)
    answer = send(form, by_a_person(shown(page_with(form))) | {"input_4": SimpleUploadedFile("CV.pdf", infected)})

    assert reply["error"] == last["error"] == {"code": 104, "message": INFECTED}
    assert (by_tus.status_code, by_tus.content.decode()) == (422, INFECTED)
    assert INFECTED in answer.content.decode()
    assert not FormFile.objects.exists() and not Entry.objects.exists()


def test_clamd_is_found_at_a_unix_socket(form, settings, tmp_path):
    path = tmp_path / "clamd"
    settings.INTARSIA_CLAMD = f"unix://{path}"
    with clamd(socketserver.UnixStreamServer(str(path), Scanner)) as server:
        assert upload(form)["status"] == "ok"

    assert server.received == len(PDF)
    assert upload(form, gform_unique_id="later")["error"]["code"] == 102


def test_while_clamd_is_down_files_are_refused_and_visitors_are_told(form, settings, caplog):
    settings.INTARSIA_CLAMD = "tcp://127.0.0.1:9"

    assert upload(form)["error"] == {
        "code": 102,
        "message": "Files cannot be checked for viruses at the moment. Try again in a few minutes.",
    }
    assert not FormFile.objects.exists()
    assert "clamd at tcp://127.0.0.1:9 did not answer" in caplog.text


@pytest.mark.parametrize("reply", [b"INSTREAM size limit exceeded. ERROR", b""])
def test_a_site_can_accept_what_was_not_scanned_and_staff_see_it(form, scanner, settings, admin_client, reply):
    settings.INTARSIA_CLAMD_UNAVAILABLE = "accept"
    scanner.reply = reply
    if not reply:
        settings.INTARSIA_CLAMD = "tcp://127.0.0.1:9"
    send(form, by_a_person(shown(page_with(form))) | uploaded(upload(form)))
    html = admin_client.get(f"/admin/webform_entries/inspect/{Entry.objects.get().pk}/").content.decode()

    assert "Not scanned for viruses" in html


@pytest.mark.parametrize(
    ("address", "unavailable", "found"),
    [
        ("", "refuse", []),
        ("tcp://127.0.0.1:3310", "accept", []),
        ("unix:///run/clamav/clamd.ctl", "refuse", []),
        ("127.0.0.1:3310", "refuse", ["intarsia.E105"]),
        ("tcp://host:99999", "ignore", ["intarsia.E105", "intarsia.E106"]),
    ],
)
def test_wrong_settings_stop_the_site_when_it_starts(settings, address, unavailable, found):
    settings.INTARSIA_CLAMD, settings.INTARSIA_CLAMD_UNAVAILABLE = address, unavailable

    assert [error.id for error in scanner_is_set_correctly()] == found
