"""`manage.py intarsia_export` and `intarsia_import` with a ZIP: the images come along."""

import hashlib
import json
import zipfile
from io import BytesIO, StringIO
from pathlib import Path

import pytest
from django.core.files.storage import FileSystemStorage
from django.core.files.uploadedfile import SimpleUploadedFile
from django.core.management import CommandError, call_command
from PIL import Image as Pillow
from wagtail.images import get_image_model

from intarsia.pages.models import BuilderPage
from intarsia.pages.portable import archive

from .builders import administrator, element, heading, saved_page
from .test_portable import draft_of, every_reference

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("local_media")]
Image = get_image_model()


def stored_image(color="red", **fields):
    file = BytesIO()
    Pillow.new("RGB", (40, 30), color).save(file, "PNG")
    upload = SimpleUploadedFile(f"{color}.png", file.getvalue(), content_type="image/png")
    return Image.objects.create(title=f"{color} box", file=upload, **fields)


@pytest.fixture
def file(tmp_path) -> Path:
    return tmp_path / "document.zip"


def exported(file: Path, *elements) -> Path:
    call_command("intarsia_export", "page", saved_page(*elements).pk, f"--output={file}")
    return file


def imported(file: Path, into, *options) -> list[str]:
    out = StringIO()
    call_command("intarsia_import", file, "page", into.pk, *options, stdout=out, stderr=StringIO())
    return out.getvalue().splitlines()


def changed(file: Path, **parts: bytes) -> Path:
    """The same ZIP with other contents of the parts whose name ends like this."""
    with zipfile.ZipFile(file) as old:
        contents = {name: old.read(name) for name in old.namelist()}
    with zipfile.ZipFile(file, "w") as new:
        for name, content in contents.items():
            new.writestr(name, next((other for end, other in parts.items() if name.endswith(end)), content))
    return file


def test_images_that_the_other_site_does_not_have_are_added(file):
    focal_point = {"focal_point_x": 9, "focal_point_y": 8, "focal_point_width": 5, "focal_point_height": 4}
    box, target = stored_image(description="A red box", **focal_point), saved_page()
    exported(file, *every_reference(box.pk, target.pk))
    content = Path(box.file.path).read_bytes()
    box.delete()
    into = saved_page(heading("Before"))

    lines = imported(file, into)
    added = Image.objects.get()
    assert lines[0].startswith("New: image “red box” (red") and "has a new draft" in lines[1]
    assert draft_of(into) == every_reference(added.pk, target.pk)
    assert (added.title, added.description, added.width, added.height) == ("red box", "A red box", 40, 30)
    assert (added.focal_point_x, added.focal_point_y, added.focal_point_width) == (9, 8, 5)
    assert Path(added.file.path).read_bytes() == content and added.file_size == len(content)


def test_images_that_the_site_has_are_not_added_again(file):
    box = stored_image()
    exported(file, element("image", image={"id": box.pk, "alt": ""}))
    into = saved_page()

    assert len(imported(file, into)) == 1 and Image.objects.get() == box
    assert draft_of(into)[0]["props"]["image"]["id"] == box.pk


def test_a_file_in_which_the_same_image_is_used_twice_has_it_once(file):
    box = stored_image()
    both = [element("image", image={"id": box.pk, "alt": ""}) for _ in range(2)]

    assert len(zipfile.ZipFile(exported(file, *both)).namelist()) == 2


def test_a_dry_run_says_what_would_happen_and_changes_nothing(file):
    box = stored_image()
    exported(file, element("image", image={"id": box.pk, "alt": ""}))
    box.delete()
    into = saved_page()

    lines = imported(file, into, "--dry-run")
    assert lines[0].startswith("New: image") and lines[1].endswith("would get a new draft. Nothing was changed.")
    assert not Image.objects.exists() and BuilderPage.objects.get(pk=into.pk).revisions.count() == 1


@pytest.mark.parametrize("has_hash", [True, False])
def test_images_whose_file_is_missing_are_left_out_and_named(file, has_hash):
    lost, kept = stored_image("red"), stored_image("blue")
    Path(lost.file.path).unlink()
    if has_hash:
        Image.objects.filter(pk=lost.pk).update(file_hash="a" * 40)
    said = StringIO()
    both = [element("image", image={"id": box.pk, "alt": ""}) for box in (lost, kept)]
    call_command("intarsia_export", "page", saved_page(*both).pk, f"--output={file}", stderr=said)

    assert said.getvalue() == f"Left out: image “red box” ({lost.filename}): No such file or directory\n"
    kept_hash = hashlib.sha1(Path(kept.file.path).read_bytes()).hexdigest()
    assert zipfile.ZipFile(file).namelist() == ["document.json", f"images/{kept_hash}.png"]


def test_an_export_that_fails_says_why_and_leaves_the_earlier_file(file, monkeypatch):
    exported(file, heading("Before"))
    before = file.read_bytes()
    monkeypatch.setattr(zipfile.ZipFile, "writestr", no_space)

    with pytest.raises(CommandError, match=r"document.zip cannot be written: .*No space left"):
        exported(file, heading("After"))
    assert file.read_bytes() == before and list(file.parent.iterdir()) == [file]
    with pytest.raises(CommandError, match="cannot be written"):
        exported(file.parent / "nowhere" / "document.json", heading())


def no_space(*_arguments, **_options):
    raise OSError(28, "No space left on device")


