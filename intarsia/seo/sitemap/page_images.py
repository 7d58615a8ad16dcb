"""The images that pages show, as search engines can load them."""

from collections import defaultdict
from collections.abc import Sequence

from django.contrib.contenttypes.models import ContentType
from wagtail.images import get_image_model
from wagtail.models import Page, ReferenceIndex, Site

# What the sitemap protocol's extension for images allows is 1,000; a page that people look at has fewer.
MAX_IMAGES = 50


def images_of_pages(pages: Sequence[int], site: Site) -> dict[int, list[str]]:
    """URLs by page, of the widest size that the page has: originals are large, and not meant for visitors."""
    used = _images_used(pages)
    urls = _widest({image for images in used.values() for image in images}, site)
    return defaultdict(
        list, {page: [urls[one] for one in images if one in urls][:MAX_IMAGES] for page, images in used.items()}
    )


def _images_used(pages: Sequence[int]) -> dict[int, list[str]]:
    kinds = ContentType.objects.get_for_models(Page, get_image_model())
    references = ReferenceIndex.objects.filter(
        base_content_type=kinds[Page],
        object_id__in=[str(page) for page in pages],
        to_content_type=kinds[get_image_model()],
    )
    used: dict[int, list[str]] = defaultdict(list)
    for page, image in references.order_by("pk").values_list("object_id", "to_object_id"):
        if image not in used[int(page)]:
            used[int(page)].append(image)
    return used


def _widest(images: set[str], site: Site) -> dict[str, str]:
    sizes = get_image_model().get_rendition_model().objects.filter(image_id__in=images).order_by("width")
    return {str(size.image_id): _absolute(size.url, site) for size in sizes if "width-" in size.filter_spec}


def _absolute(url: str, site: Site) -> str:
    return f"{site.root_url}{url}" if url.startswith("/") else url
