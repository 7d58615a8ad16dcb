"""The call by which page scripts get the pixel's URL."""

from django.http import HttpRequest

from intarsia.wire.registry import register

from .pixel_url import pixel_url


@register(
    "apbct_get_pixel_url",
    route="apbct_get_pixel_url",
    guard="nonce",
    call_class="protection",
    response_model=str,
    max_bytes=1024,
    per_minute=20,
)
def get_pixel_url(request: HttpRequest) -> str:
    """The URL alone."""
    return pixel_url(request)