def test_a_full_disk_of_images_is_not_taken_for_a_damaged_file(file, monkeypatch):
    box = stored_image()
    exported(file, element("image", image={"id": box.pk, "alt": ""}))
    box.delete()
    monkeypatch.setattr(FileSystemStorage, "_save", no_space)

    with pytest.raises(CommandError, match=r"^The image “red box” cannot be stored: .*No space left"):
        imported(file, saved_page())
    assert not Image.objects.exists()


@pytest.mark.parametrize("damage", [b"\xff" * 12, b""], ids=["other bytes", "cut off"])
def test_a_damaged_zip_is_refused_in_one_sentence(file, damage):
    exported(file, *(heading(f"{number} leaves of oak") for number in range(50)))
    content = file.read_bytes()
    start = content.index(b"document.json") + len("document.json")
    end = start + 12 if damage else content.index(b"PK\x01\x02")
    file.write_bytes(content[:start] + damage + content[end:])

    with pytest.raises(CommandError, match="cannot be read"):
        imported(file, saved_page())


def test_nothing_is_added_if_something_else_is_missing(file):
    box, target = stored_image(), saved_page(slug="gone")
    exported(file, *every_reference(box.pk, target.pk))
    box.delete(), target.delete()

    with pytest.raises(CommandError, match="Nothing was imported"):
        imported(file, saved_page())
    assert not Image.objects.exists()


def test_nothing_is_added_to_a_locked_page(file):
    box = stored_image()
    exported(file, element("image", image={"id": box.pk, "alt": ""}))
    box.delete()

    with pytest.raises(CommandError, match="is locked"):
        imported(file, saved_page(locked=True, locked_by=administrator()))
    assert not Image.objects.exists()


def with_other_image(file: Path, content: bytes) -> Path:
    """Somebody exchanged the image and its description."""
    box = stored_image()
    exported(file, element("image", image={"id": box.pk, "alt": ""}))
    box.delete()
    with zipfile.ZipFile(file) as old:
        text = json.loads(old.read("document.json"))
    (described,) = text["references"]["image"].values()
    described["sha1"] = hashlib.sha1(content).hexdigest()
    with zipfile.ZipFile(file, "w") as new:
        new.writestr("document.json", json.dumps(text))
        new.writestr(f"images/{described['sha1']}.png", content)
    return file


@pytest.mark.parametrize(
    "content",
    [b"<script>alert(1)</script>", b"#!/bin/sh\necho x", b"", b"<svg onload='x'/>", b"\x89PNG\r\n\x1a\n" + bytes(50)],
)
def test_a_file_that_is_no_image_is_refused(file, content, settings):
    into = saved_page()
    with pytest.raises(CommandError, match=r"^The image “red box” cannot be added: "):
        imported(with_other_image(file, content), into)

    assert not Image.objects.exists() and BuilderPage.objects.get(pk=into.pk).revisions.count() == 1


def test_a_file_of_an_earlier_image_is_deleted_if_a_later_one_is_refused(file, settings):
    boxes = [stored_image("red"), stored_image("blue")]
    exported(file, *(element("image", image={"id": box.pk, "alt": ""}) for box in boxes))
    last = hashlib.sha1(Path(boxes[1].file.path).read_bytes()).hexdigest()
    storage, folder = boxes[0].file.storage, "original_images"
    for box in boxes:
        box.delete()
        storage.delete(box.file.name)
    before = storage.listdir(folder)[1]

    with pytest.raises(CommandError, match="is damaged"):
        imported(changed(file, **{f"{last}.png": b"other"}), saved_page())
    assert storage.listdir(folder)[1] == before and not Image.objects.exists()


def test_large_images_are_refused_before_they_are_unpacked(file, settings):
    settings.WAGTAILIMAGES_MAX_UPLOAD_SIZE = 1024**2
    bomb = with_other_image(file, bytes(5 * 1024**2))

    with pytest.raises(CommandError, match="has more than 1 MiB"):
        imported(bomb, saved_page())


def test_large_documents_are_refused(file, tmp_path, monkeypatch):
    monkeypatch.setattr(archive, "MAX_TEXT_BYTES", 1024**2)
    exported(file, heading())
    changed(file, **{"document.json": b" " * 2 * 1024**2})
    text = tmp_path / "document.json"
    text.write_bytes(b" " * 2 * 1024**2)

    for one in (file, text):
        with pytest.raises(CommandError, match="has more than 1 MiB"):
            imported(one, saved_page())


def test_too_many_images_are_refused(file, monkeypatch):
    monkeypatch.setattr(archive, "MAX_IMAGES", 0)

    with pytest.raises(CommandError, match="has more than 0 images"):
        imported(with_other_image(file, b"x"), saved_page())


@pytest.mark.parametrize("name", ["other.json", "images/x.png"])
def test_a_zip_without_a_document_is_refused_in_one_sentence(file, name):
    with zipfile.ZipFile(file, "w") as made:
        made.writestr(name, "{}")

    with pytest.raises(CommandError, match=r"^document.json in the file cannot be read"):
        imported(file, saved_page())


def test_names_in_the_file_lead_to_no_other_folder(file):
    box = stored_image()
    exported(file, element("image", image={"id": box.pk, "alt": ""}))
    with zipfile.ZipFile(file) as old:
        text = old.read("document.json").decode().replace('"red', '"../../../tmp/red')
    box.delete()
    imported(changed(file, **{"document.json": text.encode()}), saved_page())

    assert Image.objects.get().file.name.startswith("original_images/")
