"""What visitors read of protection is said in the languages that pages speak."""

import re
from pathlib import Path

import pytest
from django.utils.translation import override, pgettext

from intarsia.protection.texts.known import ALL

# In another language too.
SAME: set[str] = set()
APP = Path(__file__).parent.parent


def words() -> set[str]:
    in_templates = [
        word
        for template in APP.glob("templates/**/*.html")
        for word in re.findall(r'{% translate "([^"]+)" context "page" %}', template.read_text("utf-8"))
    ]
    in_python = [
        "".join(re.findall(r'"([^"]*)"', call))
        for module in APP.rglob("*.py")
        if "tests" not in module.parts
        for call in re.findall(r'pgettext(?:_lazy)?\(\s*"page",\s*((?:"[^"]*"\s*)+)', module.read_text("utf-8"))
    ]
    return {*in_templates, *in_python, *ALL}


@pytest.mark.parametrize("language", ["de", "fr"])
def test_every_word_is_translated(language: str):
    with override(language):
        missing = {word for word in words() if pgettext("page", word) == word} - SAME

    assert len(words()) >= 20
    assert missing == set()
