"""The recipients of a notification: e-mail addresses, and merge tags of fields that contain one."""

import re
from collections.abc import Iterable
from email.header import Header
from typing import Final

from django.core.exceptions import ValidationError
from django.core.validators import validate_email
from django.utils.translation import gettext_lazy as _

from ..merge_tags.tags import is_field_tag

NOT_ASCII: Final = re.compile(r"[^\x00-\x7f]")
# Mail servers refuse longer lists. Owners can use a mailing list.
MAX_RECIPIENTS = 50


def addresses_in(text: str) -> list[str]:
    """Splits the text at commas and line breaks."""
    return [address.strip() for address in text.replace("\n", ",").split(",") if address.strip()]


def check_addresses(text: str) -> None:
    addresses = addresses_in(text)
    if len(addresses) > MAX_RECIPIENTS:
        raise ValidationError(_("Enter at most %(most)s e-mail addresses."), params={"most": MAX_RECIPIENTS})
    for address in addresses:
        if not is_field_tag(address) and not is_address(address):
            raise ValidationError(
                _("%(address)s is not an e-mail address. Separate several with commas."), params={"address": address}
            )


def is_address(text: str) -> bool:
    try:
        validate_email(text)
    except ValidationError:
        return False
    return True


def in_ascii(address: str) -> str:
    """For headers: Django and many mail servers take no other letters before the @."""
    name, at, domain = address.rpartition("@")
    if name.isascii() or not name.isprintable() or not is_address(f"{NOT_ASCII.sub('a', name)}@{domain}"):
        return address
    return f"{Header(name, 'utf-8').encode()}{at}{domain}"


def without_repetition(addresses: Iterable[str]) -> list[str]:
    """Drops what is not an e-mail address, because visitors' answers may be anything."""
    return [address for address in dict.fromkeys(addresses) if is_address(address)]
