"""The globals that page scripts read, under the names of the contract. The same for every visitor of a site."""

from typing import Any

from django.conf import settings
from django.http import HttpRequest
from django.urls import get_script_prefix

from ..gathering.pixel.addresses import pixel_address
from ..models import ProtectionSettings
from ..texts.badge import badge_phrases
from ..texts.said import site_of
from .proof import issue_proof


def public_functions(request: HttpRequest, rules: ProtectionSettings) -> dict[str, Any]:
    root = request.build_absolute_uri(get_script_prefix())
    return {
        "_ajax_url": f"{get_script_prefix()}ajax/",
        "_rest_url": f"{root}api/",
        "_rest_namespace": f"{getattr(settings, 'INTARSIA_ANTISPAM_NAMESPACE', 'antispam').strip('/')}/v1",
        # The page and this script are kept for everybody: whoever needs a nonce asks for one.
        "_ajax_nonce": "",
        "_rest_nonce": "",
        # Absolute: without a scheme, browsers take it for a path of the page.
        "host_url": root,
        "data__ajax_type": rules.ajax_type,
        "data__cookies_type": rules.cookie_mode,
        "data__bot_detector_enabled": "1" if rules.has_detector else "0",
        "data__frontend_data_log_enabled": int(rules.has_detector),
        "cookiePrefix": "",
    }


def public(request: HttpRequest, rules: ProtectionSettings) -> dict[str, Any]:
    return {
        "_ajax_nonce": "",
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
        "pixel__url": pixel_address(request) if rules.has_pixel else None,
        "theRealPerson": {"phrases": badge_phrases(site_of(request)), "trpContentLink": ""},
        "settings__data__bot_detector_enabled": "1" if rules.has_detector else "0",
    }
