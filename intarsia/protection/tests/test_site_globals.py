"""The globals of page scripts under the names of the contract: all of them, with the values of a site's settings."""

import json
import re

import pytest
from wagtail.models import Site

from intarsia.protection.models import ProtectionSettings

pytestmark = pytest.mark.django_db


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
        "_ajax_nonce": "",
        "_rest_nonce": "",
        "host_url": "http://testserver/",
        "data__ajax_type": "rest",
        "data__cookies_type": "none",
        "data__bot_detector_enabled": "1",
        "data__frontend_data_log_enabled": 1,
        "cookiePrefix": "",
    }


def test_default_behavior_of_scripts(client):
    _functions, public = site_globals(client)
    for varying in ("ct_checkjs_key", "theRealPerson"):
        assert public.pop(varying)

    assert public == {
        "_ajax_nonce": "",
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
    }


def test_PROT_BDG_01_the_badge_gets_its_texts_and_no_link(client):
    """PROT-BDG-01"""
    badge = site_globals(client)[1]["theRealPerson"]

    assert badge["trpContentLink"] == "" and badge["phrases"]


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
