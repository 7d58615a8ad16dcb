"""The pixel itself, and the address that never changes and leads to it."""

import base64
from typing import Final

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from .addresses import is_current, pixel_address
from .loads import note_load

# A transparent GIF of one point: the smallest picture that every browser knows.
GIF: Final = base64.b64decode("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7")


@never_cache
@require_safe
def pixel(request: HttpRequest, digest: str) -> HttpResponse:
    if not is_current(request, digest):
        raise Http404
    note_load(request)
    response = HttpResponse(GIF, content_type="image/gif")
    response["X-Robots-Tag"] = "noindex"
    return response


@never_cache
@require_safe
def current(request: HttpRequest) -> HttpResponse:
    """What stands in pages that are kept for days must not name what changes in hours."""
    return HttpResponseRedirect(pixel_address(request))
