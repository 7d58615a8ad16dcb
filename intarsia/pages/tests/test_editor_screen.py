"""The screen of the visual editor, and the links to it in Wagtail's admin."""

import json
import re

import pytest
from django.test import Client
from django.urls import reverse
from django.utils import timezone
from wagtail.admin.models import EditingSession
from wagtail.models import Locale, Site

from intarsia.pages.models import SiteDesign

from .builders import (
    Editor,
    administrator,
    document,
    editor,
    heading,
    home,
    moderator_of_pages,
    page,
    staff,
    template,
)

pytestmark = pytest.mark.django_db


def signed_in(user) -> Client:
    client = Client()
    client.force_login(user)
    return client


def boot_of(session: Editor) -> dict:
    answer = session.get()
    assert answer.status_code == 200
    (block,) = re.findall(r'<script id="intarsia-boot" type="application/json">(.*?)</script>', answer.content.decode())
    return json.loads(block)


@pytest.mark.parametrize("make", [page, template])
def test_screen_contains_the_data_that_the_script_needs(make):
    """EDIT-ED-06"""
    item, user = make(heading("Hello")), administrator()
    session = Editor(item, user)
    boot = boot_of(session)
    assert boot["pk"] == item.pk and boot["title"] == item.title and boot["kind"] == session.kind
    assert boot["canPublish"] is True and boot["locked"] is False and boot["lockMessage"] is None
    assert boot["user"] == str(user.pk)
    assert boot["language"] == "en" and boot["adminTheme"] == "system"
    for name in ("document", "design", "fonts", "revisions"):
        assert session.client.get(boot["urls"][name]).status_code == 200
    for name in ("exit", "unpublish", "imageChooser", "pageChooser", "documentChooser"):
        assert session.client.get(boot["urls"][name]).status_code == 200
    assert set(boot["urls"]) == {
        *(
            "document",
            "design",
            "fonts",
            "icons",
            "preview",
            "review",
            "revisions",
            "resources",
            "checks",
            "sections",
            "images",
            "exit",
            "live",
            "unpublish",
        ),
        *("imageChooser", "imageEdit", "pageChooser", "documentChooser", "ping", "release"),
    }


def test_the_script_gets_its_data_by_the_names_that_it_reads():
    """The types Boot, Access and Canvas in web/editor have the same names."""
    boot = boot_of(Editor(page(heading("Hello")), administrator()))

    assert set(boot) == {
        *("kind", "catalog", "pk", "user", "userName", "title", "isPageTemplate", "isUnusedPageTemplate"),
        *("palettes", "stylePresets", "displayFacts", "allowedWidgets", "canSaveSections", "csrfToken"),
        *("canvas", "fonts"),
        *("thirdPartyWidgets", "settingKinds", "targetsInParts", "dynamicSources", "choices", "addUrls", "editUrls"),
        *("searchResult", "canvasTexts", "nextSteps", "urls", "language", "adminTheme"),
        *("canPublish", "canSubmit", "locked", "lockMessage", "review"),
    }
    assert set(boot["canvas"]) == {
        *("stylesheet", "site", "variables", "fonts", "language", "direction", "translations", "breakpoints"),
        *("opensImages", "lightbox"),
    }
    assert set(boot["fonts"]) == {"families", "uploaded", "hasLibrary", "themeCss"}


def test_the_screen_loads_the_dialogs_of_wagtail_for_images_and_documents():
    html = Editor(page(), administrator()).get().content.decode()
    for script in ("image-chooser-modal.js", "document-chooser-modal.js", "page-chooser-modal.js"):
        assert script in html


def test_the_canvas_has_the_lightbox_settings_of_the_site_of_the_page():
    site = Site.objects.get(is_default_site=True)
    SiteDesign.objects.create(site=site, opens_images=False, lightbox_zoom=False)
    canvas = boot_of(Editor(page(heading("Hello")), administrator()))["canvas"]

    assert (canvas["opensImages"], canvas["lightbox"]) == (False, {"hides": ["zoom"]})


def test_the_canvas_has_the_language_and_direction_of_the_page():
    arabic = page(heading("Hello"), locale=Locale.objects.create(language_code="ar"))
    canvas = boot_of(Editor(arabic, administrator()))["canvas"]
    assert (canvas["language"], canvas["direction"]) == ("ar", "rtl")

    canvas = boot_of(Editor(page(heading("Hello")), administrator()))["canvas"]
    assert (canvas["language"], canvas["direction"]) == ("en", "ltr")


def test_a_template_can_be_edited_before_there_is_a_site():
    header = template(heading("Hello"), kind="header")
    Site.objects.all().delete()
    session = Editor(header, administrator())
    boot = boot_of(session)

    assert (boot["urls"]["design"], boot["urls"]["fonts"], boot["searchResult"]) == (None, None, None)
    assert session.get("design/").status_code == 404
    assert session.post("resources/", {"document": document(heading("Hello"))}).status_code == 200


def test_the_preview_of_a_search_result_has_the_title_the_url_and_the_site_of_the_page():
    item = page(heading("Hello"), title="Visit us")
    Site.objects.update(site_name="The workshop")

    found = boot_of(Editor(item, administrator()))["searchResult"]

    assert found == {"title": "Visit us", "url": item.full_url, "siteName": "The workshop"}


