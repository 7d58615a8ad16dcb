"""Widgets that show items, installed once for each module of tests."""

from collections.abc import Iterator

import pytest

from .item_widgets import Shown, item_widgets


@pytest.fixture(scope="module")
def installed_widgets(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shown]:
    with item_widgets(tmp_path_factory.mktemp("items")) as shown:
        yield shown


@pytest.fixture
def shown(installed_widgets: Shown) -> Shown:
    """What the widgets show in this test: nothing at first."""
    installed_widgets.__dict__.update(Shown().__dict__)
    return installed_widgets
