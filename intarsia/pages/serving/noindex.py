"""*Hide from search engines*, for pages whose head is that of a template of the project."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.apps import apps
from django.http import HttpResponse

ServePage = Callable[..., HttpResponse]


def serve_noindex(serve: ServePage) -> ServePage:
    """For Wagtail's hook `on_serve_page`, so that page types with a custom view have the header, too."""

    @wraps(serve)
    def serve_page(page: Any, *arguments: Any) -> HttpResponse:
        response = serve(page, *arguments)
        # Pages that Intarsia renders have another value, and the app `seo` writes it into their head. A header for a
        # few pages would keep them out of the files for nginx, which sends the same headers for all.
        is_in_head = "X-Robots-Tag" in response and apps.is_installed("intarsia.seo")
        if getattr(page, "noindex", False) and not is_in_head:
            response["X-Robots-Tag"] = "noindex"
        return response

    return serve_page
