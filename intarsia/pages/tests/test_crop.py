"""The editor crops an image of the library: the part becomes a new image, and the original stays as it is."""

import io
import uuid

import pytest
from django.core.exceptions import ValidationError
from django.core.files.images import ImageFile
from PIL import Image as Pillow
from wagtail.models import Collection, ModelLogEntry
from wagtail.users.models import UserProfile

from .builders import Editor, administrator, editor, page
from .test_images import Image, permit

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("media_folder")]
BOX = {"x": 100, "y": 50, "width": 300, "height": 200}
NOT_WITHIN = "The frame is not within the image. Choose it again."


@pytest.fixture
def media_folder(settings, tmp_path):
    settings.MEDIA_ROOT = str(tmp_path)


def colored(size=(640, 400)):
    """Each pixel has a different color, by its position."""
    across = Pillow.linear_gradient("L").rotate(90).resize(size)
    down = Pillow.linear_gradient("L").resize(size)
    return Pillow.merge("RGB", (across, down, Pillow.new("L", size, 90)))


def stored(title="Oak", kind="PNG", made=None, exif=None, **changes):
    content = io.BytesIO()
    (made or colored()).save(content, kind, **({"exif": exif} if exif else {}))
    return Image.objects.create(title=title, file=ImageFile(content, f"oak.{kind.lower()}"), **changes)


def address(image):
    return f"images/{image.pk}/crop/"


def cropped(image, box=BOX, session=None):
    answer = (session or Editor(page(), administrator())).post(address(image), {"box": box})
    assert answer.status_code == 200, answer.json()
    return Image.objects.get(pk=answer.json()["image"]["id"])


def pixels(image):
    with image.file.open() as file:
        return Pillow.open(io.BytesIO(file.read()))


def refused(image, box=BOX, session=None):
    answer = (session or Editor(page(), administrator())).post(address(image), {"box": box})
    assert Image.objects.count() == 1
    return answer.status_code, answer.json()["message"]


def test_the_part_in_the_frame_becomes_a_new_image_and_the_original_stays():
    original, user = stored(), administrator()
    session = Editor(page(), user)

    assert session.get(address(original)).json() == {"width": 640, "height": 400}
    answer = session.post(address(original), {"box": BOX}).json()

    image = Image.objects.get(pk=answer["image"]["id"])
    assert answer["wasThere"] is False
    assert answer["image"] | {"thumbnail": ""} == {
        "id": image.pk,
        "title": "Oak (cropped)",
        "alt": "Oak",
        "width": 300,
        "height": 200,
        "thumbnail": "",
    }
    assert pixels(image).tobytes() == colored().crop((100, 50, 400, 250)).tobytes()
    original.refresh_from_db()
    assert (original.title, original.width, pixels(original).size) == ("Oak", 640, (640, 400))


def test_the_new_image_has_the_collection_description_and_tags_of_the_original_and_its_own_author():
    collection = Collection.get_first_root_node().add_child(name="Wood")
    original = stored(collection=collection, description="A board of oak", uploaded_by_user=None)
    original.tags.add("wood", "oak")
    user = administrator()
    image = cropped(original, session=Editor(page(), user))

    assert (image.collection, image.description, image.uploaded_by_user) == (collection, "A board of oak", user)
    assert sorted(image.tags.names()) == ["oak", "wood"]
    assert list(Image.objects.autocomplete("board")) or image in Image.objects.search("wood")
    (entry,) = ModelLogEntry.objects.for_instance(image)
    assert (entry.action, entry.user) == ("wagtail.create", user)


def test_visitors_hear_the_title_of_the_original_and_not_that_it_was_cropped():
    assert cropped(stored("Walnut leaf")).default_alt_text == "Walnut leaf"
    unnamed = Editor(page(), administrator()).post(address(stored("IMG_2033")), {"box": BOX}).json()
    assert (unnamed["image"]["title"], unnamed["image"]["alt"]) == ("IMG_2033 (cropped)", "")


def test_the_title_is_in_the_language_of_the_user_and_is_not_extended_twice():
    user = administrator()
    UserProfile.objects.create(user=user, preferred_language="de")
    session = Editor(page(), user)
    first = cropped(stored(), session=session)
    again = cropped(first, {"x": 0, "y": 0, "width": 90, "height": 80}, session)

    assert (first.title, again.title) == ("Oak (zugeschnitten)", "Oak (zugeschnitten)")


def test_a_long_title_is_shortened_to_what_the_model_stores():
    title = cropped(stored("o" * 255)).title
    assert len(title) == 255 and title.endswith("o (cropped)")


