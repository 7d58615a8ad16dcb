"""An owner's own HTML as a page without an origin: it reaches neither the site's cookies nor the page around it.

The address names what is shown by its digest, so nobody can make the site show what no owner wrote.
"""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.cache import patch_cache_control
from django.utils.translation import get_language_info
from django.views.decorators.http import require_safe

from intarsia.rendering.frames import kept

# The sandbox stands here too: whoever opens the address by itself gets no origin either.
POLICY = "; ".join(
    (
        "sandbox allow-scripts allow-forms allow-popups",
        "default-src 'none'",
        "script-src 'unsafe-inline' 'unsafe-eval' https:",
        "style-src 'unsafe-inline' 'self' https:",
        "img-src 'self' https: data: blob:",
        "media-src 'self' https: data: blob:",
        "font-src 'self' https: data:",
        "connect-src https: wss:",
        "frame-src https:",
        "form-action https:",
        "base-uri 'none'",
        "frame-ancestors 'self'",
    )
)


@require_safe
def frame(request: HttpRequest, digest: str) -> HttpResponse:
    found = kept(digest)
    if found is None:
        raise Http404("There is no such HTML.")
    language = found["language"]
    response = render(request, "intarsia/pages/frame.html", {**found, "direction": _direction(language)})
    response["Content-Security-Policy"] = POLICY
    response["X-Frame-Options"] = "SAMEORIGIN"
    response["X-Content-Type-Options"] = "nosniff"
    response["Referrer-Policy"] = "no-referrer"
    response["X-Robots-Tag"] = "noindex"
    patch_cache_control(response, public=True, max_age=31536000, immutable=True)
    return response


def _direction(language: str) -> str:
    try:
        return "rtl" if get_language_info(language)["bidi"] else "ltr"
    except KeyError:
        return "ltr"
