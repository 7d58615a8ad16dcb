"""StreamFields and rich texts become documents, and the fields keep their content."""

from io import StringIO

import pytest
from django.core.management import CommandError, call_command
from django.test import Client
from django.urls import reverse
from wagtail import blocks
from wagtail.documents.models import Document
from wagtail.images import get_image_model
from wagtail.images.tests.utils import get_test_image_file
from wagtail.models import Page
from wagtail.rich_text import RichText

from intarsia.documents import contract
from intarsia.documents.build.widgets import heading
from intarsia.documents.validation import storage_limits
from intarsia.pages.api import BlockValue
from intarsia.pages.conversion.blocks import Conversion
from intarsia.pages.conversion.pages import converted

from .builders import administrator, home
from .stories.models import StoryPage

pytestmark = pytest.mark.django_db
RICH = '<h2>Oak</h2><p>See <a linktype="page" id="{page}">home</a></p>'


def story(*body: tuple, **fields: object) -> StoryPage:
    made = StoryPage(**{"title": "Story", "body": list(body), "built_visually": None, **fields})
    home().add_child(instance=made)
    return StoryPage.objects.get(pk=made.pk)


def picture(title="Oak"):
    return get_image_model().objects.create(title=title, file=get_test_image_file())


def parts(page: StoryPage) -> list[dict]:
    found = converted(page).document
    assert contract.check(found) == []
    return found["content"][0]["props"]["content"] if found["content"] else []


def only(page: StoryPage) -> tuple[str, dict]:
    (made,) = parts(page)
    return made["type"], made["props"]


def test_texts_and_titles():
    made = parts(story(("title", "Oak & ash"), ("note", "One <b>line\n\nAnother"), ("website", "https://example.org/")))
    assert [(one["type"], one["props"].get("title", one["props"].get("editor"))) for one in made] == [
        ("heading", "Oak & ash"),
        ("text", "<p>One &lt;b&gt;line</p><p>Another</p>"),
        ("text", '<p><a href="https://example.org/">https://example.org/</a></p>'),
    ]


def test_rich_text_keeps_links_to_pages_and_documents():
    stored = Document.objects.create(title="Plan", file=get_test_image_file())
    html = RICH.format(page=home().pk) + f'<p><a linktype="document" id="{stored.pk}">Plan</a></p>'
    kind, props = only(story(("paragraph", RichText(html))))
    assert kind == "text" and f'data-page="{home().pk}"' in props["editor"]
    assert f'data-document="{stored.pk}"' in props["editor"]


def test_embeds_in_rich_text_become_images_and_videos_in_their_order():
    image = picture()
    html = (
        f'<p>Before</p><embed embedtype="image" id="{image.pk}" alt="Grain" format="left"/><p>Between</p>'
        '<p><embed embedtype="media" url="https://youtu.be/abc"/>After</p>'
    )
    made = parts(story(("paragraph", RichText(html))))
    assert [one["type"] for one in made] == ["text", "image", "text", "video"]
    assert made[1]["props"]["image"] == {"id": image.pk, "alt": "Grain"}
    assert made[3]["props"]["url"] == "https://youtu.be/abc"


def test_intro_of_the_page_type_comes_in_the_order_of_the_model():
    made = parts(story(("title", "Oak"), intro="<p>First</p>"))
    assert [one["type"] for one in made] == ["text", "heading"]


def test_images_and_galleries_keep_their_descriptions():
    one, other = picture(), picture("Ash")
    described = picture("Elm")
    described.contextual_alt_text, described.decorative = "A bench", False
    made = parts(story(("photo", one), ("described_photo", described), ("gallery", [one, other])))
    assert made[0]["props"]["image"] == {"id": one.pk}
    assert made[1]["props"]["image"] == {"id": described.pk, "alt": "A bench"}
    assert made[2]["props"]["gallery"] == [{"id": one.pk}, {"id": other.pk}]


def test_choosers_quotes_code_and_videos():
    stored = Document.objects.create(title="Plan", file=get_test_image_file())
    made = parts(
        story(
            ("video", "https://vimeo.com/1234"),
            ("related", home()),
            ("download", stored),
            ("code", "<b>x</b>"),
            ("quotation", "Measure twice"),
            ("day", "2026-05-01"),
        )
    )
    props = [one["props"] for one in made]
    assert [one["type"] for one in made] == ["video", "text", "button", "html", "blockquote", "text"]
    assert props[0]["video_type"] == "vimeo" and f'data-page="{home().pk}"' in props[1]["editor"]
    assert props[2]["link"]["document"] == stored.pk and props[3]["html"] == "<b>x</b>"
    assert props[4]["blockquote_content"] == "Measure twice" and "2026-05-01" in props[5]["editor"]


