"""A conversion adds only widgets that may be added, and brings the designs that a StreamField shows."""

import pytest
from django.contrib.auth.models import Group
from django.test import Client
from django.urls import reverse
from wagtail.images import get_image_model
from wagtail.images.tests.utils import get_test_image_file
from wagtail.rich_text import RichText

from intarsia.documents import contract
from intarsia.documents.build.widgets import container, html
from intarsia.pages.blocks import BuilderBlock
from intarsia.pages.conversion.blocks import BlockValue, Conversion
from intarsia.pages.conversion.pages import converted
from intarsia.pages.models import Template

from .builders import administrator, document, element, home, staff, template
from .stories.models import StoryPage

pytestmark = pytest.mark.django_db
TEASER = {"title": "Courses", "text": "For all", "image": None}


def story(*body: tuple) -> StoryPage:
    made = StoryPage(title="Story", body=list(body), built_visually=None)
    home().add_child(instance=made)
    return StoryPage.objects.get(pk=made.pk)


def types(found: list[dict]) -> list[str]:
    return [one["type"] for one in found]


@pytest.fixture
def only_texts(monkeypatch):
    monkeypatch.setattr(StoryPage, "allowed_widgets", ("heading", "text"))


@pytest.mark.usefixtures("only_texts")
def test_widgets_that_the_page_type_does_not_allow_stay_in_the_field_with_the_reason():
    found = converted(story(("title", "Oak"), ("code", "<b>x</b>"), ("teaser", TEASER)))
    assert types(found.document["content"]) == ["heading", "heading", "text"]
    assert [(one.path, one.reason) for one in found.unmapped] == [("body[1]", "HTML cannot be added here.")]
    assert found.mapped == 4


@pytest.mark.usefixtures("only_texts")
def test_text_around_an_image_that_may_not_be_added_becomes_an_element():
    image = get_image_model().objects.create(title="Oak", file=get_test_image_file())
    source = f'<p>Before</p><embed embedtype="image" id="{image.pk}" alt="Grain" format="left"/>'
    found = converted(story(("paragraph", RichText(source))))
    assert types(found.document["content"]) == ["text"]
    assert [one.reason for one in found.unmapped] == ["Image cannot be added here."]


def test_converter_of_a_site_cannot_bring_a_widget_that_may_not_be_added(monkeypatch):
    monkeypatch.setattr(StoryPage, "allowed_widgets", ("section", "container", "heading"))
    monkeypatch.setattr(
        StoryPage, "block_conversions", {"note": lambda found: container(html("<b>x</b>"))}, raising=False
    )
    found = converted(story(("title", "Oak"), ("note", "Ash")))
    assert types(found.document["content"]) == ["section"]
    assert [one.reason for one in found.unmapped] == ["HTML cannot be added here."]


def test_screen_converts_with_the_widgets_that_the_group_of_the_user_may_add(settings):
    page, author = story(("title", "Oak"), ("code", "<b>x</b>")), staff("change_page")
    settings.INTARSIA_GROUP_WIDGETS = {Group.objects.get(user=author).name: ["heading", "text"]}
    client = Client()
    client.force_login(author)
    url = reverse("intarsia_visual_state:choose", args=(page.pk,))
    assert "HTML cannot be added here." in client.get(url).content.decode()
    client.post(url, {"visual": "convert"})
    draft = StoryPage.objects.get(pk=page.pk).get_latest_revision_as_object()
    assert types(draft.document["content"]) == ["heading"]

    client.force_login(administrator())
    client.post(url, {"visual": "no"})
    client.post(url, {"visual": "convert"})
    draft = StoryPage.objects.get(pk=page.pk).get_latest_revision_as_object()
    assert types(draft.document["content"][0]["props"]["content"]) == ["heading", "html"]


def inserted(*designs: Template) -> tuple[list[dict], Conversion]:
    conversion = Conversion()
    values = (BlockValue(one, BuilderBlock(), "design", f"body[{n}]", conversion) for n, one in enumerate(designs))
    return [made for value in values for made in conversion.convert_whole(value)], conversion


def test_design_in_a_stream_field_becomes_the_elements_of_its_document():
    made, conversion = inserted(template(element("section", content=[element("heading", title="Oak")])))
    assert types(made) == ["section"] and made[0]["props"]["content"][0]["props"]["title"] == "Oak"
    assert (conversion.mapped, conversion.unmapped) == (1, [])


def test_same_design_twice_has_two_ids():
    made, _conversion = inserted(*[template(element("heading", title="Oak"))] * 2)
    assert len({one["props"]["id"] for one in made}) == 2
    assert contract.check(document(*made)) == []


def test_design_that_is_not_published_stays_in_the_field():
    draft = Template.objects.create(title="Draft", document=document(element("heading", title="Oak")), live=False)
    made, conversion = inserted(draft)
    assert made == [] and [one.block for one in conversion.unmapped] == ["BuilderBlock"]


def test_sections_of_designs_stay_next_to_the_section_of_other_blocks(monkeypatch):
    design = template(element("section", content=[element("heading", title="Ash")]))
    monkeypatch.setattr(
        StoryPage, "block_conversions", {"note": lambda found: design.document["content"]}, raising=False
    )
    found = converted(story(("title", "Oak"), ("note", "design"), ("title", "Elm")))
    assert types(found.document["content"]) == ["section", "section", "section"]
