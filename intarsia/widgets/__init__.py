"""The catalog: one folder per widget. A widget with server data has a `server.py` in it."""

from importlib import import_module
from pathlib import Path


def register_data_loaders() -> None:
    """Called once when Django starts. A loader registers itself when its module is imported."""
    for widget in with_server_data(Path(__file__).parent):
        import_module(f"{__name__}.{widget}.server")


def with_server_data(folder: Path) -> list[str]:
    return sorted(file.parent.name for file in folder.glob("*/server.py"))
