"""Widgets that show items, installed once for each module of tests."""

from collections.abc import Iterator

import pytest

from .item_widgets import ShownItems, item_widgets


@pytest.fixture(scope="module")
def installed_widgets(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ShownItems]:
    with item_widgets(tmp_path_factory.mktemp("items")) as shown:
        yield shown


@pytest.fixture
def shown(installed_widgets: ShownItems) -> ShownItems:
    """What the widgets show in this test: nothing at first."""
    installed_widgets.__dict__.update(ShownItems().__dict__)
    return installed_widgets
