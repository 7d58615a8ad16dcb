"""The list of widgets with server data is complete."""

from pathlib import Path

from intarsia import widgets
from intarsia.rendering.data_loaders import LOADERS

FOLDER = Path(widgets.__file__).parent


def test_every_server_module_of_a_widget_is_listed():
    assert sorted(widgets.WITH_SERVER_DATA) == sorted(path.parent.name for path in FOLDER.glob("*/server.py"))


def test_every_listed_module_registers_its_loader_at_start():
    assert set(widgets.WITH_SERVER_DATA) <= set(LOADERS)


def test_every_listed_module_is_a_package_of_the_wheel():
    assert len(widgets.WITH_SERVER_DATA) > 5
    assert [name for name in widgets.WITH_SERVER_DATA if not (FOLDER / name / "__init__.py").exists()] == []
