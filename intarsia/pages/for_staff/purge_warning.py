"""Tells staff that their change is stored, although the page cache could not be told as usual."""

from collections.abc import Callable, Iterable

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext as _

from intarsia.page_cache.invalidation import purge_problems


def purge_warning(problems: Iterable[str]) -> str:
    """Empty if there is nothing to say."""
    reasons = "; ".join(problems)
    if not reasons:
        return ""
    return _(
        "Your change is saved. The page cache could not store it (%(reasons)s), so pages load more slowly, and some "
        "visitors may see the old version for a while. Tell the administrator of this site."
    ) % {"reasons": reasons}


def with_purge_warning(request: HttpRequest, get_response: Callable[[HttpRequest], HttpResponse]) -> HttpResponse:
    """The response; the admin's next page shows the warning."""
    with purge_problems() as problems:
        response = get_response(request)
    warning = purge_warning(problems)
    # Without problems, the user is not asked for: that would read the session.
    if warning and hasattr(request, "_messages") and request.user.has_perm("wagtailadmin.access_admin"):
        messages.warning(request, warning)
    return response
