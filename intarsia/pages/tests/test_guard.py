"""The editor's endpoints require the permission to edit, and errors are JSON (EDIT-ED-06)."""

import json

import pytest
from django.core.exceptions import ImproperlyConfigured
from django.test import Client
from django.views import View
from wagtail.users.models import UserProfile

from intarsia.pages.editing.requests.guard import GuardedRoute, GuardedView
from intarsia.pages.editing.urls import urlpatterns
from intarsia.pages.models import BuilderPage

from .builders import Editor, administrator, document, editor, heading, home, saved_page, staff, template

pytestmark = pytest.mark.django_db

# Users open the screen itself in the browser, so it redirects to the login page.
SCREEN = "editor"
ENDPOINTS = [pattern for pattern in urlpatterns if pattern.name != SCREEN]


def url_of(pattern, item) -> str:
    kind = "template" if item._meta.model_name == "template" else "page"
    path = str(pattern.pattern).replace("<slug:kind>", kind).replace("<int:pk>", str(item.pk))
    # Whether there is such a section or image makes no difference to people who may not see it.
    path = path.replace("<slug:section_id>", "1").replace("<int:image_id>", "1").replace("<int:font_id>", "1")
    return "/admin/intarsia/" + path.replace("<int:revision_id>", str(item.latest_revision_id))


def ask(client: Client, method: str, url: str):
    return client.generic(method, url, json.dumps({"document": document()}), content_type="application/json")


def everything(item):
    requests = [(method, url_of(pattern, item)) for pattern in ENDPOINTS for method in ("GET", "POST", "DELETE")]
    assert len(requests) == 51
    return requests


def test_every_url_except_the_screen_is_guarded():
    """EDIT-ED-06"""
    assert {pattern.name for pattern in ENDPOINTS} == {
        "document",
        "preview",
        "resources",
        "review",
        "revisions",
        "revision",
        "site_design",
        "checks",
        "fonts",
        "font",
        "sections",
        "icons",
        "images",
        "image_thumbnail",
        "image_focal_point",
        "image_crop",
        "section",
    }
    assert all(isinstance(pattern, GuardedRoute) for pattern in ENDPOINTS)


@pytest.mark.parametrize("make", [saved_page, template])
def test_visitor_gets_401_everywhere(make):
    """EDIT-ED-06"""
    for method, url in everything(make()):
        answer = ask(Client(), method, url)
        assert (answer.status_code, answer.json()["error"]) == (401, "signed_out"), (method, url)


@pytest.mark.parametrize("make", [saved_page, template])
def test_staff_without_edit_permission_get_403_everywhere(make):
    """EDIT-ED-06"""
    item, client = make(), Client()
    client.force_login(staff())
    for method, url in everything(item):
        answer = ask(client, method, url)
        assert (answer.status_code, answer.json()["error"]) == (403, "forbidden"), (method, url)


def test_account_without_admin_access_gets_403(django_user_model):
    """EDIT-ED-06"""

    client, item = Client(), saved_page()
    client.force_login(django_user_model.objects.create_user("customer"))
    for method, url in everything(item):
        assert ask(client, method, url).status_code == 403


@pytest.mark.parametrize("make", [saved_page, template])
def test_request_without_csrf_token_gets_403_and_changes_nothing(make):
    """EDIT-ED-06"""

    item, client = make(heading("Before")), Client(enforce_csrf_checks=True)
    client.force_login(administrator())
    for pattern in ENDPOINTS:
        answer = ask(client, "POST", url_of(pattern, item))
        assert (answer.status_code, answer.json()["error"]) == (403, "csrf"), pattern
    before = item.latest_revision_id
    item.refresh_from_db()
    assert item.latest_revision_id == before


def test_request_with_csrf_token_passes():
    item, user = saved_page(), administrator()
    session = Editor(item, user, enforce_csrf_checks=True)
    session.load()
    token = "a" * 32
    session.client.cookies["csrftoken"] = token
    body = {"document": document(), "base_revision": session.revision}
    assert session.post("document/", body, headers={"x-csrftoken": token}).status_code == 200
    assert session.post("document/", body, headers={"x-csrftoken": "b" * 32}).status_code == 403


