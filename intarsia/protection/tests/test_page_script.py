"""The scripts of a page: PROT-SIG-02, the globals, and no byte that depends on the visitor."""

import gzip
import json
import re
from pathlib import Path
from types import SimpleNamespace

import pytest
from django.test import Client
from django.utils.translation import get_language, override
from wagtail.models import Site

from intarsia.page_contributions import ComposedPage, head_of
from intarsia.protection.models import ProtectionSettings
from intarsia.protection.page_script import built, proof
from intarsia.protection.visitor.language import in_page_language

pytestmark = pytest.mark.django_db

STATIC = Path(built.__file__).parent.parent / "static"
MAX_KB = 10


@pytest.fixture
def client() -> Client:
    return Client()


def site_globals(answer) -> dict[str, dict]:
    found = re.findall(r"^window\.(\w+)=(.*);$", answer.content.decode(), re.MULTILINE)
    return {name: json.loads(value) for name, value in found}


def test_globals_of_the_site_are_one_cacheable_script(client):
    """PROT-REQ-01, PROT-REQ-02, PROT-ALT-01, PROT-NON-06: it holds no nonce and nothing of a visitor."""
    first = client.get("/protection/site.js", headers={"user-agent": "one", "cookie": "ct_timezone=2"})
    second = client.get("/protection/site.js", headers={"user-agent": "two"}, REMOTE_ADDR="192.0.2.9")
    functions = site_globals(first)["ctPublicFunctions"]

    assert first.content == second.content
    assert sorted(first["Cache-Control"].split(", ")) == ["max-age=300", "public"]
    assert "Vary" not in first and not first.cookies
    assert (functions["_ajax_nonce"], functions["_rest_nonce"]) == ("0" * 10, "0" * 10)
    assert functions["_rest_url"] == "http://testserver/api/"
    assert functions["host_url"] == "http://testserver/"
    assert functions["data__ajax_type"] in ("rest", "admin_ajax")
    assert functions["data__cookies_type"] in ("none", "native", "alternative")


def test_changed_settings_reach_visitors_without_a_deploy(client):
    """PROT-SRV-12, PROT-REQ-02, PROT-ALT-01"""
    changed = {"cookie_mode": "native", "ajax_type": "admin_ajax", "has_detector": False, "checks_mail": True}
    ProtectionSettings.objects.create(site=Site.objects.get(is_default_site=True), **changed)

    values = site_globals(client.get("/protection/site.js"))

    assert values["ctPublicFunctions"]["data__cookies_type"] == values["ctPublic"]["data__cookies_type"] == "native"
    assert values["ctPublicFunctions"]["data__ajax_type"] == "admin_ajax"
    assert values["ctPublicFunctions"]["data__bot_detector_enabled"] == "0"
    assert values["ctPublic"]["data__email_check_exist_post"] == 1


def test_site_chooses_the_namespace_of_the_calls(client, settings):
    """PROT-REQ-01"""
    settings.INTARSIA_ANTISPAM_NAMESPACE = "cleantalk-antispam"

    functions = site_globals(client.get("/protection/site.js"))["ctPublicFunctions"]

    assert functions["_rest_namespace"] == "cleantalk-antispam/v1"


def test_script_proof_must_be_of_this_site(client):
    """PROT-SIG-02"""
    issued = site_globals(client.get("/protection/site.js"))["ctPublic"]["ct_checkjs_key"]

    assert proof.is_proof("testserver", issued)
    assert not proof.is_proof("other.example", issued)
    assert not any(proof.is_proof("testserver", values) for values in ("", "0" * 64, "é" * 64, None, 7, [issued]))


@pytest.mark.parametrize(("hours", "is_valid"), [(0, True), (59, True), (60, False), (-13, False)])
def test_script_proof_is_valid_on_its_day_and_the_next_two(monkeypatch, hours, is_valid):
    """PROT-SIG-02"""
    noon = 20_000 * 86_400 + 43_200
    clock = SimpleNamespace(time=lambda: noon)
    monkeypatch.setattr(proof, "time", clock)
    issued = proof.issue_proof("testserver")

    clock.time = lambda: noon + hours * 3600
    assert proof.is_proof("testserver", issued) is is_valid


def test_only_pages_with_forms_or_contacts_load_the_script():
    plain = '<form action="/search/"><input name="q"></form>'

    def scripts_of(*html: str) -> list[str]:
        return re.findall(r'src="([^"]+)"', head_of(ComposedPage(html=dict(enumerate(html)))))

    assert scripts_of(plain, "<p>ct_checkjs</p>") == []
    site = "/protection/site.js?lang=en"
    for marked in ('<input type="hidden" name="ct_checkjs">',):
        assert scripts_of(plain, marked) == [site, built.script_url()]


def test_scripts_of_a_page_with_a_form_are_at_most_10_kb():
    """Includes the bot detector, which loads a second later. Decoder and modal load on first use."""
    folder = STATIC / built.FOLDER
    scripts = [folder / built._file("protection"), *folder.glob("parts/detect-*.js")]

    assert len(scripts) == 2
    assert sum(len(gzip.compress(script.read_bytes(), 9)) for script in scripts) / 1024 <= MAX_KB
    assert not re.findall(rb"""(?:from|import)\s*["']\./""", scripts[0].read_bytes())


def test_the_detector_alone_is_one_script_tag_and_at_most_6_kb(client):
    """For pages with another page script. It needs no other file."""
    answer = client.get("/protection/detector.js")
    script = (STATIC / built.FOLDER / answer["Location"].rpartition("/")[2]).read_bytes()

    assert (answer.status_code, answer["Location"]) == (302, built.script_url("detector"))
    assert len(gzip.compress(script, 9)) / 1024 <= 6
    assert not re.findall(rb"""\b(?:from|import)\b\s*["'(]""", script)


def test_PROT_BDG_01_badge_script_is_separate_and_at_most_2_kb():
    """PROT-BDG-01: the script of pages with forms does not contain it."""
    folder = STATIC / built.FOLDER
    (badge,) = folder.glob("parts/showBadges-*.js")

    assert b"apbct-real-user-popup" not in (folder / built._file("protection")).read_bytes()
    assert len(gzip.compress(badge.read_bytes(), 9)) / 1024 <= 2


def test_a_language_that_the_site_does_not_have_changes_nothing():
    with override("de"), in_page_language("no-language"):
        assert get_language() == "de"


def test_texts_of_the_decoder_are_in_the_language_of_the_page(client):
    """PROT-DEC-18, PROT-DEC-21"""
    english, german, other = (
        site_globals(client.get(f"/protection/site.js?lang={language}"))["ctPublicFunctions"]
        for language in ("en", "de", "no-language")
    )
    names = [name for name in english if name.startswith("text__ee_")]
    staff = site_globals(client.get("/protection/site.js?lang=en&for=staff"))["ctPublicFunctions"]

    wanted = {"blocked", "cannot_connect", "cannot_decode", "email_decoder"}
    assert {f"text__ee_{name}" for name in wanted} <= {*names}
    assert all(english[name] != german[name] for name in names)
    assert other["text__ee_blocked"] == english["text__ee_blocked"] != staff["text__ee_blocked"]
