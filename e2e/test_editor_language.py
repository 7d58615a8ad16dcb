"""The editor speaks the language of the user's Wagtail account."""

import re

import pytest
from playwright.sync_api import expect

from e2e.editor import at_editor
from e2e.site import Site

pytestmark = [pytest.mark.browser, pytest.mark.matrix]

# English words of the interface that no German or French text has.
ENGLISH = re.compile(r"\b(the|of|and|Save|Add|Remove|Choose|Search|Settings|Element|Heading|Delete|Undo)\b")


def user_of(site: Site, language: str) -> str:
    """An administrator whose account has this language."""
    name = f"speaks-{language}"
    site.run(
        "from django.contrib.auth import get_user_model; from wagtail.users.models import UserProfile;"
        f"users = get_user_model().objects; known = users.filter(username='{name}').first();"
        f"user = known or users.create_superuser('{name}', password='intarsia');"
        f"UserProfile.objects.update_or_create(user=user, defaults={{'preferred_language': '{language}'}})"
    )
    return name


@pytest.mark.parametrize(
    ("language", "add", "title", "advanced", "publish", "found"),
    [
        ("de", "Überschrift", "Titel", "Erweitert", "Veröffentlichen", "akkordion"),
        ("fr", "Titre", "Titre", "Avancé", "Publier", "accordeon"),
    ],
)
def test_a_page_is_made_in_the_language_of_the_user(
    site, owner, new_page, language, add, title, advanced, publish, found
):
    watched = at_editor(owner(user_of(site, language)), new_page[0])
    page = watched.page
    page.get_by_role("button", name=add, exact=True).first.click()
    expect(page.get_by_role("tabpanel").last.get_by_text(title, exact=True).first).to_be_visible()
    page.get_by_role("tab", name=advanced).click()
    expect(page.locator(".topbar__state")).not_to_have_text(ENGLISH)

    for area in ("banner", "navigation", "complementary"):
        for one in page.get_by_role(area).all():
            assert not ENGLISH.search(one.inner_text()), one.inner_text()
    assert not ENGLISH.search(page.locator(".widgets-panel").inner_text())
    page.get_by_role("searchbox").first.fill(found)
    expect(
        page.locator(".widgets-panel").get_by_role("button", name=re.compile("Akkordeon|Accordéon")).first
    ).to_be_visible()
    page.get_by_role("button", name=publish).click()
    page.locator(".topbar__state[data-state=published]").wait_for()
    assert page.request.get(page.url + "document/").json()["document"]["content"][0]["type"] == "heading"
    assert watched.errors == []


def test_a_search_in_english_finds_widgets_in_a_german_editor(site, owner, new_page):
    watched = at_editor(owner(user_of(site, "de")), new_page[0])
    watched.page.get_by_role("searchbox").first.fill("slider")

    expect(watched.page.locator(".widgets-panel").get_by_role("button", name="Karussell", exact=True)).to_be_visible()


def test_the_buttons_below_the_choice_of_a_form_fit_into_a_narrow_panel(site, owner, new_page):
    watched = at_editor(owner(user_of(site, "fr"), width=900, height=800), new_page[0])
    page = watched.page
    page.get_by_role("button", name="Widgets").click()
    page.get_by_role("button", name="Formulaire", exact=True).first.click()
    page.get_by_role("combobox", name="Formulaire").select_option("News from the bench")
    edit = page.get_by_role("link", name="Modifier le formulaire")
    expect(edit).to_be_visible()

    choice, button = page.get_by_role("combobox", name="Formulaire").bounding_box(), edit.bounding_box()
    assert choice and button
    assert button["x"] + button["width"] <= choice["x"] + choice["width"]
    assert button["y"] - (choice["y"] + choice["height"]) >= 4
    # Two lines of text.
    assert button["height"] <= 56

    # The help text below the switch leaves it level with its label.
    setting = page.locator(".setting", has_text="Afficher le titre")
    label, switch = setting.locator(".setting__label").bounding_box(), setting.get_by_role("switch").bounding_box()
    assert label and switch
    assert abs(label["y"] + label["height"] / 2 - switch["y"] - switch["height"] / 2) <= 1
