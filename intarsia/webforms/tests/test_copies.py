"""Copied and imported pages and forms keep what they refer to."""

import json
from io import StringIO

import pytest
from bs4 import BeautifulSoup
from django.core.management import CommandError, call_command
from wagtail.models import ReferenceIndex

from intarsia.pages.models import BuilderPage
from intarsia.pages.tests.builders import administrator, element, home, page

from ..models import Entry, FormField, WebForm
from .builders import notification, page_with, shown, web_form

pytestmark = pytest.mark.django_db


def elements_of(item) -> list[dict]:
    return type(item).objects.get(pk=item.pk).document["content"]


def used_by(item) -> set[tuple[str, str]]:
    rows = ReferenceIndex.get_references_for_object(item).filter(content_path__startswith="document.")
    return {(row.to_content_type.model, row.to_object_id) for row in rows}


def filled_in(html: str) -> dict[str, str]:
    """What a browser would send of the edit form."""
    form = BeautifulSoup(html, "html.parser").find("form", id="w-editor-form")
    texts = {one["name"]: one.text for one in form.find_all("textarea")}
    chosen = {one["name"]: one.find("option", selected=True)["value"] for one in form.select("select:has([selected])")}
    return texts | chosen | {one["name"]: one.get("value", "") for one in form.find_all("input") if one.get("name")}


@pytest.mark.parametrize("keeps_drafts", [True, False])
def test_page_copied_in_wagtail_keeps_element_ids_links_and_forms(keeps_drafts):
    form, target = web_form(), page()
    popup = element("modal_popup", id="popup", content=[element("form", id="shown", form={"id": form.pk})])
    action = {"name": "popup:open", "settings": {"id": "popup"}}
    opening = element("button", id="opening", link={"url": "", "action": action})
    source = page(popup, opening, element("heading", id="link", link={"url": "", "page": target.pk}))
    copy = source.copy(to=home(), update_attrs={"slug": "a-copy", "title": "A copy"}, copy_revisions=keeps_drafts)

    assert elements_of(copy) == elements_of(source)
    assert copy.get_latest_revision_as_object().document == source.document
    assert used_by(copy) == {("webform", str(form.pk)), ("page", str(target.pk))}
    assert "Message" in shown(copy) and 'id="popup-dialog"' in shown(copy)


def test_change_of_a_copied_page_leaves_the_original_unchanged():
    source = page_with(web_form())
    copy = source.copy(to=home(), update_attrs={"slug": "a-copy"})
    copy.document["content"].clear()
    copy.save_revision().publish()

    assert len(elements_of(source)) == 1 and elements_of(copy) == []


def test_form_copied_in_the_admin_has_fields_of_its_own_and_no_entries(client):
    source = web_form()
    client.force_login(administrator())
    url = f"/admin/snippets/intarsia_webforms/webform/copy/{source.pk}/"
    fields = filled_in(client.get(url).content.decode())
    answer = client.post(url, {**fields, "title": "A copy", "action-publish": "on"}, follow=True)
    copy = WebForm.objects.get(title="A copy")

    assert answer.status_code == 200
    assert elements_of(copy) == elements_of(source)
    own = list(FormField.objects.filter(form=copy).values_list("element", "number"))
    assert own == [("name", 1), ("mail", 2), ("message", 3)]
    assert not Entry.objects.filter(form=copy).exists()


def test_draft_of_a_copied_form_has_the_fields_of_the_newest_draft(client):
    source = web_form()
    FormField.objects.filter(form=source, element="message").update(number=7)
    source.notifications.add(notification(subject="From {Name:1}: {Message:7}"))
    source.document["content"].append(element("text", id="new", label="New"))
    source.save_revision()
    client.force_login(administrator())
    url = f"/admin/snippets/intarsia_webforms/webform/copy/{source.pk}/"
    page_of_copy = client.get(url).content.decode()
    client.post(url, filled_in(page_of_copy), follow=True)
    copy = WebForm.objects.get(title="Contact (copy)")
    numbers = dict(FormField.objects.filter(form=copy).values_list("element", "number"))

    assert f"/admin/intarsia/form/{source.pk}/" not in page_of_copy
    assert copy.get_latest_revision_as_object().document["content"] == source.document["content"]
    assert not copy.live and WebForm.objects.get(pk=source.pk).live
    assert numbers == {"name": 1, "mail": 2, "message": 7, "new": 8}
    assert copy.notifications.get().key != source.notifications.get().key


