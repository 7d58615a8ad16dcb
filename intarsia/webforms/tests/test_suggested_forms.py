"""Ready sections and pages with a form show one of the site, so that a published page has no empty column."""

import pytest

from intarsia.documents import contract
from intarsia.documents.tree import elements
from intarsia.pages.models import BuilderPage
from intarsia.pages.tests.builders import Editor, administrator, home, page

from .builders import CONTACT, web_form

pytestmark = pytest.mark.django_db

NAME, EMAIL, MESSAGE = CONTACT
UPLOAD = {"type": "file_upload", "props": {"id": "upload", "label": "Files"}}


def chosen(document) -> list:
    return [one.props.get("form", {}).get("id") for one in elements(document, contract.load()) if one.type == "form"]


def section(key: str) -> dict:
    return Editor(page(), administrator()).get(f"sections/{key}/").json()["document"]


def in_section(key: str) -> list:
    return chosen(section(key))


def test_the_shortest_form_that_asks_what_the_section_is_for_is_chosen():
    web_form(EMAIL, MESSAGE, UPLOAD, title="Application")
    web_form(NAME, EMAIL, MESSAGE, title="Long contact")
    contact = web_form(EMAIL, MESSAGE, title="Contact")
    newsletter = web_form(EMAIL, title="Newsletter")
    web_form(NAME, title="Survey")

    assert (in_section("contact"), in_section("newsletter")) == ([contact.pk], [newsletter.pk])


def test_no_form_is_chosen_that_asks_something_else_or_is_not_published():
    web_form(NAME, UPLOAD)
    web_form(live=False)

    assert (in_section("contact"), in_section("newsletter")) == ([None], [None])


def test_a_new_contact_page_shows_the_form_of_the_site(client, admin_user):
    form = web_form()
    client.force_login(admin_user)
    client.post("/admin/intarsia/new-page/", {"parent": home().pk, "title": "Write to us", "begin": "contact"})

    made = BuilderPage.objects.get(title="Write to us").get_latest_revision_as_object()
    assert chosen(made.document) == [form.pk]


@pytest.mark.parametrize("purpose", ["contact", "newsletter"])
def test_a_form_has_no_second_title_below_the_heading_of_its_section(purpose):
    (form,) = [one.props for one in elements(section(purpose), contract.load()) if one.type == "form"]

    assert (form["show_title"], form["show_description"], form["form"]) == ("", "", {"id": None, "sample": purpose})