def test_table_keeps_headers_caption_and_bars():
    value = {
        "data": [["Wood", "Price"], ["Oak | ash", None]],
        "first_row_is_table_header": True,
        "first_col_is_header": False,
        "table_caption": "Prices",
    }
    kind, props = only(story(("table", value)))
    assert kind == "table" and props["content"] == "Wood | Price\nOak \\| ash | "
    assert (props["has_header_row"], props["has_header_column"], props["caption"]) == ("yes", "", "Prices")


def test_blocks_inside_blocks_become_containers():
    teaser = {"title": "Courses", "text": "For all", "image": None}
    made = parts(story(("teaser", teaser), ("part", [("paragraph", RichText("<p>In</p>")), ("teaser", teaser)])))
    assert [one["type"] for one in made] == ["container", "text", "container"]
    inside = made[0]["props"]["content"]
    assert [one["type"] for one in inside] == ["heading", "text"]
    assert inside[0]["props"]["header_size"] == "h3"


def test_what_cannot_be_mapped_is_reported_and_stays_in_the_field():
    page = story(("secret", "Only here"), ("video", "https://example.org/film"), ("title", "Oak"))
    found = converted(page)
    assert found.mapped == 1
    assert [(one.path, one.block) for one in found.unmapped] == [("body[0]", "SecretBlock"), ("body[1]", "EmbedBlock")]
    assert [one.text for one in found.unmapped] == ["Only here", "https://example.org/film"]


def left(block: blocks.Block, value: object, own: dict | None = None) -> list[tuple[str, str]]:
    conversion = Conversion(own or {})
    list(conversion.convert(BlockValue(value, block, "part", "body[0]", conversion)))
    return [(one.block, one.text) for one in conversion.unmapped]


def test_static_blocks_are_reported_unless_the_site_maps_them():
    newsletter = blocks.StaticBlock(label="Subscribe")
    assert left(newsletter, None) == [("StaticBlock", "Subscribe")]
    assert left(newsletter, None, {"part": lambda found: heading("Subscribe")}) == []
    with_newsletter = blocks.StructBlock([("newsletter", newsletter)])
    assert left(with_newsletter, with_newsletter.to_python({})) == [("StaticBlock", "Subscribe")]


def test_key_of_a_choice_is_reported_instead_of_becoming_text():
    band = blocks.StructBlock([("style", blocks.ChoiceBlock(choices=[("dark", "Dark")])), ("text", blocks.CharBlock())])
    assert left(band, band.to_python({"style": "dark", "text": "Oak"})) == [("ChoiceBlock", "dark")]


def test_block_whose_elements_are_invalid_stays_in_the_field_with_the_reason(monkeypatch):
    monkeypatch.setattr(
        StoryPage, "block_conversions", {"note": lambda found: heading("Oak", header_size="h9")}, raising=False
    )
    found = converted(story(("title", "Ash"), ("note", "Oak")))
    assert found.mapped == 1
    (left_one,) = found.unmapped
    assert "body[1] (TextBlock): Oak" in str(left_one) and "HTML tag is not one" in left_one.reason


def test_page_type_maps_its_own_blocks(monkeypatch):
    def price(found: BlockValue):
        return heading(f"{found.value['label']}: {found.value['amount']}")

    page = story(("price", {"label": "Oak", "amount": "12.50"}))
    monkeypatch.setattr(StoryPage, "block_conversions", {"body.price": price}, raising=False)
    assert only(page)[1]["title"] == "Oak: 12.50"


def convert(*arguments: str, **options) -> str:
    out = StringIO()
    call_command("intarsia_convert", "stories.StoryPage", *arguments, stdout=out, stderr=out, **options)
    return out.getvalue()


def shown(page: StoryPage) -> str:
    return Client(headers={"host": "localhost"}).get(page.url).content.decode()


def test_command_reports_without_a_change():
    page = story(("title", "Oak"), ("secret", "Only here"))
    report = convert()
    assert (
        "1 blocks mapped, 1 not mapped" in report and "stays in the field: body[1] (SecretBlock): Only here" in report
    )
    page.refresh_from_db()
    assert page.latest_revision is None


