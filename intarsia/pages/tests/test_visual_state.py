"""Pages that were there before their type got the visual editor keep what they show, until someone decides."""

import json
import subprocess
import sys

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse
from wagtail.models import Page

from intarsia.pages.api import editor_url, pages_to_edit
from intarsia.pages.models import BuilderPage
from intarsia.pages.models.visual_pages import ShownDocument, has_own_view

from .builders import Editor, administrator, document, heading, home, page, saved_page, staff
from .stories.models import StoryPage

pytestmark = pytest.mark.django_db
BODY = [("paragraph", "<p>Written in the form</p>")]


def story(*elements: dict, built_visually: bool | None = None, **fields: object) -> StoryPage:
    """As the migration that adds the mixin leaves a page, unless `built_visually` is decided."""
    made = StoryPage(title="Story", document=document(*elements), body=BODY, built_visually=built_visually, **fields)
    home().add_child(instance=made)
    return StoryPage.objects.get(pk=made.pk)


def shown(item: Page) -> str:
    return Client(headers={"host": "localhost"}).get(item.url).content.decode()


def signed_in(user) -> Client:
    client = Client(headers={"host": "localhost"})
    client.force_login(user)
    return client


def choose(item: Page, visual: str, user=None):
    return signed_in(user or administrator()).post(
        reverse("intarsia_visual_state:choose", args=(item.pk,)), {"visual": visual}
    )


