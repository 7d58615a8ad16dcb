"""What a page shows is passed on in its scope, not hung on the request or the page, nor searched for in its HTML."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

INTARSIA = Path(__file__).parents[2]
# Attributes of a request that Django and Wagtail define.
KNOWN = {"LANGUAGE_CODE", "is_preview"}
OWNERS = {"request", "page", "instance"}
FIELDS = {"document", "slug"}
# Where Wagtail keeps the site of a request.
OF_WAGTAIL = {"_wagtail_site"}


def sources(*folders: str) -> list[Path]:
    found = (file for folder in folders for file in (INTARSIA / folder).rglob("*.py"))
    return sorted(file for file in found if not {"tests", "migrations"} & set(file.parts))


def hidden_state(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("setattr", "delattr"):
            yield ast.unparse(node)
        is_stored = isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
        if is_stored and ast.unparse(node.value) in OWNERS and node.attr not in KNOWN | FIELDS:
            yield ast.unparse(node)


@pytest.mark.parametrize(
    "source", ["request.POST = None", "page.visit = 1", "setattr(request, 'x', 1)", "instance._a = 1"]
)
def test_state_on_a_request_or_page_is_found(source):
    assert list(hidden_state(source))


def test_nothing_is_hung_on_requests_and_pages():
    found = [
        f"{file}: {place}"
        for file in sources("pages", "rendering", "comments")
        for place in hidden_state(file.read_text())
    ]

    assert found == []


def test_no_package_hangs_a_private_attribute_on_requests_and_pages():
    private = re.compile(r"^\w+\.(?P<name>_\w+)$")
    found = [
        f"{file}: {place}"
        for file in sources(".")
        for place in hidden_state(file.read_text())
        if (attribute := private.match(place)) and attribute["name"] not in OF_WAGTAIL
    ]

    assert found == []


def test_no_widget_is_a_special_case_of_rendering():
    """A slot's schema says what it shows."""
    names = re.compile(r"showsContent|post_content|data-page-content")
    web = (INTARSIA.parent / "web").rglob("*.ts*")
    files = [*sources("pages", "rendering"), *(file for file in web if ".test." not in file.name)]

    assert [str(file) for file in files if names.search(file.read_text())] == []
