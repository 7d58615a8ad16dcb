"""Uploaded files that Django serves itself, as the demo and `wagtail start` do."""

from pathlib import Path

import pytest
from django.conf import settings
from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.test import Client
from django.urls import path
from django.views.static import serve


def media(request: HttpRequest, name: str) -> HttpResponseBase:
    return serve(request, name, document_root=settings.MEDIA_ROOT)


urlpatterns = [path("media/<path:name>", media), path("own/<path:name>", media)]

pytestmark = [pytest.mark.urls(__name__), pytest.mark.django_db]


def policy_of(url: str) -> str | None:
    answer = Client().get(url)
    answer.close()
    assert answer.status_code == 200
    return answer.headers.get("Content-Security-Policy")


@pytest.mark.parametrize("name", ["logo.svg", "LOGO.SVG", "notes.html", "notes.xhtml", "data.xml"])
def test_an_upload_that_a_browser_could_run_is_in_a_sandbox(local_media: Path, name: str):
    (local_media / name).write_text("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>", "utf-8")

    assert str(policy_of(f"/media/{name}")).startswith("sandbox; default-src 'none'")


def test_other_uploads_and_other_urls_have_no_policy_of_uploads(local_media: Path):
    for name in ("photo.jpg", "paper.pdf", "logo.svg"):
        (local_media / name).write_bytes(b"content")

    for url in ("/media/photo.jpg", "/media/paper.pdf", "/own/logo.svg"):
        assert policy_of(url) is None
