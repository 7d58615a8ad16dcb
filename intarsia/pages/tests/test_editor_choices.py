"""Icon sets, palettes and style presets of another package: `acme`. Device widths as a setting."""

import json
import re

import pytest
from django.core.exceptions import ImproperlyConfigured
from django.test import Client
from wagtail.models import Site

from intarsia.pages.api import register_icon_set, register_palette, register_style_preset
from intarsia.pages.design import design_of
from intarsia.pages.editor_choices import icon_sets, palettes, style_presets
from intarsia.pages.models import SiteDesign

from .builders import Editor, administrator, document, element, heading, page

pytestmark = pytest.mark.django_db


def boot() -> dict:
    found = re.search(
        r'id="intarsia-boot" type="application/json">(.*?)</script>', Editor(page(), administrator()).get().text
    )
    assert found
    return json.loads(found[1])


@pytest.fixture(autouse=True)
def registered(monkeypatch):
    """What a test registers is gone after it."""
    for module, name in ((icon_sets, "_sets"), (palettes, "_palettes"), (style_presets, "_presets")):
        monkeypatch.setattr(module, name, dict(getattr(module, name)))


def test_the_editor_offers_palettes_and_presets_of_the_package():
    known = boot()

    assert known["palettes"] == [
        {
            "name": "acme",
            "label": "Acme",
            "values": {
                "color.accent": {"light": "#7a1f3d", "dark": "#7a1f3d"},
                "color.paper": {"light": "#fff", "dark": "#111"},
            },
        }
    ]
    assert [(one["label"], one["widgets"]) for one in known["stylePresets"]] == [("Quiet", ["heading", "text"])]


def test_the_editor_loads_icons_of_the_package_on_demand():
    session = Editor(page(), administrator())

    assert session.get("icons/").json() == {
        "sets": [{"label": "Acme", "values": ["acme-cup|M4 8h12v6", "acme-dot|0 0 8 8|M1 1h6v6z"]}]
    }
    assert boot()["urls"]["icons"].endswith("/icons/")
    assert Client().get(session.url("icons/")).status_code == 401


def test_a_page_with_such_an_icon_and_preset_needs_the_package_no_more():
    quiet = style_presets._presets.pop("acme-quiet").style
    item = page()
    session = Editor(item, administrator())
    session.load()
    content = document(element("icon", selected_icon="acme-dot|0 0 8 8|M1 1h6v6z"), heading("Oak", **{"$style": quiet}))

    assert session.save(content, "publish").status_code == 200
    assert 'd="M1 1h6v6z"' in Client().get(item.url).text


def test_the_colors_of_a_palette_are_those_that_a_design_accepts():
    design = SiteDesign.for_site(Site.objects.get())
    design.variables = {"color": {name.partition(".")[2]: of for name, of in boot()["palettes"][0]["values"].items()}}

    design.full_clean()


@pytest.mark.parametrize(
    ("register", "fault"),
    [
        (lambda: register_icon_set("Acme!", label="", icons={}), "its name must be lower-case letters"),
        (lambda: register_icon_set("acme", label="Other", icons={}), "another one has this name"),
        (lambda: register_icon_set("x", label="", icons={"cup": "<svg>"}), "these icons have no valid path: cup"),
        (lambda: register_palette("x", label="", colors={"accent": "blue!!"}), "color.accent.light: "),
        (lambda: register_palette("acme", label="Other", colors={}), "another one has this name"),
        (
            lambda: register_style_preset("x", label="", widgets=["buton"], style={}),
            "there is no widget buton",
        ),
        (
            lambda: register_style_preset("x", label="", widgets=["text"], style={"desktop": {"color": "red;x:y"}}),
            r"content\[0\]",
        ),
    ],
)
def test_what_pages_could_not_use_is_refused_at_start_with_the_reason(register, fault):
    with pytest.raises(ImproperlyConfigured, match=fault):
        register()


def test_the_same_thing_can_be_registered_again():
    register_icon_set("acme", label="Acme", icons={"acme-cup": "M4 8h12v6", "acme-dot": "0 0 8 8|M1 1h6v6z"})


def test_forms_have_no_presets_of_page_widgets():
    from intarsia.pages.editor_choices.for_editor import choices_for_editor

    assert choices_for_editor("fields")["stylePresets"] == []


def test_a_setting_names_the_devices_of_sites_that_chose_none(settings):
    settings.INTARSIA_BREAKPOINTS = {"laptop": 1300}
    site = Site.objects.get()
    assert design_of(site).breakpoints == {"laptop": 1300}

    design = SiteDesign.for_site(site)
    design.breakpoints = {"widescreen": 2000}
    design.save()
    assert design_of(Site.objects.get()).breakpoints == {"widescreen": 2000}


def test_the_form_of_the_design_shows_these_devices_as_chosen(settings):
    from intarsia.pages.models.breakpoints import BreakpointsWidget

    settings.INTARSIA_BREAKPOINTS = {"laptop": 1300}
    devices = BreakpointsWidget().get_context("breakpoints", "{}", None)["devices"]
    assert [(one["name"], one["width"]) for one in devices if one["is_on"]] == [("laptop", 1300)]


def test_wrong_devices_in_the_setting_are_a_system_check(settings):
    from django.core.checks import run_checks

    settings.INTARSIA_BREAKPOINTS = {"watch": 200, "laptop": 12}
    found = {one.id: one.msg for one in run_checks(tags=["intarsia"])}
    assert "watch: unknown device" in found["intarsia.E130"] and "Laptop: enter a width" in found["intarsia.E130"]


def test_the_editor_knows_where_a_chosen_form_is_edited():
    assert boot()["editUrls"] == {"form": "/admin/intarsia/form/0/"}
