"""Responses with the token of saved answers: anyone with the token can see them."""

from django.http import HttpResponse
from django.utils.cache import patch_cache_control


def unstored(response: HttpResponse) -> HttpResponse:
    """Neither browsers, proxies nor search engines keep it, and no other site learns its URL."""
    patch_cache_control(response, private=True, no_store=True)
    response["Referrer-Policy"] = "no-referrer"
    response["X-Robots-Tag"] = "noindex"
    return response
