"""The screen of Settings › Design that uploads and deletes fonts."""

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.urls import reverse
from wagtail.models import Site

from intarsia.fonts.api import UploadedFont, add_font
from intarsia.fonts.tests.fonts import upload
from intarsia.pages.models import SiteDesign

from .builders import administrator, home, page, staff
from .test_fonts_in_editor import STACK, use
from .test_site_design_in_editor import default_site, designer

pytestmark = pytest.mark.django_db


def signed_in(user) -> Client:
    client = Client()
    client.force_login(user)
    return client


def url(site: Site | None = None) -> str:
    return reverse("intarsia_site_fonts:list", args=((site or default_site()).pk,))


def test_files_are_added_and_each_refused_one_is_named():
    client = signed_in(designer())
    files = [upload(), SimpleUploadedFile("logo.woff2", b"<svg/>"), upload(weight=700)]

    html = client.post(url(), {"file": files}, follow=True).content.decode()

    assert "“Brand Sans 400” was added." in html and "“Brand Sans 700” was added." in html
    assert "logo.woff2: The file is not a font." in html
    assert UploadedFont.objects.count() == 2


def test_a_font_is_deleted_unless_it_is_in_use():
    client, font = signed_in(designer()), add_font(default_site(), upload())
    use({"text": STACK})
    html = client.post(url(), {"delete": font.pk}, follow=True).content.decode()
    assert "“Brand Sans” is in use: site design (Text)." in html and UploadedFont.objects.exists()

    use({})
    html = client.post(url(), {"delete": font.pk}, follow=True).content.decode()
    assert "“Brand Sans 400” was deleted." in html and not UploadedFont.objects.exists()
    html = client.post(url(), {"delete": font.pk}, follow=True).content.decode()
    assert "The font was deleted already." in html


def test_the_screen_says_that_no_file_arrived():
    assert "No file arrived." in signed_in(designer()).post(url(), follow=True).content.decode()


def test_only_users_who_may_change_the_design_of_the_site_open_it():
    other = Site.objects.create(hostname="second.example", root_page=page(parent=home()))

    assert signed_in(designer()).get(url()).status_code == 200
    for client, address in ((signed_in(designer(other)), url()), (signed_in(staff()), url())):
        assert client.get(address).status_code == client.post(address, {"file": upload()}).status_code == 302
    assert Client().get(url()).status_code == 302
    assert not UploadedFont.objects.exists()


def test_a_request_without_csrf_token_adds_nothing():
    client = Client(enforce_csrf_checks=True)
    client.force_login(administrator())

    assert client.post(url(), {"file": upload()}).status_code == 403


def test_the_form_of_the_design_links_to_the_screen_and_suggests_the_fonts():
    add_font(default_site(), upload())
    SiteDesign.for_site(default_site())

    html = signed_in(designer()).get(
        reverse("wagtailsettings:edit", args=("intarsia_pages", "sitedesign", default_site().pk))
    )

    text = html.content.decode()
    assert f'href="{url()}"' in text and "One uploaded family: Brand Sans" in text
    assert '<option value="&quot;Brand Sans&quot;,&quot;Brand Sans fallback&quot;' in text
    assert 'list="intarsia-font-families"' in text
