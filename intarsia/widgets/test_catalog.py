"""Widgets with server data are found by their folders."""

from pathlib import Path

from intarsia import widgets
from intarsia.rendering.data_loaders import LOADERS

FOLDER = Path(widgets.__file__).parent


def test_a_new_folder_with_a_server_module_is_found_without_a_change_elsewhere(tmp_path: Path):
    for file in ("opening_hours/server.py", "opening_hours/schema.ts", "clock/schema.ts"):
        (tmp_path / file).parent.mkdir(exist_ok=True)
        (tmp_path / file).touch()

    assert widgets.with_server_data(tmp_path) == ["opening_hours"]


def test_every_server_module_registers_its_loader_at_start():
    found = widgets.with_server_data(FOLDER)

    assert len(found) > 5
    assert set(found) <= set(LOADERS)


def test_every_server_module_is_in_a_package_of_the_wheel():
    found = widgets.with_server_data(FOLDER)

    assert [name for name in found if not (FOLDER / name / "__init__.py").exists()] == []
