"""The site's design in the editor's panel. Saving it changes all published pages at once: a design has no draft."""

import hashlib
import json
from typing import Any

from django.core.exceptions import ValidationError
from django.db import transaction
from django.http import HttpRequest, JsonResponse
from django.urls import reverse
from django.utils.translation import gettext as _
from wagtail.log_actions import log, registry
from wagtail.models import Site
from wagtail.permissions import policy_registry

from intarsia.documents.contract import Problem
from intarsia.documents.kinds import errors
from intarsia.documents.kinds.editable import Editable, other_user_name

from ..models import SiteDesign
from ..models.theme_variables import by_group, variable_problems
from .canvas import site_of
from .requests.guard import GuardedView
from .requests.request_body import read_json


class SiteDesignView(GuardedView):
    """The design of the site that a document belongs to, for users who may change the site's design."""

    def get(self, request: HttpRequest) -> JsonResponse:
        return JsonResponse(_state(SiteDesign.for_site(designed_site(self.editable))))

    def post(self, request: HttpRequest) -> JsonResponse:
        body, site = read_json(request), designed_site(self.editable)
        with transaction.atomic():
            stored, _created = SiteDesign.objects.select_for_update().get_or_create(site=site)
            before = _revision(stored)
            _apply(stored, body.get("document"))
            # The editor repeats a request if the response was lost.
            if _revision(stored) == before:
                return JsonResponse(_state(stored))
            if body.get("base_revision") != before:
                raise _stale(stored, before, self.editable)
            _raise_if_invalid(stored)
            stored.save()
            log(stored, "wagtail.edit")
        return JsonResponse(_state(stored))


def designed_site(editable: Editable) -> Site:
    """The site whose design the user may change. Raises EditorError."""
    site = site_of(editable.stored, editable.request)
    if site is None:
        raise errors.not_found(_("This belongs to no site, so there is no design to change."))
    if not can_change_design(editable.user, site):
        raise errors.forbidden(_("You do not have permission to change the design of this site."))
    return site


def design_url(editable: Editable, site: Site | None) -> str | None:
    """The URL of the design's endpoint; None for users who may not change the design of the site."""
    if site is None or not can_change_design(editable.user, site):
        return None
    return reverse("intarsia_pages:site_design", args=(editable.kind.name, editable.pk))


def can_change_design(user: Any, site: Site) -> bool:
    policy = policy_registry.get_by_type(SiteDesign)
    return policy.user_has_permission_for_instance(user, "change", SiteDesign(site=site))


def _state(design: SiteDesign) -> dict[str, Any]:
    return {"document": design.theme, "revision": _revision(design)}


def _revision(design: SiteDesign) -> dict[str, int]:
    """A fingerprint, because designs have no revisions. JavaScript reads the number exactly."""
    content = json.dumps(design.theme, sort_keys=True)
    return {"id": int(hashlib.sha256(content.encode()).hexdigest()[:12], 16)}


def _apply(design: SiteDesign, document: Any) -> None:
    values = document.get("values") if isinstance(document, dict) else None
    if not isinstance(values, dict) or not isinstance(document.get("mode"), str):
        raise errors.unreadable(_("The request contains no design. Reload the editor and try again."))
    design.color_mode, design.variables = document["mode"], by_group(values)


def _raise_if_invalid(design: SiteDesign) -> None:
    problems = list(variable_problems(design.variables)) or design.misspelled_variables()
    try:
        design.clean_fields(exclude=["variables"])
    except ValidationError as error:
        problems += [Problem("mode", text) for text in error.messages]
    if problems:
        raise errors.invalid(problems)


def _stale(design: SiteDesign, revision: dict[str, int], editable: Editable) -> errors.EditorError:
    last = registry.get_logs_for_instance(design).order_by("-timestamp").first()
    if who := other_user_name(last.user if last else None, editable.user):
        message = _("%(user)s saved another design after you opened this. Keep your design or load the newer one.")
        message %= {"user": who}
    else:
        message = _("You saved another design in another tab or window. Keep this design or load the newer one.")
    return errors.EditorError(409, "stale", message, revision=revision)
