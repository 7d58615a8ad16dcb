"""How much can be uploaded before it is part of an entry, so that nobody fills the disk."""

from django.db.models import QuerySet, Sum
from django.http import HttpRequest
from django.utils.crypto import salted_hmac
from django.utils.translation import pgettext_lazy

from intarsia.site_options import option
from intarsia.wire.client_ip import client_ip

from .models import FormFile
from .refusal import UNWRITABLE, Refusal

FULL = pgettext_lazy("page", "Too many files were uploaded. Try again later.")


def client_of(request: HttpRequest) -> str:
    """Recognizes an IP address without storing it."""
    return salted_hmac("intarsia.webforms.uploads", client_ip(request.META), algorithm="sha256").hexdigest()


def check_quota(client: str, more: int) -> None:
    """Raises Refusal if there is no room for so many more bytes."""
    temporary = FormFile.objects.filter(entry=None)
    if _size(temporary.filter(client=client)) + more > option("INTARSIA_UPLOADS_PER_CLIENT"):
        raise Refusal(UNWRITABLE, FULL)
    if _size(temporary) + more > option("INTARSIA_UPLOADS_TOTAL"):
        raise Refusal(UNWRITABLE, FULL)


def _size(files: QuerySet[FormFile]) -> int:
    return files.aggregate(size=Sum("size"))["size"] or 0
