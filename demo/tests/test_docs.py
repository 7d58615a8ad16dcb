"""What README and docs name exists, and what people can set, run and use is documented."""

import re
from pathlib import Path
from pkgutil import resolve_name

import pytest

from intarsia.site_options import OPTIONS
from scripts.reference.browser import MEMBERS
from scripts.reference.commands import our_commands
from scripts.reference.figures import with_figures
from scripts.reference.pages import PAGES
from scripts.reference.settings import ENVIRONMENT
from scripts.screenshots.shots import SHOTS

ROOT = Path(__file__).resolve().parents[2]
DOCS = sorted((ROOT / "docs").rglob("*.md"))
PAGES_WITH_README = [ROOT / "README.md", *DOCS]
GUIDES = [
    ROOT / "docs" / "tutorial" / "first-page.md",
    *(file for file in sorted((ROOT / "docs" / "guides").glob("*.md")) if file.name != "index.md"),
]
LINK = re.compile(r"\[[^]]*\]\(([^)#:\s]+)(?:#[^)]*)?\)")
INLINE_CODE = re.compile(r"`([^`\n]+)`")
FILE_NAME = re.compile(r"[\w.-]+(?:/[\w.*<>-]+)*(?:/|\.(?:py|tsx?|mjs|sh|toml|json|md|css|in|txt))")
# Files of a reader's own project or package.
READERS_OWN = re.compile(
    r"(project|home|mysite|intarsia_notice|intarsia_iban|hours|static|widgets|locale|src)/|(settings|urls|wsgi|rsgi|models|apps|build|server|manage|calls|jobs|page_contributions)\.py"
    r"|requirements\.txt|(contract|server|notice|style)\.(json|js|css)|server\.js|schema\.ts|last-good/|intarsia/css/|build/|dist/|bundle/"
)
TOP_FOLDERS = ("intarsia", "web", "demo", "e2e", "scripts", "benchmarks", "docs", "requirements")
IMPORTED_FILE = re.compile(r"""\b(?:from|import)\s*\(?\s*["'](\.[^"']+)["']""")
# Folders of the root that are made by builds and tests.
UNTRACKED = {"node_modules", "build", "dist", "var", "site"}
LABELS_OF_WAGTAIL = (
    *("Account", "Add child page", "Add form", "Download CSV", "Download XLSX", "Edit", "Groups", "Language", "Pages"),
    *("Promote", "Publish", "Reports", "Save draft", "Settings", "Sites", "Snippets", "Translate", "Usage"),
)
QUOTES = (('"', '"'), ("'", "'"), ("`", "`"), (">", "<"))
TEXT_FILES = {".py", ".ts", ".tsx", ".html", ".json"}


def read(file: Path) -> str:
    return file.read_text("utf-8")


def all_text(files: list[Path]) -> str:
    return "\n".join(map(read, files))


def name_of(file: Path) -> str:
    return str(file.relative_to(ROOT))


def sources(*folders: str) -> list[Path]:
    found = [file for folder in folders for file in (ROOT / folder).rglob("*") if file.suffix in TEXT_FILES]
    return [file for file in found if not {"node_modules", "static", "bundle", "tests"} & set(file.parts)]


@pytest.mark.parametrize("file", PAGES_WITH_README, ids=name_of)
def test_links_and_images_lead_somewhere(file: Path):
    targets = LINK.findall(read(file))
    assert [target for target in targets if not (file.parent / target).exists()] == []


@pytest.mark.parametrize("file", PAGES_WITH_README, ids=name_of)
def test_files_named_in_the_text_exist(file: Path):
    named = {code for code in INLINE_CODE.findall(read(file)) if FILE_NAME.fullmatch(code)}
    assert sorted(name for name in named if not READERS_OWN.match(name) and not exists(name, file.parent)) == []


def exists(name: str, folder: Path) -> bool:
    """Paths start at the root or, in short, anywhere below it. `<type>` and `*` match any name."""
    pattern = re.sub(r"<[^>]*>", "*", name).rstrip("/")
    is_below = any(any((ROOT / top).glob(f"**/{pattern}")) for top in TOP_FOLDERS)
    return (folder / name).exists() or any(ROOT.glob(pattern)) or is_below


