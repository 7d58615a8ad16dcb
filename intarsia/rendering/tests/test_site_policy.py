"""A site adds to the policy of its pages, per site and page type. Inline code is refused with the way out."""

import re
from html import unescape
from typing import Any

import pytest
from django.core.checks import run_checks
from django.test import RequestFactory
from django.utils.safestring import mark_safe
from wagtail.models import Page, Site

from intarsia.page_cache.conf import Conf
from intarsia.page_cache.files.profile import profile
from intarsia.page_cache.nginx import NginxSite, configuration
from intarsia.page_contributions import ComposedPage, PageContribution, register_page_contribution
from intarsia.page_contributions.registry import unregister
from intarsia.rendering.design import Design, PageMeta
from intarsia.rendering.page import page_response
from intarsia.rendering.security_policy.page_policy import REPORT_ONLY, page_policy
from intarsia.rendering.security_policy.refused import clear_reported, hash_of, refused_by_policy
from intarsia.rendering.security_policy.sources import problem_of

DOCUMENT = {"root": {"props": {}}, "content": [], "zones": {}}
ANALYTICS, CHAT, VIDEO = "https://analytics.example", "https://chat.example", "https://video.example"
CODE = "dataLayer = []"


@pytest.fixture
def site(db, local_media) -> Site:
    return Site.objects.get(is_default_site=True)


def response(page: Any = None, **options: Any) -> Any:
    tags = () if options.get("is_preview") else ["page-1"]
    return page_response(
        RequestFactory().get("/"), DOCUMENT, Design(), PageMeta("Visit"), page=page, tags=tags, **options
    )


