"""The calls gform_get_config and gform_validate_config."""

import json

import pytest
from django.test import Client

from intarsia.rendering.render import renderer

from .builders import notification, web_form
from .calls import ajax, data_of, reply_in

pytestmark = pytest.mark.django_db

NOT_VALIDATED = (
    "There was an unknown error processing your request. Product config could not be validated. Please try again."
)
PRODUCTS = "gform_theme_config/common/form/product_meta"


def config(path: str, form=None):
    args = json.dumps({"form_id": form.pk}) if form else ""
    return ajax("gform_get_config", {"args": args, "config_path": path, "query_string": "a=1"})


def validated(config: object) -> dict:
    return reply_in(ajax("gform_validate_config", {"config": json.dumps(config)}))


def test_FORM_CONF_01_the_config_of_a_form_is_read_by_its_path(form):
    """FORM-CONF-01, FORM-SUB-10"""
    assert data_of(config(PRODUCTS, form)) == {"form_id": form.pk, "products": []}
    assert data_of(config("gform_theme_config/common/form/submission_method", form)) == {
        "submission_method": "postback"
    }
    everything = data_of(config("gform_theme_config", form))
    assert everything["common"]["form"]["ajax"]["ajaxurl"] == "/ajax/"


@pytest.mark.parametrize("path", ["gform_theme_config/../secrets", "Gform_theme_config", "gform theme", "", "a.b", "ä"])
def test_FORM_CONF_02_a_path_with_other_characters_is_refused(form, path):
    """FORM-CONF-02"""
    reply = reply_in(config(path, form))

    assert reply["success"] is False and reply["data"].startswith("There was an unknown error")


@pytest.mark.parametrize("path", ["unknown", "gform_theme_config/common/form/notifications", "gform_theme_config/com"])
def test_FORM_CONF_05_an_unknown_path_is_a_failure(form, path):
    """FORM-CONF-05"""
    assert reply_in(config(path, form))["success"] is False


def test_FORM_CONF_05_config_has_no_recipients_of_notifications():
    """FORM-CONF-05"""
    form = web_form(notifications=[notification(to="secret@example.org")])

    assert "secret@example.org" not in config("gform_theme_config", form).content.decode()


def test_FORM_CONF_03_what_the_server_said_is_valid(form):
    """FORM-CONF-03"""
    assert validated(data_of(config(PRODUCTS, form)))["success"] is True


def test_FORM_CONF_03_the_id_of_the_form_can_be_a_text(form):
    """FORM-CONF-03: page scripts read it from an input."""
    assert validated({**data_of(config(PRODUCTS, form)), "form_id": str(form.pk)})["success"] is True


@pytest.mark.parametrize("products", [[{"id": 1, "price": "0"}], None, "x"])
def test_FORM_CONF_06_changed_products_fail_with_the_exact_text(form, products):
    """FORM-CONF-04, FORM-CONF-06"""
    assert validated({"form_id": form.pk, "products": products}) == {"success": False, "data": NOT_VALIDATED}


@pytest.mark.parametrize("config", [None, [], "text", {}, {"products": []}])
def test_FORM_CONF_04_what_is_no_config_fails_with_the_exact_text(config):
    """FORM-CONF-04"""
    assert validated(config) == {"success": False, "data": NOT_VALIDATED}


def test_FORM_ERR_02_config_of_a_form_that_does_not_exist():
    """FORM-ERR-02"""
    assert validated({"form_id": 999}) == {"success": False, "data": "Form 999 not found."}


def test_FORM_ERR_01_a_crash_is_an_unknown_error(form, monkeypatch):
    """FORM-ERR-01"""
    renderer().close()
    monkeypatch.setattr(renderer(), "bundle", renderer().bundle.with_name("missing.js"))
    try:
        response = config(PRODUCTS, form)
    finally:
        renderer().close()

    unknown = "There was an unknown error processing your request. Please try again."
    assert (response.status_code, reply_in(response)) == (500, {"success": False, "data": unknown})


def test_rest_has_no_markers_and_codes_for_failures(form):
    read = Client().post(
        "/api/webforms/v1/config", {"config_path": PRODUCTS, "args": json.dumps([{"form_ids": [form.pk]}])}
    )
    failed = Client().post("/api/webforms/v1/validate-config", {"config": "{}"})

    assert read.json() == {"success": True, "data": {"form_id": form.pk, "products": []}}
    assert (failed.status_code, failed.json()["code"], failed.json()["message"]) == (
        400,
        "invalid_config",
        NOT_VALIDATED,
    )
