"""URLs that could run code or hide their host are refused."""

import json
from pathlib import Path

import pytest

from intarsia.documents.hyperlinks.links import is_safe_link

URLS = json.loads(Path(__file__).with_name("link_urls.json").read_text("utf-8"))


@pytest.mark.parametrize(("address", "is_safe"), URLS)
def test_a_link_is_rendered_exactly_if_it_may_be_saved(address, is_safe):
    """web/kit/resolve/resolve.test.ts reads the same list."""
    assert is_safe_link(address) is is_safe
