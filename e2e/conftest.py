"""A real browser and the demo, served as in production. Every page that a test opens is watched for errors."""

import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from e2e import site as sites
from e2e.editor import make_page

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# A normal browser does not report that a program controls it.
UNDRIVEN = "--disable-blink-features=AutomationControlled"
PERSONS_BROWSER: dict[str, Any] = {
    "user_agent": (
        "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36"
    ),
    "locale": "en",
    "timezone_id": "Europe/Berlin",
}
# A busy machine must not look like a failure: as long as actions wait.
expect.set_options(timeout=15_000)
AXE = sites.ROOT / "node_modules" / "axe-core" / "axe.min.js"

# Target size is in WCAG 2.2 and, unlike the rest of AA, off by default in axe.
AXE_OPTIONS = "{ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } }"


# Half-way through a fade, colors have less contrast.
ANIMATIONS_END = """() => Promise.all(document.getAnimations()
  .filter(({ playState, timeline, effect }) =>
    playState === "running" && timeline === document.timeline && effect.getComputedTiming().endTime < 5000)
  .map(({ finished }) => finished.catch(() => {}))).then(() => true)"""


# In `make test`. Count instead of time, because machines differ. docs/guides/test.md says what to do with more.
MAX_IN_BROWSER = 30


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    in_browser = [item for item in items if item.get_closest_marker("browser")]
    if "browser and not matrix" in config.option.markexpr and len(in_browser) > MAX_IN_BROWSER:
        raise pytest.UsageError(f"{len(in_browser)} journeys take too long for `make test`: at most {MAX_IN_BROWSER}.")
    # Journeys on servers of their own take longest. They begin first, so that none is left alone at the end.
    items.sort(key=lambda item: item.get_closest_marker("server") is None)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[sites.Site]:
    """The demo, in a copy that tests may change."""
    folder = tmp_path_factory.mktemp("site") / "var"
    shutil.copytree(sites.prepared_folder(), folder)
    site = sites.start(folder)
    yield site
    site.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=sites.chromium(), args=ARGUMENTS)
        yield browser
        browser.close()


@dataclass
class Watched:
    """A page, and every error on it."""

    page: Page
    base: str
    errors: list[str] = field(default_factory=list)
    foreign: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on("console", lambda message: message.type == "error" and self.errors.append(message.text))
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("request", self._note_request)

    def _note_request(self, request: Any) -> None:
        address = urlsplit(request.url)
        if address.scheme in ("http", "https") and address.netloc != urlsplit(self.base).netloc:
            self.foreign.append(request.url)

    def goto(self, path: str) -> Any:
        return self.page.goto(self.base + path)

    def violations(self, within: str = "document") -> list[str]:
        """What axe finds: the rule and its first element."""
        self.page.evaluate(ANIMATIONS_END)
        self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate(f"axe.run({within}, {AXE_OPTIONS})")["violations"]
        return [
            f"{one['id']}: {one['nodes'][0]['html'][:160]} {one['nodes'][0]['failureSummary'][:200]}" for one in found
        ]

    def scrolls_sideways(self) -> bool:
        return bool(self.page.evaluate("document.scrollingElement.scrollWidth > innerWidth"))


Open = Callable[..., Watched]


@pytest.fixture
def visitor(site: sites.Site, browser: Browser) -> Iterator[Open]:
    """Opens a page as an anonymous visitor: `visitor(width=390, java_script_enabled=False)`."""
    contexts: list[BrowserContext] = []

    def open_page(width: int = 1440, height: int = 900, **options: Any) -> Watched:
        context = browser.new_context(viewport={"width": width, "height": height}, **options)
        # A test that waits longer than this has failed.
        context.set_default_timeout(15_000)
        contexts.append(context)
        return Watched(context.new_page(), site.url)

    yield open_page
    for context in contexts:
        context.close()


@pytest.fixture(scope="module")
def persons_browser(browser: Browser) -> Iterator[Browser]:
    launched = browser.browser_type.launch(executable_path=sites.chromium(), args=[*ARGUMENTS, UNDRIVEN])
    yield launched
    launched.close()


@pytest.fixture
def person(site: sites.Site, persons_browser: Browser) -> Iterator[Watched]:
    """A browser that no check takes for a bot."""
    context = persons_browser.new_context(**PERSONS_BROWSER, viewport={"width": 1440, "height": 900})
    context.set_default_timeout(20_000)
    yield Watched(context.new_page(), site.url)
    context.close()


def sign_in(page: Page, username: str) -> None:
    """On Wagtail's login page."""
    page.get_by_label("Username").fill(username)
    page.get_by_label("Password").fill("intarsia")
    page.get_by_role("button", name="Sign in").click()
    page.wait_for_url("**/admin/")


@pytest.fixture(scope="session")
def session_cookies(browser: Browser) -> Callable[[str, str], list[Any]]:
    """The cookies of a person on the site with this URL, who signs in once for all tests."""

    @cache
    def cookies(site_url: str, username: str) -> list[Any]:
        with browser.new_context() as context:
            page = context.new_page()
            page.goto(f"{site_url}/admin/login/")
            sign_in(page, username)
            return context.cookies()

    return cookies


@pytest.fixture
def owner(site: sites.Site, session_cookies: Callable[[str, str], list[Any]], visitor: Open) -> Open:
    """Opens a page as the owner of the site."""

    def open_page(username: str = "owner", **options: Any) -> Watched:
        watched = visitor(**options)
        watched.page.context.add_cookies(session_cookies(site.url, username))
        return watched

    return open_page


@pytest.fixture
def new_page(site: sites.Site) -> tuple[str, str]:
    return make_page(site)


@pytest.fixture(scope="session")
def screenshots() -> Path:
    folder = sites.ROOT / "var" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
