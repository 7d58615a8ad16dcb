"""What the list of widgets with server data must hold."""

from pathlib import Path

from intarsia import widgets
from intarsia.rendering.data_loaders import LOADERS

FOLDER = Path(widgets.__file__).parent


def test_every_server_module_of_a_widget_is_in_the_list():
    assert sorted(widgets.WITH_SERVER_DATA) == sorted(path.parent.name for path in FOLDER.glob("*/server.py"))


def test_each_of_them_has_registered_its_loader_when_django_has_started():
    assert set(widgets.WITH_SERVER_DATA) <= set(LOADERS)


def test_each_of_them_is_a_package_that_the_wheel_will_hold():
    assert len(widgets.WITH_SERVER_DATA) > 5
    assert [name for name in widgets.WITH_SERVER_DATA if not (FOLDER / name / "__init__.py").exists()] == []