@pytest.fixture(scope="module")
def folder_map() -> set[str]:
    """The paths in the folder map of the architecture."""
    path: list[str] = []
    paths = set()
    tree = read(ROOT / "docs" / "architecture.md").partition("## Folders")[2].partition("Built files are")[0]
    for indent, name in re.findall(r"^    ( *)([\w./]+)(?= )", tree, re.MULTILINE):
        path[len(indent) // 2 :] = [name.rstrip("/")]
        paths.add("/".join(path))
    return paths


def test_the_folders_of_the_architecture_exist(folder_map: set[str]):
    assert len(folder_map) > 20
    assert sorted(path for path in folder_map if not (ROOT / path).exists()) == []


def test_the_architecture_names_every_top_folder_and_package(folder_map: set[str]):
    folders = [file.name for file in ROOT.iterdir() if file.name not in UNTRACKED and is_source_folder(file)]
    packages = [f"intarsia/{file.name}" for file in (ROOT / "intarsia").iterdir() if is_source_folder(file)]
    modules = [f"intarsia/{file.name}" for file in (ROOT / "intarsia").glob("[a-z]*.py")]
    areas = [f"web/{file.name}" for file in (ROOT / "web").iterdir() if is_source_folder(file)]
    assert {"docs", "web", "packages"} <= set(folders)
    assert sorted({*folders, *packages, *modules, *areas} - folder_map) == []


def is_source_folder(file: Path) -> bool:
    return file.is_dir() and not file.name.startswith((".", "__")) and not file.name.endswith(".egg-info")


def test_the_architecture_says_which_folders_import_which_in_typescript():
    rows = re.findall(
        r"^    ([\w/]+) +-> ((?:[\w/]+, )*[\w/]+)(?=  |$)", read(ROOT / "docs" / "architecture.md"), re.MULTILINE
    )
    named = {
        area: set(areas.split(", ")) - {"nothing"}
        for area, areas in rows
        if area.startswith(("web", "widget", "field"))
    }
    folders = {area: ROOT / (area if "/" in area else f"intarsia/{area}") for area in named}
    assert {area for area in named if "/" in area} == {f"web/{file.name}" for file in (ROOT / "web").iterdir()}
    assert named == {area: imported_areas(folder, folders) for area, folder in folders.items()}


def imported_areas(folder: Path, folders: dict[str, Path]) -> set[str]:
    files = [file for file in folder.rglob("*.*") if file.suffix in {".ts", ".tsx", ".mjs"}]
    files = [file for file in files if ".test." not in file.name and "testing" not in file.parts]
    imported = [(file.parent / path).resolve() for file in files for path in IMPORTED_FILE.findall(read(file))]
    return {
        area
        for area, other in folders.items()
        if other != folder and any(path.is_relative_to(other) for path in imported)
    }


@pytest.mark.parametrize("file", PAGES_WITH_README, ids=name_of)
def test_python_names_can_be_imported(file: Path):
    source = read(file)
    imported = {
        f"{module}.{name.strip()}"
        for module, names in re.findall(r"from (intarsia[\w.]*) import ([\w, ]+)", source)
        for name in names.split(",")
    }
    dotted = set(re.findall(r"(?<![\w/-])intarsia(?:\.[a-zA-Z_]\w*)+(?![\w/(.-]*\.(?:py|js|html))", source))
    system_checks = {name for name in dotted if re.fullmatch(r"intarsia\.[EW]\d{3}", name)}
    assert sorted(name for name in (imported | dotted) - system_checks if not is_importable(name)) == []


def is_importable(dotted: str) -> bool:
    try:
        resolve_name(dotted)
    except (ImportError, AttributeError, RuntimeError):
        # A member of a class or of `window.intarsia`.
        return dotted.split(".")[1] in MEMBERS
    return True


def test_settings_in_the_docs_exist_and_all_settings_are_documented():
    known = {option.name for option in OPTIONS} | {name for name, _ in ENVIRONMENT}
    named = set(re.findall(r"INTARSIA_[A-Z_]*[A-Z]", all_text(PAGES_WITH_README)))
    in_code = set(re.findall(r"INTARSIA_[A-Z_]*[A-Z](?![A-Z_])", all_text(sources("intarsia"))))
    assert len(OPTIONS) > 10
    others = {"REDIS_URL", "DATABASE_URL", "STORAGE_URL", "PRIVATE_STORAGE_URL"}
    others |= {"SECRET_KEY", "ALLOWED_HOSTS", "BASE_URL"}
    assert sorted(named ^ known - others) == []
    assert sorted(in_code - known) == []


def test_make_commands_in_the_docs_exist_and_all_are_in_the_readme():
    commands = set(re.findall(r"^([a-z-]+):.*?## ", read(ROOT / "Makefile"), re.MULTILINE))
    named = set(re.findall(r"(?:`|^    |  )(?:\w+=\S+ )?make ([a-z-]+)", all_text(PAGES_WITH_README), re.MULTILINE))
    assert {"run", "test", "doctor"} <= commands
    assert sorted(named - commands) == []
    assert [name for name in sorted(commands - {"help"}) if f"make {name}" not in read(ROOT / "README.md")] == []


def test_management_commands_in_the_docs_exist():
    named = set(re.findall(r"manage\.py ([a-z_]+)", all_text(PAGES_WITH_README)))
    others = {"makemigrations", "migrate", "collectstatic", "check", "shell", "compilemessages", "runserver"}
    others |= {"createsuperuser", "fixtree"}
    assert set(our_commands()) <= named | set(re.findall(r"^## `(\w+)`", all_text(DOCS), re.MULTILINE))
    assert sorted(named - others - set(our_commands())) == []


def test_the_figures_of_the_readme_are_those_of_the_last_benchmark():
    readme = read(ROOT / "README.md")
    assert "| CSS |" in readme
    assert with_figures(readme) == readme


def test_widgets_in_examples_of_limits_exist():
    known = {file.parent.name for file in (ROOT / "intarsia" / "widgets").glob("*/schema.ts")}
    code = " ".join(re.findall(r"```python\n(.*?)```", read(ROOT / "docs" / "guides" / "limit-widgets.md"), re.DOTALL))
    named = re.findall(r'"(\w+)"', " ".join(re.findall(r"\[(.*?)]", code)))
    assert len(named) > 10 and set(named) - known == set()


def test_the_readme_counts_the_widgets():
    number = len(list((ROOT / "intarsia" / "widgets").glob("*/schema.ts")))
    assert f"**{number} widgets**" in read(ROOT / "README.md")


def test_every_page_of_the_reference_is_committed():
    assert [name for name in PAGES if not (ROOT / "docs" / "reference" / f"{name}.md").exists()] == []


@pytest.mark.parametrize("page", ["python", "template-tags", "calls", "settings", "browser"])
def test_everything_public_has_a_meaning_in_the_reference(page: str):
    rows = re.findall(r"^\| (`.*) \|$", read(ROOT / "docs" / "reference" / f"{page}.md"), re.MULTILINE)
    assert len(rows) > 5
    assert [row for row in rows if not row.split(" | ")[-1].strip()] == []


@pytest.mark.parametrize("file", GUIDES, ids=name_of)
def test_labels_in_guides_are_those_of_the_screens(file: Path, shown: str):
    assert sorted({label for label in labels_in(file) if not is_shown(label, shown)}) == []


def test_every_guide_for_owners_names_labels():
    index = read(ROOT / "docs" / "guides" / "index.md").partition("**Run a site**")[0]
    owners = [ROOT / "docs" / "guides" / name for name in re.findall(r"\(([\w-]+\.md)\)", index)]
    assert len(owners) > 15
    assert [name_of(file) for file in [*owners, GUIDES[0]] if not labels_in(file)] == []


def labels_in(file: Path) -> list[str]:
    """What is bold or italic and begins with a capital. Bold beginnings of paragraphs end with a period or a colon."""
    text = re.sub(r"```.*?```|`[^`\n]*`", "`", read(file), flags=re.DOTALL)
    emphasized = re.findall(r"(?<![*\w])\*{1,2}(?=[A-Z“])([^*`|]{1,80}?)(?<=\S)\*{1,2}(?![\w*])", text)
    paths = [" ".join(label.split()) for label in emphasized]
    return [label for path in paths if not path.endswith((".", ":")) for label in path.split(" › ")]


def is_shown(label: str, shown: str) -> bool:
    """As a whole text. Django and Wagtail begin the names of models and fields with a capital."""
    return any(
        f"{left}{text}{right}" in shown for text in (label, label[:1].lower() + label[1:]) for left, right in QUOTES
    )


@pytest.fixture(scope="module")
def shown() -> str:
    code = re.sub(r">\s+|\s+<", lambda space: space[0].strip(), all_text(sources("intarsia", "web")))
    return code + "".join(f'"{label}"' for label in LABELS_OF_WAGTAIL)


def test_all_screenshots_are_taken_by_the_script_and_used():
    taken = {f"{shot.name}{suffix}.png" for shot in SHOTS for suffix in ("", "-dark") if not suffix or shot.also_dark}
    kept = {file.name for file in (ROOT / "docs" / "images").iterdir()}
    used = set(re.findall(r"images/([\w-]+\.png)", all_text(PAGES_WITH_README)))
    assert kept == taken == used


def test_decisions_have_numbers_of_their_own_and_are_all_listed():
    files = sorted(file.name for file in (ROOT / "docs" / "decisions").glob("0*.md"))
    listed = re.findall(r"\((\d{4}-[\w-]+\.md)\)", read(ROOT / "docs" / "decisions" / "README.md"))
    assert len({name[:4] for name in files}) == len(files) > 20
    assert listed == files
