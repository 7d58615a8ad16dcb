"""Documents in other Django templates, by template tags and in StreamFields."""

import json
import re

import pytest
from django.conf import settings
from django.core.files.storage import default_storage
from django.http import HttpRequest
from django.template import Context, Template
from django.test import RequestFactory
from wagtail.blocks import ListBlock, StreamBlock, StructBlock
from wagtail.models import PageViewRestriction, Site

from intarsia.documents.tests.third_party_packages import EXAMPLE, installed, write_widget
from intarsia.pages.blocks import BuilderBlock
from intarsia.pages.models import SiteDesign

from .builders import document, element, heading, page, template

pytestmark = pytest.mark.django_db


def request(**attributes: object) -> HttpRequest:
    made = RequestFactory().get("/", headers={"host": "localhost"})
    for name, value in attributes.items():
        setattr(made, name, value)
    return made


def printed(source: str, **context: object) -> str:
    context.setdefault("request", request())
    return Template("{% load intarsia wagtailcore_tags %}" + source).render(Context(context))


def stylesheets(html: str) -> list[str]:
    return re.findall(r'<link rel="stylesheet" href="([^"]+)">', html)


def css_at(url: str) -> str:
    with default_storage.open(url.removeprefix(settings.MEDIA_URL)) as file:
        return file.read().decode()


def test_head_contains_the_assets_of_all_documents_once():
    first, second = template(heading("First")), template(element("container", content=[heading("Second")]))
    html = printed(
        "<head>{% intarsia_head first second %}</head>{% intarsia_document first %}{% intarsia_document second %}",
        first=first,
        second=second,
    )
    top, body = html.split("</head>")

    (url,) = stylesheets(top)
    assert ".heading" in css_at(url) and ".container" in css_at(url)
    assert top.count('<script type="module"') == 1
    config = re.search(r'<script id="intarsia-config" type="application/json">(.*?)</script>', top)
    assert config and json.loads(config[1])["urls"]["ajax"] == "/ajax/"
    assert "First" in body and "Second" in body
    assert "<link" not in body and "<script" not in body


def test_document_that_is_not_in_the_head_adds_its_assets():
    html = printed("{% intarsia_document item %}", item=template(heading("Late")))

    assert len(stylesheets(html)) == 1 and 'id="intarsia-config"' in html
    assert html.index("<link") < html.index("Late")


def test_late_documents_add_the_script_once():
    html = printed(
        "{% intarsia_document one %}{% intarsia_document two %}", one=template(heading()), two=template(heading())
    )
    assert html.count('id="intarsia-config"') == 1 and html.count('type="module"') == 1


def test_page_without_documents_gets_no_assets():
    assert printed("{% intarsia_head nothing %}{% intarsia_document nothing %}", nothing=None) == ""


def test_plain_document_can_be_rendered():
    assert "Mine" in printed("{% intarsia_document mine %}", mine=document(heading("Mine")))


def test_draft_and_restricted_pages_are_not_embedded():
    hidden = template(heading("Secret draft"))
    hidden.unpublish()
    private = page(heading("Members only"))
    PageViewRestriction.objects.create(page=private, restriction_type=PageViewRestriction.LOGIN)
    source = "{% intarsia_head hidden private %}{% intarsia_document hidden %}{% intarsia_document private %}"
    assert printed(source, hidden=hidden, private=private) == ""


def test_restricted_page_can_render_its_own_document():
    private = page(heading("Members only"))
    PageViewRestriction.objects.create(page=private, restriction_type=PageViewRestriction.LOGIN)
    assert "Members only" in printed("{% intarsia_document page %}", page=private)


def test_embedded_document_has_the_design_of_the_site():
    site = Site.objects.get(is_default_site=True)
    SiteDesign.objects.create(site=site, variables={"color": {"accent": {"light": "#123456"}}})
    (url,) = stylesheets(printed("{% intarsia_head item %}", item=template(heading())))
    assert "#123456" in css_at(url)


def test_preview_lists_elements_that_failed():
    with installed({"intarsia_notice": EXAMPLE}):
        item = template(element("notice", text={"not": "a text"}), heading("Stays"))
        source = "{% intarsia_document item %}"
        seen = printed(source, item=item, request=request(is_preview=True))
        public = printed(source, item=item)

    assert "Stays" in seen and "were left out" in seen and "notice" in seen
    assert "Stays" in public and "Left out" not in public


class Body(StreamBlock):
    design = BuilderBlock()
    box = StructBlock([("design", BuilderBlock(required=False))])
    several = ListBlock(BuilderBlock())


def test_preview_lists_elements_that_could_not_be_upgraded(tmp_path):
    step = "() => { throw Error('no words') }"
    script = f"globalThis.intarsiaWidget = () => ({{ View: () => 'Old', upgrades: {{ 2: {step} }} }})"
    write_widget(tmp_path, "note", script, version=2, upgrades=[2])
    source, old = "{% intarsia_document item %}", document(element("note", id="n-3"))
    with installed({"package": tmp_path}):
        seen = printed(source, item=old, request=request(is_preview=True))
        public = printed(source, item=old, request=request())

    assert "note (n-3): no words" in seen
    assert "no words" not in public and "Old" in public


def body(*blocks: tuple[str, object]):
    block = Body()
    return block.to_python([{"type": name, "value": value} for name, value in blocks])


def test_stream_field_shows_templates_at_their_blocks():
    first, second, third = (template(heading(title)) for title in ("First", "Second", "Third"))
    stream = body(("design", first.pk), ("box", {"design": second.pk}), ("several", [third.pk]))

    # The HTML of a StructBlock comes from the site's own template.
    struct = "{% intarsia_document body.1.value.design %}"
    html = printed("<head>{% intarsia_head body %}</head>{% include_block body %}" + struct, body=stream)
    head, shown = html.split("</head>")

    assert len(stylesheets(head)) == 1
    assert "<link" not in shown
    positions = [shown.index(f">{title}<") for title in ("First", "Third", "Second")]
    assert positions == sorted(positions)


def test_block_with_a_deleted_template_is_empty():
    gone = template(heading("Gone"))
    stream = body(("design", gone.pk))
    gone.delete()
    assert "Gone" not in printed("{% intarsia_head body %}{% include_block body %}", body=stream)


def test_block_deconstructs_to_its_public_path():
    path, arguments, options = BuilderBlock(required=False).deconstruct()
    assert path == "intarsia.pages.blocks.BuilderBlock"
    assert BuilderBlock(*arguments, **options) == BuilderBlock(required=False)


def test_block_uses_the_template_chooser():
    chosen = template(heading(), title="Call to action")
    form = BuilderBlock()
    assert str(chosen.pk) in json.dumps(form.get_form_state(chosen))
    assert form.clean(chosen) == chosen
