"""Wagtail's own forms refuse a damaged or hostile image with one sentence, instead of an error 500."""

import io
import struct
import zlib

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from PIL import Image as PillowImage
from wagtail.images import get_image_model

from .builders import administrator

pytestmark = pytest.mark.django_db
DAMAGED = "The image is damaged or incomplete. Upload the original file again."
SVG = b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'


def image(format: str = "PNG", width: int = 300) -> bytes:
    file = io.BytesIO()
    PillowImage.effect_noise((width, width), 80).convert("RGB").save(file, format)
    return file.getvalue()


def bomb() -> bytes:
    """A PNG of 3,600 million pixels in a few hundred bytes."""
    header = struct.pack(">IIBBBBB", 60_000, 60_000, 1, 0, 0, 0, 0)
    pixels = zlib.compress(bytes(7_501) * 100)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


HOSTILE = {
    "half.png": (lambda: image()[:20_000], DAMAGED),
    "head.png": (lambda: image()[:40], DAMAGED),
    "half.jpg": (lambda: image("JPEG")[:9_000], DAMAGED),
    "half.webp": (lambda: image("WEBP")[:9_000], DAMAGED),
    "bomb.png": (bomb, "This file has too many pixels"),
    "script.svg": (lambda: SVG, "Not a supported image format."),
    "script.png": (lambda: SVG, "The extension does not match the file format"),
    "page.png": (lambda: b"<html><script>alert(1)</script>", "Upload a valid image."),
    "other.png": (lambda: image("JPEG"), "The extension does not match the file format"),
    "empty.png": (lambda: b"", "The submitted file is empty."),
}


@pytest.fixture
def admin() -> Client:
    client = Client()
    client.force_login(administrator())
    return client


@pytest.mark.parametrize("name", HOSTILE)
def test_the_form_of_an_image_says_what_is_wrong(admin, name):
    content, reason = HOSTILE[name]
    fields = {"title": "Oak", "file": SimpleUploadedFile(name, content())}
    answer = admin.post("/admin/images/add/", fields)

    assert answer.status_code == 200 and reason in answer.content.decode()
    assert not get_image_model().objects.exists()


@pytest.mark.parametrize("name", HOSTILE)
def test_the_form_for_several_images_says_what_is_wrong(admin, name):
    content, reason = HOSTILE[name]
    fields = {"title": "Oak", "files[]": SimpleUploadedFile(name, content())}
    answer = admin.post("/admin/images/multiple/add/", fields, headers={"x-requested-with": "XMLHttpRequest"})

    assert answer.json()["success"] is False and answer.json()["error_message"].startswith(("Not a valid", reason))


def test_an_avif_image_of_one_pixel_is_added(admin):
    fields = {"title": "Oak", "file": SimpleUploadedFile("dot.avif", image("AVIF", 1))}

    assert admin.post("/admin/images/add/", fields).status_code == 302
    assert get_image_model().objects.get().width == 1
