"""The editor changes the focal point of images in the library, for users who may change those images."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from wagtail.models import Collection, ModelLogEntry

from .builders import Editor, administrator, editor, element, page
from .test_images import Image, permit, stored

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("media_folder")]
REASON = "You do not have permission to change this image. Ask an administrator for it."
AREA = {"x": 64, "y": 360, "width": 100, "height": 80}


@pytest.fixture
def media_folder(settings, tmp_path):
    settings.MEDIA_ROOT = str(tmp_path)


def address(image):
    return f"images/{image.pk}/focal-point/"


def stored_area(image):
    image = Image.objects.get(pk=image.pk)
    return image.focal_point_x, image.focal_point_y, image.focal_point_width, image.focal_point_height


def test_an_image_has_no_focal_point_until_one_is_set():
    image, session = stored("Oak"), Editor(page(), administrator())

    assert session.get(address(image)).json() == {"width": 640, "height": 400, "focalPoint": None}
    answer = session.post(address(image), {"focalPoint": AREA})

    assert (answer.status_code, answer.json()) == (200, {"previous": None, "focus": "1 9"})
    assert stored_area(image) == (64, 360, 100, 80)
    assert session.get(address(image)).json()["focalPoint"] == AREA


def test_a_removed_focal_point_can_be_restored_from_the_answer():
    image = stored("Oak", focal_point_x=320, focal_point_y=200, focal_point_width=50, focal_point_height=40)
    session = Editor(page(), administrator())
    answer = session.post(address(image), {"focalPoint": None}).json()

    assert stored_area(image) == (None, None, None, None)
    assert answer == {"previous": {"x": 320, "y": 200, "width": 50, "height": 40}, "focus": ""}
    assert session.post(address(image), {"focalPoint": answer["previous"]}).status_code == 200
    assert stored_area(image) == (320, 200, 50, 40)


def test_a_stored_focal_point_outside_of_the_image_is_offered_within_it():
    image = stored("Oak", focal_point_x=5000, focal_point_y=200, focal_point_width=900, focal_point_height=0)
    session = Editor(page(), administrator())

    found = session.get(address(image)).json()["focalPoint"]
    assert found == {"x": 640, "y": 200, "width": 640, "height": 1}
    assert session.post(address(image), {"focalPoint": found}).status_code == 200


@pytest.mark.parametrize(
    "changes",
    [
        {"x": 641},
        {"y": -1},
        {"width": 0},
        {"height": 401},
        {"x": 1.5},
        {"x": "64"},
        {"x": True},
        {"x": None},
        {"x": 10**30},
    ],
)
def test_numbers_outside_of_the_image_are_refused(changes):
    image, session = stored("Oak"), Editor(page(), administrator())
    answer = session.post(address(image), {"focalPoint": AREA | changes})

    assert answer.status_code == 400
    assert answer.json()["message"] == "The focal point is not within the image. Choose it again."
    assert stored_area(image) == (None, None, None, None)


@pytest.mark.parametrize("body", [{}, {"focalPoint": []}, {"focalPoint": {"x": 1}}, {"focalPoint": 3}])
def test_a_request_without_a_complete_area_is_refused(body):
    image = stored("Oak", focal_point_x=1, focal_point_y=2, focal_point_width=3, focal_point_height=4)

    assert Editor(page(), administrator()).post(address(image), body).status_code == 400
    assert stored_area(image) == (1, 2, 3, 4)


def test_only_users_who_may_change_the_image_read_or_set_its_focal_point():
    root = Collection.get_first_root_node()
    shared, others = root.add_child(name="Shared"), root.add_child(name="Others")
    own, foreign = stored("Oak", collection=shared), stored("Walnut", collection=others)
    user = permit(permit(editor(), "choose_image", others), "change_image", shared)
    session = Editor(page(), user)

    assert session.post(address(own), {"focalPoint": AREA}).status_code == 200
    for answer in (session.get(address(foreign)), session.post(address(foreign), {"focalPoint": AREA})):
        assert (answer.status_code, answer.json()["message"]) == (403, REASON)
    assert stored_area(foreign) == (None, None, None, None)


def test_an_image_that_was_deleted_meanwhile_is_not_found():
    session = Editor(page(), administrator())
    assert session.get("images/9999/focal-point/").status_code == 404
    assert session.post("images/9999/focal-point/", {"focalPoint": None}).status_code == 404


def test_the_library_logs_who_changed_the_image():
    image, user = stored("Oak"), administrator()
    Editor(page(), user).post(address(image), {"focalPoint": AREA})

    (entry,) = ModelLogEntry.objects.for_instance(image)
    assert (entry.action, entry.user) == ("wagtail.edit", user)


def test_other_fields_of_the_image_are_not_written():
    """Somebody else may have its form open."""
    image, session = stored("Oak"), Editor(page(), administrator())
    with CaptureQueriesContext(connection) as queries:
        session.post(address(image), {"focalPoint": AREA})

    (update,) = [one["sql"] for one in queries if one["sql"].startswith('UPDATE "wagtailimages_image"')]
    assert "focal_point_x" in update and "title" not in update


def test_the_canvas_gets_the_new_focal_point():
    image = stored("Oak")
    session = Editor(page(element("image", image={"id": image.pk})), administrator())
    body = {"document": session.load()}
    session.post(address(image), {"focalPoint": AREA})

    assert session.post("resources/", body).json()["images"][str(image.pk)]["focus"] == "1 9"
