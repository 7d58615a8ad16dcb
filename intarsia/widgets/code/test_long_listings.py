"""Any pasted code is rendered within the time limit of the renderer."""

import pytest

from intarsia.rendering.render import RenderContext, render_documents
from intarsia.rendering.tests.faulty_widgets import element, page

pytestmark = pytest.mark.django_db

LANGUAGES = ["javascript", "python", ""]
OTHER_LANGUAGES = ["typescript", "html", "css", "json", "shell", "sql", "yaml"]
# Inputs on which some highlighters take quadratic time.
PIECES = (
    "a",
    " ",
    "a ",
    "1",
    "1_",
    "ab ",
    "a\n",
    "\n",
    "f(",
    "--",
    "-",
    ".",
    "@",
    "${",
    '"',
    "'",
    "`",
    '"\\',
    "/*",
    "<!--",
    '"""',
)


@pytest.mark.parametrize(
    ("language", "letters"),
    [
        *((one, 49_999) for one in LANGUAGES),
        ("javascript", 100_000),
        *(pytest.param(one, 49_999, marks=pytest.mark.long) for one in OTHER_LANGUAGES),
    ],
)
def test_W_ALL_04_any_listing_is_rendered_in_bounded_time(language: str, letters: int):
    for piece in PIECES:
        code = (piece * letters)[: letters - 1] + "!"
        rendered = render_documents(
            {"main": page(element("code", "listing", code=code, language=language))}, RenderContext()
        ).value

        assert [failure.message for failure in rendered.failed] == [], piece
        assert "</pre>" in rendered.html["main"], piece
