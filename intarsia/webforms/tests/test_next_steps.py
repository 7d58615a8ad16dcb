"""What owners are offered once a form is published, and who is e-mailed about its entries by default."""

import pytest
from bs4 import BeautifulSoup
from django.contrib.auth.models import Permission
from django.test import Client, RequestFactory
from django.urls import reverse
from django.utils.translation import override

from intarsia.documents.kinds import kind_named
from intarsia.documents.validation.storage_limits import MAX_DOCUMENT_BYTES, MAX_ELEMENTS
from intarsia.pages.api import editor_url
from intarsia.pages.tests.builders import administrator, heading, page, staff
from intarsia.webforms.admin.placing.editable_form import EditableForm, new_form_url
from intarsia.webforms.models import WebForm

from .builders import notification, web_form

pytestmark = pytest.mark.django_db
FORMS = "wagtailsnippets_intarsia_webforms_webform"


@pytest.fixture
def owner():
    return administrator(email="owner@example.org")


def signed_in(user) -> Client:
    client = Client()
    client.force_login(user)
    return client


def steps_of(form: WebForm, user) -> dict:
    request = RequestFactory().get("/")
    request.user = user
    return EditableForm(kind_named("form"), request, form.pk).next_steps


def test_FORM_PAGE_17_a_published_form_leads_to_a_page_a_test_its_embed_code_and_its_entries(owner):
    steps = steps_of(web_form(), owner)

    assert [link["label"] for link in steps["links"]] == [
        *("Add it to a page", "View and test", "Copy embed code", "See entries"),
    ]
    client = signed_in(owner)
    assert [client.get(link["url"]).status_code for link in steps["links"]] == [200] * 4


def test_the_form_is_added_at_the_end_of_the_chosen_page_as_a_draft_which_opens(owner):
    form, chosen = web_form(), page(heading("Visit us"))
    client, place = signed_in(owner), reverse(f"{FORMS}:place", args=[form.pk])
    offered = BeautifulSoup(client.get(place).content, "html.parser").select("button[name=page]")
    response = client.post(place, {"page": chosen.pk})

    chosen.refresh_from_db()
    draft = chosen.get_latest_revision_as_object().document["content"]
    assert str(chosen.pk) in [button["value"] for button in offered]
    # The editor selects it.
    assert response.url == f"{editor_url(chosen)}#{draft[-1]['props']['id']}"
    assert [element["type"] for element in draft] == ["heading", "form"]
    assert draft[-1]["props"]["form"] == {"id": form.pk}
    assert len(chosen.document["content"]) == 1 and chosen.has_unpublished_changes


@pytest.mark.parametrize("chosen", ["abc", "", "9" * 30])
def test_a_form_cannot_be_added_to_what_is_no_page(owner, chosen):
    place = reverse(f"{FORMS}:place", args=[web_form().pk])

    assert signed_in(owner).post(place, {"page": chosen}).status_code == 404


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ([heading("word " * (MAX_DOCUMENT_BYTES // 5))], "The page is larger than 2 MB. Shorten its texts"),
        ([heading("x") for _ in range(MAX_ELEMENTS)], f"but a page can have at most {MAX_ELEMENTS}"),
    ],
    ids=["2 MB", "elements"],
)
def test_a_page_that_would_become_too_large_stays_as_it_is_and_the_owner_reads_why(owner, content, reason):
    form, full = web_form(), page(*content)
    html = signed_in(owner).post(reverse(f"{FORMS}:place", args=[form.pk]), {"page": full.pk}, follow=True)

    assert reason in html.content.decode()
    assert full.revisions.count() == 0


def test_pages_that_a_user_cannot_edit_are_neither_offered_nor_changed():
    form, other = web_form(), page(heading("Secret"))
    user = staff()
    client = signed_in(user)
    place = reverse(f"{FORMS}:place", args=[form.pk])
    # Without the permission to change forms.
    assert client.get(place).status_code == 302

    user.groups.get().permissions.add(*form_permissions())
    client = signed_in(type(user).objects.get(pk=user.pk))
    assert "There is no page that you can edit" in client.get(place).content.decode()
    assert client.post(place, {"page": other.pk}).url == place
    assert other.get_latest_revision_as_object().document["content"][-1]["type"] == "heading"


def form_permissions():
    return Permission.objects.filter(content_type__app_label="intarsia_webforms", content_type__model="webform")


def test_pages_are_found_by_their_title(owner):
    form = web_form()
    page(title="Opening hours")
    client = signed_in(owner)
    found = client.get(reverse(f"{FORMS}:place", args=[form.pk]), {"q": "opening"}).content.decode()

    assert "Opening hours" in found and found.count('place-form__name">') == 1


def test_an_empty_form_notifies_its_maker_and_the_editor_says_who_is_notified(owner):
    signed_in(owner).post(reverse(f"{FORMS}:gallery"), {"template": "empty"})
    form = WebForm.objects.get()

    assert (form.title, form.live) == ("New form", False)
    assert [one.to for one in form.notifications.all()] == ["owner@example.org"]
    assert steps_of(form, owner)["note"] == "Entries are e-mailed to owner@example.org."


def test_the_editor_says_plainly_if_nobody_is_notified(settings):
    settings.DEFAULT_FROM_EMAIL = "webmaster@localhost"
    nobody = administrator(email="")
    signed_in(nobody).post(reverse(f"{FORMS}:gallery"), {"template": "contact"})
    form = WebForm.objects.get()

    assert [one.to for one in form.notifications.all()] == [""]
    assert steps_of(form, nobody)["note"].startswith("Nobody is e-mailed about entries yet.")
    form.notifications.add(notification(to="office@example.org"))
    form.save_revision()
    assert steps_of(form, nobody)["note"] == "Entries are e-mailed to office@example.org."


def test_the_form_editor_leads_to_the_notifications_also_if_only_the_answers_decide_about_them(owner):
    form = web_form()
    form.notifications.add(notification(to="", routes=[{"condition": None, "to": "a@example.org"}]))
    form.save_revision()
    steps = steps_of(form, owner)

    assert steps["note"] == "The answers decide who is e-mailed about an entry."
    url, tab = steps["notifications"].split("#")
    assert BeautifulSoup(signed_in(owner).get(url).content, "html.parser").find(id=tab)


@pytest.mark.parametrize(
    ("values", "note"),
    [
        ({"routes": [{"condition": None, "to": "a@example.org"}]}, "to office@example.org. For some answers, others"),
        ({"condition": {"field": "name", "operator": "is", "value": "Ana"}}, "The answers decide who is e-mailed"),
        ({"is_active": False, "to": "a@example.org"}, "Nobody is e-mailed"),
    ],
)
def test_the_editor_does_not_hide_that_answers_choose_recipients(values, note, owner):
    form = web_form()
    form.notifications.add(notification(**values))
    form.save_revision()

    assert note in steps_of(form, owner)["note"]


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_links_to_a_tab_of_the_form_settings_are_the_same_in_each_language_of_the_admin(owner, language):
    steps = steps_of(web_form(), owner)
    links = [steps["notifications"], *(link["url"] for link in steps["links"])]
    with override(language):
        tabs = WebForm.edit_handler.bind_to_model(WebForm).child_identifiers

    assert {link.split("#tab-")[1] for link in links if "#" in link} == {"after_sending", "embed"} < set(tabs)


def test_only_users_who_may_add_forms_are_offered_a_new_one(owner):
    assert new_form_url(owner) == reverse(f"{FORMS}:gallery")
    assert new_form_url(staff()) is None
