"""`manage.py intarsia_export` and `intarsia_import`: one document on another site."""

import json
from io import StringIO

import pytest
from django.core.files.base import ContentFile
from django.core.files.uploadedfile import SimpleUploadedFile
from django.core.management import CommandError, call_command
from wagtail.documents import get_document_model
from wagtail.images import get_image_model
from wagtail.models import Page, Site

from intarsia.pages.models import BuilderPage

from .builders import administrator, element, heading, home, saved_page, template
from .test_builder_field import ONE_PIXEL

pytestmark = pytest.mark.django_db

ACTION = '{"name":"lightbox","images":[{"id":%s,"alt":"A &lt;dot&gt;"}]}'


def image(title="A dot", content=ONE_PIXEL):
    file = SimpleUploadedFile("dot.gif", content, content_type="image/gif")
    return get_image_model().objects.create(title=title, file=file)


def every_reference(used_image, target):
    """Settings of all kinds that hold ids."""
    action = (ACTION % used_image).replace('"', "&quot;")
    return [
        element("image", id="media", image={"id": used_image, "alt": "A dot"}),
        element("image_gallery", id="gallery", gallery=[{"id": used_image, "alt": "", "caption": "One"}]),
        heading(id="link", link={"url": "/old/", "page": target}),
        element(
            "text",
            id="text",
            editor=f'<p><a data-page="{target}">In</a> <a data-action="{action}">Show</a> <a href="/x/">Out</a></p>',
        ),
        element(
            "container", id="style", **{"$style": {"desktop": {"background": {"$image": used_image}, "color": "#111"}}}
        ),
        element("of_no_package", id="unknown", photo={"id": used_image, "alt": ""}),
    ]


def exported(item, path, *options) -> dict:
    kind = "page" if isinstance(item, Page) else "template"
    call_command("intarsia_export", kind, item.pk, f"--output={path}", *options)
    return json.loads(path.read_text("utf-8"))


def imported(path, item, *options) -> str:
    """What the command reports as an error."""
    errors = StringIO()
    kind = "page" if isinstance(item, Page) else "template"
    call_command("intarsia_import", path, kind, item.pk, *options, stdout=StringIO(), stderr=errors)
    return errors.getvalue()


def draft_of(item) -> list[dict]:
    return type(item)._base_manager.get(pk=item.pk).get_latest_revision_as_object().document["content"]


@pytest.fixture
def file(tmp_path):
    return tmp_path / "document.json"


def test_import_finds_the_same_images_and_pages_by_other_ids(file):
    used_image, target = image(), saved_page(title="Visit", slug="visit")
    source = saved_page(*every_reference(used_image.pk, target.pk))
    exported(source, file)
    used_image.delete(), target.delete()
    image("Another", ONE_PIXEL + b" "), saved_page(title="Other")
    same_picture, same_target = image("Renamed"), saved_page(title="Renamed", slug="visit")
    into = saved_page(heading("Before"))

    assert imported(file, into) == ""
    assert draft_of(into) == every_reference(same_picture.pk, same_target.pk)


def document_in_library(title="Prices", content=b"1"):
    return get_document_model().objects.create(title=title, file=ContentFile(content, "prices.pdf"))


def links_to(pk):
    words = f'<p><a data-document="{pk}">Prices</a></p>'
    return [heading(id="link", link={"url": "", "document": pk}), element("text", id="text", editor=words)]


def test_import_finds_the_same_files_of_the_document_library_by_other_ids(file):
    stored = document_in_library()
    exported(saved_page(*links_to(stored.pk)), file)
    stored.delete()
    document_in_library("Another", b"2")
    same, into = document_in_library("Renamed"), saved_page()

    assert imported(file, into) == ""
    assert draft_of(into) == links_to(same.pk)


def test_missing_files_of_the_document_library_are_named_and_can_be_left_empty(file):
    stored = document_in_library()
    exported(saved_page(*links_to(stored.pk)), file)
    stored.delete()
    into = saved_page()

    assert imported(file, into, "--skip-missing") == f"Missing: document “Prices” ({stored.filename})\n"
    assert draft_of(into)[0]["props"]["link"] == {"url": "", "document": None}
    assert draft_of(into)[1]["props"]["editor"] == "<p><a>Prices</a></p>"


