"""What somebody is told who has decided about comments."""

from django.contrib import messages
from django.http import HttpRequest
from django.middleware.csrf import get_token
from django.utils.html import format_html
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

UNDO = (
    '{} <form method="post" action="{}" class="w-inline"><input type="hidden" name="csrfmiddlewaretoken" value="{}">'
    '<button class="button button-small button-secondary" name="decision" value="restore">{}</button></form>'
)


def tell(request: HttpRequest, decision: str, number: int, undo: str = "") -> None:
    """With a button that undoes it, where one comment went out of sight."""
    words = {
        "approve": ngettext("%d comment is approved.", "%d comments are approved.", number),
        "spam": ngettext("%d comment is marked as spam.", "%d comments are marked as spam.", number),
        "bin": ngettext("%d comment is in the bin.", "%d comments are in the bin.", number),
        "restore": ngettext("%d comment is back where it was.", "%d comments are back where they were.", number),
    }
    told = words[decision] % number
    if undo and decision in ("bin", "spam"):
        told = format_html(UNDO, told, undo, get_token(request), _("Undo"))
    messages.success(request, told)
