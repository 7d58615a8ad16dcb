"""One module decides where shared state lives, so that no part of a site uses another Redis or folder."""

import ast
from pathlib import Path

import pytest

INTARSIA = Path(__file__).parents[2]
STATE_MODULE = "state/conf.py"
# Files of visitors, in a folder or a bucket that only this module opens.
PRIVATE_FILES = "moderation/files.py"
READERS = {
    "REDIS_URL": {STATE_MODULE},
    "INTARSIA_REDIS_NAMESPACE": {STATE_MODULE},
    "INTARSIA_CACHE_DIR": {STATE_MODULE},
    "INTARSIA_PRIVATE_DIR": {PRIVATE_FILES},
    # Besides the folders next to it: warnings about a wrong one, and the location that nginx serves.
    "MEDIA_ROOT": {
        STATE_MODULE,
        PRIVATE_FILES,
        "moderation/checks.py",
        "page_cache/management/commands/intarsia_nginx.py",
        "wire/system_checks/media.py",
    },
}
# Lists the names, defaults and descriptions of all settings, and reads none.
DECLARATIONS = "site_options"


def names_in(source: str) -> set[str]:
    """All attributes and all texts that are only a name, such as those in `settings.NAME` and `option("NAME")`."""
    nodes = list(ast.walk(ast.parse(source)))
    attributes = {node.attr for node in nodes if isinstance(node, ast.Attribute)}
    return attributes | {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


@pytest.fixture(scope="module")
def names_by_module() -> dict[str, set[str]]:
    files = {file.relative_to(INTARSIA).as_posix(): file for file in INTARSIA.rglob("*.py")}
    product = {name: file for name, file in files.items() if "/tests/" not in name and "/test_" not in name}
    return {
        name: names_in(file.read_text("utf-8"))
        for name, file in product.items()
        if not name.startswith(f"{DECLARATIONS}/")
    }


@pytest.mark.parametrize("setting", READERS)
def test_only_these_modules_read_where_state_lives(names_by_module, setting):
    assert {module for module, names in names_by_module.items() if setting in names} == READERS[setting]


@pytest.mark.parametrize(
    "source",
    ["settings.REDIS_URL", 'getattr(settings, "REDIS_URL", "")', 'os.environ["REDIS_URL"]', 'option("REDIS_URL")'],
)
def test_any_way_to_read_a_setting_is_found(source):
    assert "REDIS_URL" in names_in(source)
    assert "REDIS_URL" not in names_in('hint = "Set REDIS_URL."')
