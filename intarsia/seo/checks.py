"""A check of `manage.py check`: what this machine lacks for share images."""

from typing import Any

from django.conf import settings
from django.core.checks import CheckMessage, register

from intarsia.wire.system_checks.messages import message

from .share_image.typefaces import can_shape


@register("intarsia")
def titles_of_all_languages_can_be_drawn(**_options: Any) -> list[CheckMessage]:
    languages = [code for code, _name in getattr(settings, "WAGTAIL_CONTENT_LANGUAGES", ())]
    mirrored = [
        code for code in (settings.LANGUAGE_CODE, *languages) if code.partition("-")[0] in settings.LANGUAGES_BIDI
    ]
    if not mirrored or can_shape():
        return []
    text = f"Pages in '{mirrored[0]}' have no generated share image, because Pillow does not find FriBiDi here."
    return [message("W131", text, "Install it: apt install libfribidi0, or brew install fribidi.")]
