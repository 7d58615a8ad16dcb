"""The breakpoints of a site: validation, admin form, pages and editor."""

import json
import re

import pytest
from django.conf import settings
from django.core.exceptions import ValidationError
from django.core.files.storage import default_storage
from django.test import Client
from django.urls import reverse
from wagtail.models import Site

from intarsia.pages.models import BuilderPage, SiteDesign
from intarsia.pages.models.breakpoints import optional_devices, validate_breakpoints

from .builders import Editor, administrator, heading, page

STYLED = heading(
    **{"$style": {"desktop": {"color": "red"}, "laptop": {"color": "green"}, "mobile_extra": {"color": "pink"}}}
)


def problems(breakpoints) -> list[str]:
    with pytest.raises(ValidationError) as error:
        validate_breakpoints(breakpoints)
    return error.value.messages


@pytest.mark.parametrize(
    "breakpoints",
    [
        {},
        {name: device["value"] for name, device in optional_devices().items()},
        {"mobile_extra": 768},
        {"laptop": 1025, "widescreen": 1026},
        {"widescreen": 5120},
    ],
)
def test_widths_in_order_are_valid(breakpoints):
    validate_breakpoints(breakpoints)


@pytest.mark.parametrize(
    ("breakpoints", "sentence"),
    [
        ([], "The breakpoints must be a JSON object"),
        ({"phablet": 600}, "phablet: unknown device"),
        ({"mobile": 600}, "mobile: unknown device"),
        ({"laptop": "wide"}, "Laptop: enter a width in whole pixels, such as 1366."),
        ({"laptop": True}, "Laptop: enter a width in whole pixels"),
        ({"mobile_extra": 767}, "Large mobile: enter a width between 768 and 1023"),
        ({"mobile_extra": 1024}, "Large mobile: enter a width between 768 and 1023"),
        ({"tablet_extra": 1024}, "Large tablet: enter a width between 1025 and 5120"),
        ({"tablet_extra": 1400, "laptop": 1366}, "Large tablet: enter a width between 1025 and 1365"),
        ({"widescreen": 9000}, "Widescreen: enter a width between 1025 and 5120"),
        ({"laptop": 1366, "widescreen": 1366}, "Widescreen: enter a width between 1367 and 5120"),
    ],
)
def test_RUN_HND_17_width_must_be_between_those_of_the_neighbors(breakpoints, sentence):
    assert any(problem.startswith(sentence) for problem in problems(breakpoints))


def distinguish(**breakpoints: int) -> None:
    design = SiteDesign.for_site(Site.objects.get(is_default_site=True))
    design.breakpoints = breakpoints
    design.save()


def published(item) -> tuple[str, dict]:
    """The CSS of the page and its config for scripts."""
    html = Client().get(item.url).content.decode()
    url = re.search(r'rel="stylesheet" href="([^"]+)"', html)[1]
    config = re.search(r'id="intarsia-config" type="application/json">([^<]+)<', html)[1]
    with default_storage.open(url.removeprefix(settings.MEDIA_URL)) as stylesheet:
        return stylesheet.read().decode(), json.loads(config)


@pytest.mark.django_db
def test_RUN_HND_04_css_and_config_of_a_page_contain_the_active_devices():
    item = page(STYLED)
    css, config = published(item)
    assert "green" not in css and "pink" not in css and config["breakpoints"] == {}

    distinguish(laptop=1300)
    css, config = published(item)
    assert "@media (max-width:1300px){" in css and "pink" not in css
    assert config["breakpoints"] == {"laptop": 1300}


@pytest.mark.django_db
def test_RUN_HND_08_saving_keeps_values_of_inactive_devices():
    item = page(STYLED)
    editor = Editor(item, administrator())
    document = editor.load()
    assert editor.save(document, "publish").status_code == 200
    assert BuilderPage.objects.get(pk=item.pk).document["content"] == [STYLED]


@pytest.mark.django_db
def test_EDIT_ED_04_editor_gets_the_active_devices():
    distinguish(widescreen=2000)
    html = Editor(page(), administrator()).get().content.decode()
    boot = json.loads(re.search(r'id="intarsia-boot" type="application/json">([^<]+)<', html)[1])
    assert boot["canvas"]["breakpoints"] == {"widescreen": 2000}


def settings_form() -> tuple[Client, str]:
    client = Client()
    client.force_login(administrator())
    site = Site.objects.get(is_default_site=True)
    return client, reverse("wagtailsettings:edit", args=("intarsia_pages", "sitedesign", site.pk))


@pytest.mark.django_db
def test_devices_can_be_turned_on_and_off_in_the_admin():
    client, url = settings_form()
    sent = {"color_mode": "auto", "variables": "{}", "breakpoints-laptop-width": "1300"}
    client.post(url, {**sent, "breakpoints-laptop": "on", "breakpoints-widescreen": "on"})
    assert SiteDesign.objects.get().breakpoints == {"laptop": 1300, "widescreen": 2400}
    shown = client.get(url).content.decode()
    assert re.search(r'name="breakpoints-laptop" checked', shown)
    assert re.search(r'name="breakpoints-laptop-width" value="1300"', shown)

    client.post(url, sent)
    assert SiteDesign.objects.get().breakpoints == {}


@pytest.mark.django_db
def test_form_keeps_an_invalid_width_and_shows_the_reason():
    client, url = settings_form()
    sent = {"color_mode": "auto", "variables": "{}", "breakpoints-laptop": "on", "breakpoints-laptop-width": "13oo"}
    shown = client.post(url, sent).content.decode()
    assert "Laptop: enter a width in whole pixels, such as 1366." in shown
    assert 'value="13oo"' in shown
    assert SiteDesign.for_site(Site.objects.get(is_default_site=True)).breakpoints == {}
