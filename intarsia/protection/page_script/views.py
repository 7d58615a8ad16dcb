"""The site's globals as a script. It is separate from the page, so that changed settings reach cached pages."""

import json
from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.utils.cache import patch_cache_control
from django.utils.translation import pgettext
from django.views.decorators.http import require_safe

from ..models import rules_of
from ..texts.known import OF_SCRIPTS, STAFF_TEXTS
from ..texts.site_texts import site_of, site_texts
from ..visitor.language import in_page_language
from .built import script_url
from .site_globals import public, public_functions

# How long browsers may use the old settings.
KEPT_SECONDS = 300


@require_safe
def site_script(request: HttpRequest) -> HttpResponse:
    """The language is part of the URL, so that the script can be cached like a page."""
    with in_page_language(request.GET.get("lang", "")):
        texts = site_texts(site_of(request), OF_SCRIPTS)
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


@require_safe
def detector_script(_request: HttpRequest) -> HttpResponse:
    """A fixed URL for templates: the name of the file changes with each version."""
    response = HttpResponseRedirect(script_url("detector"))
    patch_cache_control(response, public=True, max_age=KEPT_SECONDS)
    return response


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))
