"""Documents on pages that are not made with the visual editor: by template tags, and in StreamFields."""

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

from intarsia.pages.blocks import DocumentBlock
from intarsia.pages.models import SiteDesign
from intarsia.rendering.tests.foreign_packages import EXAMPLE, installed

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


def css_at(address: str) -> str:
    with default_storage.open(address.removeprefix(settings.MEDIA_URL)) as file:
        return file.read().decode()


def test_the_head_holds_what_the_documents_of_the_body_need_once():
    first, second = template(heading("First")), template(element("container", content=[heading("Second")]))
    html = printed(
        "<head>{% intarsia_head first second %}</head>{% intarsia_document first %}{% intarsia_document second %}",
        first=first,
        second=second,
    )
    top, body = html.split("</head>")

    (address,) = stylesheets(top)
    assert ".heading" in css_at(address) and ".container" in css_at(address)
    assert top.count('<script type="module"') == 1
    config = re.search(r'<script id="intarsia-config" type="application/json">(.*?)</script>', top)
    assert config and json.loads(config[1])["urls"]["ajax"] == "/ajax/"
    assert "First" in body and "Second" in body
    assert "<link" not in body and "<script" not in body


def test_a_document_that_the_head_did_not_announce_brings_what_it_needs():
    html = printed("{% intarsia_document item %}", item=template(heading("Late")))

    assert len(stylesheets(html)) == 1 and 'id="intarsia-config"' in html
    assert html.index("<link") < html.index("Late")


def test_the_script_is_asked_for_once_however_many_documents_come_late():
    html = printed(
        "{% intarsia_document one %}{% intarsia_document two %}", one=template(heading()), two=template(heading())
    )
    assert html.count('id="intarsia-config"') == 1 and html.count('type="module"') == 1


def test_a_page_without_documents_has_nothing_of_ours():
    assert printed("{% intarsia_head nothing %}{% intarsia_document nothing %}", nothing=None) == ""


def test_a_document_of_ones_own_can_be_drawn():
    assert "Mine" in printed("{% intarsia_document mine %}", mine=document(heading("Mine")))


def test_what_is_not_live_or_not_public_is_not_shown_elsewhere():
    hidden = template(heading("Secret draft"))
    hidden.unpublish()
    private = page(heading("Members only"))
    PageViewRestriction.objects.create(page=private, restriction_type=PageViewRestriction.LOGIN)
    source = "{% intarsia_head hidden private %}{% intarsia_document hidden %}{% intarsia_document private %}"
    assert printed(source, hidden=hidden, private=private) == ""


def test_a_page_may_draw_its_own_document_whoever_may_read_it():
    private = page(heading("Members only"))
    PageViewRestriction.objects.create(page=private, restriction_type=PageViewRestriction.LOGIN)
    assert "Members only" in printed("{% intarsia_document page %}", page=private)


def test_its_look_is_the_site_s_own():
    site = Site.objects.get(is_default_site=True)
    SiteDesign.objects.create(site=site, variables={"color": {"accent": {"light": "#123456"}}})
    (address,) = stylesheets(printed("{% intarsia_head item %}", item=template(heading())))
    assert "#123456" in css_at(address)


def test_staff_see_in_a_preview_what_was_left_out():
    with installed({"intarsia_notice": EXAMPLE}):
        item = template(element("notice", text={"not": "a text"}), heading("Stays"))
        source = "{% intarsia_document item %}"
        seen = printed(source, item=item, request=request(is_preview=True))
        public = printed(source, item=item)

    assert "Stays" in seen and "Left out of this page" in seen and "notice" in seen
    assert "Stays" in public and "Left out" not in public


class Body(StreamBlock):
    design = DocumentBlock()
    box = StructBlock([("design", DocumentBlock(required=False))])
    several = ListBlock(DocumentBlock())


def body(*blocks: tuple[str, object]):
    block = Body()
    return block.to_python([{"type": name, "value": value} for name, value in blocks])


def test_a_stream_field_shows_templates_where_their_blocks_stand():
    first, second, third = (template(heading(title)) for title in ("First", "Second", "Third"))
    stream = body(("design", first.pk), ("box", {"design": second.pk}), ("several", [third.pk]))

    # Wagtail leaves it to a site's own template how a StructBlock looks.
    struct = "{% intarsia_document body.1.value.design %}"
    html = printed("<head>{% intarsia_head body %}</head>{% include_block body %}" + struct, body=stream)
    head, shown = html.split("</head>")

    assert len(stylesheets(head)) == 1
    assert "<link" not in shown
    positions = [shown.index(f">{title}<") for title in ("First", "Third", "Second")]
    assert positions == sorted(positions)


def test_a_block_whose_template_was_deleted_shows_nothing():
    gone = template(heading("Gone"))
    stream = body(("design", gone.pk))
    gone.delete()
    assert "Gone" not in printed("{% intarsia_head body %}{% include_block body %}", body=stream)


def test_a_block_is_the_same_in_a_migration():
    path, arguments, options = DocumentBlock(required=False).deconstruct()
    assert path == "intarsia.pages.blocks.DocumentBlock"
    assert DocumentBlock(*arguments, **options) == DocumentBlock(required=False)


def test_staff_choose_the_template_in_a_chooser():
    chosen = template(heading(), title="Call to action")
    form = DocumentBlock()
    assert str(chosen.pk) in json.dumps(form.get_form_state(chosen))
    assert form.clean(chosen) == chosen
