"""How images, pages and files of the document library are recognized on another site."""

from collections.abc import Collection
from typing import Any
from uuid import UUID

from django.db.models import Model
from wagtail.documents import get_document_model
from wagtail.images import get_image_model
from wagtail.models import Page, Site

from intarsia.documents.hyperlinks.links import has_document_library
from intarsia.documents.reference_targets import Description, ReferenceTarget, register_reference_target


def register_targets() -> None:
    register_reference_target(ReferenceTarget("image", get_image_model(), _described_images, _found_image))
    register_reference_target(ReferenceTarget("page", Page, _described_pages, _found_page))
    if has_document_library():
        register_reference_target(
            ReferenceTarget("document", get_document_model(), _described_documents, _found_document)
        )


def _described_images(ids: Collection[int]) -> dict[int, Description]:
    images = get_image_model().objects.filter(pk__in=ids)
    return {image.pk: _described_image(image) for image in images}


def _described_image(image: Any) -> Description:
    found = {"title": image.title, "file": image.filename, "sha1": _hash_of(image)}
    if description := getattr(image, "description", ""):
        found["description"] = description
    if image.has_focal_point():
        point = (image.focal_point_x, image.focal_point_y, image.focal_point_width, image.focal_point_height)
        found["focal_point"] = " ".join(map(str, point))
    return found


def _found_image(description: Description, _site: Site | None) -> int | None:
    return _found_file(description, get_image_model())


def _described_documents(ids: Collection[int]) -> dict[int, Description]:
    documents = get_document_model().objects.filter(pk__in=ids)
    return {one.pk: {"title": one.title, "file": one.filename, "sha1": _hash_of(one)} for one in documents}


def _found_document(description: Description, _site: Site | None) -> int | None:
    return _found_file(description, get_document_model())


def _found_file(description: Description, model: type[Model]) -> int | None:
    """The object with the same file. If it was uploaded several times, the first one."""
    wanted, known = description.get("sha1"), model._default_manager.order_by("pk")
    if not wanted:
        return None
    for one in known.filter(file_hash=""):
        _hash_of(one)
    return known.filter(file_hash=wanted).values_list("pk", flat=True).first()


def _hash_of(item: Any) -> str:
    """What code created may have no hash yet. Empty if the file is missing."""
    try:
        return item.get_file_hash()
    except (OSError, ValueError):
        return ""


def _described_pages(ids: Collection[int]) -> dict[int, Description]:
    pages = Page.objects.filter(pk__in=ids).select_related("locale")
    return {page.pk: {"title": page.title, "path": _path_of(page), **_translation_of(page)} for page in pages}


def _found_page(description: Description, site: Site | None) -> int | None:
    """The same page of a copied database, or else the page at the same path of the site."""
    key, language = description.get("translation_key"), description.get("language")
    same = Page.objects.filter(translation_key=key, locale__language_code=language).first() if _is_uuid(key) else None
    path = description.get("path", "")
    if same is None and site and path:
        same = Page.objects.filter(url_path=site.root_page.url_path + path.removeprefix("/")).first()
    return same.pk if same else None


def _is_uuid(key: str | None) -> bool:
    try:
        return bool(key and UUID(key))
    except ValueError:
        return False


def _translation_of(page: Page) -> Description:
    return {"translation_key": str(page.translation_key), "language": page.locale.language_code}


def _path_of(page: Page) -> str:
    """Below the root page of its site. Empty for a page without a site."""
    site = page.get_site()
    is_below = site is not None and page.url_path.startswith(site.root_page.url_path)
    return "/" + page.url_path.removeprefix(site.root_page.url_path) if is_below else ""