@pytest.mark.parametrize(
    ("point", "expected"),
    [
        ((150, 100, 60, 40), (50, 50, 60, 40)),
        ((250, 150, 600, 390), (150, 100, 300, 200)),
        ((20, 20, 10, 10), (None, None, None, None)),
        ((None, None, None, None), (None, None, None, None)),
    ],
)
def test_the_focal_point_is_where_it_was_unless_the_frame_leaves_it_out(point, expected):
    names = ("focal_point_x", "focal_point_y", "focal_point_width", "focal_point_height")
    image = cropped(stored(**dict(zip(names, point, strict=True))))

    assert tuple(getattr(image, name) for name in names) == expected


def sideways(**tags):
    exif = Pillow.Exif()
    exif[0x0112] = 6
    for tag, value in {0x013B: "Ada", 0x8298: "Ada 2026", 0x010F: "Phone"}.items():
        exif[tag] = value
    exif.get_ifd(0x8825)[1] = "N"
    return exif


def test_a_photograph_that_is_stored_sideways_is_cropped_as_people_see_it():
    original = stored(
        kind="JPEG", exif=sideways(), focal_point_x=320, focal_point_y=100, focal_point_width=64, focal_point_height=40
    )
    session = Editor(page(), administrator())
    assert session.get(address(original)).json() == {"width": 400, "height": 640}

    image = cropped(original, {"x": 0, "y": 0, "width": 300, "height": 640}, session)
    part = pixels(image)
    seen = colored().transpose(Pillow.Transpose.ROTATE_270).crop((0, 0, 300, 640))
    assert (image.width, image.height, part.size) == (300, 640, (300, 640))
    for place in ((10, 10), (290, 10), (150, 600)):
        assert part.getpixel(place) == pytest.approx(seen.getpixel(place), abs=6)
    # Half of the width, a quarter of the height: so pages place it.
    assert (image.focal_point_x, image.focal_point_y) == (200, 160)


def test_author_and_copyright_stay_in_the_file_and_location_and_device_do_not():
    exif = pixels(cropped(stored(kind="JPEG", exif=sideways()), {**BOX, "width": 200})).getexif()

    assert dict(exif) == {0x013B: "Ada", 0x8298: "Ada 2026"}
    assert not exif.get_ifd(0x8825)


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP", "AVIF", "GIF"])
def test_the_format_stays(kind):
    image = cropped(stored(kind=kind))
    assert (pixels(image).format, pixels(image).size) == (kind, (300, 200))


def test_transparent_parts_stay_transparent():
    made = colored().convert("RGBA")
    made.putalpha(Pillow.new("L", made.size, 0))
    assert pixels(cropped(stored(kind="WEBP", made=made))).getpixel((5, 5))[3] == 0

    few_colors = Pillow.new("P", (640, 400), 0)
    few_colors.putpalette([255, 0, 0, 0, 0, 255])
    few_colors.paste(1, (200, 0, 640, 400))
    few_colors.info["transparency"] = 0
    part = pixels(cropped(stored("Walnut", "GIF", few_colors))).convert("RGBA")
    assert (part.getpixel((5, 5))[3], part.getpixel((150, 5))) == (0, (0, 0, 255, 255))


@pytest.mark.parametrize(
    "changes",
    [
        {"x": -1},
        {"x": 341},
        {"y": 201},
        {"width": 0},
        {"height": 0},
        {"width": 641},
        {"x": 1.5},
        {"y": "50"},
        {"width": True},
        {"height": None},
        {"x": 10**30},
    ],
)
def test_a_frame_that_is_not_within_the_image_is_refused(changes):
    assert refused(stored(), BOX | changes) == (400, NOT_WITHIN)


@pytest.mark.parametrize("box", [None, [], {}, {"x": 1}, 3, "0,0,1,1"])
def test_a_request_without_a_complete_frame_is_refused(box):
    assert refused(stored(), box) == (400, NOT_WITHIN)


def test_a_photograph_that_is_stored_sideways_has_the_limits_that_people_see():
    original = stored(kind="JPEG", exif=sideways())
    assert refused(original, {"x": 0, "y": 0, "width": 500, "height": 100}) == (400, NOT_WITHIN)


def test_the_same_frame_gives_the_image_that_was_made_first():
    original, session = stored(), Editor(page(), administrator())
    first = cropped(original, session=session)
    again = session.post(address(original), {"box": BOX}).json()

    assert (again["image"]["id"], again["wasThere"]) == (first.pk, True)
    assert cropped(original, BOX | {"x": 101}, session) != first
    assert cropped(stored("Walnut"), session=session) != first


