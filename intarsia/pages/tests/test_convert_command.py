"""The command converts many pages at once, so it leaves those whose design or content would be lost."""

from io import StringIO

import pytest
from django.core.management import call_command
from django.test import Client
from django.urls import reverse
from wagtail.models import PageLogEntry

from intarsia.documents.build import document
from intarsia.documents.build.widgets import heading, section

from .builders import administrator, home
from .stories.models import StoryPage

pytestmark = pytest.mark.django_db


def story(*body: tuple, **fields: object) -> StoryPage:
    made = StoryPage(**{"title": "Story", "body": list(body), "built_visually": None, **fields})
    home().add_child(instance=made)
    return StoryPage.objects.get(pk=made.pk)


def convert(*arguments: str) -> str:
    out = StringIO()
    call_command("intarsia_convert", "stories.StoryPage", *arguments, stdout=out, stderr=out)
    return out.getvalue()


def shown(page: StoryPage) -> str:
    return Client(headers={"host": "localhost"}).get(page.url).content.decode()


def newest(page: StoryPage) -> StoryPage:
    return StoryPage.objects.get(pk=page.pk).get_latest_revision_as_object()


def edit(page: StoryPage, title: str, **changes: object) -> None:
    """Stores and publishes another design, as the editor does."""
    draft = newest(page)
    draft.document = document(section(heading(title)))
    for name, value in changes.items():
        setattr(draft, name, value)
    draft.save_revision().publish()


def test_page_of_which_no_block_can_be_mapped_is_left_as_it_is_and_never_live_without_content():
    page = story(("secret", "Only here"))
    report = convert("--apply", "--publish")
    assert f"{page.pk} “Story” is left as it is: no widget shows any of its content" in report
    assert newest(page).latest_revision is None and "own-template" in shown(page)


def test_page_whose_fields_are_empty_is_left_as_it_is():
    page = story()
    assert "is left as it is" in convert("--apply", "--publish")
    assert "own-template" in shown(page)


def test_page_designed_by_hand_stays_visual():
    page = story(("title", "Oak"))
    edit(page, "By hand", built_visually=True)
    report = convert("--undo", "--publish")
    assert f"{page.pk} “Story” is left as it is: its design was made or changed by hand" in report
    assert newest(page).is_visual and "By hand" in shown(page)


def test_page_whose_design_was_edited_since_stays_visual():
    page = story(("title", "Oak"))
    convert("--apply", "--publish")
    edit(page, "Better")
    assert "its design was made or changed by hand" in convert("--undo", "--publish")
    assert "Better" in shown(page)


def test_page_with_a_changed_title_is_turned_back():
    page = story(("title", "Oak"))
    convert("--apply", "--publish")
    draft = newest(page)
    draft.title = "Another title"
    draft.save_revision().publish()
    assert "published" in convert("--undo", "--publish")
    assert "own-template" in shown(page)


def test_page_whose_fields_were_emptied_since_stays_visual():
    page = story(("title", "Oak"))
    convert("--apply", "--publish")
    draft = newest(page)
    draft.body = []
    draft.save_revision().publish()
    assert "is left as it is: its fields are empty" in convert("--undo", "--publish")
    assert "Oak" in shown(page)


def test_page_that_the_screen_converted_is_turned_back():
    page = story(("title", "Oak"))
    client = Client()
    client.force_login(administrator())
    client.post(reverse("intarsia_visual_state:choose", args=(page.pk,)), {"visual": "convert"})
    assert "stored as a draft" in convert("--undo")
    assert not newest(page).is_visual


def test_edited_design_is_only_replaced_when_that_is_asked_for():
    page = story(("title", "Oak"))
    edit(page, "By hand", built_visually=False)
    report = convert("--apply")
    assert "is left as it is: its design was made or changed by hand. Add --replace" in report
    assert newest(page).document["content"][0]["props"]["content"][0]["props"]["title"] == "By hand"

    assert "stored as a draft" in convert("--apply", "--replace")
    assert newest(page).document["content"][0]["props"]["content"][0]["props"]["title"] == "Oak"


def test_unchanged_design_is_made_again_from_changed_fields():
    page = story(("title", "Oak"))
    convert("--apply", "--publish")
    convert("--undo", "--publish")
    draft = newest(page)
    draft.body = [("title", "Ash")]
    draft.save_revision().publish()
    assert "published" in convert("--apply", "--publish")
    assert "Ash" in shown(page) and "own-template" not in shown(page)


def test_history_names_the_conversion():
    page = story(("title", "Oak"))
    convert("--apply")
    assert PageLogEntry.objects.get(page=page.pk, action="intarsia.convert").message == "Convert to a visual page"