def test_command_publishes_and_turns_back():
    page = story(("title", "Oak"))
    body = page.body.raw_data[0]["value"]
    assert "published" in convert("--apply", "--publish")
    assert "own-template" not in shown(page) and "Oak" in shown(page)
    assert StoryPage.objects.get(pk=page.pk).body.raw_data[0]["value"] == body

    assert "published" in convert("--undo", "--publish")
    assert "own-template" in shown(page)
    assert StoryPage.objects.get(pk=page.pk).document["content"]


def test_command_never_publishes_what_an_editor_has_not():
    page = story(("title", "Oak"))
    page.title = "Unfinished"
    page.save_revision()
    assert "stored as a draft" in convert("--apply", "--publish")
    assert "own-template" in shown(page) and "Unfinished" not in shown(page)


def test_command_leaves_locked_and_strict_pages_as_they_are():
    story(("title", "Oak"), locked=True)
    other = story(("secret", "Only here"), title="Other")
    report = convert("--apply", "--strict")
    assert "is left as it is: it is locked" in report
    other.refresh_from_db()
    assert other.latest_revision is None


@pytest.fixture
def required_subtitle(monkeypatch):
    monkeypatch.setattr(StoryPage._meta.get_field("subtitle"), "blank", False)


def test_command_converts_drafts_whose_required_fields_are_empty(required_subtitle):
    draft = Page.objects.get(pk=story(("title", "Oak"), live=False, subtitle="Set").pk).specific
    StoryPage.objects.filter(pk=draft.pk).update(subtitle="")
    assert "stored as a draft" in convert("--apply")
    assert StoryPage.objects.get(pk=draft.pk).get_latest_revision_as_object().is_visual


def test_command_names_a_page_that_cannot_be_published_and_continues(required_subtitle):
    first, second = story(("title", "Oak"), subtitle="Set"), story(("title", "Ash"), title="Other", subtitle="Set")
    StoryPage.objects.filter(pk=first.pk).update(subtitle="")
    report = convert("--apply", "--publish")
    assert f"{first.pk} “Story” is left as it is: subtitle: This field cannot be blank." in report
    first.refresh_from_db()
    assert first.latest_revision is None and "own-template" not in shown(second)


def test_command_names_a_page_that_is_too_large_and_continues(monkeypatch):
    large, small = story(*[("title", "Oak")] * 8), story(("title", "Ash"), title="Other")
    monkeypatch.setattr(storage_limits, "MAX_ELEMENTS", 6)
    report = convert("--apply")
    assert f"{large.pk} “Story” is left as it is: The page has 9 elements" in report
    assert "stored as a draft" in report and StoryPage.objects.get(pk=small.pk).latest_revision


@pytest.mark.parametrize(("model", "says"), [("nowhere.Page", "no model"), ("wagtailcore.Page", "has no document")])
def test_command_refuses_other_models(model, says):
    with pytest.raises(CommandError, match=says):
        call_command("intarsia_convert", model)


def test_screen_offers_the_content_of_the_form_and_names_what_stays():
    page = story(("title", "Oak"), ("secret", "Only here"))
    client = Client()
    client.force_login(administrator())
    url = reverse("intarsia_visual_state:choose", args=(page.pk,))
    screen = client.get(url).content.decode()
    assert "One block becomes elements" in screen and "<strong>Secret</strong>: Only here" in screen
    assert "Build visually" in screen

    assert client.post(url, {"visual": "convert"}).url == f"/admin/intarsia/page/{page.pk}/"
    draft = StoryPage.objects.get(pk=page.pk).get_latest_revision_as_object()
    assert draft.is_visual and draft.document["content"][0]["props"]["content"][0]["props"]["title"] == "Oak"
    assert "own-template" in shown(page)


def test_screen_says_that_the_content_is_too_large(monkeypatch):
    page = story(*[("title", "Oak")] * 8)
    monkeypatch.setattr(storage_limits, "MAX_ELEMENTS", 6)
    client = Client()
    client.force_login(administrator())
    url = reverse("intarsia_visual_state:choose", args=(page.pk,))
    screen = client.get(url).content.decode()
    assert "The page has 9 elements" in screen and "Begin with an empty design" in screen
    assert client.post(url, {"visual": "convert"}).url == reverse("wagtailadmin_pages:edit", args=(page.pk,))
