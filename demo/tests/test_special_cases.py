"""What was built for one page, one document and one anonymous visitor is gone: mechanisms for all apps replaced it.

Attributes on pages and requests are searched by `intarsia/rendering/tests/test_no_hidden_state.py`, names of apps in
packages below them by `intarsia/rendering/tests/test_names_no_app.py`, and a second client for calls by
`web/runtime/network/oneClient.test.ts`.
"""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
NOT_PRODUCT = re.compile(r"/tests/|/test_[^/]*$|\.test\.tsx?$|/migrations/")
PYTHON, SCRIPTS, TEMPLATES = ".py", (".ts", ".tsx"), ".html"

# The special case: files to search, what to search for, and the files that may have it.
GONE: dict[str, tuple[str | tuple[str, ...], str, str]] = {
    # The attribute that the widget prints is for page scripts.
    "a mark of the content that is searched for in HTML": (
        (PYTHON, *SCRIPTS, TEMPLATES),
        r"showsContent|data-page-content",
        r"intarsia/widgets/post_content/PostContent\.tsx",
    ),
    # The wire fills it with the fields of a JSON body.
    "the emptied fields of a request": (PYTHON, r"request\.POST\s*=[^=]", r"intarsia/wire/request_fields\.py"),
    "a widget that V8 or the runtime treats differently because of its type": (
        SCRIPTS,
        r"""["'](post_content|comments|search)["']""",
        r"(intarsia/widgets|web/editor)/.*",
    ),
    "the first setting that was renamed": (
        (PYTHON, *SCRIPTS),
        r"\bground_color\b",
        r"intarsia/widgets/\w+/upgrades\.ts",
    ),
    "the firewall as a part of protection": ((PYTHON, *SCRIPTS, TEMPLATES), r"protection[./]firewall", ""),
    "a template rule that is a branch and a page type": (PYTHON, r"\bbelow_id\b|template\.below\b", ""),
    "a process that tries documents that have crashed V8": (
        PYTHON,
        r"crash_guard|multiprocessing|os\.fork\(",
        r"intarsia/serving/\w+\.py",
    ),
}


@pytest.fixture(scope="module")
def product() -> dict[str, str]:
    """The text of each file by its path."""
    files = [file for folder in ("intarsia", "web") for file in (ROOT / folder).rglob("*")]
    known = {file.relative_to(ROOT).as_posix(): file for file in files if file.suffix in (PYTHON, *SCRIPTS, TEMPLATES)}
    return {name: file.read_text("utf-8") for name, file in known.items() if not NOT_PRODUCT.search(f"/{name}")}


@pytest.mark.parametrize("special_case", GONE)
def test_special_cases_are_gone(product, special_case):
    suffixes, pattern, allowed = GONE[special_case]
    found = [name for name, text in product.items() if name.endswith(suffixes) and re.search(pattern, text)]
    assert [name for name in found if not (allowed and re.fullmatch(allowed, name))] == []
