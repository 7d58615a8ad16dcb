"""An address that could run something, or lead elsewhere unseen, is none."""

import json
from pathlib import Path

import pytest

from intarsia.rendering.links import is_safe_link

ADDRESSES = json.loads(Path(__file__).with_name("addresses.json").read_text("utf-8"))


@pytest.mark.parametrize(("address", "is_safe"), ADDRESSES)
def test_what_is_saved_is_what_is_drawn(address, is_safe):
    """web/kit/resolve.test.ts reads the same list."""
    assert is_safe_link(address) is is_safe
