"""Uploads by the protocol tus 1.0, as its clients send them."""

from base64 import b64encode
from datetime import timedelta
from io import BytesIO
from urllib.parse import unquote

import pytest
from django.core.cache import cache
from django.http import UnreadablePostError
from django.test import Client
from django.utils import timezone

from intarsia.protection.tests.senders import BROWSER
from intarsia.webforms.models import Entry, FormFile
from intarsia.webforms.uploads.storage.expiry import forget_temporary_files

from .builders import by_a_person, page_with, send, shown
from .uploads import PDF, SAME_ORIGIN, content_of, file_form, upload, uploaded

pytestmark = pytest.mark.django_db
URL, BODY = "/forms/uploads/tus/", "application/offset+octet-stream"


@pytest.fixture
def form():
    return file_form(extensions="pdf", max_size=1)


def tus(method: str, url: str = URL, body: bytes = b"", content_type: str = BODY, **headers: str):
    sent = {"Tus-Resumable": "1.0.0", **{name.replace("_", "-"): value for name, value in headers.items()}}
    return Client(headers=BROWSER | SAME_ORIGIN).generic(method, url, body, content_type, headers=sent)


def metadata(form, name: str = "CV.pdf", **more: object) -> str:
    values = {"form_id": form.pk, "field_id": 4, "filename": name, **more}
    return ",".join(f"{key} {b64encode(str(value).encode()).decode()}" for key, value in values.items())


def create(form, length: int = len(PDF), name: str = "CV.pdf", **more):
    kind = more.pop("content_type", "")
    return tus("POST", Upload_Length=str(length), Upload_Metadata=metadata(form, name), content_type=kind, **more)


def patch(url: str, body: bytes, offset: int, **more):
    return tus("PATCH", url, body, Upload_Offset=str(offset), **more)


def test_FORM_UPL_15_a_file_is_sent_in_parts_and_used_in_a_form(form):
    created = create(form)
    url = created["Location"]
    first, second = patch(url, PDF[:10], 0), patch(url, PDF[10:], 10)

    assert (created.status_code, created["Upload-Offset"], created["Tus-Resumable"]) == (201, "0", "1.0.0")
    assert [(one.status_code, one["Upload-Offset"]) for one in (first, second)] == [(204, "10"), (204, str(len(PDF)))]
    temporary = {"temp_filename": unquote(url.rpartition("/")[2]), "uploaded_filename": "CV.pdf", "id": ""}
    send(form, by_a_person(shown(page_with(form))) | uploaded({"data": temporary}))
    assert [content_of(file) for file in Entry.objects.get().files.all()] == [PDF]


def test_the_server_says_what_it_can_do():
    response = tus("OPTIONS")

    assert (response.status_code, response["Tus-Version"]) == (204, "1.0.0")
    assert response["Tus-Extension"] == "creation,creation-with-upload,termination,expiration"


def test_a_file_can_begin_with_the_request_that_creates_it(form):
    created = create(form, body=PDF[:10], content_type=BODY)
    seen = tus("HEAD", created["Location"])

    assert (created.status_code, created["Upload-Offset"]) == (201, "10")
    assert (seen.status_code, seen["Upload-Offset"], seen["Upload-Length"]) == (200, "10", str(len(PDF)))
    assert seen["Cache-Control"] == "no-store" and seen["Upload-Metadata"].endswith(
        f"filename {b64encode(b'CV.pdf').decode()}"
    )
    assert seen["Upload-Expires"].endswith("GMT")


def test_what_arrived_before_the_network_was_lost_is_kept(form, monkeypatch):
    url = create(form)["Location"]
    source = BytesIO(PDF[:10])

    def read(_request, size):
        if block := source.read(size):
            return block
        raise UnreadablePostError

    with monkeypatch.context() as network:
        network.setattr("django.http.HttpRequest.read", read)
        patch(url, PDF, 0)
    assert tus("HEAD", url)["Upload-Offset"] == "10"
    assert patch(url, PDF[10:], 10).status_code == 204
    assert content_of(FormFile.objects.get()) == PDF


