"""Staff see what the policy blocked, and how to allow it."""

import re
from datetime import UTC, datetime
from html import unescape
from typing import Any

import pytest
from django.contrib.auth.models import Group, Permission, User
from django.core.checks import run_checks
from wagtail.models import Site

from intarsia.pages.tests.builders import page
from intarsia.policy_reports import collecting
from intarsia.policy_reports.models import Violation
from intarsia.policy_reports.remedy import remedy_for
from intarsia.rendering.security_policy.refused import hash_of

pytestmark = pytest.mark.django_db
LIST = "/admin/intarsia_policy_reports/"
HOST = "https://analytics.example"


@pytest.fixture
def staff(client, admin_user, settings):
    settings.INTARSIA_POLICY_MODE = "report"
    client.force_login(admin_user)
    return client


def violation(**changes: Any) -> Violation:
    defaults = {"directive": "script-src", "source": HOST, "path": "/", "is_blocked": True, "count": 7}
    return Violation.objects.create(site=Site.objects.get(is_default_site=True), **defaults | changes)


def text(answer: Any) -> str:
    return unescape(answer.content.decode())


@pytest.mark.parametrize("searched", ["analytics", "orchard"])
def test_violations_are_found_by_source_and_page(staff, searched):
    one, other = violation(path="/orchard/"), violation(source="https://other.example")
    html = text(staff.get(LIST, {"q": searched}))

    assert f"inspect/{one.pk}/" in html and f"inspect/{other.pk}/" not in html


def test_list_begins_with_what_was_seen_last(staff):
    made = [violation(path=f"/{number}/") for number in range(3)]
    for one, day in zip(made, (2, 3, 1), strict=True):
        Violation.objects.filter(pk=one.pk).update(last_seen=datetime(2026, 5, day, tzinfo=UTC))
    found = re.findall(r"inspect/(\d+)/", text(staff.get(LIST)))

    assert list(dict.fromkeys(map(int, found))) == [made[1].pk, made[0].pk, made[2].pk]


def test_list_shows_what_where_and_how_often(staff):
    violation()
    violation(source="inline", path="", is_blocked=False)
    violation(source=hash_of("alert(1)"))
    html = text(staff.get(LIST))

    assert HOST in html and "script-src" in html and ">7<" in html.replace("\n", "").replace(" ", "")
    assert "Reported only" in html and "(unknown page)" in html
    assert "Attribute with code or style" in html
    assert "Code inside the page, bhHHL3z2…" in html and hash_of("alert(1)") not in html


def test_an_empty_list_says_how_reports_come_here(staff, settings):
    assert "Nothing was blocked yet." in text(staff.get(LIST))
    settings.INTARSIA_POLICY_MODE = "enforce"
    assert "Set INTARSIA_POLICY_MODE" in text(staff.get(LIST))


def test_a_full_list_says_so(staff, monkeypatch):
    violation()
    assert "The list is full" not in text(staff.get(LIST))
    monkeypatch.setattr(collecting, "MAX_STORED", 1)

    assert "The list is full: a new report replaces" in text(staff.get(LIST))


def test_menu_has_the_list_only_while_the_site_collects_reports(staff, settings):
    assert LIST in text(staff.get("/admin/"))
    settings.INTARSIA_POLICY_MODE = "enforce"
    assert LIST not in text(staff.get("/admin/"))


def test_an_entry_shows_the_lines_that_allow_it(staff, settings):
    one = violation(path=f"/{page(slug='shop').slug}/")
    html = text(staff.get(f"{LIST}inspect/{one.pk}/"))

    assert f'{{"script-src": ["{HOST}"]}}' in html
    assert '"page_types": ["intarsia_pages.BuilderPage"]' in html


@pytest.mark.parametrize(
    "source", [HOST, hash_of("alert(1)"), "blob:", "data:", "inline", "eval"], ids=lambda source: source[:6]
)
@pytest.mark.parametrize("directive", ["script-src", "img-src", "worker-src", "object-src"])
def test_lines_that_are_shown_are_accepted(settings, source, directive):
    found = remedy_for(violation(source=source, directive=directive))

    assert found.advice
    for lines in filter(None, (found.everywhere, found.here)):
        names: dict[str, Any] = {}
        exec(lines, names)
        settings.INTARSIA_POLICY = names["INTARSIA_POLICY"]
        assert run_checks(tags=["intarsia"]) == []
    assert bool(found.everywhere) == (
        source not in ("inline", "eval") and directive != "object-src" and _is_file(source, directive)
    )


@pytest.mark.parametrize(
    "source, directive, advice",
    [
        ("inline", "script-src", "Code or a style inside the page"),
        ("eval", "script-src", "runs a text as code"),
        ("wasm-eval", "script-src", "compiles WebAssembly"),
        ("data:", "img-src", "version with a URL"),
        ("blob:", "worker-src", "only if you know the script"),
        (hash_of("alert(1)"), "script-src", "only if you know where it comes from"),
        (HOST, "script-src", "Allow this host only if"),
        (HOST, "form-action", "Allow this host only if"),
    ],
)
def test_an_entry_says_what_to_do_about_its_kind_of_source(source, directive, advice):
    assert advice in str(remedy_for(violation(source=source, directive=directive)).advice)


def test_a_host_without_a_name_has_no_lines_but_a_remedy():
    found = remedy_for(violation(source="https://[::1]:8443"))

    assert "host with a name" in str(found.advice) and not found.everywhere


def _is_file(source: str, directive: str) -> bool:
    if source.startswith("'sha"):
        return directive == "script-src"
    return source == HOST or (source, directive) in (
        ("blob:", "img-src"),
        ("data:", "img-src"),
        ("blob:", "worker-src"),
    )


def test_all_reports_are_deleted_by_a_button(staff):
    violation()
    assert "Delete all reports" in text(staff.get(LIST))
    staff.post(f"{LIST}delete-all/")

    assert not Violation.objects.exists()


def test_staff_without_permission_see_nothing_and_delete_nothing(client):
    user = User.objects.create_user("ada", password="secret")
    group = Group.objects.create(name="admin only")
    group.permissions.add(Permission.objects.get(codename="access_admin"))
    user.groups.add(group)
    client.force_login(user)
    violation()

    assert client.get(LIST).status_code == 302 and client.post(f"{LIST}delete-all/").status_code == 302
    assert Violation.objects.count() == 1
