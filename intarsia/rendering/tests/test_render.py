"""Documents are rendered to safe HTML and CSS."""

import base64
import io
import json
import re
from urllib.parse import unquote

import PIL.Image
import pytest
from django.core.files.images import ImageFile
from django.test import RequestFactory
from wagtail.images.models import Image
from wagtail.models import Page, Site

from intarsia.documents.sanitize import clean_document
from intarsia.documents.tree import Element
from intarsia.rendering.data_loaders import LoadContext, PlacedElement, load_data
from intarsia.rendering.page_css import stylesheet, stylesheet_url
from intarsia.rendering.render import RenderContext, render_documents
from intarsia.rendering.resources.load_scopes import load_scopes
from intarsia.rendering.resources.page_resources import page_urls, resources_for
from intarsia.rendering.scopes import Scope
from intarsia.rendering.security_policy.page_policy import page_policy
from intarsia.rendering.tests.faulty_widgets import heading, page

pytestmark = pytest.mark.django_db
LINK = {"text": "x", "link": {"url": "https://x.example"}}


def picture(name: str, size: tuple[int, int]) -> Image:
    """An uploaded image."""
    content = io.BytesIO()
    PIL.Image.new("RGB", size, "sienna").save(content, "PNG")
    return Image.objects.create(title=name, file=ImageFile(content, name=f"{name}.png"))


def render(*content, **options):
    return render_documents({"main": page(*content)}, RenderContext(**options)).value


def test_values_per_device_become_media_queries():
    """W-ALL-02, RUN-HND-08"""
    style = {"desktop": {"color": "#123456"}, "tablet": {"color": "red"}, "mobile": {"padding": "1rem"}}
    css = render({"type": "heading", "props": {"id": "a", "title": "x", "$style": style}}).css

    assert ".e-a{color:#123456}" in css
    assert "@media (max-width:1024px){.e-a{color:red}}" in css
    assert "@media (max-width:767px){.e-a{padding:1rem}}" in css
    assert css.index("1024px") < css.index("767px")


def test_a_variable_in_a_style_becomes_a_custom_property():
    style = {"desktop:hover": {"color": {"$var": "color.accent"}}}
    css = render({"type": "heading", "props": {"id": "a", "title": "x", "$style": style}}).css

    assert ".e-a:hover{color:var(--color-accent)}" in css


@pytest.mark.parametrize(
    "value",
    [
        "red;} body{display:none",
        "url(https://evil.example)",
        "expression(1)",
        "red/*",
        "</style><script>",
        {"$var": "a}b"},
        7,
    ],
)
def test_an_invalid_css_value_never_reaches_the_page(value):
    element = {"type": "heading", "props": {"id": "a", "title": "x"}}
    plain = render(element).css

    element["props"]["$style"] = {"desktop": {"color": value}}
    assert render(element).css == plain


def test_text_is_escaped_and_no_style_attribute_is_printed():
    html = render(heading("a", '<script>alert("x")</script>')).html["main"]

    assert "<script" not in html
    assert "&lt;script&gt;" in html
    assert "style=" not in html


@pytest.mark.parametrize("url", ["javascript:alert(1)", "java\tscript:alert(1)", "data:text/html,x", "//evil.example"])
def test_a_link_with_a_dangerous_url_is_not_rendered(url):
    html = render({"type": "heading", "props": {"id": "a", "title": "x", "link": {"url": url}}}).html["main"]

    assert "<a" not in html


def test_a_link_can_open_a_new_tab_and_have_nofollow():
    """RUN-HND-06, RUN-HND-07"""
    link = {"url": "https://example.org/", "is_external": "on", "nofollow": "on"}
    html = render({"type": "heading", "props": {"id": "a", "title": "x", "link": link}}).html["main"]

    assert 'href="https://example.org/"' in html
    assert 'target="_blank"' in html
    assert 'rel="noopener nofollow"' in html


