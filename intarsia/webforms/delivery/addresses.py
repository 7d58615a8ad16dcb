"""The recipients of a notification: e-mail addresses, and merge tags of fields that contain one."""

from collections.abc import Iterable

from django.core.exceptions import ValidationError
from django.core.validators import validate_email
from django.utils.translation import gettext_lazy as _

from ..merge_tags.tags import is_field_tag

# Mail servers refuse longer lists. Owners can use a mailing list.
MOST = 50


def addresses_in(text: str) -> list[str]:
    """Splits the text at commas and line breaks."""
    return [address.strip() for address in text.replace("\n", ",").split(",") if address.strip()]


def check_addresses(text: str) -> None:
    addresses = addresses_in(text)
    if len(addresses) > MOST:
        raise ValidationError(_("Enter at most %(most)s e-mail addresses."), params={"most": MOST})
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


def without_repetition(addresses: Iterable[str]) -> list[str]:
    """Drops what is not an e-mail address, because visitors' answers may be anything."""
    return [address for address in dict.fromkeys(addresses) if is_address(address)]
