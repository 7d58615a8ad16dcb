"""The color at the place of an image until it has loaded."""

import io

import PIL.Image
import pytest
from django.core.files.images import ImageFile
from wagtail.images.models import Image

from intarsia.page_cache.cached_lookup import clear_cached_lookups
from intarsia.rendering.models import ImageFacts
from intarsia.rendering.resources.image_facts.colors import most_frequent_color
from intarsia.rendering.resources.images import image_resources

pytestmark = pytest.mark.django_db
TEAL = (0, 136, 136)


def stored(pixels: PIL.Image.Image) -> Image:
    content = io.BytesIO()
    pixels.save(content, "PNG")
    return Image.objects.create(title="Grain", file=ImageFile(content, name="grain.png"))


def color(image: Image) -> str | None:
    """As the next page gets it."""
    clear_cached_lookups()
    return image_resources([image.pk], set(), set())[str(image.pk)].get("color")


def test_an_image_has_its_most_frequent_color():
    pixels = PIL.Image.new("RGB", (900, 600), TEAL)
    pixels.paste((255, 255, 255), (0, 0, 900, 200))

    assert color(stored(pixels)) == "199"


def test_the_color_of_an_image_with_transparent_parts_is_not_shown():
    pixels = PIL.Image.new("RGBA", (900, 600), (*TEAL, 255))
    pixels.paste((0, 0, 0, 0), (450, 300, 490, 340))

    assert color(stored(pixels)) is None
    assert most_frequent_color(PIL.Image.new("LA", (20, 20), (90, 255))) == "666"


def test_images_of_similar_color_share_a_rule():
    similar = [(0x55, 0x55, 0x77), (0x66, 0x66, 0x77), (0x77, 0x55, 0x77)]
    assert {most_frequent_color(PIL.Image.new("RGB", (20, 20), one)) for one in similar} == {"666"}
    assert most_frequent_color(PIL.Image.new("RGB", (20, 20), (0xAA, 0x66, 0x77))) == "b79"


def test_the_color_is_found_once_per_file(django_assert_num_queries):
    image = stored(PIL.Image.new("RGB", (900, 600), TEAL))
    assert color(image) == "199"
    for rendition in image.renditions.all():
        rendition.file.storage.delete(rendition.file.name)

    with django_assert_num_queries(2):
        assert color(image) == "199"


def test_a_replaced_file_has_its_own_color():
    image = stored(PIL.Image.new("RGB", (900, 600), TEAL))
    assert color(image) == "199"
    red = stored(PIL.Image.new("RGB", (900, 600), (255, 0, 0)))
    image.file = red.file
    image.save()
    image.renditions.all().delete()

    assert color(image) == "f11"


def test_an_image_whose_file_cannot_be_read_is_shown_without_a_color():
    image = stored(PIL.Image.new("RGB", (900, 600), TEAL))
    color(image)
    ImageFacts.objects.all().delete()
    for rendition in image.renditions.all():
        rendition.file.storage.delete(rendition.file.name)

    found = image_resources([image.pk], set(), set())
    clear_cached_lookups()
    assert found[str(image.pk)]["src"] and color(image) is None
    assert not ImageFacts.objects.exists()


def test_the_color_of_a_deleted_image_is_deleted():
    image = stored(PIL.Image.new("RGB", (900, 600), TEAL))
    color(image)
    assert ImageFacts.objects.exists()

    image.delete()

    assert not ImageFacts.objects.exists()


@pytest.mark.parametrize(
    ("pixel", "color"),
    [
        ((0, 0, 0), "000"),
        ((255, 255, 255), "fff"),
        # Grays have six steps.
        ((25, 25, 25), "000"),
        ((26, 26, 26), "333"),
        ((76, 76, 76), "333"),
        ((77, 77, 77), "666"),
        # Little color becomes gray.
        ((128, 110, 120), "666"),
        ((150, 100, 100), "866"),
        # No digit is less than 0 or more than 15.
        ((0, 0, 224), "00c"),
        ((255, 0, 0), "f11"),
        ((255, 255, 40), "ff4"),
    ],
)
def test_similar_colors_become_one(pixel, color):
    assert most_frequent_color(PIL.Image.new("RGB", (4, 4), pixel)) == color


@pytest.mark.parametrize(("opacity", "has_color"), [(255, True), (254, False), (0, False)])
def test_a_color_is_shown_only_behind_an_image_that_hides_it(opacity, has_color):
    image = PIL.Image.new("RGBA", (40, 40), (255, 255, 255, 255))
    image.putpixel((20, 20), (255, 255, 255, opacity))

    assert bool(most_frequent_color(image)) is has_color
