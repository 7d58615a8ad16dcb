"""The site's globals as one script. It is fetched beside the page, so that a changed setting reaches kept pages."""

import json
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.utils.cache import patch_cache_control
from django.utils.translation import pgettext
from django.views.decorators.http import require_safe

from ..models import rules_of
from ..texts.known import OF_SCRIPTS, STAFF_TEXTS
from ..texts.said import said, site_of
from ..visitor.language import in_language_of
from .site_globals import public, public_functions

# How long after a change of a setting browsers may still act by the old one.
KEPT_SECONDS = 300


@require_safe
def site_script(request: HttpRequest) -> HttpResponse:
    """The language of its words is part of its address, so that it can be kept like a page."""
    with in_language_of(request.GET.get("lang", "")):
        texts = said(site_of(request), OF_SCRIPTS)
        if request.GET.get("for") == "staff":
            texts |= {name: pgettext("page", text) for name, text in STAFF_TEXTS.items()}
        rules = rules_of(request)
        functions = public_functions(request, rules) | texts
        assignments = {"ctPublicFunctions": functions, "ctPublic": public(request, rules)}
    body = "".join(f"window.{name}={_json(value)};\n" for name, value in assignments.items())
    response = HttpResponse(body, content_type="text/javascript; charset=utf-8")
    response["X-Content-Type-Options"] = "nosniff"
    patch_cache_control(response, public=True, max_age=KEPT_SECONDS)
    return response


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))
