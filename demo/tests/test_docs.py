"""What people can set, run and build is in the documentation."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCS = sorted((ROOT / "docs").rglob("*.md"))
# A settings module that is read by a prefix, as `_get("FILES", …)` of the page cache does.
PREFIXED = re.compile(r'getattr\(settings, f"(INTARSIA_[A-Z_]+)\{name\}"')
READ = re.compile(r"INTARSIA_[A-Z][A-Z_]*[A-Z](?![A-Z_])")
LINK = re.compile(r"(?<!!)\[[^]]*\]\(([^)#:\s]+)(?:#[^)]*)?\)")


def settings_read() -> set[str]:
    names: set[str] = set()
    for file in (ROOT / "intarsia").rglob("*.py"):
        if "tests" in file.parts:
            continue
        source = file.read_text("utf-8")
        names.update(READ.findall(source))
        for prefix in PREFIXED.findall(source):
            names.update(prefix + name for name in re.findall(r'_get\("([A-Z_]+)"', source))
    return names


def test_every_setting_that_the_code_reads_is_documented():
    documented = "\n".join(file.read_text("utf-8") for file in DOCS)
    assert sorted(name for name in settings_read() if not re.search(rf"{name}\b", documented)) == []


def test_the_guard_knows_the_settings_of_the_page_cache():
    assert {"INTARSIA_CACHE_FILES_PAGES", "INTARSIA_IMAGE_FORMAT"} <= settings_read()


def test_every_command_is_in_the_readme():
    commands = re.findall(r"^([a-z-]+):.*?## ", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    readme = (ROOT / "README.md").read_text("utf-8")
    assert [name for name in commands if name != "help" and f"make {name}" not in readme] == []


@pytest.mark.parametrize("file", [ROOT / "README.md", *DOCS], ids=lambda file: file.name)
def test_links_between_documents_lead_somewhere(file: Path):
    targets = LINK.findall(file.read_text("utf-8"))
    assert [target for target in targets if not (file.parent / target).exists()] == []


def test_decisions_are_numbered_without_gaps():
    numbers = [int(file.name[:4]) for file in sorted((ROOT / "docs" / "decisions").glob("*.md"))]
    assert numbers == list(range(1, len(numbers) + 1))
