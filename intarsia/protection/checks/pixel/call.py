"""The call by which page scripts get the pixel's URL."""

from django.http import HttpRequest

from intarsia.wire import Call

from .pixel_url import pixel_url


def get_pixel_url(request: HttpRequest) -> str:
    """The URL alone."""
    return pixel_url(request)


GET_PIXEL_URL = Call(
    "apbct_get_pixel_url",
    get_pixel_url,
    "nonce",
    routes=["antispam/v1/apbct_get_pixel_url"],
    response_model=str,
    max_bytes=1024,
    per_minute=20,
    call_class="protection",
)
