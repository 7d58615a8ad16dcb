"""An image whose file is missing or broken is left out, and the rest of the page is shown."""

import pytest
from django.core.files.base import ContentFile
from django.test import Client

from intarsia.page_cache.cached_lookup import clear_cached_lookups

from .builders import Editor, administrator, document, element, heading, page
from .test_images import file_bytes, stored

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def own_folders(settings, tmp_path, local_media):
    settings.INTARSIA_CACHE_DIR = tmp_path / "cache"
    clear_cached_lookups()


def without_file(title="Oak"):
    image = stored(title)
    image.file.storage.delete(image.file.name)
    return image


def page_with(*images):
    return page(heading("Visit us"), *[element("image", image={"id": image.pk}) for image in images])


def test_other_images_and_the_rest_of_the_page_are_shown():
    answer = Client().get(page_with(without_file(), stored("Elm")).url)
    html = answer.content.decode()

    assert "X-Intarsia-Rendered" not in answer.headers
    assert "Visit us" in html and html.count("<img") == 1
    assert answer.headers["Cache-Control"] == "max-age=0, s-maxage=3600"


def test_a_page_whose_storage_does_not_answer_is_soon_rendered_again(tmp_path, local_media):
    image = stored("Oak")
    # As a full or broken disk does: a folder cannot be read as a file.
    path = local_media / image.file.name
    path.unlink()
    path.mkdir()
    answer = Client().get(page_with(image).url)

    assert answer.headers["Cache-Control"] == "max-age=0, s-maxage=60"
    assert not list((tmp_path / "cache").rglob("*.html"))


@pytest.mark.django_db(transaction=True, serialized_rollback=True)
def test_an_image_whose_sizes_cannot_be_stored_is_soon_tried_again(local_media):
    image = stored("Oak")
    # As on a full disk: nothing can be written where the sizes go.
    (local_media / "images").write_text("")
    answer = Client().get(page_with(image).url)

    assert answer.headers["Cache-Control"] == "max-age=0, s-maxage=60"


def test_a_broken_file_is_left_out_too():
    image = without_file()
    image.file.storage.save(image.file.name, ContentFile(b"no image"))
    answer = Client().get(page_with(image).url)

    assert "Visit us" in answer.content.decode()
    assert answer.headers["Cache-Control"] == "max-age=0, s-maxage=3600"


def test_the_image_is_shown_as_soon_as_its_file_is_there():
    image = without_file()
    made = page_with(image)
    assert "<img" not in Client().get(made.url).content.decode()

    image.file.storage.save(image.file.name, ContentFile(file_bytes()))
    answer = Client().get(made.url)
    assert "<img" in answer.content.decode() and "s-maxage" not in answer.headers.get("Cache-Control", "")


def test_a_lost_file_does_not_keep_the_page_from_having_a_last_good_version(tmp_path):
    Client().get(page_with(without_file()).url)
    assert list((tmp_path / "cache").rglob("*.html"))


def test_a_preview_names_the_image_to_staff():
    image = without_file()
    session = Editor(page(heading("Visit us")), administrator())
    session.load()
    answer = session.post("preview/", {"document": document(element("image", image={"id": image.pk}))})
    assert "its file cannot be read" in answer.content.decode()