@pytest.mark.services
def test_pages_made_before_the_migration_keep_their_own_template(tmp_path):
    command = [sys.executable, "-m", "intarsia.pages.tests.scratch.visual_editor_added", str(tmp_path / "site.sqlite3")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {
        "own template": True,
        "own template after publishing an old revision": True,
        "decided": None,
    }


def test_undecided_page_without_elements_shows_its_own_template():
    assert "own-template" in shown(story()) and "Written in the form" in shown(StoryPage.objects.get())


def test_undecided_page_with_a_design_stays_visual():
    html = shown(story(heading("Designed")))
    assert "Designed" in html and "own-template" not in html


def test_page_type_without_a_template_is_always_visual():
    made = page(built_visually=False)
    assert not has_own_view(BuilderPage) and made.is_visual and "data-page-content" not in shown(made)
    assert signed_in(administrator()).get(reverse("intarsia_visual_state:choose", args=(made.pk,))).status_code == 404


def test_new_pages_start_as_their_class_says(monkeypatch):
    assert not StoryPage(title="New").is_visual and BuilderPage(title="New").is_visual
    monkeypatch.setattr(StoryPage, "starts_visual", True)
    assert StoryPage(title="New").is_visual


def test_new_page_with_a_template_of_its_own_shows_what_is_filled_in(monkeypatch):
    monkeypatch.setattr(StoryPage, "starts_visual", None)
    of_the_form, designed = StoryPage(title="Form", body=BODY), StoryPage(title="Design", document=document(heading()))
    for new in (of_the_form, designed):
        home().add_child(instance=new)
    assert "Written in the form" in shown(of_the_form)
    assert "own-template" not in shown(designed) and "Hello" in shown(designed)


def test_new_page_whose_own_template_shows_the_document_is_visual(monkeypatch):
    monkeypatch.setattr(StoryPage, "starts_visual", None)
    assert not StoryPage(title="New").is_visual
    monkeypatch.setattr(StoryPage, "visual_template", StoryPage.template)
    assert StoryPage(title="New").is_visual


def test_copy_of_an_undecided_page_shows_the_same(monkeypatch):
    monkeypatch.setattr(StoryPage, "starts_visual", True)
    copied = story().copy(update_attrs={"slug": "copied"})
    assert copied.built_visually is None and "own-template" in shown(copied)


def test_building_visually_makes_a_draft_and_opens_the_editor():
    made = story()
    answer = choose(made, "keep")

    assert answer.url == f"/admin/intarsia/page/{made.pk}/"
    assert "own-template" in shown(made)
    assert StoryPage.objects.get().get_latest_revision_as_object().is_visual


def test_published_design_replaces_the_form_and_turning_back_brings_it_again():
    user = administrator()
    made = story()
    choose(made, "keep", user)
    editor = Editor(made, user)
    editor.load()
    assert editor.save(document(heading("Designed")), action="publish").status_code == 200
    assert "Designed" in shown(made) and "own-template" not in shown(made)

    answer = choose(made, "no", user)
    assert answer.url == reverse("wagtailadmin_pages:edit", args=(made.pk,))
    assert "Designed" in shown(made)
    StoryPage.objects.get().get_latest_revision().publish()
    assert "Written in the form" in shown(made)

    turned_back = StoryPage.objects.get()
    assert turned_back.document["content"][0]["props"]["title"] == "Designed"
    choose(made, "keep", user)
    StoryPage.objects.get().get_latest_revision().publish()
    assert "Designed" in shown(made)


def test_form_of_a_page_says_what_visitors_see_and_offers_the_other(client):
    user, made = administrator(), story()
    form = signed_in(user).get(reverse("wagtailadmin_pages:edit", args=(made.pk,))).content.decode()
    state_url = reverse("intarsia_visual_state:choose", args=(made.pk,))
    assert "Build visually" in form and "Edit visually" not in form and state_url in form

    choose(made, "keep", user)
    form = signed_in(user).get(reverse("wagtailadmin_pages:edit", args=(made.pk,))).content.decode()
    assert "Build visually" not in form and "Edit visually" in form and "Show the fields of this form instead" in form


def test_screen_says_that_visitors_see_it_once_it_is_published():
    screen = signed_in(administrator()).get(reverse("intarsia_visual_state:choose", args=(story().pk,)))
    assert "until you publish the draft" in screen.content.decode()
    assert "Begin with an empty design" in screen.content.decode()


def test_visual_editor_of_a_page_that_shows_its_form_leads_to_the_choice():
    made, user = story(), administrator()
    answer = signed_in(user).get(f"/admin/intarsia/page/{made.pk}/")
    assert answer.url == reverse("intarsia_visual_state:choose", args=(made.pk,))
    refused = Editor(made, user).get("document/")
    assert (refused.status_code, refused.json()["error"]) == (409, "not_visual")


def test_users_without_permission_cannot_choose():
    assert choose(story(), "keep", staff()).status_code == 302
    assert StoryPage.objects.get().latest_revision is None


def test_locked_page_cannot_be_turned():
    made = story(locked=True)
    choose(made, "keep", staff("change_page"))
    assert StoryPage.objects.get(pk=made.pk).latest_revision is None


def test_user_who_locked_a_page_can_turn_it():
    user = staff("change_page", "lock_page")
    made = story(locked=True, locked_by=user)
    choose(made, "keep", user)
    assert StoryPage.objects.get(pk=made.pk).get_latest_revision_as_object().is_visual


def test_unknown_choice_is_refused():
    made = story(heading("Designed"), built_visually=True)
    assert choose(made, "on").status_code == 400
    assert StoryPage.objects.get(pk=made.pk).latest_revision is None


def test_pages_that_show_their_form_are_not_offered_for_the_visual_editor():
    user, made, visual = administrator(), story(), saved_page(heading())
    assert editor_url(made) is None and editor_url(visual)
    offered = [one.pk for one in pages_to_edit(user)]
    assert visual.pk in offered and made.pk not in offered


def test_offered_pages_cost_no_query_for_each_draft(django_assert_num_queries):
    user = administrator()
    for number in range(6):
        draft = story(heading("Designed"), built_visually=number % 2 == 0)
        draft.save_revision()
    pages_to_edit(user)
    with CaptureQueriesContext(connection) as of_six:
        offered = pages_to_edit(user)
    assert sum(one.title == "Story" for one in offered) == 3

    for _number in range(4):
        story(heading("Designed"), built_visually=False).save_revision()
    with django_assert_num_queries(len(of_six)):
        pages_to_edit(user)


def test_search_index_has_the_texts_that_visitors_see():
    field = ShownDocument("document")
    assert field.get_value(story(heading("Kept"), built_visually=False)) == []
    assert "Kept" in str(field.get_value(StoryPage(document=document(heading("Kept")), built_visually=True)))


def test_preview_of_the_form_shows_the_form():
    made = story()
    response = made.make_preview_request(None, made.default_preview_mode)
    assert "own-template" in response.rendered_content
