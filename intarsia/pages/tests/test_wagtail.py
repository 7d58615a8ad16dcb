"""Wagtail's features work with builder pages like with any other page."""

from datetime import timedelta

import pytest
from django.contrib.contenttypes.models import ContentType
from django.core.exceptions import ValidationError
from django.core.management import call_command
from django.test import Client
from django.urls import reverse
from django.utils import timezone
from wagtail.models import (
    Locale,
    Page,
    PageLogEntry,
    Revision,
    WorkflowContentType,
    WorkflowPage,
)
from wagtail.test.utils.form_data import inline_formset, nested_form_data

from intarsia.pages.models import BuilderPage

from .builders import (
    Editor,
    administrator,
    document,
    editor,
    heading,
    home,
    moderated,
    moderator_of_pages,
    saved_page,
    staff,
    template,
)

pytestmark = pytest.mark.django_db


def signed_in(user) -> Client:
    client = Client()
    client.force_login(user)
    return client


def title_in(item) -> str:
    return item.document["content"][0]["props"]["title"]


def form_of(item, **changes) -> dict:
    """The fields that Wagtail's form of the page sends."""
    fields = {"title": item.title, "slug": item.slug, "comments": inline_formset([])}
    return nested_form_data({**fields, **changes})


def test_page_explorer_lists_and_finds_the_page():
    item = saved_page(title="A page of the catalog")
    client = signed_in(administrator())
    listing = client.get(reverse("wagtailadmin_explore", args=(home().pk,)))
    assert item.title in listing.content.decode()
    found = client.get(reverse("wagtailadmin_pages:search"), {"q": "catalog"})
    assert found.status_code == 200


def test_page_can_be_created_with_wagtails_form():
    client = signed_in(administrator())
    url = reverse("wagtailadmin_pages:add", args=("intarsia_pages", "builderpage", home().pk))
    assert "Save a draft to open the visual editor." in client.get(url).content.decode()
    client.post(url, nested_form_data({"title": "New", "slug": "new", "comments": inline_formset([])}))
    made = BuilderPage.objects.get(slug="new")
    assert made.document == {"root": {"props": {"schemaVersion": 1}}, "content": [], "zones": {}}
    assert Editor(made, administrator()).load()["content"] == []


def test_wagtails_permissions_apply():
    """EDIT-ED-06"""
    item = saved_page()
    edit = reverse("wagtailadmin_pages:edit", args=(item.pk,))
    assert signed_in(editor()).get(edit).status_code == 200
    assert signed_in(staff()).get(edit).status_code == 302


def test_saving_wagtails_form_keeps_the_newest_document():
    item, user = saved_page(heading("Live")), administrator()
    session = Editor(item, user)
    session.load()
    session.save(document(heading("Draft")))
    client = signed_in(user)
    edit = reverse("wagtailadmin_pages:edit", args=(item.pk,))
    assert 'name="document"' not in client.get(edit).content.decode()
    client.post(edit, form_of(item, title="Another title"))
    draft = BuilderPage.objects.get(pk=item.pk).get_latest_revision_as_object()
    assert (draft.title, title_in(draft)) == ("Another title", "Draft")
    client.post(edit, form_of(draft, **{"action-publish": "1"}))
    assert title_in(BuilderPage.objects.get(pk=item.pk)) == "Draft"


def test_saving_wagtails_form_makes_the_open_editor_stale():
    item, user = saved_page(), administrator()
    session = Editor(item, user)
    session.load()
    signed_in(user).post(reverse("wagtailadmin_pages:edit", args=(item.pk,)), form_of(item, title="Another title"))
    assert session.save(document(heading("Mine"))).status_code == 409


def test_wagtail_can_revert_to_an_earlier_revision():
    """EDIT-ED-07"""
    item, user = saved_page(heading("First")), administrator()
    first = item.latest_revision_id
    session = Editor(item, user)
    session.load()
    session.save(document(heading("Second")), "publish")
    revert = reverse("wagtailadmin_pages:revisions_revert", args=(item.pk, first))
    signed_in(user).post(revert, form_of(item, **{"action-publish": "1"}))
    assert title_in(BuilderPage.objects.get(pk=item.pk)) == "First"


