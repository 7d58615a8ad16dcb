"""The demo's URLs, and two for tests that inspect V8 and renew its context."""

import os

from django.http import HttpRequest, JsonResponse
from django.urls import path

from demo.urls import *  # noqa: F403
from demo.urls import urlpatterns as demo_urlpatterns
from intarsia.rendering.render import renderer
from intarsia.rendering.v8.start import start_v8


def v8_start(request: HttpRequest) -> JsonResponse:
    start = start_v8()
    is_main_thread = start.thread == os.getpid()
    return JsonResponse(
        {"process": os.getpid(), "is_main_thread": is_main_thread, "older_threads": len(start.older_threads)}
    )


def close_v8(request: HttpRequest) -> JsonResponse:
    """The next page creates a new context."""
    renderer().close()
    return JsonResponse({})


urlpatterns = [
    path("v8-start/", v8_start),
    path("close-v8/", close_v8),
    *demo_urlpatterns,
]
