"""A magazine with analytics sees what its policy would block, allows it, and then enforces the policy."""

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.realistic_site import Realistic, realistic_site

pytestmark = [pytest.mark.browser, pytest.mark.matrix]


class Analytics(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/javascript")
        self.end_headers()
        self.wfile.write(b"window.measured = true")

    def log_message(self, *arguments: object) -> None:
        """The output of tests stays readable."""


@pytest.fixture
def analytics() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Analytics)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://localhost:{server.server_port}"
    server.shutdown()
    server.server_close()


@contextmanager
def journal(folder: Path, analytics: str, **settings: Any) -> Iterator[Realistic]:
    with realistic_site(folder, JOURNAL_ANALYTICS=analytics, **settings) as site:
        yield site


def visit(page: Page) -> tuple[bool, bool]:
    """Whether the script of the other host ran, and the snippet in the head, after the page sent its report."""
    with page.expect_response(lambda response: response.url.endswith("/ajax/")) as sent:
        page.goto("/campaign/", wait_until="load")
    assert sent.value.status == 200
    return ran(page)


def ran(page: Page) -> tuple[bool, bool]:
    measured, counted = page.evaluate("[!!window.measured, !!window.counted]")
    return measured, counted


def sign_in(page: Page) -> None:
    page.goto("/admin/login/")
    page.get_by_label("Username").fill("editor")
    page.get_by_label("Password").fill("a long secret")
    page.get_by_role("button", name="Sign in").click()
    page.wait_for_url("**/admin/")


def rule_for(page: Page, what: str | re.Pattern[str]) -> dict[str, list[str]]:
    """The lines that an entry of the list shows for the settings."""
    page.goto("/admin/intarsia_policy_reports/")
    page.get_by_role("link", name=what).first.click()
    expect(page.get_by_role("heading", name="How to allow it")).to_be_visible()
    lines: dict[str, Any] = {}
    exec(page.get_by_label("On this site and pages of this type").inner_text(), lines)
    return lines["INTARSIA_POLICY"][0]


def test_a_site_finds_what_its_policy_would_block_allows_it_and_enforces_the_policy(
    browser: Browser, tmp_path: Path, analytics: str
):
    with journal(tmp_path / "one", analytics, INTARSIA_POLICY_MODE="report-only") as site:
        page = browser.new_page(base_url=site.url)
        assert visit(page) == (True, True), "a policy that only reports blocks nothing"
        sign_in(page)
        rules = [rule_for(page, analytics), rule_for(page, re.compile("^Code inside the page"))]
        assert rules[0] == {"sites": ["127.0.0.1"], "page_types": ["journal.CampaignPage"], "script-src": [analytics]}
        page.close()

    with journal(tmp_path / "two", analytics, INTARSIA_POLICY_MODE="report") as site:
        page = browser.new_page(base_url=site.url)
        assert visit(page) == (False, False), "a policy blocks what it does not allow"
        page.close()

    with journal(tmp_path / "three", analytics, INTARSIA_POLICY_MODE="report", INTARSIA_POLICY=rules) as site:
        page, blocked = browser.new_page(base_url=site.url), list[str]()
        page.on("console", lambda message: "Content Security Policy" in message.text and blocked.append(message.text))
        page.goto("/campaign/", wait_until="load")

        assert ran(page) == (True, True)
        assert blocked == []
        page.close()
