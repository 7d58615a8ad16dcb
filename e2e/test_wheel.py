"""The wheel and a third-party widget, installed into a Wagtail project."""

import json
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Route, expect

from e2e.built_wheel import built_wheel

ROOT = Path(__file__).resolve().parent.parent
EXAMPLE = ROOT / "docs" / "examples" / "intarsia-notice"
NO_PRODUCT = re.compile(r"\.tsx?$|/tests/|/test_\w+\.py$")
pytestmark = pytest.mark.services


def run(*command: Any, cwd: Path = ROOT, **options: Any) -> str:
    done = subprocess.run([str(part) for part in command], cwd=cwd, capture_output=True, text=True, **options)
    assert done.returncode == 0, f"{command} failed:\n{done.stdout[-4000:]}{done.stderr[-4000:]}"
    return done.stdout


@dataclass
class Project:
    folder: Path
    seen: dict[str, Any]

    def addresses(self, name: str) -> set[str]:
        """Everything that a browser would load for this page."""
        found = re.findall(r'(?:src|href|data-src|data-host)="(/[^"]+\.(?:js|css|woff2)(?:\?[^"]*)?)"', self.html(name))
        return set(found)

    def html(self, name: str) -> str:
        assert self.seen[name]["status"] == 200, self.seen[name]["html"][:2000]
        return self.seen[name]["html"]

    def css(self, name: str) -> str:
        (address,) = re.findall(r'<link rel="stylesheet" href="([^"]+)">', self.html(name))
        return self.file(address).read_text("utf-8")

    def file(self, address: str) -> Path:
        path = address.partition("?")[0]
        if path.startswith("/cms/static/"):
            return self.folder / "collected" / path.removeprefix("/cms/static/")
        assert path.startswith("/cms/media/"), f"{address} is outside of the site's sub-path"
        return self.folder / "media" / path.removeprefix("/cms/media/")


@pytest.fixture(scope="module")
def wheel() -> Path:
    return built_wheel()


