"""The image files that visitors download."""

import io

import PIL.Image
import pytest
from django.core.files.images import ImageFile
from wagtail.images.models import Image

from intarsia.rendering.resources.images import image_resources

pytestmark = pytest.mark.django_db


def picture() -> Image:
    content = io.BytesIO()
    # Noise, because lower quality always makes its file smaller.
    PIL.Image.effect_noise((900, 600), 80).convert("RGB").save(content, "PNG")
    return Image.objects.create(title="Grain", file=ImageFile(content, name="grain.png"))


def sizes_of_files(image: Image) -> int:
    image.renditions.all().delete()
    image_resources([image.pk])
    return sum(rendition.file.size for rendition in image.renditions.all())


def test_images_have_the_quality_of_wagtails_setting(settings):
    image = picture()
    usual = sizes_of_files(image)
    settings.WAGTAILIMAGES_WEBP_QUALITY = 30
    assert sizes_of_files(image) < usual
    settings.WAGTAILIMAGES_WEBP_QUALITY = 95
    assert sizes_of_files(image) > usual


def test_images_have_the_format_of_the_setting(settings):
    settings.INTARSIA_IMAGE_FORMAT = "jpeg"
    assert image_resources([(image := picture()).pk])[str(image.pk)]["src"].endswith(".jpg")
