import json
from pathlib import Path

import pytest

from intarsia.documents import contract
from intarsia.documents.hyperlinks.full_links import complete_links, full_link
from intarsia.documents.sanitize import clean_html

LINKS = json.loads((Path(__file__).parent / "full_links.json").read_text("utf-8"))


@pytest.mark.parametrize(("typed", "stored"), LINKS.items())
def test_link_without_a_scheme_is_completed(typed, stored):
    assert full_link(typed) == stored
    assert full_link(stored) == stored


def test_links_of_widgets_and_rich_texts_are_completed():
    link = {"url": "www.example.com", "is_external": "on"}
    document = {"content": [{"type": "button", "props": {"id": "a", "link": link}}]}
    complete_links(document, contract.load())
    assert document["content"][0]["props"]["link"] == {"url": "https://www.example.com", "is_external": "on"}
    assert clean_html('<a href="example.com/about">x</a>') == '<a href="https://example.com/about">x</a>'
