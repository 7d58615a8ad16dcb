"""Settings for search engines and link previews in the visual editor: fields of the page, saved with its design."""

import pytest
from bs4 import BeautifulSoup

from intarsia.pages.models import BuilderPage
from intarsia.seo.tests.images import stored_image

from .builders import Editor, administrator, heading, saved_page

pytestmark = pytest.mark.django_db


def settings_of(document: dict) -> dict:
    return document["root"]["props"]["$page"]


def opened(**fields) -> tuple[BuilderPage, Editor, dict]:
    made = saved_page(heading("Oak"), **fields)
    editor = Editor(made, administrator())
    return made, editor, editor.load()


def test_the_editor_gets_the_fields_of_the_newest_version():
    image = stored_image(10, 10)
    made, editor, _document = opened(seo_title="Oak tables", search_description="Made by hand.", noindex=True)
    made.share_image = image
    made.save_revision()

    assert settings_of(editor.load()) == {
        "seo_title": "Oak tables",
        "search_description": "Made by hand.",
        "noindex": True,
        "share_image": {"id": image.pk},
    }


def test_they_are_saved_in_the_fields_of_the_page_and_not_in_its_document():
    made, editor, document = opened()
    image = stored_image(10, 10)
    settings_of(document).update(seo_title="Ash", search_description="New.", noindex=True, share_image={"id": image.pk})
    assert editor.save(document, "publish").status_code == 200

    made.refresh_from_db()
    assert (made.seo_title, made.search_description, made.noindex, made.share_image) == ("Ash", "New.", True, image)
    assert "$page" not in made.document["root"]["props"]
    assert settings_of(editor.load()) == settings_of(document)


def test_a_draft_changes_nothing_that_visitors_see():
    made, editor, document = opened(seo_title="Oak")
    settings_of(document)["seo_title"] = "Ash"
    editor.save(document, "autosave")

    made.refresh_from_db()
    assert made.seo_title == "Oak" and made.get_latest_revision_as_object().seo_title == "Ash"


@pytest.mark.parametrize("settings", ["abc", 5, ["seo_title"], None])
def test_settings_that_are_no_object_are_refused_also_when_they_are_sent_again(settings):
    made, editor, document = opened(seo_title="Oak")
    document["root"]["props"]["$page"] = settings
    for _time in range(2):
        answer = editor.save(document, "publish")
        assert answer.status_code == 422 and "root.props.$page" in answer.content.decode()

    made.refresh_from_db()
    assert made.seo_title == "Oak"


def test_a_document_without_settings_keeps_them():
    made, editor, document = opened(seo_title="Oak")
    del document["root"]["props"]["$page"]
    assert editor.save(document, "publish").status_code == 200
    # The same request again, whose first response was lost.
    editor.revision = None
    assert editor.save(document, "publish").status_code == 200

    made.refresh_from_db()
    assert made.seo_title == "Oak"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("seo_title", "x" * 256),
        ("seo_title", 7),
        ("noindex", "yes"),
        ("share_image", {"id": 999_999}),
        ("share_image", {"id": True}),
        ("share_image", 3),
    ],
)
def test_an_invalid_value_is_refused_with_its_path(name, value):
    made, editor, document = opened()
    settings_of(document)[name] = value
    answer = editor.save(document)

    assert answer.status_code == 422
    assert [problem["path"] for problem in answer.json()["problems"]] == [f"root.props.$page.{name}"]
    assert made.revisions.count() == 1


def test_the_preview_shows_them():
    _made, editor, document = opened()
    settings_of(document)["seo_title"] = "Another title"
    html = editor.post("preview/", {"document": document}).content.decode()

    assert "<title>Another title</title>" in html


def test_restoring_a_version_restores_them():
    made, editor, document = opened(seo_title="Oak")
    first = editor.revision
    settings_of(document)["seo_title"] = "Ash"
    editor.save(document)
    assert first
    version = editor.get(f"revisions/{first['id']}/").json()["document"]
    restored = editor.post(f"revisions/{first['id']}/", {"base_revision": editor.revision}).json()["document"]

    assert settings_of(version)["seo_title"] == settings_of(restored)["seo_title"] == "Oak"
    made.refresh_from_db()
    assert made.get_latest_revision_as_object().seo_title == "Oak"


def test_the_canvas_gets_the_share_image():
    image = stored_image(10, 10)
    _made, editor, document = opened(share_image=image)
    resources = editor.post("resources/", {"document": document}).json()

    assert resources["images"][str(image.pk)]["src"]


def test_the_promote_tab_has_the_same_fields_and_a_preview():
    made, editor, _document = opened()
    screen = BeautifulSoup(editor.client.get(f"/admin/pages/{made.pk}/edit/").content, "html.parser")
    [preview] = screen.find_all("intarsia-search-result")

    assert all(screen.find(attrs={"name": name}) for name in ("seo_title", "search_description", "noindex"))
    assert preview["data-url"] == made.full_url
    assert screen.find("script", src=lambda url: url and "searchResult" in url)