@pytest.fixture(scope="module")
def example_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("example") / "package"
    shutil.copytree(EXAMPLE, folder)
    run(sys.executable, "-m", "build", "--wheel", "--outdir", folder.parent, folder)
    (found,) = folder.parent.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def project(wheel: Path, example_wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Project:
    folder = tmp_path_factory.mktemp("scratch") / "project"
    shutil.copytree(ROOT / "e2e" / "scratch", folder)
    shutil.copy(ROOT / "e2e" / "wagtail_settings.py", folder)
    run(sys.executable, "-m", "venv", folder / "venv")
    python = folder / "venv" / "bin" / "python"
    quiet = ("--quiet", "--disable-pip-version-check")
    run(python, "-m", "pip", "install", *quiet, "-c", ROOT / "requirements" / "dev.txt", wheel, example_wheel)
    # Only the project's own programs are on PATH, in particular no Node.
    alone = {"cwd": folder, "env": {"PATH": str(python.parent)}}
    for command in ("makemigrations shop", "migrate", "collectstatic --no-input", "check"):
        run(python, "manage.py", *command.split(), **alone)
    return Project(folder, json.loads(run(python, "visit.py", **alone)))


def test_the_wheel_contains_everything_a_site_needs_and_no_sources(wheel: Path):
    names = zipfile.ZipFile(wheel).namelist()
    for needed in (
        "intarsia/contract/widgets.json",
        "intarsia/rendering/bundle/server.js.br",
        "intarsia/rendering/bundle/manifest.json",
        "intarsia/rendering/bundle/styles.json.br",
        "intarsia/page_cache/nginx/intarsia.conf",
        "intarsia/rendering/templates/intarsia/page.html",
        "intarsia/rendering/locale/de/LC_MESSAGES/django.mo",
        "intarsia/pages/templates/intarsia/editor.html",
        "intarsia/pages/templatetags/intarsia.py",
        "intarsia/pages/migrations/0001_initial.py",
    ):
        assert needed in names
    for part in ("editor-", "runtime-", "host-", "lightbox-", "islands/tabs-", "assets/fraunces-"):
        assert any(name.startswith(f"intarsia/rendering/static/intarsia/{part}") for name in names), part
    assert not [name for name in names if NO_PRODUCT.search(name)]


def test_the_wheel_is_not_larger_than_it_was(wheel: Path):
    """In bytes. Lower it with each part that becomes smaller; docs/decisions/0093 says what is missing to 2.5 MB."""
    assert wheel.stat().st_size <= 3_702_000


@pytest.mark.parametrize("part", ["react", "richText", "openLightbox", "lightbox"])
def test_the_wheel_contains_code_of_editor_and_pages_once(wheel: Path, part: str):
    names = zipfile.ZipFile(wheel).namelist()
    found = [name for name in names if re.search(rf"/rendering/static/.*/{part}-[^/]*\.js$", name)]
    assert len(found) == (part != "openLightbox")


def test_the_wheel_contains_every_template(wheel: Path):
    templates = {path for path in (ROOT / "intarsia").glob("*/templates/**/*.*") if path.is_file()}
    names = {path.relative_to(ROOT).as_posix() for path in templates}
    assert "intarsia/seo/templates/intarsia_seo/sitemap.xml" in names
    assert names - set(zipfile.ZipFile(wheel).namelist()) == set()


def test_the_wheel_is_typed_and_has_no_sources_of_translations(wheel: Path):
    names = zipfile.ZipFile(wheel).namelist()
    assert "intarsia/py.typed" in names and "intarsia/documents/build/widgets.pyi" in names
    assert not [name for name in names if name.endswith(".po")]


def test_the_sdist_contains_the_built_front_end_and_builds_the_same_wheel(wheel: Path, tmp_path: Path):
    (sdist,) = (ROOT / "dist").glob("*.tar.gz")
    run(sys.executable, "-m", "build", "--wheel", "--outdir", tmp_path / "again", unpacked(sdist, tmp_path))
    (again,) = (tmp_path / "again").glob("*.whl")
    assert zipfile.ZipFile(again).namelist() == zipfile.ZipFile(wheel).namelist()


def unpacked(sdist: Path, folder: Path) -> Path:
    with tarfile.open(sdist) as archive:
        archive.extractall(folder / "sdist", filter="data")
    (made,) = (folder / "sdist").iterdir()
    return made


def test_a_clone_without_the_front_end_says_how_to_build_it(tmp_path: Path):
    (sdist,) = (ROOT / "dist").glob("*.tar.gz")
    clone = unpacked(sdist, tmp_path)
    shutil.rmtree(clone / "intarsia" / "rendering" / "bundle")
    command = [sys.executable, "-m", "build", "--wheel", str(clone)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode and "The front end is not built: run `make build`" in done.stdout + done.stderr


# Neither a URL nor an anchor in the page.
RELATIVE_LINK = re.compile(r"\]\((?!\w+:|#)")


def test_the_readme_on_pypi_has_no_link_that_leads_nowhere(wheel: Path):
    assert "# Intarsia" in metadata(wheel) and "A page on a desktop" not in metadata(wheel)
    assert RELATIVE_LINK.findall(metadata(wheel)) == []


def test_links_of_the_package_lead_to_the_public_repository(wheel: Path, tmp_path: Path):
    (sdist,) = (ROOT / "dist").glob("*.tar.gz")
    source = unpacked(sdist, tmp_path)
    project = (source / "pyproject.toml").read_text("utf-8")
    project = project.replace('repository = ""', 'repository = "https://git.example.org/intarsia/"')
    (source / "pyproject.toml").write_text(project, "utf-8")
    run(sys.executable, "-m", "build", "--wheel", "--outdir", tmp_path / "linked", source)
    (linked,) = (tmp_path / "linked").glob("*.whl")

    text = metadata(linked)
    assert "Project-URL: Source, https://git.example.org/intarsia\n" in text
    assert "Project-URL: Changelog, https://git.example.org/intarsia/blob/main/CHANGELOG.md" in text
    assert "](https://git.example.org/intarsia/blob/main/docs/guides/install.md)" in text
    assert "](https://git.example.org/intarsia/raw/main/docs/images/editor.png)" in text
    assert RELATIVE_LINK.findall(text) == []


def metadata(wheel: Path) -> str:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith("/METADATA"))
        return archive.read(name).decode()


def test_a_clone_on_a_machine_without_node_fails_with_one_sentence(tmp_path: Path):
    (tmp_path / "dirname").symlink_to(str(shutil.which("dirname")))
    command = [str(ROOT / "scripts" / "setup.sh"), "dev"]
    done = subprocess.run(command, env={"PATH": str(tmp_path)}, capture_output=True, text=True, check=False)

    (sentence,) = done.stderr.splitlines()
    assert done.returncode and sentence.startswith("Node 20.19 or newer was not found. Install it")


def test_the_wheel_states_its_license(wheel: Path):
    with zipfile.ZipFile(wheel) as archive:
        (metadata,) = (name for name in archive.namelist() if name.endswith("/METADATA"))
        (license,) = (name for name in archive.namelist() if name.endswith("/licenses/LICENSE"))
        assert "License-Expression: BSD-3-Clause" in archive.read(metadata).decode()
        assert "the Intarsia authors" in archive.read(license).decode()


def test_pages_are_rendered_without_node(project: Project):
    assert project.seen["node"] is None
    html = project.html("one")
    assert "Welcome to one" in html and "Opening hours" in html
    assert "Header of one" in html


@pytest.mark.parametrize("name", ["one", "two", "product"])
def test_every_file_that_a_page_names_exists_under_its_own_hashed_name(project: Project, name: str):
    addresses = project.addresses(name)
    missing = [address for address in addresses if not project.file(address).is_file()]
    assert missing == []
    assert any("/intarsia/runtime-" in address for address in addresses)
    assert any("/media/intarsia/css/" in address for address in addresses)
    # Manifest storage adds its own hash; a page with both URLs would load React twice.
    doubled = set(json.loads((project.folder / "collected" / "staticfiles.json").read_text())["paths"].values())
    assert not [a for a in addresses if a.partition("?")[0].removeprefix("/cms/static/") in doubled]


def test_islands_contain_the_url_of_their_code(project: Project):
    addresses = project.addresses("one")
    assert any("/intarsia/islands/tabs-" in address for address in addresses)


def test_two_sites_in_one_process_do_not_mix(project: Project):
    one, two = project.html("one"), project.html("two")
    assert "Header of two" not in one and "Header of one" not in two
    assert "#123" in project.css("one") or "#112233" in project.css("one")
    assert "#445566" in project.css("two") or "#456" in project.css("two")
    assert project.css("one") != project.css("two")
    assert "#445566" not in project.css("one") and "#112233" not in project.css("two")


def test_scripts_know_the_sub_path(project: Project):
    config = re.search(r'id="intarsia-config" type="application/json">(.*?)</script>', project.html("one"))
    assert config and json.loads(config[1])["urls"]["ajax"] == "/cms/ajax/"


def test_page_stylesheets_are_served_if_a_front_server_removes_the_sub_path(project: Project):
    assert project.seen["css"]["status"] == "200 OK"
    assert ".heading" in project.seen["css"]["css"]


def test_a_third_party_widget_is_rendered_with_styles_and_can_be_hydrated(project: Project):
    html = project.html("one")
    assert '<p class="notice__text">one is closed on Friday</p>' in html
    assert ".notice__dismiss" in project.css("one")
    addresses = project.addresses("one")
    (module,) = (address for address in addresses if "/intarsia_notice/notice.js?v=" in address)
    assert "export default" in project.file(module).read_text("utf-8")
    (host,) = (address for address in addresses if "/intarsia/host-" in address)
    assert "mountFactory" in project.file(host).read_text("utf-8")
    assert project.seen["problems"] == ["content[0].props.tone"]


def test_an_existing_page_type_shows_builder_content(project: Project):
    html = project.html("product")
    assert html.index("Made of walnut") < html.index("Oil it yearly") < html.index("Buy it now")
    head = html.partition("</head>")[0]
    assert ".notice__dismiss" in project.css("product") and "intarsia-config" in head


def test_staff_choose_builder_content_in_the_forms_of_other_pages(project: Project):
    form = project.html("form")
    assert "/cms/admin/snippets/choose/intarsia_pages/template/" in form
    assert "Care" in form and "Buy" in form


def test_the_editor_opens_with_the_widgets_of_both_packages(project: Project):
    boot = re.search(r'id="intarsia-boot" type="application/json">(.*?)</script>', project.html("editor"))
    assert boot
    (widget,) = json.loads(boot[1])["thirdPartyWidgets"]
    assert widget["schema"]["type"] == "notice" and project.file(widget["src"]).is_file()


def test_a_third_party_widget_is_hydrated_in_a_browser(project: Project, browser: Browser):
    def answer(route: Route) -> None:
        path = urlsplit(route.request.url).path
        if path == "/cms/":
            route.fulfill(body=project.html("one"), content_type="text/html; charset=utf-8")
        elif path.startswith(("/cms/static/", "/cms/media/")):
            route.fulfill(path=project.file(path))
        else:
            route.fulfill(status=404)

    page = browser.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: message.type == "error" and errors.append(message.text))
    page.route("**/*", answer)
    page.goto("http://one.test/cms/")
    notice = page.locator("in-island[data-widget_type=notice]")
    expect(notice).to_contain_text("one is closed on Friday")

    page.get_by_role("button", name="Dismiss").click()

    expect(notice).to_have_attribute("data-state", "hydrated")
    if notice.get_by_role("button").count():
        notice.get_by_role("button").click()
    expect(notice).to_be_empty()
    page.close()
    assert errors == []
