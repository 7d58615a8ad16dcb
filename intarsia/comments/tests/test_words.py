"""Everything that comments say is said in German and French as well."""

from pathlib import Path

import pytest
from django.utils.translation import override

from intarsia.comments.display.comments_html import comments_html

from .builders import comment

LOCALE = Path(__file__).parent.parent / "locale"


@pytest.mark.parametrize("language", ["de", "fr"])
def test_no_word_is_left_out(language):
    catalog = (LOCALE / language / "LC_MESSAGES" / "django.po").read_text("utf-8")

    assert catalog.count("msgid ") > 100
    assert '\nmsgstr ""\n\n' not in catalog.partition("\n\n")[2]


@pytest.mark.django_db
@pytest.mark.parametrize(("language", "said"), [("de", "1 Kommentar<"), ("fr", "1 commentaire<")])
def test_a_page_is_said_in_its_language(page, language, said):
    comment(page)
    with override(language):
        assert said in comments_html(page)