def test_form_is_exported_and_imported_into_another_one(tmp_path):
    source, into, file = web_form(), web_form(element("text", label="Before"), title="Other"), tmp_path / "form.json"
    call_command("intarsia_export", "form", source.pk, output=file)
    call_command("intarsia_import", file, "form", into.pk, stdout=StringIO())

    draft = WebForm.objects.get(pk=into.pk).get_latest_revision_as_object()
    assert draft.document["content"] == source.document["content"]
    with pytest.raises(CommandError, match="is made of fields, but a page is made of widgets"):
        call_command("intarsia_import", file, "page", page().pk)


@pytest.mark.parametrize(("forms", "is_found"), [(1, True), (0, False), (2, False)])
def test_import_finds_the_only_form_with_the_same_title(tmp_path, forms, is_found):
    form, file, into, errors = web_form(), tmp_path / "page.json", page(), StringIO()
    call_command("intarsia_export", "page", page_with(form).pk, output=file)
    form.delete()
    made = [web_form().pk for _time in range(forms)]
    call_command("intarsia_import", file, "page", into.pk, skip_missing=True, stdout=StringIO(), stderr=errors)

    draft = BuilderPage.objects.get(pk=into.pk).get_latest_revision_as_object()
    assert draft.document["content"][0]["props"]["form"] == {"id": made[0] if is_found else None}
    assert ("Missing: form “Contact”" in errors.getvalue()) != is_found


def test_export_says_how_to_find_a_form(tmp_path):
    form, file = web_form(), tmp_path / "page.json"
    call_command("intarsia_export", "page", page_with(form).pk, output=file)

    assert json.loads(file.read_text())["references"] == {"form": {str(form.pk): {"title": "Contact"}}}


def test_formulas_of_an_imported_form_calculate_with_the_same_fields(tmp_path):
    price, people = ({"type": "number", "props": {"id": name, "label": name.title()}} for name in ("price", "people"))
    text = "<p>{People:%s} at {Price:%s:value}, {Gone:99}, 8:3</p>"
    total = {"type": "calculation", "props": {"id": "total", "formula": "{Price:1} * {People:2}"}}
    note = {"type": "html", "props": {"id": "note", "content": text % (2, 1)}}
    source, target = web_form(price, people, total, note), web_form(people, title="Another")
    call_command("intarsia_export", "form", source.pk, f"--output={tmp_path / 'form.json'}")
    call_command("intarsia_import", tmp_path / "form.json", "form", target.pk, stdout=StringIO())

    numbers = dict(FormField.objects.filter(form=target).values_list("element", "number"))
    *_others, total, note = WebForm.objects.get(pk=target.pk).get_latest_revision_as_object().document["content"]
    assert numbers["people"] == 1 and numbers["price"] == 2
    assert total["props"]["formula"] == "{Price:2} * {People:1}" and note["props"]["content"] == text % (1, 2)


def test_a_form_is_imported_from_a_file_without_numbers_or_with_damaged_ones(tmp_path):
    source, target, file = web_form(), web_form(title="Another"), tmp_path / "form.json"
    call_command("intarsia_export", "form", source.pk, f"--output={file}")
    content = json.loads(file.read_text())
    for numbers in (None, [], {"name": "x", "mail": True, "message": 10**30}):
        file.write_text(json.dumps({**content, "numbers": numbers}))
        call_command("intarsia_import", file, "form", target.pk, stdout=StringIO())

    assert len(WebForm.objects.get(pk=target.pk).get_latest_revision_as_object().document["content"]) == len(
        source.document["content"]
    )


@pytest.mark.parametrize("dry_run", [True, False])
def test_a_form_whose_rules_depend_on_each_other_is_not_imported(tmp_path, dry_run):
    """FORM-COND-11"""
    source, target, file = web_form(), web_form(title="Another"), tmp_path / "form.json"
    call_command("intarsia_export", "form", source.pk, output=file)
    content = json.loads(file.read_text())
    for field, needs in zip(content["document"]["content"], ("mail", "name"), strict=False):
        field["props"]["shown_if"] = {"field": needs, "operator": "is", "value": "x"}
    file.write_text(json.dumps(content))

    with pytest.raises(CommandError, match="depend on each other in a circle: Name → E-mail → Name"):
        call_command("intarsia_import", file, "form", target.pk, dry_run=dry_run, stdout=StringIO())
    assert WebForm.objects.get(pk=target.pk).latest_revision is None
