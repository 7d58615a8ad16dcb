"""Pages offer AVIF in addition to WebP where it saves bytes."""

import contextlib
import io

import PIL.features
import PIL.Image
import pytest
from django.core.files.base import ContentFile
from django.core.files.images import ImageFile
from django.core.management import CommandError, call_command
from django.views.static import serve
from wagtail.images.models import Image

from intarsia.jobs.models import Job
from intarsia.jobs.testing import run_jobs
from intarsia.page_cache.cached_lookup import clear_cached_lookups
from intarsia.rendering.models import AvifSizes
from intarsia.rendering.resources.image_sizes.make_avif import AvifResult
from intarsia.rendering.resources.images import image_resources

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def avif_is_on(settings):
    settings.INTARSIA_IMAGE_AVIF = True
    # High quality, so that AVIF saves bytes of any image.
    settings.WAGTAILIMAGES_WEBP_QUALITY = 90
    del settings.WAGTAILIMAGES_AVIF_QUALITY


def stored(pixels: PIL.Image.Image, name: str = "grain.png", **options) -> Image:
    content = io.BytesIO()
    pixels.save(content, **{"format": "PNG", **options})
    return Image.objects.create(title="Grain", file=ImageFile(content, name=name))


def photo(width: int = 900, **options) -> Image:
    return stored(PIL.Image.effect_noise((width, 400), 60).convert("RGB"), **options)


def avif(*images: Image) -> list[str | None]:
    """As the next page gets it."""
    clear_cached_lookups()
    found = image_resources([image.pk for image in images], set(), set())
    return [found[str(image.pk)].get("avif") for image in images]


def jobs() -> list[dict]:
    return list(Job.objects.filter(state=Job.State.WAITING).values_list("payload", flat=True))


def test_a_page_offers_avif_in_the_widths_of_webp_once_a_job_has_made_it():
    image = photo()
    assert avif(image) == [None]
    run_jobs()

    [srcset] = avif(image)
    assert [size.rpartition(" ")[2] for size in srcset.split(", ")] == ["480w", "750w", "900w"]
    assert all(size.partition(" ")[0].endswith(".avif") for size in srcset.split(", "))
    assert image.renditions.filter(filter_spec__contains="avifquality-50").count() == 3


def test_an_image_with_one_size_has_one_url():
    image = photo(300)
    avif(image)
    run_jobs()

    assert avif(image)[0].endswith(".avif")


def test_pages_store_one_job_for_all_new_images_and_none_for_known_ones(django_assert_num_queries):
    images = [photo(300), photo(300)]
    avif(*images)
    assert [sorted(job["images"]) for job in jobs()] == [sorted(image.pk for image in images)]

    with django_assert_num_queries(2):
        avif(*images)
    run_jobs()
    with django_assert_num_queries(2):
        avif(*images)
    assert jobs() == []


def test_each_job_makes_one_image_and_the_last_one_changes_the_pages():
    images = [photo(300), photo(300), photo(300)]
    found = image_resources([image.pk for image in images], set(), set())
    assert not any("avif" in one for one in found.values())

    assert run_jobs() == 3
    assert None not in avif(*images)


def test_a_page_is_looked_up_again_when_the_sizes_are_ready(django_capture_on_commit_callbacks):
    from intarsia.state.generations import current

    image = photo(300)
    avif(image)
    before = current()
    with django_capture_on_commit_callbacks(execute=True):
        run_jobs()

    assert not current().unchanged([f"image-{image.pk}"], before.current)


def test_an_image_of_which_avif_saves_little_keeps_webp():
    # A flat area: headers are most of its bytes.
    image = stored(PIL.Image.new("RGB", (300, 300), "teal"))
    avif(image)
    run_jobs()

    assert avif(image) == [None]
    assert AvifSizes.objects.get().share > 85
    assert not image.renditions.filter(filter_spec__contains="format-avif").exists()
    assert jobs() == []


@pytest.mark.parametrize(("avif_bytes", "is_kept"), [(850, True), (851, False), (1200, False), (400, True)])
def test_avif_is_worth_at_most_85_percent_of_webp(avif_bytes, is_kept):
    assert AvifResult("Oak", avif_bytes, 1000).is_kept == is_kept