def test_save_is_refused_after_another_user_signed_in_in_a_second_tab():
    """EDIT-ED-06"""
    item, anna = saved_page(heading("Before")), administrator()
    session = Editor(item, anna)
    session.load()
    stored = item.latest_revision_id
    session.client.force_login(administrator(first_name="Ben", last_name="Elm"))

    body = {"document": document(heading("After")), "base_revision": session.revision}
    answer = session.post("document/", body, headers={"x-intarsia-user": str(anna.pk)})

    assert (answer.status_code, answer.json()["error"]) == (409, "other_user")
    assert answer.json()["message"].startswith("This browser is signed in as Ben Elm now: sign in again")
    item.refresh_from_db()
    assert item.latest_revision_id == stored

    session.client.force_login(anna)
    assert session.post("document/", body, headers={"x-intarsia-user": str(anna.pk)}).status_code == 200


def test_another_user_without_access_to_the_admin_is_named_too(django_user_model):
    """EDIT-ED-06"""
    session = Editor(saved_page())
    session.client.force_login(django_user_model.objects.create_user("customer"))
    answer = session.post("document/", {}, headers={"x-intarsia-user": "1000"})
    assert (answer.status_code, answer.json()["error"]) == (409, "other_user")
    assert "customer" in answer.json()["message"]


@pytest.mark.parametrize("kind", ["page", "template"])
def test_missing_item_gives_404(kind):
    client = Client()
    client.force_login(administrator())
    answer = client.get(f"/admin/intarsia/{kind}/999999/document/")
    assert (answer.status_code, answer.json()["error"]) == (404, "not_found")


def test_unknown_kinds_and_other_page_types_give_404():
    client = Client()
    client.force_login(administrator())
    for url in ("/admin/intarsia/popup/1/document/", f"/admin/intarsia/page/{home().pk}/document/"):
        answer = client.get(url)
        assert (answer.status_code, answer.json()["error"]) == (404, "not_found")


def test_unsupported_method_gives_405():
    session = Editor(saved_page(), administrator())
    for name, method in (
        ("preview/", "GET"),
        ("resources/", "GET"),
        ("revisions/", "POST"),
        ("document/", "PUT"),
    ):
        answer = ask(session.client, method, session.url(name))
        assert (answer.status_code, answer.json()["error"]) == (405, "not_allowed")


def test_alias_cannot_be_edited():
    original = saved_page(heading("Original"))
    alias = original.create_alias(update_slug="alias")
    session = Editor(BuilderPage.objects.get(pk=alias.pk), administrator())
    answer = session.get("document/")
    assert answer.status_code == 405
    assert "original" in answer.json()["message"]


def test_errors_are_in_the_language_of_the_users_account():
    """EDIT-ED-07"""
    item, me = saved_page(heading("Oak")), administrator()
    UserProfile.objects.create(user=me, preferred_language="de")
    mine, theirs = Editor(item, me), Editor(item, administrator())
    mine.load(), theirs.load()
    theirs.save(document(heading("Theirs")))

    conflict = mine.save(document(heading("Mine")))
    assert "hat eine neuere Version gespeichert" in conflict.json()["message"]
    # The checks before any view, too.
    other = mine.client.get(mine.url("document/"), headers={"X-Intarsia-User": "0"})
    assert other.json()["message"].startswith("Dieser Browser ist jetzt als")
    assert "nimmt DELETE nicht an" in mine.client.delete(mine.url("document/")).json()["message"]


def test_responses_are_never_cached():
    session = Editor(saved_page(), editor())
    assert "no-store" in session.get("document/").headers["Cache-Control"]
    assert "no-store" in Client().get(session.url("document/")).headers["Cache-Control"]


def test_endpoint_without_the_guard_is_a_configuration_error():
    """EDIT-ED-06"""

    with pytest.raises(ImproperlyConfigured, match="anyone could call it"):
        GuardedRoute("open/", View, "open")
    with pytest.raises(ImproperlyConfigured, match="checks permissions"):
        type("Careless", (GuardedView,), {"dispatch": lambda self: None})


def test_page_of_another_branch_cannot_be_edited():
    """EDIT-ED-06"""
    from django.contrib.auth.models import Permission
    from wagtail.models import GroupPagePermission

    mine, theirs = saved_page(), saved_page()
    user = staff()
    GroupPagePermission.objects.create(
        group=user.groups.get(), page=mine, permission=Permission.objects.get(codename="change_page")
    )
    assert Editor(mine, user).get("document/").status_code == 200
    assert Editor(theirs, user).get("document/").status_code == 403