def test_unpublishing_keeps_the_document():
    item = saved_page(heading("Kept"))
    item.unpublish()
    item.refresh_from_db()
    assert not item.live and title_in(item) == "Kept"


def test_submitted_page_goes_live_after_approval():
    item, author, moderator = saved_page(heading("Old")), editor(), moderator_of_pages()
    moderated(item, moderator)
    writing = Editor(item, author)
    writing.load()
    assert writing.save(document(heading("New")), "submit").status_code == 200
    assert title_in(BuilderPage.objects.get(pk=item.pk)) == "Old"

    response = writing.save(document(heading("Newer")))
    assert (response.status_code, response.json()["error"]) == (423, "locked")
    assert "moderation" in response.json()["message"]

    reviewing = Editor(item, moderator)
    reviewing.load()
    assert reviewing.save(document(heading("Reviewed"))).status_code == 200
    state = BuilderPage.objects.get(pk=item.pk).current_workflow_task_state
    state.approve(user=moderator)
    assert title_in(BuilderPage.objects.get(pk=item.pk)) == "Reviewed"


def test_autosave_of_a_moderator_keeps_the_submitted_version():
    item, moderator = saved_page(heading("Old")), moderator_of_pages()
    moderated(item, moderator)
    session = Editor(item, moderator)
    session.load()
    submitted = session.save(document(heading("Submitted")), "submit").json()["revision"]
    session.save(document(heading("Later")), "autosave", autosave_revision_id=submitted["id"])
    assert title_in(item.revisions.get(pk=submitted["id"]).as_object()) == "Submitted"


def test_moderator_can_edit_a_submitted_template_without_general_permission():
    item, moderator = template(heading("Old")), staff()
    workflow = moderated(saved_page(), moderator)
    WorkflowContentType.objects.create(
        workflow=workflow, content_type=ContentType.objects.get_for_model(item, for_concrete_model=False)
    )
    waiting = Editor(item, moderator)
    assert waiting.save(document(heading("Too early"))).status_code == 403

    workflow.start(item, administrator())
    reviewing = Editor(item, moderator)
    reviewing.load()
    assert reviewing.save(document(heading("Reviewed"))).status_code == 200
    item.refresh_from_db()
    assert title_in(item.get_latest_revision_as_object()) == "Reviewed"
    assert reviewing.save(document(heading("Live")), "publish").status_code == 403


def test_page_without_a_workflow_cannot_be_submitted():
    WorkflowPage.objects.all().delete()
    session = Editor(saved_page(), editor())
    session.load()
    answer = session.save(document(), "submit")
    assert (answer.status_code, answer.json()["error"]) == (403, "forbidden")


def test_page_that_needs_changes_resumes_its_workflow():
    item, author, moderator = saved_page(heading("Old")), editor(), moderator_of_pages()
    moderated(item, moderator)
    session = Editor(item, author)
    session.load()
    session.save(document(heading("New")), "submit")
    BuilderPage.objects.get(pk=item.pk).current_workflow_task_state.reject(user=moderator)
    session.load()
    assert session.save(document(heading("Better")), "submit").status_code == 200
    stored = BuilderPage.objects.get(pk=item.pk)
    assert stored.workflow_states.count() == 1 and stored.workflow_in_progress


def test_wagtail_lock_applies_in_the_editor():
    item, owner = saved_page(), administrator()
    signed_in(owner).post(reverse("wagtailadmin_pages:lock", args=(item.pk,)))
    other = Editor(item, administrator())
    other.load()
    assert other.save(document()).status_code == 423


def test_scheduled_page_is_locked_until_it_goes_live():
    item, user = saved_page(heading("Now")), administrator()
    draft = item.get_latest_revision_as_object()
    draft.go_live_at = timezone.now() + timedelta(hours=1)
    draft.save_revision()
    session = Editor(item, user)
    session.load()
    answer = session.save(document(heading("Later")), "publish")
    assert answer.status_code == 200 and answer.json()["has_unpublished_changes"]
    assert title_in(BuilderPage.objects.get(pk=item.pk)) == "Now"
    assert session.save(document(heading("Never"))).status_code == 423

    scheduled = item.revisions.get(approved_go_live_at__isnull=False)
    scheduled.approved_go_live_at = scheduled.content["go_live_at"] = timezone.now() - timedelta(minutes=1)
    scheduled.save()
    call_command("publish_scheduled")
    assert title_in(BuilderPage.objects.get(pk=item.pk)) == "Later"


