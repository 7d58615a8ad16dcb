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


def split_recipients(text: str) -> list[str]:
    """Splits the text at commas and line breaks."""
    return [recipient.strip() for recipient in text.replace("\n", ",").split(",") if recipient.strip()]


def check_recipients(text: str) -> None:
    recipients = split_recipients(text)
    if len(recipients) > MAX_RECIPIENTS:
        raise ValidationError(_("Enter at most %(most)s e-mail addresses."), params={"most": MAX_RECIPIENTS})
    for recipient in recipients:
        if not is_field_tag(recipient) and not is_email(recipient):
            raise ValidationError(
                _("%(address)s is not an e-mail address. Separate several with commas."), params={"address": recipient}
            )


def is_email(text: str) -> bool:
    try:
        validate_email(text)
    except ValidationError:
        return False
    return True


def in_ascii(email: str) -> str:
    """For headers: Django and many mail servers take no other letters before the @."""
    name, at, domain = email.rpartition("@")
    if name.isascii() or not name.isprintable() or not is_email(f"{NOT_ASCII.sub('a', name)}@{domain}"):
        return email
    return f"{Header(name, 'utf-8').encode()}{at}{domain}"


def valid_unique_emails(texts: Iterable[str]) -> list[str]:
    """Drops what is not an e-mail address, because visitors' answers may be anything."""
    return [text for text in dict.fromkeys(texts) if is_email(text)]
