"""Sandboxes uploads that a browser could run as a page of this site, like our nginx configuration."""

import re
from urllib.parse import urlsplit

from django.conf import settings
from django.http import HttpRequest, HttpResponse

RUNNABLE = re.compile(r"\.(?:svgz?|x?html?|xml)$", re.IGNORECASE)
POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'"


def with_upload_policy(request: HttpRequest, response: HttpResponse) -> HttpResponse:
    folder = urlsplit(settings.MEDIA_URL).path
    if folder.strip("/") and request.path.startswith(folder) and RUNNABLE.search(request.path):
        response.headers.setdefault("Content-Security-Policy", POLICY)
    return response
