"""`/favicon.ico`, `/icon.svg`, `/apple-touch-icon.png`, the icons of the manifest, and `/site.webmanifest`."""

import base64
import io
from collections.abc import Callable
from typing import Any

from django.core.cache import cache
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.utils.cache import patch_cache_control
from django.utils.translation import get_language_info
from django.views.decorators.http import require_safe
from PIL import Image
from wagtail.models import Site

from intarsia.pages.api import SiteDesign
from intarsia.rendering.resources.readable import readable

from ..design_colors import DesignColors, design_colors
from ..models import SiteIdentity
from ..site_identity import identity_of
from ..urls_of_site import url_of
from .letter import letter_icon, letter_svg

# A new icon is seen within this time; browsers ask again on their own schedule.
SECONDS = 10 * 60
SIZES = (192, 512)
TOUCH_SIZE = 180
# Tabs show 16 to 32 px, also at 4x. A photograph of 192 px as PNG has 60 kB, as much as the page.
TAB_SIZE = 128
# An uploaded SVG must not run scripts when it is opened alone.
POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:"
ICO_SIZES = [(16, 16), (32, 32), (48, 48)]


@require_safe
def favicon(request: HttpRequest) -> HttpResponse:
    return _cached(request, "favicon", "image/x-icon", lambda site: _file(_icon(site), "ICO", sizes=ICO_SIZES))


@require_safe
def icon(request: HttpRequest) -> HttpResponse:
    return _cached(request, "svg", "image/svg+xml", _svg)


@require_safe
def icon_png(request: HttpRequest, size: int = TOUCH_SIZE) -> HttpResponse:
    if size not in (*SIZES, TOUCH_SIZE):
        raise Http404
    return _cached(request, f"png-{size}", "image/png", lambda site: _png(site, size))


@require_safe
def manifest(request: HttpRequest) -> HttpResponse:
    site = _site(request)
    identity, colors = identity_of(site, set()), _colors(site)
    language = site.root_page.locale.language_code
    icons = [{"src": url_of("icon_png", size), "sizes": f"{size}x{size}", "type": "image/png"} for size in SIZES]
    data = {
        "name": identity.name,
        "short_name": identity.name,
        "start_url": site.root_page.get_url(request),
        "display": "browser",
        "lang": language,
        "dir": "rtl" if get_language_info(language)["bidi"] else "ltr",
        "theme_color": colors.hex("paper"),
        "background_color": colors.hex("paper"),
        "icons": icons,
    }
    response = JsonResponse(data, content_type="application/manifest+json", json_dumps_params={"ensure_ascii": False})
    patch_cache_control(response, public=True, max_age=SECONDS)
    return response


def _cached(request: HttpRequest, name: str, kind: str, make: Callable[[Site], Any]) -> HttpResponse:
    site = _site(request)
    content = cache.get_or_set(f"intarsia:icon:{site.pk}:{name}", lambda: make(site), SECONDS)
    response = HttpResponse(content, content_type=kind)
    response.headers["Content-Security-Policy"] = POLICY
    patch_cache_control(response, public=True, max_age=SECONDS)
    return response


def _site(request: HttpRequest) -> Site:
    if site := Site.find_for_request(request):
        return site
    raise Http404


def _colors(site: Site) -> DesignColors:
    return design_colors(SiteDesign.for_site(site).theme)


def _icon(site: Site) -> Image.Image:
    chosen = SiteIdentity.for_site(site).icon
    found = None if chosen is None or chosen.is_svg() else readable(chosen, lambda: _uploaded(chosen))
    return found or letter_icon(identity_of(site, set()).name, _colors(site))


def _uploaded(chosen: Any) -> Image.Image:
    # Cut around its focal point if it is not a square.
    with chosen.get_rendition("fill-512x512|format-png").file.open("rb") as file:
        return Image.open(io.BytesIO(file.read())).convert("RGBA").resize((512, 512), Image.Resampling.LANCZOS)


def _png(site: Site, size: int) -> bytes:
    image = _icon(site).resize((size, size), Image.Resampling.LANCZOS)
    if size == TOUCH_SIZE and image.mode == "RGBA":
        # Phones show black behind transparent icons.
        background = Image.new("RGBA", image.size, _colors(site).hex("paper", "light"))
        image = Image.alpha_composite(background, image).convert("RGB")
    return _file(image, "PNG", optimize=True)


def _svg(site: Site) -> Any:
    chosen = SiteIdentity.for_site(site).icon
    if chosen is not None and not chosen.is_svg():
        return _svg_around(
            _file(_icon(site).resize((TAB_SIZE, TAB_SIZE), Image.Resampling.LANCZOS), "WEBP", quality=90)
        )
    found = readable(chosen, lambda: _content(chosen)) if chosen else None
    return found or letter_svg(identity_of(site, set()).name, _colors(site))


def _content(chosen: Any) -> bytes:
    with chosen.file.open("rb") as file:
        return bytes(file.read())


def _svg_around(webp: bytes) -> str:
    """One URL for both kinds of icons, so that pages stay the same when the owner changes it."""
    data = base64.b64encode(webp).decode()
    image = f'<image width="64" height="64" href="data:image/webp;base64,{data}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">{image}</svg>'


def _file(image: Image.Image, kind: str, **options: Any) -> bytes:
    file = io.BytesIO()
    image.save(file, kind, **options)
    return file.getvalue()