def test_import_is_a_draft_that_can_be_undone_and_published(file):
    exported(saved_page(heading("Oak")), file)
    into = saved_page(heading("Before"))
    imported(file, into)
    stored = BuilderPage.objects.get(pk=into.pk)

    assert [one["props"]["title"] for one in stored.document["content"]] == ["Before"]
    assert [one["props"]["title"] for one in draft_of(into)] == ["Oak"]
    assert stored.has_unpublished_changes and stored.revisions.count() == 2


def test_missing_objects_are_named_and_nothing_is_imported(file):
    used_image, target = image("Oak leaf"), saved_page(title="Visit", slug="visit")
    exported(saved_page(*every_reference(used_image.pk, target.pk)), file)
    used_image.delete(), target.delete()
    into, errors = saved_page(heading("Before")), StringIO()

    with pytest.raises(CommandError, match="Nothing was imported"):
        call_command("intarsia_import", file, "page", into.pk, stderr=errors)
    assert errors.getvalue().splitlines() == [
        f"Missing: image “Oak leaf” ({used_image.filename})",
        "Missing: page “Visit” (/visit/)",
    ]
    assert BuilderPage.objects.get(pk=into.pk).revisions.count() == 1


def test_settings_of_missing_objects_can_be_left_empty(file):
    used_image, target = image(), saved_page()
    exported(saved_page(*every_reference(used_image.pk, target.pk)), file)
    used_image.delete(), target.delete()
    into = saved_page()
    imported(file, into, "--skip-missing")

    stored = {one["props"]["id"]: one["props"] for one in draft_of(into)}
    assert stored["media"]["image"] == {"id": None, "alt": "A dot"}
    assert stored["gallery"]["gallery"] == [{"id": None, "alt": "", "caption": "One"}]
    assert stored["link"]["link"] == {"url": "/old/", "page": None}
    assert "data-page" not in stored["text"]["editor"] and "/x/" in stored["text"]["editor"]
    assert stored["style"]["$style"] == {"desktop": {"color": "#111"}}
    assert stored["unknown"]["photo"] == {"id": None, "alt": ""}


def test_object_deleted_before_the_export_is_reported_as_such(file):
    exported(saved_page(element("image", image={"id": 987, "alt": ""})), file)

    assert imported(file, saved_page(), "--skip-missing") == "Missing: image 987: it was deleted before the export.\n"


def test_page_of_a_copied_database_is_found_after_it_was_moved(file):
    target = saved_page(slug="before")
    exported(saved_page(heading(link={"url": "", "page": target.pk})), file)
    target.slug = "after"
    target.save()
    saved_page(slug="before")
    into = saved_page()
    imported(file, into)

    assert draft_of(into)[0]["props"]["link"]["page"] == target.pk


def test_paths_are_those_of_the_site_of_the_page(file):
    target = saved_page(slug="visit")
    exported(saved_page(heading(link={"url": "", "page": target.pk})), file)
    other_root = home().get_parent().add_child(instance=Page(title="Other site", slug="other"))
    Site.objects.create(hostname="other.example", root_page=other_root)
    target.delete()
    same, into = saved_page(slug="visit", parent=other_root), saved_page(parent=other_root)
    saved_page(slug="visit")
    imported(file, into)

    assert draft_of(into)[0]["props"]["link"]["page"] == same.pk


def test_export_contains_the_newest_version_or_the_published_one(file):
    made = saved_page(heading("Published"))
    draft = made.get_latest_revision_as_object()
    draft.document["content"][0]["props"]["title"] = "Draft"
    draft.save_revision()
    titles = [
        exported(made, file, *options)["document"]["content"][0]["props"]["title"] for options in ([], ["--live"])
    ]

    assert titles == ["Draft", "Published"]
    with pytest.raises(CommandError, match="is not published"):
        exported(saved_page(live=False), file, "--live")


