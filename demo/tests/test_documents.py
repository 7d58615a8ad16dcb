"""The demo's documents, which owners open in the editor and save."""

from collections import defaultdict

import pytest

from demo.documents.landing import landing
from demo.documents.site import PAGES, SiteDocuments
from demo.texts import journal
from intarsia.documents import contract


def media(name):
    return {"id": 1}


@pytest.fixture
def documents():
    documents = SiteDocuments(media)
    documents.pages = defaultdict(lambda: 1)
    documents.files = defaultdict(lambda: 1)
    return documents


@pytest.mark.parametrize(
    "name", [*PAGES, "header", "footer", "german_header", "german_footer", "article", "around articles", "landing"]
)
def test_a_document_of_the_demo_can_be_saved_as_it_is(documents, name):
    made = {
        "header": documents.header,
        "footer": documents.footer,
        "german_header": documents.german_header,
        "german_footer": documents.german_footer,
        "article": lambda: documents.article(journal.ARTICLES[0]),
        "around articles": documents.around_articles,
        "landing": lambda: landing(media),
    }
    document = made[name]() if name in made else documents.page(name)

    assert contract.check(document) == []
