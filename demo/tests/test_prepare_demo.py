"""`make run` does only what is missing, and nothing that is missing is left out."""

from pathlib import Path

import pytest

from demo.management.commands import prepare_demo


@pytest.mark.parametrize("app", ["rendering", "protection", "firewall"])
def test_files_of_every_app_are_collected_again_when_one_has_changed(tmp_path, monkeypatch, app):
    monkeypatch.setattr(prepare_demo, "PACKAGE", tmp_path)
    file: Path = tmp_path / app / "static" / "intarsia" / "script.js"
    file.parent.mkdir(parents=True)
    file.write_text("old")
    before = prepare_demo.built_files()
    assert prepare_demo.built_files() == before

    file.write_text("newer")

    assert prepare_demo.built_files() != before
