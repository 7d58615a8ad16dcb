"""Documents of earlier versions: what `manage.py intarsia_upgrade` stores, and what the editor saves."""

from io import StringIO

import pytest
from django.core.management import call_command
from django.utils import timezone
from wagtail.models import Revision

from intarsia.documents.tests.third_party_packages import installed, write_widget
from intarsia.pages.models import BuilderPage
from intarsia.pages.stored import stored_documents

from .builders import Editor, administrator, document, element, heading, saved_page, template

pytestmark = pytest.mark.django_db


def icon(id="i", version=1, **style):
    return {"type": "icon", "props": {"id": id, "$version": version, "$style": {"desktop": style}}}


def old(id="i"):
    return icon(id, ground_color="#0c0c0c")


def current(id="i"):
    return icon(id, 2, background_color="#0c0c0c")


def newer(id="i"):
    return icon(id, 9, ground_color="#0c0c0c")


def run(*arguments):
    out, errors = StringIO(), StringIO()
    call_command("intarsia_upgrade", *arguments, stdout=out, stderr=errors)
    return out.getvalue(), errors.getvalue()


def content_of(item):
    return type(item)._base_manager.get(pk=item.pk).document["content"]


def draft_of(item):
    return Revision.objects.get(pk=type(item)._base_manager.get(pk=item.pk).latest_revision_id)


def test_the_plan_counts_widgets_and_models_names_pages_and_changes_nothing():
    made = saved_page(old(), old("j"), heading("Oak"), title="Wood marks")
    header = template(old(), title="Header")
    saved_page(current(), newer("k"))

    out, errors = run("--plan")

    assert "icon 1 → 2: 6 elements" in out
    assert "Pages: 1 live documents" in out and "Pages: 1 drafts and scheduled versions" in out
    assert "templates: 1 live documents" in out
    assert "“Wood marks”\n" in out and "“Header” (draft)" in out
    assert errors == ""
    assert content_of(made)[0] == old() and content_of(header) == [old()]


def test_apply_stores_live_documents_and_drafts_without_a_new_revision_or_an_unpublished_change():
    made, header = saved_page(old()), template(old())
    before = BuilderPage.objects.get(pk=made.pk)

    run("--apply", "--batch=1")

    after = BuilderPage.objects.get(pk=made.pk)
    assert content_of(made) == content_of(header) == [current()]
    assert draft_of(made).content["document"]["content"] == [current()]
    assert made.revisions.count() == 1
    assert not after.has_unpublished_changes
    assert after.latest_revision_created_at == before.latest_revision_created_at
    assert run("--plan")[0] == "All documents are up to date.\n"


def test_apply_upgrades_scheduled_versions_and_keeps_the_history():
    made = saved_page(heading("First"))
    for content in (old("first"), old("scheduled"), heading("Latest")):
        made.document = document(content)
        made.save_revision()
    first, scheduled, latest = made.revisions.order_by("pk")[1:]
    made.revisions.filter(pk=scheduled.pk).update(approved_go_live_at=timezone.now())

    run("--apply")

    contents = [made.revisions.get(pk=one.pk).content["document"]["content"] for one in (first, scheduled, latest)]
    assert contents[:2] == [[old("first")], [current("scheduled")]]
    assert contents[2][0]["props"]["title"] == "Latest"


def test_apply_keeps_newer_versions_and_what_was_saved_in_the_meantime():
    made = saved_page(newer(), old("j"))

    run("--apply")

    assert content_of(made) == [newer(), current("j")]


def test_an_interrupted_run_can_be_continued(monkeypatch):
    made = [saved_page(old()) for _ in range(3)]

    def interrupted(*tags):
        raise KeyboardInterrupt

    monkeypatch.setattr(stored_documents, "purge", interrupted)
    with pytest.raises(KeyboardInterrupt):
        run("--apply", "--batch=2")
    monkeypatch.undo()
    out, _ = run("--apply", "--batch=2")

    assert "4 elements" in out
    assert all(content_of(one) == [current()] for one in made)


def test_apply_purges_the_pages_that_it_changed(monkeypatch):
    purged = []
    monkeypatch.setattr(stored_documents, "purge", lambda *tags: purged.extend(tags))
    made, header = saved_page(old()), template(old())
    saved_page(current())

    run("--apply")

    assert sorted(purged) == sorted([f"page-{made.pk}", f"template-{header.pk}"])


def test_an_editor_with_the_page_open_can_still_save_after_apply():
    made = saved_page(old())
    session = Editor(made, administrator())
    session.load()

    run("--apply")

    assert session.save(document(current(), heading("More"))).status_code == 200


def test_the_server_upgrades_what_an_outdated_editor_saves_and_keeps_newer_versions_equal_as_json():
    made = saved_page()
    session = Editor(made, administrator())
    session.load()

    answer = session.save(document(old(), newer("n")))

    assert answer.status_code == 200
    assert session.load()["content"] == [current(), newer("n")]


def test_a_preview_names_the_elements_whose_upgrade_failed(tmp_path):
    step = (
        'globalThis.intarsiaWidget = () => ({ View: () => "Old words", upgrades: { 2: () => { throw Error("no") } } })'
    )
    write_widget(tmp_path, "note", step, version=2, upgrades=[2])
    session = Editor(saved_page(), administrator())
    with installed({"package": tmp_path}):
        html = session.post("preview/", {"document": document(element("note", id="n-1"))}).content.decode()

    assert "Old words" in html
    assert "could not be upgraded to the current version of their widget:</p><ul><li>note (n-1): no</li>" in html


def test_the_plan_names_elements_whose_upgrade_fails(tmp_path):
    step = "() => { throw Error('no words') }"
    script = f"globalThis.intarsiaWidget = () => ({{ View: () => null, upgrades: {{ 2: {step} }} }})"
    write_widget(tmp_path, "note", script, version=2, upgrades=[2])
    made = saved_page(element("note", id="n-2"))
    with installed({"package": tmp_path}):
        out, errors = run("--plan")

    assert "note 1 → 2: 2 elements" in out
    assert f"Page {made.pk}" in errors and "the note n-2 stays as it is, because its upgrade fails: no words" in errors
