"""The editor lists the images of the library that a user may choose, and adds new ones."""

import io

import pytest
from django import forms
from django.contrib.auth.models import Group, Permission
from django.core.files.images import ImageFile
from django.core.files.uploadedfile import SimpleUploadedFile
from django.db import connection
from django.test.utils import CaptureQueriesContext
from PIL import Image as Pillow
from wagtail.images import get_image_model
from wagtail.images.forms import BaseImageForm
from wagtail.models import Collection, GroupCollectionPermission

from .builders import Editor, administrator, editor, page

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("media_folder")]
Image = get_image_model()


@pytest.fixture
def media_folder(settings, tmp_path):
    settings.MEDIA_ROOT = str(tmp_path)


def file_bytes(color="tan", size=(640, 400)) -> bytes:
    made = io.BytesIO()
    Pillow.new("RGB", size, color).save(made, "PNG")
    return made.getvalue()


def stored(title, color="tan", **changes):
    return Image.objects.create(title=title, file=ImageFile(io.BytesIO(file_bytes(color)), f"{title}.png"), **changes)


def titles(session, query=""):
    return [one["title"] for one in session.get(f"images/{query}").json()["images"]]


def send(session, name="oak.png", content=None, kind="image/png"):
    file = SimpleUploadedFile(name, file_bytes() if content is None else content, content_type=kind)
    return session.client.post(session.url("images/"), {"file": file})


def permit(user, codename, collection):
    group = Group.objects.create(name=f"{codename} {collection.name}")
    user.groups.add(group)
    permission = Permission.objects.get(codename=codename)
    GroupCollectionPermission.objects.create(group=group, collection=collection, permission=permission)
    return type(user).objects.get(pk=user.pk)


def test_lists_the_newest_images_first():
    for title in ("Oak", "Walnut"):
        stored(title)
    session = Editor(page(), administrator())
    answer = session.get("images/").json()

    assert titles(session) == ["Walnut", "Oak"]
    assert (answer["hasMore"], answer["canUpload"]) == (False, True)
    assert answer["images"][1] | {"id": 0, "thumbnail": ""} == {
        "id": 0,
        "title": "Oak",
        "alt": "Oak",
        "width": 640,
        "height": 400,
        "thumbnail": "",
    }


def test_finds_images_by_the_beginning_of_a_word():
    stored("Oak panel")
    stored("Walnut burl")
    session = Editor(page(), administrator())

    assert titles(session, "?q=pan") == ["Oak panel"]
    assert titles(session, "?q=%00beech") == []


def test_further_pages_follow_until_the_last():
    for number in range(30):
        stored(f"Sheet {number}")
    session = Editor(page(), administrator())

    first, second = (session.get(f"images/?page={number}").json() for number in (1, 2))
    assert (len(first["images"]), first["hasMore"]) == (24, True)
    assert (len(second["images"]), second["hasMore"]) == (6, False)
    assert len({one["id"] for one in first["images"] + second["images"]}) == 30
    # Django counts the digits of all scripts, so “٢” is 2.
    assert titles(session, "?page=٢") == [one["title"] for one in second["images"]]
    for page_number in ("", "x", "0", "-1", "9" * 30):
        assert titles(session, f"?page={page_number}") == [one["title"] for one in first["images"]]


def test_a_page_after_the_last_one_is_empty_and_the_thousandth_is_the_last_that_is_looked_for(monkeypatch):
    monkeypatch.setattr("intarsia.pages.editing.images.library.PER_PAGE", 1)
    stored("Oak")
    session = Editor(page(), administrator())
    assert titles(session, "?page=2") == []

    with CaptureQueriesContext(connection) as queries:
        titles(session, "?page=5000")
    assert [query["sql"] for query in queries if query["sql"].endswith("LIMIT 2 OFFSET 999")]


def test_a_search_has_at_most_200_characters():
    title = "o" * 200
    stored(title)
    session = Editor(page(), administrator())

    assert titles(session, f"?q={title}ak") == titles(session, f"?q=%20{title}") == [title]
    assert titles(session, f"?q={title[1:]}ak") == []


def test_the_number_of_queries_does_not_depend_on_the_number_of_images():
    user = permit(editor(), "choose_image", Collection.get_first_root_node())
    session = Editor(page(), user)
    stored("Oak")
    session.get("images/")
    with CaptureQueriesContext(connection) as one:
        session.get("images/")
    for number in range(20):
        stored(f"Sheet {number}")
    with CaptureQueriesContext(connection) as many:
        session.get("images/")
    assert len(many) == len(one)


def test_a_thumbnail_is_made_when_it_is_first_shown_and_linked_from_then_on():
    stored("Oak")
    session = Editor(page(), administrator())
    [image] = session.get("images/").json()["images"]
    assert image["thumbnail"].endswith(f"/images/{image['id']}/thumbnail/")

    answer = session.client.get(image["thumbnail"])
    assert answer.status_code == 302
    assert answer["Location"].endswith(".webp")
    [again] = session.get("images/").json()["images"]
    assert again["thumbnail"] == answer["Location"]


