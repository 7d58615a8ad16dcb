"""The call by which page scripts get the pixel's URL."""

from django.http import HttpRequest

from .pixel_url import pixel_url


def get_pixel_url(request: HttpRequest) -> str:
    """The URL alone."""
    return pixel_url(request)