def test_a_lightbox_link_has_the_urls_and_ids_of_its_images():
    """RUN-ACT-02"""
    oak, gone = picture("oak", (900, 600)), 999_999
    link = {"url": "", "action": {"name": "lightbox", "images": [{"id": oak.pk}, {"id": gone}]}}
    rendered = render({"type": "heading", "props": {"id": "a", "title": "x", "link": link}})
    href, action = re.findall(r'<a href="([^"]+)" data-e-action-hash="#([^"]+)"', rendered.html["main"])[0]

    settings = json.loads(base64.b64decode(unquote(action).partition("&settings=")[2]))
    assert href.endswith(".webp")
    assert [slide["url"] for slide in settings["slides"]] == [href]
    # The image's title in the library is not a caption.
    assert all("title" not in slide for slide in settings["slides"])
    assert link["action"]["images"] == [{"id": oak.pk}, {"id": gone}]


def test_the_policy_allows_the_player_of_a_linked_video():
    """RUN-VID-01"""
    link = {"url": "", "action": {"name": "lightbox", "settings": {"video": "https://vimeo.com/123"}}}
    rendered = render({"type": "heading", "props": {"id": "a", "title": "x", "link": link}})

    assert rendered.hosts == {("frame-src", "https://player.vimeo.com")}
    assert 'href="https://vimeo.com/123"' in rendered.html["main"]


def test_a_link_to_a_draft_or_private_page_has_no_url():
    """RUN-AJAX-07"""
    root = Site.objects.get().root_page
    public = root.add_child(instance=Page(title="Public", slug="public"))
    draft = root.add_child(instance=Page(title="Draft", slug="draft", live=False))
    private = root.add_child(instance=Page(title="Private", slug="private"))
    private.view_restrictions.create(restriction_type="login")

    addresses = page_urls({public.pk, draft.pk, private.pk, 999_999}, None, Site.objects.get())

    assert list(addresses) == [str(public.pk)]


def test_images_are_looked_up_in_bulk_and_have_dimensions(django_assert_max_num_queries):
    images = [picture(f"p{n}", (1300, 700)) for n in range(6)]
    content = [{"type": "image", "props": {"id": f"i{n}", "image": {"id": image.pk}}} for n, image in enumerate(images)]
    render(*content)

    with django_assert_max_num_queries(2):
        html = render(*content).html["main"]

    assert html.count("<img") == 6
    assert re.findall(r'width="(\d+)" height="(\d+)"', html)[0] == ("1200", "646")
    assert html.count('fetchPriority="high"') == 1
    assert html.count('loading="lazy"') == 5
    assert ".webp 480w" in html


def test_a_deleted_image_does_not_break_the_page():
    html = render({"type": "image", "props": {"id": "a", "image": {"id": 424242}}}, heading("b", "Here")).html["main"]

    assert "<img" not in html
    assert "Here" in html


def test_one_loader_call_serves_all_widgets_of_a_type():
    from intarsia.rendering.data_loaders import LOADERS, data_loader

    calls = []

    @data_loader("counted")
    def loader(elements, context):
        calls.append(list(elements))
        return {id: {"answer": id} for id in elements}

    found = [PlacedElement(Element(f"content[{n}]", "counted", {"id": f"c{n}"}, None), Scope()) for n in range(3)]
    try:
        data = load_data(found, LoadContext())
    finally:
        del LOADERS["counted"]

    assert calls == [["c0", "c1", "c2"]]
    assert data["c2"] == {"answer": "c2"}


def test_a_loader_that_fails_leaves_its_widgets_without_data(caplog):
    from intarsia.rendering.data_loaders import LOADERS, data_loader

    @data_loader("failing")
    def loader(elements, context):
        raise RuntimeError("no connection")

    try:
        data = load_data([PlacedElement(Element("content[0]", "failing", {"id": "a"}, None), Scope())], LoadContext())
    finally:
        del LOADERS["failing"]

    assert data == {}
    assert "no connection" in caplog.text


def test_resources_add_the_tags_of_what_they_read():
    context = LoadContext(site=Site.objects.get())
    image = picture("small", (20, 20))
    document = page({"type": "image", "props": {"id": "a", "image": {"id": image.pk}}})

    loaded = load_scopes({"main": clean_document(document)}, context, {})
    resources_for(loaded, context, RequestFactory().get("/"))

    assert f"image-{image.pk}" in context.tags


def test_a_page_has_one_hashed_stylesheet_with_its_widgets_only():
    only_heading = stylesheet(render(heading("a", "x")), {})
    address = stylesheet_url(render(heading("a", "x")), {})
    other = stylesheet_url(render(heading("a", "x")), {"values": {"color.ink": "#000"}})

    assert ".heading" in only_heading
    assert ".container__content" not in only_heading
    assert re.search(r"/intarsia/css/[0-9a-f]{20}\.css$", address)
    assert address != other
    assert address == stylesheet_url(render(heading("a", "x")), {})