def test_a_template_has_no_search_result():
    assert boot_of(Editor(template(heading("Hello")), administrator()))["searchResult"] is None


def test_links_can_act_on_panels_and_popups_of_the_header_and_footer():
    panel = {"type": "off_canvas", "props": {"id": "menu", "$label": "Main menu"}}
    box = {"type": "container", "props": {"id": "box", "content": [panel]}}
    popup = {"type": "modal_popup", "props": {"id": "news", "title": "News"}}
    header, footer = template(box, kind="header"), template(popup, heading("Foot"), kind="footer")
    SiteDesign.objects.create(site=Site.objects.get(is_default_site=True), header=header, footer=footer)

    assert boot_of(Editor(page(heading("Hello")), administrator()))["targetsInParts"] == [
        {"type": "off_canvas", "id": "menu", "name": "Main menu", "part": "header"},
        {"type": "modal_popup", "id": "news", "name": "News", "part": "footer"},
    ]
    assert boot_of(Editor(header, administrator()))["targetsInParts"] == []


def test_author_without_permission_cannot_publish():
    boot = boot_of(Editor(page(), editor()))
    assert boot["canPublish"] is False and boot["canSubmit"] is True
    assert boot["urls"]["unpublish"] is None


def test_sections_can_be_saved_by_users_who_may_publish_templates():
    item = page()
    assert boot_of(Editor(item, administrator()))["canSaveSections"] is True
    assert boot_of(Editor(item, moderator_of_pages()))["canSaveSections"] is False


def test_locked_page_names_the_user_who_locked_it():
    item, owner = page(), administrator()
    item.locked, item.locked_by, item.locked_at = True, owner, timezone.now()
    item.save()
    boot = boot_of(Editor(item, administrator()))
    assert boot["locked"] is True and "locked" in boot["lockMessage"] and "<" not in boot["lockMessage"]
    assert boot["lockMessage"].endswith("m.") and not boot["lockMessage"].endswith("..")


def test_screen_requires_the_permission_to_edit():
    """EDIT-ED-06"""
    item = page()
    visitor = Client().get(Editor(item).url())
    assert visitor.status_code == 302 and visitor.url.startswith(reverse("wagtailadmin_login"))
    stranger = Editor(item, staff()).get()
    assert stranger.status_code == 302 and stranger.url == reverse("wagtailadmin_home")
    assert Editor(item, editor()).get().status_code == 200


@pytest.mark.parametrize("make", [page, template])
def test_two_users_of_one_page_see_each_other(make):
    item, first, second = make(), administrator(), administrator()
    boot_of(Editor(item, first))
    boot = boot_of(Editor(item, second))
    client = signed_in(second)
    seen = client.post(boot["urls"]["ping"], {"is_editing": "1"}).json()["other_sessions"]
    assert [session["user"] for session in seen] == [first.username]
    # Another tab of the same person is recognized by this name.
    assert boot["userName"] == second.username
    client.post(boot["urls"]["release"])
    assert not EditingSession.objects.filter(user=second).exists()


def test_admin_links_to_the_editor_for_builder_pages():
    item, user = page(), administrator()
    url, client = Editor(item).url(), signed_in(user)
    form = client.get(reverse("wagtailadmin_pages:edit", args=(item.pk,))).content.decode()
    # The panel, the menu in the header, and the menu next to "Save draft".
    assert form.count(f'href="{url}"') >= 3
    listing = client.get(reverse("wagtailadmin_explore", args=(home().pk,))).content.decode()
    assert f'href="{url}"' in listing


def test_admin_links_to_the_editor_for_templates():
    item, user = template(), administrator()
    url, client = Editor(item).url(), signed_in(user)
    form = client.get(reverse("wagtailsnippets_intarsia_pages_template:edit", args=(item.pk,)))
    assert form.content.decode().count(f'href="{url}"') >= 2
    listing = client.get(reverse("wagtailsnippets_intarsia_pages_template:list")).content.decode()
    assert f'href="{url}"' in listing


def test_admin_hides_the_editor_without_the_permission_to_edit():
    """EDIT-ED-06"""

    item = page()
    alias = item.create_alias(update_slug="alias")
    listing = signed_in(staff("add_page")).get(reverse("wagtailadmin_explore", args=(home().pk,)))
    assert Editor(item).url() not in listing.content.decode()
    listing = signed_in(administrator()).get(reverse("wagtailadmin_explore", args=(home().pk,)))
    assert Editor(alias).url() not in listing.content.decode()


def test_the_editor_of_an_alias_leads_to_the_screen_that_names_the_original_page():
    item = page()
    alias = item.create_alias(update_slug="alias")
    client = signed_in(administrator())

    answer = client.get(Editor(alias).url(), follow=True)

    assert answer.redirect_chain == [(reverse("wagtailadmin_pages:edit", args=(alias.pk,)), 302)]
    assert reverse("wagtailadmin_pages:edit", args=(item.pk,)) in answer.content.decode()


def test_templates_have_a_menu_item_and_a_chooser():
    client = signed_in(administrator())
    assert "Templates" in client.get(reverse("wagtailadmin_home")).content.decode()
    item = template(title="Site header", kind="header")
    chooser = reverse(item.snippet_viewset.chooser_viewset.get_url_name("choose"))
    assert item.title in client.get(chooser).content.decode()