@pytest.mark.parametrize(
    ("status", "change"),
    [
        (409, {"Upload_Offset": "5"}),
        (400, {"Upload_Offset": "-1"}),
        (400, {"Upload_Offset": "\u0664"}),
        (415, {"content_type": "application/octet-stream"}),
        (412, {"Tus_Resumable": "0.2.0"}),
        (413, {"body": PDF + b"more"}),
        (403, {"Sec_Fetch_Site": "cross-site"}),
    ],
)
def test_a_wrong_part_changes_nothing(form, status, change):
    url = create(form)["Location"]
    response = tus("PATCH", url, **{"body": PDF, "Upload_Offset": "0", **change})

    assert response.status_code == status
    assert response.get("Tus-Version") == ("1.0.0" if status == 412 else None)
    assert tus("HEAD", url)["Upload-Offset"] == "0"


@pytest.mark.parametrize(
    ("status", "length", "name"),
    [(413, 2 * 1024**2, "CV.pdf"), (422, 10, "CV.exe"), (422, 10, "CV.docx"), (422, 0, "CV.pdf")],
)
def test_FORM_UPL_15_the_limits_of_the_field_are_checked_before_anything_is_sent(form, status, length, name):
    assert create(form, length, name).status_code == status
    assert not FormFile.objects.exists()


@pytest.mark.parametrize(
    "wrong", [{"Upload_Length": "x"}, {"Upload_Metadata": "filename %%%"}, {"Upload_Metadata": "form_id /w=="}]
)
def test_headers_that_cannot_be_read_are_refused(form, wrong):
    sent = {"Upload_Length": "10", "Upload_Metadata": metadata(form), **wrong}

    assert tus("POST", content_type="", **sent).status_code == 400


def test_FORM_UPL_15_the_content_must_fit_the_extension(form):
    url = create(form, 9)["Location"]

    assert patch(url, b"just text", 0).status_code == 422
    assert tus("HEAD", url).status_code == 404 and not FormFile.objects.exists()


def test_nobody_fills_the_disk_by_this_protocol(form, settings):
    settings.INTARSIA_UPLOADS_PER_CLIENT = len(PDF) - 1

    assert create(form).status_code == 507


def test_FORM_UPL_11_no_more_files_than_the_field_takes(form):
    own = metadata(form, gform_unique_id="a1b2c3")
    upload(form)

    assert tus("POST", Upload_Length="10", Upload_Metadata=own, content_type="").status_code == 422


def test_two_requests_do_not_mix_their_bytes(form):
    url = create(form)["Location"]
    cache.set(f"intarsia.webforms.upload.{FormFile.objects.get().pk}", 1)

    assert patch(url, PDF, 0).status_code == 423
    assert tus("DELETE", url).status_code == 423 and FormFile.objects.exists()


def test_FORM_UPL_17_an_unfinished_file_expires(form):
    url = create(form)["Location"]
    FormFile.objects.update(uploaded=timezone.now() - timedelta(hours=6))

    assert patch(url, PDF, 0).status_code == 410
    forget_temporary_files(timezone.now())
    assert tus("HEAD", url).status_code == 404


@pytest.mark.parametrize("is_tus", [True, False])
def test_FORM_UPL_14_a_file_is_removed_whatever_protocol_it_came_by(form, is_tus):
    """Its bytes are free for another one."""
    url = create(form)["Location"] if is_tus else URL + upload(form)["data"]["temp_filename"]

    assert tus("DELETE", url).status_code == 204
    assert tus("DELETE", url).status_code == 404 and not FormFile.objects.exists()
    assert upload(form)["status"] == "ok"


def test_clients_behind_proxies_can_name_the_method_in_a_header(form):
    url = create(form)["Location"]

    assert tus("POST", url, PDF, Upload_Offset="0", X_HTTP_Method_Override="PATCH").status_code == 204
    assert tus("POST", url).status_code == 405


def test_a_client_that_uploads_parts_in_parallel_reads_that_they_cannot_be_joined(form):
    """As `parallelUploads` of tus-js-client does: the parts have no metadata."""
    partial = tus("POST", Upload_Length="10", Upload_Concat="partial")

    assert partial.status_code == 400 and "without Upload-Concat" in partial.content.decode()
