"""The endpoints of the editor's image dialog."""

from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect

from intarsia.rendering.resources.images import focus_of
from intarsia.wire.requests.numbers import number_in

from ..requests.guard import GuardedView
from ..requests.request_body import read_json
from .crop import crop, croppable
from .cropped_file import upright_size
from .focal_point import area_of, changeable, set_area
from .library import PER_PAGE, choosable, entries, images_on_page, make_thumbnail
from .upload import can_upload, upload

MAX_QUERY_LENGTH = 200
LAST_PAGE = 1000


class ImagesView(GuardedView):
    def get(self, request: HttpRequest) -> JsonResponse:
        """A page of the images that the user may choose; with `q`, those that match."""
        text = request.GET.get("q", "").replace("\0", "").strip()[:MAX_QUERY_LENGTH]
        found = images_on_page(request.user, text, _page_number(request))
        return JsonResponse(
            {
                "images": list(entries(self, found[:PER_PAGE])),
                "hasMore": len(found) > PER_PAGE,
                "canUpload": can_upload(request.user),
            }
        )

    def post(self, request: HttpRequest) -> JsonResponse:
        """Adds the file of a multipart form."""
        image, was_there = upload(request)
        return JsonResponse({"image": next(entries(self, [image])), "wasThere": was_there})


class ImageThumbnailView(GuardedView):
    def get(self, request: HttpRequest, image_id: int) -> HttpResponse:
        """Redirects to the thumbnail, which is made now if it does not exist yet."""
        image = choosable(request.user).filter(pk=image_id).first()
        url = make_thumbnail(image) if image else None
        if url is None:
            raise Http404
        return redirect(url)


class FocalPointView(GuardedView):
    def get(self, request: HttpRequest, image_id: int) -> JsonResponse:
        """The area around the focal point, in pixels of the image as it was uploaded."""
        image = changeable(request.user, image_id)
        return JsonResponse({"width": image.width, "height": image.height, "focalPoint": area_of(image)})

    def post(self, request: HttpRequest, image_id: int) -> JsonResponse:
        """Answers with the area before, to undo the change."""
        image = changeable(request.user, image_id)
        previous = area_of(image)
        set_area(image, read_json(request).get("focalPoint", ""))
        return JsonResponse({"previous": previous, "focus": focus_of(image)})


class CropView(GuardedView):
    def get(self, request: HttpRequest, image_id: int) -> JsonResponse:
        """The size of the image as people see it: photographs of phones are often stored sideways."""
        width, height = upright_size(croppable(request.user, image_id))
        return JsonResponse({"width": width, "height": height})

    def post(self, request: HttpRequest, image_id: int) -> JsonResponse:
        """Adds the part of the image in this box to the library. The original stays as it is."""
        original = croppable(request.user, image_id)
        image, was_there = crop(request.user, original, read_json(request).get("box"))
        return JsonResponse({"image": next(entries(self, [image])), "wasThere": was_there})


def _page_number(request: HttpRequest) -> int:
    return min(LAST_PAGE, number_in(request.GET.get("page", "")) or 1)
