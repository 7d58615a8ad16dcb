"""What the editor is told of widgets that other packages bring."""

import pytest

from intarsia.rendering.tests.foreign_packages import EXAMPLE, installed, write_widget

from .builders import Editor, administrator, page
from .test_editor_screen import boot_of

pytestmark = pytest.mark.django_db


def test_the_editor_learns_where_a_widget_of_another_package_is_and_how_it_looks():
    with installed({"intarsia_notice": EXAMPLE}):
        boot = boot_of(Editor(page(), administrator()))

    (widget,) = boot["foreignWidgets"]
    assert widget["schema"]["settings"]["tone"]["default"] == "calm"
    assert widget["src"].startswith("/static/intarsia_notice/notice.js?v=")
    assert "problem" not in widget
    assert ".notice__dismiss" in boot["canvas"]["variables"]


def test_the_editor_opens_beside_a_broken_package_and_says_what_is_wrong(tmp_path):
    write_widget(tmp_path, "broken", server="throw new Error('no such luck')")
    with installed({"package": tmp_path}):
        boot = boot_of(Editor(page(), administrator()))

    assert "no such luck" in boot["foreignWidgets"][0]["problem"]


def test_without_other_packages_there_is_nothing_to_load():
    assert boot_of(Editor(page(), administrator()))["foreignWidgets"] == []
