"""The fonts of the site in the editor's panel: which there are, and those that owners upload and delete."""

from typing import Any

from django.http import HttpRequest, JsonResponse
from wagtail.log_actions import log
from wagtail.models import Site

from intarsia.documents.kinds import errors
from intarsia.fonts.api import (
    FontFamily,
    FontRefused,
    UploadedFont,
    add_font,
    families_of,
    families_with,
    registered_families,
)
from intarsia.rendering.fonts.rules import all_rules

from ..models import SiteDesign
from ..stored.font_usage import delete_unused_font
from .requests.guard import GuardedView
from .site_design import designed_site


class FontsView(GuardedView):
    """For users who may change the design of the site."""

    def get(self, request: HttpRequest) -> JsonResponse:
        return JsonResponse(_state(designed_site(self.editable)))

    def post(self, request: HttpRequest) -> JsonResponse:
        """Adds the file of a multipart form."""
        site = designed_site(self.editable)
        try:
            added = add_font(site, request.FILES.get("file"))
        except FontRefused as refusal:
            raise errors.unreadable(str(refusal)) from refusal
        _log(site)
        return JsonResponse({**_state(site), "added": added.family})


class FontView(GuardedView):
    def delete(self, request: HttpRequest, font_id: int) -> JsonResponse:
        site = designed_site(self.editable)
        font = UploadedFont.objects.filter(site=site, pk=font_id).first()
        # Another tab may have deleted it.
        if font is not None:
            try:
                delete_unused_font(font)
            except FontRefused as refusal:
                raise errors.EditorError(409, "in_use", str(refusal)) from refusal
            _log(site)
        return JsonResponse(_state(site))


def fonts_for_editor(site: Site | None) -> dict[str, Any]:
    """The families that a user can choose, and the fonts that owners uploaded."""
    own = list(UploadedFont.objects.filter(site=site)) if site else []
    families = families_with(own) if site else ()
    names = {font.family for font in own}
    return {
        "families": [_family(family, is_own=family.name in names) for family in families],
        "uploaded": [_uploaded(font) for font in own],
        "hasLibrary": bool(registered_families()),
    }


def _state(site: Site) -> dict[str, Any]:
    return {**fonts_for_editor(site), "css": all_rules(families_of(site))}


def _family(family: FontFamily, *, is_own: bool) -> dict[str, Any]:
    return {"name": family.name, "css": family.css, "isOwn": is_own}


def _uploaded(font: UploadedFont) -> dict[str, Any]:
    return {"id": font.pk, "family": font.family, "weight": font.weight, "style": font.style, "bytes": font.bytes}


def _log(site: Site) -> None:
    log(SiteDesign.for_site(site), "wagtail.edit")
