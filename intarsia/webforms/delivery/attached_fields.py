"""Which file fields a notification attaches: merge tags of these fields, or `{all_files}`."""

import re
from typing import Final

from django.core.exceptions import ValidationError
from django.utils.translation import gettext_lazy as _

from ..merge_tags.tags import FIELD, TAG

ALL_FILES: Final = "all_files"


def attached_fields(text: str) -> set[int] | None:
    """The numbers of the fields; None for all of them."""
    tags = TAG.findall(text)
    if ALL_FILES in tags:
        return None
    return {int(found[1]) for tag in tags if (found := FIELD.fullmatch(tag))}


def check_attachments(text: str) -> None:
    rest = re.sub(r"[\s,]", "", TAG.sub("", text))
    if rest or any(tag != ALL_FILES and not FIELD.fullmatch(tag) for tag in TAG.findall(text)):
        raise ValidationError(_("Enter merge tags of file fields, such as {File:4}, or {all_files}."))
