"""Who uploads files, whether they may, and for which fields."""

from django.http import HttpRequest
from django.utils.crypto import salted_hmac
from django.utils.translation import pgettext_lazy

from intarsia.wire.guarding.limits import is_within_limit
from intarsia.wire.guards import is_same_origin
from intarsia.wire.named_calls.refusals import from_elsewhere, too_often
from intarsia.wire.requests.client_ip import client_key
from intarsia.wire.requests.numbers import number_in

from ...limits.checks import NO_LOGIN as LOG_IN
from ...limits.checks import why_closed
from ...models import WebForm
from .file_field import FileField, file_fields
from .refusal import FORBIDDEN, INVALID, NO_LOGIN, TOO_OFTEN, Refusal

# Per client; a file has many chunks.
PER_MINUTE = 600

NO_FIELD = pgettext_lazy("page", "This form has no such field for files.")


def client_of(request: HttpRequest) -> str:
    """Recognizes a client without storing its IP address."""
    return salted_hmac("intarsia.webforms.uploads", client_key(request.META), algorithm="sha256").hexdigest()


def check_sender(request: HttpRequest) -> None:
    """Pages are cached for all visitors, so they contain no token."""
    if not is_same_origin(request):
        raise Refusal(FORBIDDEN, from_elsewhere().message)
    if not is_within_limit(request, "webforms_upload", PER_MINUTE):
        raise Refusal(TOO_OFTEN, too_often().message)


def open_field(request: HttpRequest, form_id: str, field_id: str) -> FileField:
    """The field of a published form that takes files of this visitor now. Raises Refusal."""
    form = WebForm.objects.filter(pk=number_in(form_id) or 0, live=True).first()
    wanted = number_in(field_id)
    found = next((one for one in file_fields(form) if one.field.number == wanted), None) if form else None
    if form is None or found is None:
        raise Refusal(INVALID, NO_FIELD)
    if form.needs_login and not request.user.is_authenticated:
        raise Refusal(NO_LOGIN, LOG_IN)
    if closed := why_closed(form):
        raise Refusal(INVALID, closed)
    return found
