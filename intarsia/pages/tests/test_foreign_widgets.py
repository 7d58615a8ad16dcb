"""Third-party widgets in the editor."""

import pytest

from intarsia.documents.tests.third_party_packages import EXAMPLE, installed, write_widget

from .builders import Editor, administrator, page
from .test_editor_screen import boot_of

pytestmark = pytest.mark.django_db


def test_editor_gets_script_and_schema_of_third_party_widgets():
    with installed({"intarsia_notice": EXAMPLE}):
        boot = boot_of(Editor(page(), administrator()))

    (widget,) = boot["thirdPartyWidgets"]
    assert widget["schema"]["settings"]["tone"]["default"] == "calm"
    assert widget["src"].startswith("/static/intarsia_notice/notice.js?v=")
    assert "problem" not in widget
    assert ".notice__dismiss" in boot["canvas"]["variables"]


def test_editor_opens_with_a_broken_package_and_names_the_problem(tmp_path):
    write_widget(tmp_path, "broken", server="throw new Error('no such luck')")
    with installed({"package": tmp_path}):
        boot = boot_of(Editor(page(), administrator()))

    assert "no such luck" in boot["thirdPartyWidgets"][0]["problem"]


def test_without_third_party_widgets_nothing_is_loaded():
    assert boot_of(Editor(page(), administrator()))["thirdPartyWidgets"] == []
