"""Pages carry their own security policy. A second one can only forbid more, such as the video of a page."""

from typing import Any, Final

from django.apps import apps
from django.conf import settings
from django.core.checks import CheckMessage, register

from .messages import message

POLICIES: Final = ("django.middleware.csp.ContentSecurityPolicyMiddleware", "csp.middleware.CSPMiddleware")


@register("intarsia", deploy=True)
def one_policy_for_a_page(**_options: Any) -> list[CheckMessage]:
    found = [name for name in settings.MIDDLEWARE if name in POLICIES]
    if not found or not apps.is_installed("intarsia.rendering"):
        return []
    text = f"{found[0]} sends a policy, and pages of Intarsia have their own. Browsers apply both."
    hint = "Allow 'self' and the hosts of your widgets there. It must keep the header that pages of Intarsia send."
    return [message("W118", text, hint)]