@pytest.mark.parametrize(("name", "value"), [("INTARSIA_IMAGE_AVIF", False), ("INTARSIA_IMAGE_FORMAT", "jpeg")])
def test_no_avif_is_made_if_the_site_does_not_want_it(settings, name, value):
    setattr(settings, name, value)
    assert avif(photo(300)) == [None]
    assert jobs() == []
    with pytest.raises(CommandError, match="Pages offer no AVIF"):
        call_command("intarsia_images")


def test_no_avif_is_made_if_pillow_cannot_write_it(monkeypatch):
    monkeypatch.setattr(PIL.features, "check", lambda feature: feature != "avif")
    assert avif(photo(300)) == [None]
    assert jobs() == []


def test_a_site_that_turns_avif_off_shows_none(settings):
    image = photo(300)
    avif(image)
    run_jobs()
    settings.INTARSIA_IMAGE_AVIF = False

    assert avif(image) == [None]


def test_the_quality_of_the_site_wins(settings):
    image = photo(300)
    avif(image)
    run_jobs()
    usual = image.renditions.get(filter_spec="width-480|format-avif|avifquality-50").file.size
    settings.WAGTAILIMAGES_AVIF_QUALITY = 20
    # The sizes of this quality are missing, so they are made.
    assert avif(image) == [None]
    run_jobs()

    assert avif(image)[0]
    assert image.renditions.get(filter_spec="width-480|format-avif").file.size < usual


def test_drawings_and_animations_have_none():
    svg = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480"><circle cx="320" cy="240" r="200"/></svg>'
    drawing = Image.objects.create(title="Drawing", file=ContentFile(svg, "drawing.svg"))
    gif = stored(PIL.Image.new("RGB", (300, 300), "teal"), "teal.gif", format="GIF")
    assert avif(drawing, gif) == [None, None]
    assert jobs() == []

    frames = [PIL.Image.effect_noise((300, 300), 60).convert("RGB") for _ in range(2)]
    animation = stored(frames[0], "grain.webp", format="WEBP", save_all=True, append_images=frames[1:])
    avif(animation)
    run_jobs()
    assert avif(animation) == [None]
    assert jobs() == []


@pytest.mark.parametrize("lose", ["file", "image"])
def test_an_image_or_a_file_that_is_gone_ends_the_job_quietly(lose):
    image, other = photo(300), photo(300)
    avif(image, other)
    if lose == "file":
        image.file.storage.delete(image.file.name)
    else:
        image.delete()
    run_jobs()

    assert not Job.objects.exclude(state=Job.State.DONE).exists()
    assert avif(other)[0]


def test_a_replaced_file_gets_sizes_of_its_own():
    image = photo(300)
    avif(image)
    run_jobs()
    [before] = avif(image)
    image.file = photo(300, name="ash.png").file
    image.save()
    image.renditions.all().delete()
    assert avif(image) == [None]
    run_jobs()

    assert avif(image)[0] not in (None, before)


def test_sizes_that_someone_deleted_are_made_again():
    image = photo(300)
    avif(image)
    run_jobs()
    image.renditions.all().delete()
    assert avif(image) == [None]
    assert len(jobs()) == 1
    run_jobs()

    assert avif(image)[0]


def test_a_deleted_image_leaves_nothing():
    image = photo(300)
    avif(image)
    run_jobs()
    image.delete()

    assert not AvifSizes.objects.exists()


def test_the_command_makes_the_sizes_of_shown_images_and_says_what_they_save(capsys):
    image, flat = photo(300), stored(PIL.Image.new("RGB", (300, 300), "teal"))
    avif(image, flat)
    # No page shows this one.
    photo(300)
    call_command("intarsia_images")

    printed = capsys.readouterr().out
    assert "Grain: " in printed and "keeps WebP" in printed
    assert "1 images have AVIF now" in printed and "1 keep WebP" in printed
    assert avif(image)[0]
    call_command("intarsia_images")
    assert capsys.readouterr().out.startswith("0 images have AVIF now")


def test_avif_files_are_served_with_their_type(rf, local_media):
    image = photo(300)
    avif(image)
    run_jobs()
    url = avif(image)[0]

    with contextlib.closing(serve(rf.get(url), url.removeprefix("/media/"), local_media)) as response:
        assert response["Content-Type"] == "image/avif"
