"""Fonts in the panel “Site design”: permission, upload, use on pages, deletion."""

import re

import pytest
from django.core.files.storage import default_storage
from django.test import Client
from wagtail.models import Site

from intarsia.fonts.api import UploadedFont, add_font
from intarsia.fonts.tests.fonts import upload
from intarsia.pages.api import render_document
from intarsia.pages.models import SiteDesign

from .builders import Editor, administrator, document, heading, home, page, staff
from .test_site_design_in_editor import boot_of, default_site, designer

pytestmark = pytest.mark.django_db
STACK = '"Brand Sans","Brand Sans fallback","Brand Sans fallback 2",Arial,sans-serif'


def send(editor: Editor, file=None):
    return editor.client.post(editor.url("fonts/"), {"file": file or upload()})


def use(values: dict) -> None:
    SiteDesign.objects.update_or_create(site=default_site(), defaults={"variables": {"font": values}})


def html_of(item) -> str:
    return Client().get(item.url).content.decode()


def css_of(html: str) -> str:
    name = re.findall(r'href="[^"]*(intarsia/css/[^"?]+)', html)[0]
    with default_storage.open(name) as file:
        return file.read().decode()


def preloads(html: str) -> list[str]:
    return re.findall(r'rel="preload" href="([^"]+)" as="font"', html)


def test_an_uploaded_font_can_be_chosen_at_once():
    editor = Editor(page(heading()), designer())
    assert editor.get("fonts/").json() == {"families": [], "uploaded": [], "hasLibrary": False, "css": ""}

    answer = send(editor).json()

    assert answer["added"] == "Brand Sans"
    assert answer["families"] == [{"name": "Brand Sans", "css": STACK, "isOwn": True}]
    (font,) = answer["uploaded"]
    assert (font["family"], font["weight"], font["style"]) == ("Brand Sans", "400", "normal") and font["bytes"] > 100
    assert 'font-family:"Brand Sans";font-weight:400' in answer["css"]


def test_the_editor_opens_with_the_fonts_of_the_site():
    item = page(heading())
    add_font(default_site(), upload())

    boot = boot_of(administrator(), item)

    assert boot["fonts"]["families"][0]["name"] == "Brand Sans"
    assert '"Brand Sans fallback"' in boot["canvas"]["fonts"]
    assert boot["urls"]["fonts"].endswith("/fonts/")


def test_only_users_who_may_change_the_design_upload_and_delete():
    item = page(heading())
    other = Site.objects.create(hostname="second.example", root_page=page(parent=home()))
    font = add_font(default_site(), upload())
    editor = Editor(item, designer(other))

    assert send(editor).status_code == editor.get("fonts/").status_code == 403
    assert editor.client.delete(editor.url(f"fonts/{font.pk}/")).status_code == 403
    assert boot_of(staff("add_page", "change_page"), item)["urls"]["fonts"] is None
    assert UploadedFont.objects.filter(pk=font.pk).exists()


def test_a_font_of_another_site_is_not_deleted():
    other = Site.objects.create(hostname="second.example", root_page=page(parent=home()))
    theirs = add_font(other, upload())
    editor = Editor(page(heading()), designer())

    assert editor.client.delete(editor.url(f"fonts/{theirs.pk}/")).status_code == 200
    assert UploadedFont.objects.filter(pk=theirs.pk).exists()
    assert editor.get("fonts/").json()["families"] == []


def test_a_refused_font_is_answered_with_the_reason():
    editor = Editor(page(heading()), designer())

    answer = send(editor, upload(b"<svg/>", "logo.woff2"))

    assert (answer.status_code, answer.json()["error"]) == (400, "unreadable")
    assert answer.json()["message"] == "The file is not a font. Upload a WOFF2, WOFF, TTF or OTF file."
    assert editor.client.post(editor.url("fonts/")).json()["message"].startswith("No file arrived.")


def test_a_page_has_the_rules_and_preload_of_a_chosen_font_and_not_those_of_the_theme():
    item = page(heading())
    before = html_of(item)
    add_font(default_site(), upload())
    use({"heading": STACK})

    html = html_of(item)
    css = css_of(html)

    assert 'font-family:"Brand Sans"' in css and "size-adjust" in css
    assert '@font-face{font-family:"Brand Sans fallback"' in css
    assert "fraunces" not in css and "source-sans-3" in css
    assert any("fraunces" in url for url in preloads(before))
    (own, text) = preloads(html)
    assert re.search(r"/intarsia/woff2/brand-sans-[0-9a-f]{20}\.woff2$", own) and "source-sans-3" in text


def test_an_uploaded_font_waits_for_the_runtime_on_phones_only_on_pages_that_have_it():
    add_font(default_site(), upload())
    use({"heading": STACK})

    assert '--font-heading:var(--fonts,"Brand Sans",)"Brand Sans fallback"' in css_of(html_of(page(heading())))
    alone = render_document(document(heading()))
    assert f"--font-heading:{STACK};" in css_of(f'href="{alone.stylesheet}"')


def test_a_page_is_the_same_while_no_own_font_is_used():
    item = page(heading())
    before = css_of(html_of(item))

    add_font(default_site(), upload())

    assert css_of(html_of(item)) == before


def test_a_page_whose_element_has_the_font_gets_its_rules():
    add_font(default_site(), upload())

    css = css_of(html_of(page(heading(**{"$style": {"desktop": {"font_family": STACK}}}))))

    assert '@font-face{font-family:"Brand Sans"' in css


def test_a_page_without_extended_latin_does_without_that_part():
    add_font(default_site(), upload())
    use({"text": STACK})

    def faces(title: str) -> int:
        return css_of(html_of(page(heading(title)))).count('@font-face{font-family:"Brand Sans";')

    assert (faces("Plain"), faces("Łódź")) == (1, 2)


def test_another_file_for_the_same_font_replaces_cached_pages():
    item = page(heading())
    add_font(default_site(), upload())
    use({"heading": STACK})
    before = html_of(item)

    add_font(default_site(), upload(width=600))

    assert html_of(item) != before


def test_a_font_in_use_is_not_deleted_and_the_message_says_where_it_is_used():
    font = add_font(default_site(), upload())
    use({"heading": STACK})
    styled = page(heading(**{"$style": {"desktop": {"font_family": STACK}}}), title="Oak")
    editor = Editor(styled, designer())

    answer = editor.client.delete(editor.url(f"fonts/{font.pk}/"))

    assert (answer.status_code, answer.json()["error"]) == (409, "in_use")
    assert answer.json()["message"] == (
        "“Brand Sans” is in use: site design (Headings), “Oak”. Choose another font there first, then delete this one."
    )
    assert UploadedFont.objects.filter(pk=font.pk).exists()


def test_one_font_of_a_used_family_can_be_deleted_but_not_the_last():
    bold, regular = add_font(default_site(), upload(weight=700)), add_font(default_site(), upload())
    use({"heading": STACK})
    editor = Editor(page(heading()), designer())

    assert editor.client.delete(editor.url(f"fonts/{bold.pk}/")).status_code == 200
    assert editor.client.delete(editor.url(f"fonts/{regular.pk}/")).status_code == 409


def test_an_unused_font_is_deleted_and_deleting_it_twice_is_no_error():
    font = add_font(default_site(), upload())
    editor = Editor(page(heading()), designer())

    for _ in range(2):
        answer = editor.client.delete(editor.url(f"fonts/{font.pk}/"))
        assert answer.json()["families"] == answer.json()["uploaded"] == []