def test_copy_has_its_own_document():
    item, user = saved_page(heading("Original")), administrator()
    copied = item.copy(update_attrs={"slug": "copied", "title": "Copied"}, user=user)
    assert copied.document == item.document
    session = Editor(copied, user)
    session.load()
    session.save(document(heading("Changed")), "publish")
    assert title_in(BuilderPage.objects.get(pk=item.pk)) == "Original"
    assert title_in(BuilderPage.objects.get(pk=copied.pk)) == "Changed"


def test_copying_in_the_admin_copies_revisions_and_drafts():
    item, user = saved_page(heading("Live")), administrator()
    session = Editor(item, user)
    session.load()
    session.save(document(heading("Draft")))
    signed_in(user).post(
        reverse("wagtailadmin_pages:copy", args=(item.pk,)),
        {"new_title": "Copied", "new_slug": "copied", "new_parent_page": home().pk, "publish_copies": "on"},
    )
    copied = BuilderPage.objects.get(slug="copied")
    assert title_in(copied) == "Live"
    assert title_in(copied.get_latest_revision_as_object()) == "Draft"


def test_alias_follows_each_publication():
    item, user = saved_page(heading("Old")), administrator()
    alias = item.create_alias(update_slug="alias", user=user)
    session = Editor(item, user)
    session.load()
    session.save(document(heading("New")), "publish")
    assert title_in(BuilderPage.objects.get(pk=alias.pk)) == "New"


def test_translation_starts_with_the_document_and_is_edited_separately():
    item, user = saved_page(heading("Hello")), administrator()
    german = Locale.objects.create(language_code="de")
    translation = item.copy_for_translation(german, copy_parents=True)
    assert title_in(BuilderPage.objects.get(pk=translation.pk)) == "Hello"
    session = Editor(translation, user)
    session.load()
    session.save(document(heading("Hallo")), "publish")
    assert title_in(BuilderPage.objects.get(pk=translation.pk)) == "Hallo"
    assert title_in(BuilderPage.objects.get(pk=item.pk)) == "Hello"


def test_moving_a_page_keeps_its_document():
    item, parent = saved_page(heading("Kept")), saved_page()
    item.move(parent, pos="last-child")
    moved = BuilderPage.objects.get(pk=item.pk)
    assert moved.get_parent().pk == parent.pk and title_in(moved) == "Kept"


def test_page_stays_movable_and_publishable_after_a_widget_change():
    item = saved_page(heading(5))
    item.move(saved_page(), pos="last-child")
    item = BuilderPage.objects.get(pk=item.pk)
    item.title = "Another title"
    item.save_revision().publish()
    assert BuilderPage.objects.get(pk=item.pk).title == "Another title"


def test_model_rejects_values_that_no_database_can_store():
    with pytest.raises(ValidationError, match=r"content\[0\].props.title"):
        saved_page(heading("a\0b"))


def test_deleting_a_page_deletes_its_revisions():
    item = saved_page()
    signed_in(administrator()).post(reverse("wagtailadmin_pages:delete", args=(item.pk,)))
    assert not Page.objects.filter(pk=item.pk).exists()
    assert not Revision.objects.filter(object_id=str(item.pk)).exists()


def test_many_autosaves_are_one_history_entry():
    item, user = saved_page(), administrator()
    session = Editor(item, user)
    session.load()
    for number in range(4):
        session.save(document(heading(f"Version {number}")), "autosave")
    written = PageLogEntry.objects.filter(page=item.pk, revision_id=session.revision["id"])
    assert written.count() == 4 and len({entry.uuid for entry in written}) == 1


def test_page_listing_has_a_small_button_for_the_editor():
    item = saved_page("In the list")
    answer = signed_in(administrator()).get(reverse("wagtailadmin_explore", args=[home().pk]))
    [start] = [part for part in answer.content.decode().split("<a")[1:] if f"/intarsia/page/{item.pk}/" in part]

    assert "button-small" in start.split(">")[0]
