"""Texts of a campaign that came through before anybody marked one of them."""

from collections.abc import Collection
from urllib.parse import urlencode

from django.contrib import messages
from django.http import HttpRequest
from django.urls import reverse
from django.utils.html import format_html
from django.utils.translation import gettext as _
from django.utils.translation import ngettext
from wagtail.permissions import policy_registry

from intarsia.moderation.api import ModerationRecord

from .spreading import Status, similar_to

MESSAGES = "protection_messages:index"
# What the user can read, as in the list of messages.
READING = ("change", "delete", "view")


def report_accepted_copies(request: HttpRequest, marked: Collection[ModerationRecord]) -> None:
    """Offers staff who marked these records as spam those with nearly the same text that were accepted."""
    readable = policy_registry.get_by_type(ModerationRecord).instances_user_has_any_permission_for(
        request.user, READING
    )
    accepted = similar_to(marked).filter(status=Status.ALLOWED, pk__in=readable.values("pk"))
    if not (number := accepted.count()):
        return
    text = ngettext(
        "%d message with nearly the same text was accepted before.",
        "%d messages with nearly the same text were accepted before.",
        number,
    )
    groups = sorted(set(accepted.values_list("group", flat=True)))
    query = urlencode({"show": "through", "similar": groups}, doseq=True)
    link = format_html('<a href="{}?{}">{}</a>', reverse(MESSAGES), query, _("Show them"))
    messages.warning(request, format_html("{} {}", text % number, link))
