"""The globals of page scripts, under the names of the contract. They are the same for every visitor of a site."""

from typing import Any, Final

from django.http import HttpRequest
from django.urls import get_script_prefix
from django.utils.crypto import salted_hmac

from intarsia.site_options import option
from intarsia.wire.guarding.nonces import EXPIRED
from intarsia.wire.named_calls.call_urls import call_urls

from ..checks.pixel.pixel_url import pixel_url
from ..models import ProtectionSettings
from ..texts.badge import badge_phrases
from ..texts.site_texts import site_of
from .built import script_url
from .proof import issue_proof

# What page scripts of others name as the author of their dialogs.
BRAND: Final = "Intarsia"
PASS_KEY_SALT: Final = "intarsia.protection.pass-key"


def public_functions(request: HttpRequest, rules: ProtectionSettings) -> dict[str, Any]:
    urls = call_urls()
    return {
        "_ajax_url": urls["ajax"],
        "_rest_url": request.build_absolute_uri(urls["rest"]),
        "_rest_namespace": f"{option('INTARSIA_ANTISPAM_NAMESPACE').strip('/')}/v1",
        # Pages and this script are cached for all visitors, so a nonce is requested separately.
        "_ajax_nonce": EXPIRED,
        "_rest_nonce": EXPIRED,
        # Absolute, because browsers treat a URL without a scheme as a path of the page.
        "host_url": request.build_absolute_uri(get_script_prefix()),
        "data__ajax_type": rules.ajax_type,
        "data__cookies_type": rules.cookie_mode,
        "data__bot_detector_enabled": "1" if rules.has_detector else "0",
        # The name in later versions of the contract.
        "bot_detector_enabled": rules.has_detector,
        "data__frontend_data_log_enabled": int(rules.has_detector),
        "cookiePrefix": "",
    }


def public(request: HttpRequest, rules: ProtectionSettings) -> dict[str, Any]:
    return {
        "_ajax_nonce": EXPIRED,
        "ct_checkjs_key": issue_proof(request.get_host()),
        "blog_home": get_script_prefix(),
        "data__cookies_type": rules.cookie_mode,
        "data__email_check_before_post": int(rules.checks_mail),
        "data__email_check_exist_post": int(rules.checks_mail),
        "settings__forms__search_test": "1" if rules.guards_search else "0",
        "data__key_is_ok": True,
        "data__visible_fields_required": True,
        "pixel__setting": rules.pixel,
        "pixel__enabled": rules.has_pixel,
        "pixel__url": pixel_url(request) if rules.has_pixel else None,
        "theRealPerson": {
            "phrases": badge_phrases(site_of(request)),
            "trpContentLink": "",
            "imgPersonUrl": script_url("person"),
            "imgShieldUrl": script_url("shield"),
        },
        "settings__data__bot_detector_enabled": "1" if rules.has_detector else "0",
        "bot_detector_enabled": rules.has_detector,
        "wl_brandname": BRAND,
        "wl_brandname_short": BRAND,
        # Scripts store it after a contact was decoded. It opens nothing: who has passed is stored on the server.
        "emailEncoderPassKey": salted_hmac(PASS_KEY_SALT, request.get_host()).hexdigest()[:32],
    }
