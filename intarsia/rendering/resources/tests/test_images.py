"""The image files that visitors download."""

import io

import PIL.Image
import pytest
from django.core.files.base import ContentFile
from django.core.files.images import ImageFile
from django.core.files.storage import FileSystemStorage
from wagtail.images.models import Image

from intarsia.page_cache.cached_lookup import clear_cached_lookups
from intarsia.rendering.models import ImageFacts
from intarsia.rendering.resources.images import image_resources

pytestmark = pytest.mark.django_db


def picture() -> Image:
    content = io.BytesIO()
    # Noise, because lower quality always makes its file smaller.
    PIL.Image.effect_noise((900, 600), 80).convert("RGB").save(content, "PNG")
    return Image.objects.create(title="Grain", file=ImageFile(content, name="grain.png"))


def sizes_of_files(image: Image) -> int:
    image.renditions.all().delete()
    image_resources([image.pk], set(), set())
    return sum(rendition.file.size for rendition in image.renditions.all())


def test_images_have_the_quality_of_wagtails_setting(settings):
    image = picture()
    default = sizes_of_files(image)
    settings.WAGTAILIMAGES_WEBP_QUALITY = 30
    assert sizes_of_files(image) < default
    settings.WAGTAILIMAGES_WEBP_QUALITY = 95
    assert sizes_of_files(image) > default


def test_images_have_the_format_of_the_setting(settings):
    settings.INTARSIA_IMAGE_FORMAT = "jpeg"
    assert image_resources([(image := picture()).pk], set(), set())[str(image.pk)]["src"].endswith(".jpg")


def plain(width: int, **fields) -> Image:
    content = io.BytesIO()
    PIL.Image.new("RGB", (width, width // 2), "teal").save(content, "PNG")
    return Image.objects.create(title="Grain", file=ImageFile(content, name="grain.png"), **fields)


@pytest.mark.parametrize(
    ("original", "widths"),
    [
        (300, [300]),
        (480, [480]),
        (500, [480]),
        (560, [480, 560]),
        (860, [480, 750]),
        (864, [480, 750, 864]),
        (1700, [480, 750, 1200, 1600]),
    ],
)
def test_an_image_comes_in_widths_up_to_its_own(original, widths):
    image = plain(original)
    found = image_resources([image.pk], set(), set())[str(image.pk)]
    srcset = [int(one.rpartition(" ")[2].removesuffix("w")) for one in found["srcset"].split(", ") if one]

    assert srcset == (widths if len(widths) > 1 else [])
    assert (found["width"], found["height"]) == (widths[-1], round(widths[-1] / 2))
    sources = [one.partition(" ")[0] for one in found["srcset"].split(", ")]
    assert found["full"] == (sources[-1] if srcset else found["src"])
    assert found["src"] == (sources[1] if srcset else found["full"])


def test_an_image_has_its_title_and_its_description():
    image = plain(300, description="Oak, seen from near")
    found = image_resources([image.pk], set(), set())[str(image.pk)]

    assert set(found) == {"src", "srcset", "width", "height", "alt", "title", "full", "color"}
    assert (found["title"], found["alt"]) == ("Grain", "Oak, seen from near")


@pytest.mark.parametrize(
    ("point", "focus"),
    [
        ((90, 540), "1 9"),
        ((900, 600), "10 10"),
        ((0, 0), "0 0"),
        ((5000, 300), "10 5"),
        ((405, 30), "5 1"),
        ((450, 300), None),
        (None, None),
    ],
)
def test_an_image_has_its_focal_point_in_tenths(point, focus):
    image = picture()
    if point:
        image.focal_point_x, image.focal_point_y = point
        image.focal_point_width = image.focal_point_height = 1
        image.save()
    assert image_resources([image.pk], set(), set())[str(image.pk)].get("focus") == focus


def test_an_svg_is_shown_as_it_is():
    svg = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480"><circle cx="320" cy="240" r="200"/></svg>'
    image = Image.objects.create(title="Drawing", file=ContentFile(svg, "drawing.svg"))
    (resource,) = image_resources([image.pk], set(), set()).values()

    assert resource["src"].endswith(".svg") and resource["full"] == resource["src"]
    assert (resource["width"], resource["height"], resource["srcset"]) == (640, 480, "")


def animation(name: str, count: int = 2, **options) -> Image:
    content = io.BytesIO()
    frames = [PIL.Image.new("RGB", (900, 600), color) for color in ("red", "blue")[:count]]
    frames[0].save(content, save_all=True, append_images=frames[1:], **options)
    return Image.objects.create(title="Glue", file=ImageFile(content, name=name))


@pytest.mark.parametrize(("name", "kind"), [("glue.gif", "GIF"), ("glue.webp", "WEBP")])
def test_an_animated_image_is_shown_from_its_file_and_still_has_smaller_sizes(name, kind):
    image = animation(name, format=kind)
    found = image_resources([image.pk], set(), set())[str(image.pk)]

    assert found["animated"] == image.file.url
    assert "480w" in found["srcset"] and image.file.url not in found["srcset"]


@pytest.mark.parametrize(("name", "kind"), [("glue.gif", "GIF"), ("glue.webp", "WEBP")])
def test_a_gif_or_webp_of_one_image_is_shown_like_others(name, kind):
    image = animation(name, count=1, format=kind)

    assert "animated" not in image_resources([image.pk], set(), set())[str(image.pk)]


def test_a_file_is_opened_once_to_see_whether_it_is_animated(monkeypatch):
    image = animation("glue.gif", format="GIF")
    # As of an image that was shown before this was stored.
    ImageFacts.objects.create(file=image.file.name, color="f00")
    image_resources([image.pk], set(), set())
    clear_cached_lookups()
    opened = []
    open_file = FileSystemStorage.open
    monkeypatch.setattr(
        FileSystemStorage,
        "open",
        lambda storage, name, mode="rb": opened.append(name) or open_file(storage, name, mode),
    )

    assert "animated" in image_resources([image.pk], set(), set())[str(image.pk)]
    assert opened == []
    assert ImageFacts.objects.get().color == "f00"


def test_a_gray_image_of_16_bits_keeps_its_shades():
    content = io.BytesIO()
    shades = PIL.Image.linear_gradient("L").resize((900, 600)).convert("I").point(lambda value: value * 257)
    shades.convert("I;16").save(content, "PNG")
    image = Image.objects.create(title="Scan", file=ImageFile(content, name="scan.png"))
    image_resources([image.pk], set(), set())

    smallest = image.renditions.order_by("width").first()
    with smallest.file.open() as file:
        shown = PIL.Image.open(file).convert("L").resize((1, 4), PIL.Image.Resampling.BOX)
    assert [shown.getpixel((0, y)) for y in range(4)] == pytest.approx([32, 96, 160, 224], abs=3)
