"""The globals of page scripts under the names of the contract: all of them, with the values of a site's settings."""

import json
import re

import pytest
from django.test import Client
from wagtail.models import Site

from intarsia.protection.models import ProtectionSettings
from intarsia.protection.page_script import built
from intarsia.protection.page_script.built import script_url

pytestmark = pytest.mark.django_db
STATIC = built.BUNDLE.parent / "static" / built.FOLDER


def site_globals(client, **changed) -> tuple[dict, dict]:
    """`ctPublicFunctions` without its texts, and `ctPublic`."""
    site = Site.objects.get(is_default_site=True)
    ProtectionSettings.objects.update_or_create(site=site, defaults=changed)
    script = client.get("/protection/site.js").content.decode()
    found = {name: json.loads(value) for name, value in re.findall(r"^window\.(\w+)=(.*);$", script, re.MULTILINE)}
    functions = {name: value for name, value in found["ctPublicFunctions"].items() if not name.startswith("text__")}
    return functions, found["ctPublic"]


def test_PROT_REQ_01_globals_say_how_scripts_call_the_site(client):
    """PROT-REQ-01, PROT-REQ-02, PROT-NON-06, PROT-ALT-01"""
    functions, _public = site_globals(client)

    assert functions == {
        "_ajax_url": "/ajax/",
        "_rest_url": "http://testserver/api/",
        "_rest_namespace": "antispam/v1",
        "_ajax_nonce": "0000000000",
        "_rest_nonce": "0000000000",
        "host_url": "http://testserver/",
        "data__ajax_type": "rest",
        "data__cookies_type": "none",
        "data__bot_detector_enabled": "1",
        "bot_detector_enabled": True,
        "data__frontend_data_log_enabled": 1,
        "cookiePrefix": "",
    }


def test_default_behavior_of_scripts(client):
    _functions, public = site_globals(client)
    for varying in ("ct_checkjs_key", "theRealPerson", "emailEncoderPassKey"):
        assert public.pop(varying)

    assert public == {
        "_ajax_nonce": "0000000000",
        "blog_home": "/",
        "data__cookies_type": "none",
        "data__email_check_before_post": 0,
        "data__email_check_exist_post": 0,
        "settings__forms__search_test": "0",
        "data__key_is_ok": True,
        "data__visible_fields_required": True,
        "pixel__setting": "3",
        "pixel__enabled": False,
        "pixel__url": None,
        "settings__data__bot_detector_enabled": "1",
        "bot_detector_enabled": True,
        "wl_brandname": "Intarsia",
        "wl_brandname_short": "Intarsia",
    }


def test_PROT_BDG_01_the_badge_gets_its_texts_and_no_link(client):
    """PROT-BDG-01"""
    badge = site_globals(client)[1]["theRealPerson"]

    assert badge["trpContentLink"] == "" and badge["phrases"]
    for name, image in (("person", badge["imgPersonUrl"]), ("shield", badge["imgShieldUrl"])):
        assert image == script_url(name) and (STATIC / image.rpartition("/")[2]).read_text().startswith("<svg")


def test_PROT_SRV_08_the_pass_key_of_scripts_is_a_hash_that_opens_nothing(client):
    """PROT-SRV-08: the same for everybody, so it proves nothing."""
    key = site_globals(client)[1]["emailEncoderPassKey"]

    assert re.fullmatch(r"[0-9a-f]{32}", key)
    assert key == site_globals(Client(REMOTE_ADDR="192.0.2.7"))[1]["emailEncoderPassKey"]


@pytest.mark.parametrize("transport", ["rest", "ajax"])
def test_PROT_NON_06_a_cached_page_has_an_expired_nonce_that_is_exchanged_for_a_fresh_one(client, transport):
    """PROT-NON-01, PROT-NON-02, PROT-NON-05, PROT-NON-06: page scripts renew a nonce only if they have an old one."""
    functions, _public = site_globals(client)

    def save(nonce: str) -> int:
        cookies = {"cookies": '{"ct_timezone": 1}'}
        if transport == "rest":
            headers = {"x-wp-nonce": nonce}
            return client.post("/api/antispam/v1/alt_sessions", cookies, headers=headers).status_code
        action = {"action": "apbct_alt_session__save__AJAX", "_ajax_nonce": nonce}
        return client.post("/ajax/", cookies | action).status_code

    expired = functions["_rest_nonce" if transport == "rest" else "_ajax_nonce"]
    asked = {"spbc_remote_call_action": "get_fresh_wpnonce", "plugin_name": "antispam", "nonce_prev": expired}
    fresh = client.post("/", asked | {"initial_request_params": "[]"}).json()["wpnonce"]

    assert [save(expired), save(fresh)] == [403, 200]


def test_each_setting_of_the_site_reaches_its_scripts(client):
    functions, public = site_globals(
        client,
        has_detector=False,
        checks_mail=True,
        guards_search=True,
        pixel="1",
        cookie_mode="alternative",
        ajax_type="admin_ajax",
    )

    assert functions["data__bot_detector_enabled"] == public["settings__data__bot_detector_enabled"] == "0"
    assert functions["data__frontend_data_log_enabled"] == 0
    assert functions["data__cookies_type"] == public["data__cookies_type"] == "alternative"
    assert functions["data__ajax_type"] == "admin_ajax"
    assert public["data__email_check_before_post"] == public["data__email_check_exist_post"] == 1
    assert public["settings__forms__search_test"] == "1"
    assert (public["pixel__setting"], public["pixel__enabled"]) == ("1", True)
    assert public["pixel__url"]
