"""The guides “Add Intarsia to your site” and “Deploy”, followed literally in a project that `wagtail start` made."""

import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.add_to_site import steps
from e2e.built_wheel import built_wheel
from e2e.project import launched, run, served

pytestmark = pytest.mark.services

NAME, PASSWORD = "owner", "a long secret 4711"


@dataclass
class NewSite:
    folder: Path
    environment: dict[str, str]
    # By command, what it printed each time.
    printed: dict[str, list[str]] = field(default_factory=dict)
    url: str = ""

    def run(self, command: str) -> None:
        done = run(self.folder, self.environment, shlex.split(command))
        self.printed.setdefault(command, []).append(done.stdout + done.stderr)


def environment(folder: Path) -> dict[str, str]:
    """A virtual environment that has what Intarsia needs; Intarsia itself is installed from its wheel."""
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    (packages,) = folder.glob("lib/*/site-packages")
    installed = sysconfig.get_path("purelib")
    (packages / "installed.pth").write_text(f"{installed}\n")
    # No Node. The program `wagtail` is that of this environment.
    programs = f"{folder / 'bin'}:{Path(sys.executable).parent}"
    return {
        "PATH": programs,
        "PIP_NO_INDEX": "1",
        "PIP_FIND_LINKS": str(built_wheel().parent),
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "DJANGO_SUPERUSER_USERNAME": NAME,
        "DJANGO_SUPERUSER_EMAIL": "owner@example.org",
        "DJANGO_SUPERUSER_PASSWORD": PASSWORD,
    }


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NewSite]:
    folder = tmp_path_factory.mktemp("new")
    (folder / "site").mkdir()
    site = NewSite(folder / "site", environment(folder / "venv"))
    for step in steps():
        if step.file:
            step.write(site.folder)
            continue
        for command in step.code.splitlines():
            follow(site, command)
    with served(site.folder, site.environment, python=folder / "venv/bin/python") as site.url:
        yield site


def follow(site: NewSite, command: str) -> None:
    if command.endswith("runserver"):  # Started once, after the last step.
        return
    site.run(f"{command} --no-input" if command.endswith("createsuperuser") else command)


@pytest.fixture
def owner(site: NewSite, browser: Browser) -> Iterator[Page]:
    context = browser.new_context(base_url=site.url, viewport={"width": 1440, "height": 900})
    context.set_default_timeout(20_000)
    page = context.new_page()
    page.goto("/admin/login/")
    page.get_by_label("Username").fill(NAME)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Sign in").click()
    page.wait_for_url("**/admin/")
    yield page
    context.close()


def test_the_wheel_and_nothing_else_is_imported(site: NewSite):
    site.run("python -c 'import intarsia; print(intarsia.__file__)'")

    (printed,) = site.printed["python -c 'import intarsia; print(intarsia.__file__)'"]
    assert printed.startswith(str(site.folder.parent / "venv"))


def test_the_lines_in_the_readme_are_enough(tmp_path: Path):
    (tmp_path / "site").mkdir()
    site = NewSite(tmp_path / "site", environment(tmp_path / "venv"))
    begin = next(step for step in steps() if "wagtail start" in step.code)
    for step in [begin, *steps("../../README.md")]:
        if step.file:
            step.write(site.folder)
        for command in [] if step.file else step.code.splitlines():
            follow(site, command)
    site.run("python manage.py check --database default")

    (printed,) = site.printed["python manage.py check --database default"]
    # On SQLite, two editors at once need options, which the README leaves to the guide.
    assert re.findall(r"\((\w+\.[EW]\d+)\)", printed) == ["intarsia.W002"]
    with (
        served(site.folder, site.environment, python=tmp_path / "venv/bin/python") as url,
        urlopen(f"{url}/search/") as page,
    ):
        assert page.status == 200


def test_the_system_checks_find_nothing_after_each_part_of_the_page(site: NewSite):
    assert (
        site.printed["python manage.py check --database default"]
        == ["System check identified no issues (0 silenced).\n"] * 2
    )


def test_the_first_page_is_built_and_a_visitor_sees_it(site: NewSite, owner: Page, browser: Browser):
    errors: list[str] = []
    owner.on("pageerror", lambda error: errors.append(str(error)))
    owner.get_by_role("link", name="New page", exact=True).click()
    owner.get_by_label("Title").fill("About us")
    owner.get_by_role("button", name=re.compile("^Blank page")).click()
    owner.wait_for_selector("iframe#preview-frame")
    owner.get_by_role("button", name="Heading", exact=True).first.click()
    canvas = owner.frame_locator("iframe#preview-frame")
    canvas.locator(".heading").click()
    owner.get_by_label("Title", exact=True).fill("Made in a new site")
    canvas.get_by_text("Made in a new site").wait_for()
    owner.get_by_role("button", name="Publish", exact=True).click()
    owner.get_by_text("Published", exact=True).wait_for()

    with browser.new_context(base_url=site.url) as context:
        visit = context.new_page()
        visit.on("console", lambda message: message.type == "error" and errors.append(message.text))
        response = visit.goto("/about-us/")
        assert response is not None and response.status == 200
        expect(visit.get_by_role("heading", name="Made in a new site")).to_be_visible()
    assert errors == []


def test_the_page_that_the_project_had_stays_until_it_is_built_visually(site: NewSite, owner: Page):
    owner.goto("/")
    expect(owner.get_by_text("Welcome to your new Wagtail site!")).to_be_visible()

    owner.goto("/admin/pages/3/edit/")
    owner.get_by_role("link", name="Build visually").click()
    expect(owner.get_by_role("heading", level=1)).to_contain_text("Home")


@pytest.mark.parametrize("path", ["/search/", "/sitemap.xml", "/robots.txt", "/feed.xml", "/site.webmanifest"])
def test_urls_of_the_added_features_answer(site: NewSite, owner: Page, path: str):
    assert owner.request.get(path).status == 200


def test_the_deployed_site_has_its_data_in_one_folder_and_answers_health_checks(
    site: NewSite, browser: Browser, tmp_path: Path
):
    folder = shutil.copytree(site.folder, tmp_path / "code", ignore=shutil.ignore_patterns("*.sqlite3*", "server.log"))
    for step in steps("deploy.md"):
        step.write(folder)
    environment = site.environment | {"DATA_DIR": str(tmp_path / "data"), "ALLOWED_HOSTS": "127.0.0.1"}
    environment["DJANGO_SETTINGS_MODULE"] = "mysite.settings.production"
    run(folder, environment, shlex.split("python manage.py collectstatic --noinput"))
    before = set(folder.rglob("*"))
    environment["SECRET_KEY"] = "a key that only this test has 4711"
    run(folder, environment, shlex.split("python manage.py migrate --noinput"))

    python = site.folder.parent / "venv/bin/python"
    with launched(folder, environment, "mysite.rsgi:application", python) as url, browser.new_context() as context:
        answers = [context.request.get(f"{url}{path}").status for path in ("/healthz", "/readyz", "/", "/search/")]
    assert answers == [200] * 4
    written = {path for path in set(folder.rglob("*")) - before if "__pycache__" not in path.parts}
    assert {path.name for path in written} == {"server.log"}
    assert (tmp_path / "data" / "site.sqlite3").exists()
