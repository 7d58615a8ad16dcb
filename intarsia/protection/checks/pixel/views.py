"""The pixel itself, and a fixed URL that redirects to it."""

import base64
from typing import Final

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from .loads import note_load
from .pixel_url import is_current, pixel_url

# A transparent GIF of one pixel, the smallest image that every browser supports.
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
    """Cached pages contain the fixed URL, because the pixel's own URL changes every few hours."""
    return HttpResponseRedirect(pixel_url(request))