@pytest.mark.parametrize(
    ("widget", "settings", "rule"),
    [
        ("heading", {"size": "xl"}, ".heading--xl{"),
        ("button", {"variant": "secondary"}, ".button--secondary>"),
        ("container", {"layout": "masonry"}, ".container--masonry{"),
        ("icon_box", {"position": "right"}, ".icon_box--right{"),
        ("testimonial", {"image_position": "top"}, ".testimonial--top>"),
        ("text", {"drop_cap": "yes"}, ".text--drop-cap>"),
        ("menu", {"source": "custom", "items": [LINK], "layout": "vertical"}, ".menu--vertical "),
        ("menu", {"source": "custom", "items": [{**LINK, "children": [LINK]}]}, ".menu__drop{"),
        ("tabs", {"nav_position": "left"}, ".tabs--left"),
        ("tabs", {"nav_position": "bottom"}, ".tabs--bottom{"),
        ("image_carousel", {"slides_to_show": 1, "effect": "fade"}, ".slides--fade."),
        ("image_carousel", {"offset_sides": "both"}, ".slides--peek-both)"),
        ("image_carousel", {"pagination": "fraction"}, ".slides__fraction{"),
        ("image_carousel", {"pagination_mobile": "progressbar"}, ".slides__progress{"),
    ],
)
def test_the_rules_of_a_variant_are_only_on_pages_that_use_it(widget, settings, rule):
    plain, variant = ({"type": widget, "props": {"id": "a", **more}} for more in ({}, settings))

    assert rule in stylesheet(render(variant), {})
    assert rule not in stylesheet(render(plain), {})


@pytest.mark.parametrize(
    ("settings", "rule"),
    [
        ({"layout": "justified"}, ".image_gallery--justified{"),
        ({"layout": "masonry"}, ".image_gallery--masonry{"),
        ({"layout": "masonry"}, "[data-ratio^="),
        ({"captions": "title"}, ".image_gallery__caption{"),
    ],
)
def test_the_rules_of_a_gallery_variant_are_only_on_pages_that_use_it(settings, rule):
    shown = {"id": "a", "gallery": [{"id": picture(name, (20, 20)).pk} for name in ("one", "two")]}
    plain, variant = ({"type": "image_gallery", "props": {**shown, **more}} for more in ({}, settings))

    assert rule in stylesheet(render(variant), {})
    assert rule not in stylesheet(render(plain), {})


def test_rules_that_two_widgets_share_are_in_a_page_once():
    accordion, toggle = ({"type": name, "props": {"id": name}} for name in ("accordion", "toggle"))

    assert (
        stylesheet(render(accordion, toggle), {}).count(
            "@media (prefers-reduced-motion:no-preference){.disclosure__item{"
        )
        == 1
    )


def test_design_variables_are_rules_on_root_for_both_modes():
    css = stylesheet(render(), {"values": {"color.ink": {"light": "#111111", "dark": "#eeeeee"}}})

    assert ":root{" in css
    assert "--color-ink:#111111" in css
    assert "--color-ink:#eeeeee" in css
    assert "prefers-color-scheme:dark" in css


def test_a_policy_allows_only_the_declared_hosts():
    closed, opened = page_policy([]), page_policy([("frame-src", "https://player.example")])

    assert "frame-src 'none'" in closed
    assert "frame-src https://player.example" in opened
    assert "unsafe-inline" not in opened
    assert "script-src 'self'; " in opened


def test_the_contract_on_disk_is_json_that_knows_every_widget():
    from intarsia.documents.contract import load

    contract = load()
    assert {"container", "heading", "text", "image", "button"} <= set(contract["widgets"])
    json.dumps(contract)


def test_unsaved_rich_text_is_sanitized_before_rendering():
    written = '<p>Oak</p><img src=x onerror=alert(1)><script src="/media/x.js"></script>'

    html = render({"type": "text", "props": {"id": "a", "editor": written}}).html["main"]

    assert "<p>Oak</p>" in html
    assert "script" not in html and "onerror" not in html
