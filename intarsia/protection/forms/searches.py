"""Protects site searches: bots enter advertising for pages that show or store search terms.

Nothing is stored and nobody is held. People search often, follow links to results and may not have opened a page
before, so only strong evidence refuses a search.
"""

import logging
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from django.http import HttpRequest
from wagtail.models import Site

from intarsia.page_cache import cached_lookup

from ..changes import settings_tag
from ..checks.lists.lookup import listed
from ..checks.proof_of_work.lookup import use_proof
from ..checks.words.lookup import learned
from ..models import ProtectionSettings, rules_of
from ..signal_collection.lookups.submitted import Submitted
from ..signal_collection.parsing.fields import HONEYPOT
from ..signal_collection.parsing.signals import signals_of
from ..signal_collection.parsing.submission_of import Message, submission_of
from ..verdict.judge import judge
from ..verdict.submission import Lookups
from .site_rules import thresholds_of

logger = logging.getLogger(__name__)


def is_search_guarded(site: Site) -> bool:
    """For pages with a search form, which depend on it: they have the tag `settings_tag(site.pk)`."""
    tag = settings_tag(site.pk)
    return bool(cached_lookup("guarded search", [site.pk], lambda *_: (tag,), _guarded_sites))


def _guarded_sites(pks: set[int]) -> dict[int, bool]:
    guarding = ProtectionSettings.objects.filter(site__in=pks, guards_search=True)
    return dict.fromkeys(guarding.values_list("site", flat=True), True)


def is_refused_search(request: HttpRequest, query: str) -> bool:
    """False if the site does not protect its search, and after any error."""
    try:
        return bool(query) and _is_refused(request, query)
    except Exception:
        logger.exception("A search could not be judged. It is allowed.")
        return False


def _is_refused(request: HttpRequest, query: str) -> bool:
    rules = rules_of(request)
    if not rules.guards_search:
        return False
    message, signals = Message(query), signals_of(request)
    submitted = Submitted(request, "search", message, signals, rules)
    known = Lookups(**listed(submitted), **learned(submitted), **use_proof(submitted))
    if known.listed:
        return known.listed == "block"
    submission = submission_of(request, message, signals)
    submission = replace(submission, honeypot=_honeypot_of(request, signals), lookups=known)
    return judge(submission, thresholds_of(rules)).outcome == "block"


def _honeypot_of(request: HttpRequest, signals: Mapping[str, Any]) -> str:
    """The fields of a GET form are in the URL; the page's script removes this one and sends it separately."""
    saved = str(signals.get("apbct_search_form__honeypot_value", ""))
    return saved + "".join(str(value) for name, value in request.GET.items() if name.startswith(HONEYPOT))