def test_a_frame_around_the_whole_image_gives_the_image_itself():
    original = stored()
    assert cropped(original, {"x": 0, "y": 0, "width": 640, "height": 400}) == original
    assert Image.objects.count() == 1


def test_only_users_who_may_use_the_image_and_add_to_its_collection_can_crop_it():
    root = Collection.get_first_root_node()
    shared, others = root.add_child(name="Shared"), root.add_child(name="Others")
    user = permit(permit(editor(), "choose_image", shared), "add_image", others)
    original = stored(collection=shared)
    session = Editor(page(), user)
    reason = (
        "Cropping adds an image to the collection “Shared”, for which you do not have permission. "
        "Ask an administrator for it."
    )
    assert refused(original, session=session) == (403, reason)
    assert session.get(address(original)).json()["message"] == reason

    hidden = "You do not have permission to use this image. Ask an administrator for it."
    assert refused(original, session=Editor(page(), permit(editor(), "choose_image", others))) == (403, hidden)
    assert cropped(original, session=Editor(page(), permit(user, "add_image", shared))).collection == shared


def test_an_image_that_was_deleted_meanwhile_is_not_found():
    assert Editor(page(), administrator()).get("images/9999/crop/").status_code == 404


def test_an_svg_is_refused_before_a_frame_is_chosen():
    svg = b'<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>'
    original = Image.objects.create(title="Logo", file=ImageFile(io.BytesIO(svg), "logo.svg"))
    reason = "An SVG image cannot be cropped. Use “Aspect ratio” instead."

    assert Editor(page(), administrator()).get(address(original)).json()["message"] == reason
    assert refused(original) == (405, reason)


@pytest.mark.parametrize("kind", ["GIF", "WEBP"])
def test_an_animated_image_is_refused(kind):
    content = io.BytesIO()
    frames = [Pillow.new("RGB", (40, 20), color) for color in ("red", "blue")]
    frames[0].save(content, kind, save_all=True, append_images=frames[1:])
    original = Image.objects.create(title="Saw", file=ImageFile(content, f"saw.{kind.lower()}"))

    status, reason = refused(original)
    assert status == 405 and reason.startswith("An animated image cannot be cropped")


def test_the_first_view_of_a_phone_photograph_with_two_is_cropped():
    content = io.BytesIO()
    colored().save(content, "MPO", save_all=True, append_images=[Pillow.new("RGB", (640, 400))])
    original = Image.objects.create(title="Oak", file=ImageFile(content, "oak.jpg"))

    assert pixels(cropped(original)).format == "JPEG"


def test_a_format_that_is_not_known_is_refused():
    status, reason = refused(stored(kind="BMP"))
    assert (status, reason.split(".")[0]) == (405, "Images in the format BMP cannot be cropped")


def test_a_missing_or_broken_file_is_refused():
    original = stored()
    original.file.storage.delete(original.file.name)
    assert refused(original) == (400, "The file of this image cannot be read. Upload it again.")


def test_an_image_with_too_many_pixels_is_refused(settings):
    original = stored()
    settings.WAGTAILIMAGES_MAX_IMAGE_PIXELS = 1000
    status, reason = refused(original)
    assert status == 405 and reason.startswith("The image has too many pixels")


def test_a_file_that_is_larger_than_an_upload_may_be_is_refused(settings):
    original = stored()
    settings.WAGTAILIMAGES_MAX_UPLOAD_SIZE = 100
    status, reason = refused(original)
    assert status == 400 and reason.startswith("This file is too big")


def test_what_the_model_of_a_site_requires_and_the_original_lacks_is_named(monkeypatch):
    original = stored()
    monkeypatch.setattr(Image._meta.get_field("description"), "validators", [_refuse])
    reason = "This site asks for more about each image: description. Add it in the library instead."
    assert refused(original) == (405, reason)


def _refuse(value):
    raise ValidationError("Describe more.")


def test_a_failure_leaves_no_file_behind(monkeypatch, tmp_path):
    original, session = stored(), Editor(page(), administrator())
    before = sorted(path.name for path in tmp_path.rglob("*.png"))
    monkeypatch.setattr("intarsia.pages.editing.images.crop.log", lambda **_: uuid.UUID("no"))
    with pytest.raises(ValueError):
        session.post(address(original), {"box": BOX})

    assert Image.objects.count() == 1
    assert sorted(path.name for path in tmp_path.rglob("*.png")) == before
