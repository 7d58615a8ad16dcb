"""What the server adds to the settings of captcha fields."""

from collections.abc import Mapping
from typing import Any

from intarsia.rendering.data_loaders import LoadContext, Settings

from ..display.field_settings.field_data import field_data, visit_at
from .models import CaptchaKeys

# The page cache drops pages with captchas when the keys of their site change.
TAG = "webform-captcha-keys"


def captcha_data(fields: dict[str, Settings], context: LoadContext) -> dict[str, Mapping[str, Any]]:
    context.tags.add(TAG)
    keys = CaptchaKeys.for_site(context.site) if context.site else CaptchaKeys()
    return {
        page_id: {
            **data,
            "site_key": keys.site_key_of(fields[page_id].get("provider", "")),
            "is_test": visit_at(page_id, context).is_test,
        }
        for page_id, data in field_data(fields, context).items()
    }
