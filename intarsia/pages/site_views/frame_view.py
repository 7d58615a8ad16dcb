"""Custom HTML of an HTML widget, in a sandboxed page: it has no access to the site's cookies or the page around it.

The URL contains a digest of the HTML, so nobody can make the site show HTML that no editor wrote.
"""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.cache import patch_cache_control
from django.utils.translation import get_language_info
from django.views.decorators.http import require_safe

from intarsia.rendering.resources.framed_html import load_html

ONE_YEAR_SECONDS = 365 * 24 * 60 * 60
# The frame element has a sandbox, too. This one also applies if the URL is opened directly.
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
    stored = load_html(digest)
    if stored is None:
        raise Http404("No widget has stored HTML with this digest.")
    language = stored["language"]
    response = render(request, "intarsia/pages/frame.html", {**stored, "direction": _direction(language)})
    response["Content-Security-Policy"] = POLICY
    response["X-Frame-Options"] = "SAMEORIGIN"
    response["X-Content-Type-Options"] = "nosniff"
    response["Referrer-Policy"] = "no-referrer"
    response["X-Robots-Tag"] = "noindex"
    patch_cache_control(response, public=True, max_age=ONE_YEAR_SECONDS, immutable=True)
    return response


def _direction(language: str) -> str:
    try:
        return "rtl" if get_language_info(language)["bidi"] else "ltr"
    except KeyError:
        return "ltr"