def test_export_of_an_earlier_version_is_upgraded(file):
    old = element("icon", **{"$style": {"desktop": {"ground_color": "#0c0c0c"}}})

    [icon] = exported(saved_page(old), file)["document"]["content"]
    assert icon["props"]["$style"] == {"desktop": {"background_color": "#0c0c0c"}}


def test_page_can_be_imported_into_a_template(file):
    exported(saved_page(heading("Oak")), file)
    into = template()
    imported(file, into)

    assert [one["props"]["title"] for one in draft_of(into)] == ["Oak"]


def test_rich_text_of_a_file_is_sanitized(file):
    content = exported(saved_page(element("text", editor="<p>x</p>")), file)
    content["document"]["content"][0]["props"]["editor"] = "<p onclick=x>Oak<script>x</script></p>"
    file.write_text(json.dumps(content))
    into = saved_page()
    imported(file, into)

    assert draft_of(into)[0]["props"]["editor"] == "<p>Oak</p>"


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"intarsia": 2}, "newer version of Intarsia"),
        ({"intarsia": "1"}, "not an exported document"),
        ({"catalog": "fields"}, "is made of fields"),
        ({"document": None}, "not an object"),
        ({"document": {"root": {}, "content": [{"type": "heading", "props": {"id": "a", "title": 3}}]}}, "not a text"),
    ],
)
def test_unusable_file_is_refused_with_its_reason(file, change, why):
    content = exported(saved_page(heading("Oak")), file) | change
    file.write_text(json.dumps(content))
    into = saved_page()

    with pytest.raises(CommandError, match=why):
        imported(file, into)
    assert BuilderPage.objects.get(pk=into.pk).revisions.count() == 1


@pytest.mark.parametrize("text", ["", "{", "[]", "[" * 100_000])
def test_file_without_a_document_is_refused(file, text):
    file.write_text(text)

    with pytest.raises(CommandError):
        imported(file, saved_page())


@pytest.mark.parametrize("references", [None, [], {"image": 3}, {"image": {"7": 3}}, {"image": {"7": {"sha1": 3}}}])
def test_references_that_were_damaged_by_hand_are_missing(file, references):
    content = exported(saved_page(element("image", image={"id": 7, "alt": ""})), file)
    file.write_text(json.dumps(content | {"references": references}))

    assert imported(file, saved_page(), "--skip-missing").startswith("Missing: image")


def test_page_whose_key_was_damaged_by_hand_is_found_by_its_path(file):
    linked = saved_page()
    content = exported(saved_page(element("button", link={"type": "page", "page": linked.pk})), file)
    content["references"]["page"][str(linked.pk)]["translation_key"] = "damaged"
    file.write_text(json.dumps(content))
    into = saved_page()
    imported(file, into)

    assert draft_of(into)[0]["props"]["link"]["page"] == linked.pk


@pytest.mark.parametrize("part", ["document", "references", "settings"])
def test_values_that_no_database_stores_are_refused_with_their_path(file, part):
    content = exported(saved_page(heading("Oak")), file) | {part: {"root": {"half": "\ud83d"}}}
    file.write_text(json.dumps(content))

    with pytest.raises(CommandError, match=rf"{part}.root.half"):
        imported(file, saved_page())


def test_locked_page_is_not_changed(file):
    exported(saved_page(heading("Oak")), file)
    into = saved_page(locked=True, locked_by=administrator())

    with pytest.raises(CommandError, match="is locked"):
        imported(file, into)


@pytest.mark.parametrize(("kind", "pk"), [("page", 999), ("page", 1), ("poem", 1)])
def test_unknown_item_is_refused(kind, pk):
    with pytest.raises(CommandError, match="There is no"):
        call_command("intarsia_export", kind, pk)


def test_export_is_printed_without_a_file():
    out = StringIO()
    call_command("intarsia_export", "page", saved_page(heading("Äpfel")).pk, stdout=out)

    assert "Äpfel" in out.getvalue() and json.loads(out.getvalue())["intarsia"] == 1
