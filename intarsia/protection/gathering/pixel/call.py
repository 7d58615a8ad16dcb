"""The call by which page scripts ask where the pixel is."""

from django.http import HttpRequest

from intarsia.wire.registry import register

from .addresses import pixel_address


@register("apbct_get_pixel_url", route="apbct_get_pixel_url", guard="nonce", answers=str, max_bytes=1024, per_minute=20)
def get_pixel_url(request: HttpRequest) -> str:
    """The bare address."""
    return pixel_address(request)