def test_a_missing_file_has_no_thumbnail_and_breaks_nothing():
    image = stored("Oak")
    image.file.storage.delete(image.file.name)
    session = Editor(page(), administrator())

    assert titles(session) == ["Oak"]
    assert session.get(f"images/{image.pk}/thumbnail/").status_code == 404


def test_an_svg_is_its_own_thumbnail():
    svg = b'<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>'
    image = Image.objects.create(title="Logo", file=ImageFile(io.BytesIO(svg), "logo.svg"))
    session = Editor(page(), administrator())

    [listed] = session.get("images/").json()["images"]
    assert (listed["thumbnail"], listed["width"], listed["height"]) == (image.file.url, 40, 20)
    assert session.get(f"images/{image.pk}/thumbnail/")["Location"] == image.file.url
    assert not image.renditions.exists()


def test_an_image_that_is_too_large_to_be_opened_has_no_thumbnail(monkeypatch):
    """A program can add such an image; the form of the library refuses it."""
    image = stored("Map")
    monkeypatch.setattr(Pillow, "MAX_IMAGE_PIXELS", 1000)
    session = Editor(page(), administrator())

    assert session.get(f"images/{image.pk}/thumbnail/").status_code == 404


def test_an_image_that_the_user_may_not_choose_is_neither_listed_nor_shown():
    root = Collection.get_first_root_node()
    shared, secret = root.add_child(name="Shared"), root.add_child(name="Secret")
    stored("Oak", collection=shared)
    hidden = stored("Walnut", collection=secret)
    session = Editor(page(), permit(editor(), "choose_image", shared))

    assert titles(session) == ["Oak"]
    assert titles(session, "?q=Walnut") == []
    assert session.get(f"images/{hidden.pk}/thumbnail/").status_code == 404
    assert session.get("images/").json()["canUpload"] is False


def test_a_file_becomes_an_image_of_the_library_named_after_the_file():
    admin = administrator()
    session = Editor(page(), admin)
    answer = send(session, "oak-panel.png").json()

    assert (answer["image"]["title"], answer["wasThere"]) == ("oak-panel", False)
    image = Image.objects.get(pk=answer["image"]["id"])
    assert (image.width, image.height, image.uploaded_by_user) == (640, 400, admin)
    assert titles(session) == ["oak-panel"]
    assert titles(session, "?q=oak") == ["oak-panel"]


def test_a_title_is_shortened_to_what_the_model_of_the_site_stores(monkeypatch):
    monkeypatch.setattr(Image._meta.get_field("title"), "max_length", 20)
    answer = send(Editor(page(), administrator()), "walnut-walnut-walnut-walnut.png").json()

    assert answer["image"]["title"] == "walnut-walnut-walnut"


class LicensedImageForm(BaseImageForm):
    license = forms.CharField(label="License")
    author = forms.CharField(label="Author")


def test_what_a_site_asks_for_more_about_an_image_is_named(settings):
    settings.WAGTAILIMAGES_IMAGE_FORM_BASE = f"{__name__}.LicensedImageForm"
    answer = send(Editor(page(), administrator()))

    assert answer.json()["message"] == (
        "This site asks for more about each image: License, Author. Add it in the library instead."
    )
    assert Image.objects.count() == 0


def test_a_file_that_the_library_has_is_not_added_again():
    session = Editor(page(), administrator())
    first = send(session, "oak.png").json()
    second = send(session, "copy.png").json()

    assert (second["image"]["id"], second["wasThere"]) == (first["image"]["id"], True)
    assert Image.objects.count() == 1


@pytest.mark.parametrize(
    ("name", "content", "kind"),
    [("notes.txt", b"Oak", "text/plain"), ("oak.png", b"not an image", "image/png"), ("oak.png", b"", "image/png")],
)
def test_what_is_no_image_is_refused_with_the_reason(name, content, kind):
    session = Editor(page(), administrator())
    answer = send(session, name, content, kind)

    assert answer.status_code == 400
    assert answer.json()["message"].endswith(".")
    assert Image.objects.count() == 0


@pytest.mark.parametrize("length", [20, 50, -60])
def test_a_damaged_image_is_refused_with_the_remedy(length):
    answer = send(Editor(page(), administrator()), content=file_bytes()[:length])

    assert answer.status_code == 400
    assert answer.json()["message"] == "The image is damaged or incomplete. Upload the original file again."
    assert Image.objects.count() == 0


def test_a_request_without_a_file_is_refused():
    answer = Editor(page(), administrator()).post("images/", {"file": "oak"})
    assert (answer.status_code, answer.json()["message"]) == (400, "No image arrived. Choose a file and try again.")


def test_adding_images_needs_the_permission_for_a_collection():
    shared = Collection.get_first_root_node().add_child(name="Shared")
    user = permit(editor(), "choose_image", shared)
    assert send(Editor(page(), user)).status_code == 403

    answer = send(Editor(page(), permit(user, "add_image", shared)))
    assert Image.objects.get(pk=answer.json()["image"]["id"]).collection == shared
