"""Adds an image to the library, with the form that the site uses in Wagtail's library."""

from pathlib import Path
from typing import Any

from django.core.exceptions import ValidationError
from django.http import HttpRequest
from django.utils.translation import gettext as _
from wagtail.images import get_image_model
from wagtail.images.forms import get_image_form
from wagtail.images.utils import find_image_duplicates

from intarsia.documents.kinds import errors

from ...damaged_images import damaged_images_refused
from .library import image_policy

OWN_FIELDS = {"file", "title", "collection"}


def can_upload(user: Any) -> bool:
    return image_policy().user_has_permission(user, "add") and (
        image_policy().collections_user_has_permission_for(user, "add").exists()
    )


def upload(request: HttpRequest) -> tuple[Any, bool]:
    """The image, and whether the library had the same file before: then it is that one. Raises EditorError."""
    if not can_upload(request.user):
        raise errors.forbidden(_("You do not have permission to add images. Ask an administrator for it."))
    file = request.FILES.get("file")
    if file is None:
        raise errors.unreadable(_("No image arrived. Choose a file and try again."))
    form = _form(request, Path(str(file.name)).stem)
    try:
        with damaged_images_refused():
            is_valid = form.is_valid()
    except ValidationError as error:
        raise errors.unreadable(" ".join(error.messages)) from error
    if not is_valid:
        raise errors.unreadable(_reason(form))
    image = form.save()
    duplicate = find_image_duplicates(image=image, user=request.user, permission_policy=image_policy()).first()
    if duplicate is None:
        return image, False
    image.delete()
    return duplicate, True


def _form(request: HttpRequest, title: str) -> Any:
    model = get_image_model()
    user = request.user
    # The first collection that the user may add to: with several, Wagtail's library offers the choice.
    collection = image_policy().collections_user_has_permission_for(user, "add").first()
    data = {"title": title[: model._meta.get_field("title").max_length or None], "collection": collection.pk}
    return get_image_form(model)(data, request.FILES, instance=model(uploaded_by_user=user), user=user)


def _reason(form: Any) -> str:
    others = [field.label for name, field in form.fields.items() if name in form.errors and name not in OWN_FIELDS]
    if others:
        names = ", ".join(str(label) for label in others)
        return _("This site asks for more about each image: %(fields)s. Add it in the library instead.") % {
            "fields": names
        }
    return " ".join(str(message) for messages in form.errors.values() for message in messages)