def policy_of(page: Any = None) -> str:
    html = response(page).content.decode()
    return unescape(re.findall(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)">', html)[0])


def found() -> dict[str, str]:
    messages = [one for one in run_checks(tags=["intarsia"]) if one.id in ("intarsia.E120", "intarsia.E121")]
    return {one.id.removeprefix("intarsia."): one.msg for one in messages}


def test_a_setting_adds_hosts_and_hashes_to_every_page(site, settings):
    settings.INTARSIA_POLICY = [{"script-src": [ANALYTICS, hash_of(CODE)], "worker-src": ["blob:"]}]
    policy = policy_of()

    assert f"{ANALYTICS} {hash_of(CODE)}" in policy or f"{hash_of(CODE)} {ANALYTICS}" in policy
    assert policy.endswith("worker-src 'self' blob:")
    assert found() == {}


def test_a_rule_can_be_for_one_site_and_one_page_type(site, settings):
    settings.INTARSIA_POLICY = [
        {"sites": [site.hostname], "img-src": [ANALYTICS]},
        {"sites": ["other.example"], "img-src": [VIDEO]},
        {"page_types": ["wagtailcore.Page"], "img-src": [CHAT]},
    ]

    assert f"img-src 'self' data: {ANALYTICS};" in policy_of()
    assert f"img-src 'self' data: {ANALYTICS} {CHAT};" in policy_of(site.root_page)
    assert found() == {}


def test_an_app_adds_hosts_and_hashes_for_some_pages(site):
    class Chat(PageContribution):
        name = "site.chat"

        def hosts(self, page: ComposedPage) -> list[tuple[str, str]]:
            return [("connect-src", CHAT), ("script-src", hash_of(CODE))] if isinstance(page.page, Page) else []

    register_page_contribution(Chat())
    try:
        with_chat, without = policy_of(site.root_page), policy_of()
    finally:
        unregister("site.chat")

    assert f"connect-src 'self' {CHAT};" in with_chat and hash_of(CODE) in with_chat
    assert CHAT not in without


@pytest.mark.parametrize(
    ("directive", "source", "remedy"),
    [
        ("script-src", "'unsafe-inline'", "add its hash"),
        ("script-src", "'unsafe-eval'", "does not need it"),
        ("script-src", "'nonce-abc'", "Pages are cached"),
        ("script-src", "data:", "img-src"),
        ("script-src", "*", "https://cdn.example"),
        ("script-src", "analytics.example", "https://cdn.example"),
        ("script-src", "https://analytics.example/a.js", "without a path"),
        ("script-src", "https://x; object-src *", "https://cdn.example"),
        ("img-src", hash_of(CODE), "script-src and style-src"),
        ("script-src", "'sha256-short='", "https://cdn.example"),
        ("object-src", VIDEO, "not a directive"),
    ],
)
def test_what_pages_cannot_have_is_refused_at_start_up_with_the_remedy(settings, directive, source, remedy):
    settings.INTARSIA_POLICY = [{directive: [source]}]

    assert remedy in found()["E120"] and directive in found()["E120"]
    assert page_policy([], [], [(directive, source)]) == page_policy([])


@pytest.mark.parametrize(
    ("policy", "problem"),
    [
        ({"img-src": [VIDEO]}, "not a list"),
        (["img-src"], "not a dictionary"),
        ([{"img-src": VIDEO}], "not a list"),
        ([{"page_types": ["shop.Missing"], "img-src": [VIDEO]}], "no page type shop.Missing"),
        ([{"sites": ["https://shop.example/"], "img-src": [VIDEO]}], "Write 'shop.example'"),
        ([{"site": ["shop.example"], "img-src": [VIDEO]}], "site is not a directive"),
        ([{"site": [], "img-src": [VIDEO]}], "site is not a directive"),
        ([{"sites": 5, "img-src": [VIDEO]}], "value of sites is not a list"),
        ([{"sites": None, "img-src": [VIDEO]}], "value of sites is not a list"),
        ([{"sites": "shop.example", "img-src": [VIDEO]}], "value of sites is not a list"),
        ([{"sites": [["shop.example"]], "img-src": [VIDEO]}], "is not a host"),
        ([{"page_types": 5, "img-src": [VIDEO]}], "value of page_types is not a list"),
    ],
)
def test_a_rule_that_cannot_be_read_is_named_and_the_page_is_shown(site, settings, policy, problem):
    settings.INTARSIA_POLICY = policy

    assert problem in found()["E120"]
    assert response().status_code == 200 and VIDEO not in policy_of()


def test_styles_inside_the_page_can_be_allowed_but_no_code():
    assert problem_of("style-src", "'unsafe-inline'") == ""


class Analytics(PageContribution):
    name = "site.analytics"

    def head(self, page: ComposedPage) -> str:
        data = '<script type="application/json">{}</script><script src="/a.js"></script>'
        return mark_safe(f"{data}<script>{CODE}</script>")

    def hosts(self, page: ComposedPage) -> list[tuple[str, str]]:
        return [("script-src", "'unsafe-inline'")]


@pytest.fixture
def analytics(site):
    register_page_contribution(Analytics())
    clear_reported()
    yield
    unregister("site.analytics")
    clear_reported()


def test_code_inside_the_head_is_named_in_the_log_once_and_in_the_preview_with_the_line_to_add(analytics, caplog):
    for _visit in range(2):
        response()
    preview = unescape(response(is_preview=True).content.decode())

    assert caplog.text.count(hash_of(CODE)) == 1 and caplog.text.count("'unsafe-inline'") == 1
    assert f'INTARSIA_POLICY = [{{"script-src": ["{hash_of(CODE)}"]}}]' in preview
    assert "Move the code to a file" in preview


def test_a_log_names_at_most_a_hundred_different_problems(caplog):
    """A script with a date in it is another one for each page."""
    clear_reported()
    for number in range(102):
        refused_by_policy((), f"<script>day({number})</script>")
    clear_reported()

    assert caplog.text.count("refuses something") == 100


@pytest.mark.parametrize(
    ("head", "is_code"),
    [
        ("<script>run()</script>", True),
        ("<SCRIPT async>run()</SCRIPT>", True),
        ('<script type="module">run()</script>', True),
        ('<script type="text/javascript">run()</script>', True),
        ("<script type=''>run()</script>", True),
        ('<script data-src="/a.js">run()</script>', True),
        ("<script> </script>", False),
        ('<script src="/a.js">run()</script>', False),
        ('<script type="application/ld+json">{}</script>', False),
        ('<script type="text/template">run()</script>', False),
    ],
)
def test_only_scripts_that_browsers_would_run_need_a_hash(head, is_code):
    assert len(refused_by_policy((), head)) == is_code
    assert refused_by_policy([("script-src", hash_of("run()"))], head) == []


def test_code_whose_hash_the_site_allows_is_no_problem(analytics, settings, caplog):
    settings.INTARSIA_POLICY = [{"script-src": [hash_of(CODE)]}]
    response()

    assert hash_of(CODE) not in caplog.text and hash_of(CODE) in policy_of()


def test_a_page_enforces_its_policy_and_loads_no_listener_by_default(site):
    answer = response()

    assert REPORT_ONLY not in answer and "policyReports" not in answer.content.decode()


def test_a_page_that_reports_also_enforces_its_policy(site, settings):
    settings.INTARSIA_POLICY_MODE = "report"
    answer = response()

    assert policy_of() and REPORT_ONLY not in answer
    assert 'data-reports-to="/ajax/"' in answer.content.decode()


def test_a_page_that_only_reports_has_no_policy_in_it_and_tells_the_listener_its_own(site, settings):
    settings.INTARSIA_POLICY_MODE, settings.INTARSIA_POLICY = "report-only", [{"img-src": [ANALYTICS]}]
    answer = response()
    html = unescape(answer.content.decode())

    assert '<meta http-equiv="Content-Security-Policy"' not in html
    assert f"img-src 'self' data: {ANALYTICS};" in html.partition("data-policy=")[2]
    # It is the same for all pages.
    assert ANALYTICS not in answer[REPORT_ONLY] and "script-src 'self'" in answer[REPORT_ONLY]


def test_pages_with_different_policies_have_the_same_headers_so_nginx_serves_all_of_them(site, settings):
    settings.INTARSIA_POLICY_MODE = "report-only"
    settings.INTARSIA_POLICY = [{"page_types": ["wagtailcore.Page"], "img-src": [ANALYTICS]}]
    conf = Conf(directory="/var/cache")
    one, other = (list(response(page).headers.items()) for page in (None, site.root_page))

    assert profile(one, conf) == profile(other, conf)
    assert f'add_header {REPORT_ONLY} "default-src' in configuration(conf, one, NginxSite())


def test_an_unknown_mode_is_named(site, settings):
    settings.INTARSIA_POLICY_MODE = "log"

    assert "'log'" in found()["E121"] and policy_of()
