"""Kinds of settings of another app: `acme.rating` is registered, `gone.rating` is not."""

import pytest
from django.core.exceptions import ImproperlyConfigured

from intarsia.documents import registered_kinds
from intarsia.documents.contract import check
from intarsia.documents.registered_kinds import register_setting_kind
from intarsia.rendering.checks import controls_exist, setting_kinds_are_registered

from .third_party_packages import installed, write_widget

# A static file that exists.
CONTROL = "wagtailadmin/js/vendor.js"


def rating(kind: str = "acme.rating", **changes) -> dict:
    return {"kind": kind, "label": "Rating", "default": 4, **changes}


CONTRACT = {
    "version": 1,
    "widgets": {
        "review": {
            "type": "review",
            "label": "Review",
            "version": 1,
            "settings": {
                "stars": rating(most=10),
                "per_device": rating(responsive={"inherits": "larger"}),
                "old": rating("gone.rating"),
                "parts": {"kind": "list", "label": "Parts", "fields": {"stars": rating()}},
            },
        }
    },
}


def rating_fault(value, setting) -> str:
    most = setting.get("most", 5)
    return "" if type(value) is int and 0 <= value <= most else f"is not a rating from 0 to {most}"


@pytest.fixture(autouse=True)
def registered(monkeypatch):
    """What a test registers is gone after it."""
    monkeypatch.setattr(registered_kinds, "_kinds", {})
    register_setting_kind("acme.rating", check=rating_fault, control=CONTROL)


def review(id: str = "r", **props) -> dict:
    return {"type": "review", "props": {"id": id, **props}}


def document(*elements: dict) -> dict:
    return {"root": {"props": {}}, "content": list(elements)}


def problems(*elements: dict, stored: dict | None = None) -> list[tuple[str, str]]:
    return [tuple(problem) for problem in check(document(*elements), CONTRACT, stored)]


def test_values_that_the_check_of_the_app_accepts_are_valid():
    assert problems(review(stars=10, per_device_mobile=1, parts=[{"_id": "a", "stars": 5}])) == []


@pytest.mark.parametrize(
    ("props", "path", "most"),
    [
        ({"stars": 11}, "stars", 10),
        ({"stars": "<script>"}, "stars", 10),
        ({"stars": {"$bind": None}}, "stars", None),
        ({"per_device_mobile": -1}, "per_device_mobile", 5),
        ({"parts": [{"_id": "a", "stars": True}]}, "parts[0].stars", 5),
    ],
)
def test_other_values_are_refused_with_the_sentence_of_the_app(props, path, most):
    [(found, message)] = problems(review(**props))

    assert found == f"content[0].props.{path}"
    assert message == f"Rating is not a rating from 0 to {most}." if most else message.startswith("Rating ")


def test_a_check_that_fails_refuses_the_value(caplog):
    registered_kinds._kinds.clear()
    register_setting_kind("acme.rating", check=lambda value, setting: 1 / value, control=CONTROL)

    [(_path, message)] = problems(review(stars=0))

    assert message.startswith("Rating could not be checked, because the check of “acme.rating” failed")
    assert "ZeroDivisionError" in caplog.text


def test_a_value_without_its_app_is_kept_and_can_be_copied_but_not_changed():
    stored = document(review(old=2))

    assert problems(review(old=2), review("copy", old=2), review("new", old=4), stored=stored) == []
    [(path, message)] = problems(review(old=3), stored=stored)
    assert path == "content[0].props.old"
    assert message == "Rating cannot be changed, because no installed app has the kind of setting “gone.rating”."
    assert problems(review(old=True), stored=document(review(old=1)))


@pytest.mark.parametrize(
    ("name", "control", "reason"),
    [
        ("rating", CONTROL, "its name must be two words"),
        ("text", CONTROL, "its name must be two words"),
        ("Acme.rating", CONTROL, "its name must be two words"),
        ("acme.rating", "acme/other.js", "another app has a kind with this name"),
        ("acme.stars", "/acme/stars.js", "`control` must be a path below"),
        ("acme.stars", "../stars.js", "`control` must be a path below"),
        ("acme.stars", "https://example.org/stars.js", "`control` must be a path below"),
    ],
)
def test_a_kind_that_cannot_work_is_refused_at_start_with_the_reason(name, control, reason):
    with pytest.raises(ImproperlyConfigured, match=reason):
        register_setting_kind(name, check=rating_fault, control=control)


def test_the_same_kind_can_be_registered_again():
    register_setting_kind("acme.rating", check=rating_fault, control=CONTROL)

    assert [kind.name for kind in registered_kinds.registered_kinds()] == ["acme.rating"]


def test_manage_check_names_settings_without_an_app_and_controls_without_a_file(tmp_path):
    parts = {**rating("list"), "item": "part", "fields": {"old": rating("gone.rating")}}
    settings = {"stars": rating(), "parts": parts}
    write_widget(tmp_path, "acme_review", settings=settings)
    register_setting_kind("acme.stars", check=rating_fault, control="acme/stars.js")

    with installed({"acme": tmp_path}):
        [unregistered] = setting_kinds_are_registered()
    [missing] = controls_exist()

    assert (unregistered.id, missing.id) == ("intarsia.W004", "intarsia.W005")
    assert "The setting 'old' of 'acme_review' has the kind 'gone.rating'" in unregistered.msg
    assert "'acme/stars.js'" in missing.msg
