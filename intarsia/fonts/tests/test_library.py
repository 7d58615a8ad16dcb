"""The package with free fonts is made from npm packages, and its app registers them."""

import importlib.util
import re
from pathlib import Path

import pytest
from django.apps import apps

from intarsia.fonts import families
from intarsia.fonts.api import registered_families
from intarsia.rendering.fonts.rules import all_rules
from scripts import font_library

APPS = font_library.PACKAGE / "apps.py"


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("library")
    font_library.build(folder, {"lora": "serif", "space-grotesk": "sans-serif"})
    return folder


def app_module():
    spec = importlib.util.spec_from_file_location("library_apps", APPS)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_app_registers_the_families(package, monkeypatch):
    monkeypatch.setattr(families, "_registered", {})
    module = app_module()
    monkeypatch.setattr(module, "FAMILIES", package / "families.json")

    module.IntarsiaFontsConfig.ready(None)

    lora, grotesk = registered_families()
    assert (lora.name, lora.generic, [face.style for face in lora.faces]) == ("Lora", "serif", ["normal", "italic"])
    assert (grotesk.name, grotesk.faces[0].weight) == ("Space Grotesk", "300 700")


def test_the_app_can_be_installed_with_those_of_intarsia():
    assert app_module().IntarsiaFontsConfig.label not in {app.label for app in apps.get_app_configs()}


def test_each_rule_refers_to_a_file_of_the_package_and_the_basic_characters_come_first(package):
    (lora, _) = app_module().families_in(package / "families.json")

    paths = re.findall(r'url\("/static/([^"]+)"\)', all_rules([lora]))

    assert len(paths) > 5 and all((package / "static" / path).read_bytes()[:4] == b"wOF2" for path in paths)
    assert "U+0000-00FF" in lora.faces[0].files[0].unicode_range
    assert "Lora fallback" in all_rules([lora]) and "size-adjust" in all_rules([lora])


def test_each_family_has_its_license(package):
    for name in ("lora", "space-grotesk"):
        assert "SIL OPEN FONT LICENSE" in (package / "licenses" / f"{name}.txt").read_text("utf-8").upper()


def test_the_readme_of_the_package_names_all_families():
    readme = (font_library.PACKAGE.parent / "README.md").read_text("utf-8")

    for name in font_library.FAMILIES:
        assert name.replace("-", " ") in readme.lower()
