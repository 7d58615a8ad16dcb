"""The design of a site: theme variables, header, lightbox."""

import json
import re

import pytest
from django.core.exceptions import ValidationError
from django.test import Client
from django.urls import reverse
from django.utils import translation
from wagtail.models import Locale, Site

from intarsia.documents.validation.editor_text import EditorText
from intarsia.pages.design import design_of
from intarsia.pages.editing.canvas import site_of
from intarsia.pages.models import SiteDesign, Template
from intarsia.pages.models.admin_panels.variables_widget import VariablesWidget
from intarsia.pages.models.theme_variables import (
    MODES,
    by_group,
    by_name,
    known_variables,
    misspelled,
    raise_problems,
    validate_variables,
    variable_problems,
)

from .builders import administrator, home, page, template


@pytest.mark.parametrize(("language", "label"), [("de", "Seitenvorlage"), ("fr", "Modèle de page")])
def test_labels_in_the_admin_follow_the_language(language, label):
    with translation.override(language):
        assert Template.Kind.PAGE.label == label


def problems(variables) -> list[str]:
    with pytest.raises(ValidationError) as error:
        validate_variables(variables)
    return [message.partition(":")[0] for message in error.value.messages]


@pytest.mark.parametrize(
    "variables",
    [
        {},
        {
            "color": {
                "accent": {"light": "#a0522d", "dark": "oklch(0.7 0.1 60)"},
                "my-blue": {"light": "navy"},
            }
        },
        {"font": {"heading": '"Fraunces", serif'}, "size": {"space-2": "clamp(1rem, 2vw, 2rem)"}},
    ],
)
def test_sparse_variables_are_valid(variables):
    validate_variables(variables)


@pytest.mark.parametrize(
    ("group", "name", "meant"),
    [
        ("color", "acent", "color.accent"),
        ("color", "primary-hoover", "color.primary-hover"),
        ("color", "surfaces", "color.surface"),
        ("font", "headings", "font.heading"),
        ("width", "pages", "width.page"),
        ("color", "ppaer", "color.paper"),
        ("color", "inc", "color.ink"),
        ("color", "lnk", "color.link"),
        ("shadow", "sofft", "shadow.soft"),
    ],
)
@pytest.mark.django_db
def test_a_misspelled_variable_is_refused_with_the_nearest_name(group, name, meant):
    value = {"light": "navy"} if group == "color" else "1rem"
    design = SiteDesign(site=Site.objects.get(), variables={group: {name: value}})
    with pytest.raises(ValidationError) as error:
        design.full_clean()

    assert error.value.messages == [f"{group}.{name}: there is no variable with this name. Do you mean {meant}?"]


@pytest.mark.django_db
def test_variables_of_the_site_s_own_are_allowed():
    names = ("surface-2", "accent2", "accent-2", "ink2", "ink-soft", "brand", "pink", "lime")
    own = {name: {"light": "navy"} for name in names}
    others = {"space": {"13": "9rem"}, "text": {"xxl": "9rem"}}
    SiteDesign(site=Site.objects.get(), variables={"color": own, **others}).full_clean()


@pytest.mark.django_db
def test_a_misspelled_variable_that_was_stored_before_stays_and_stops_no_save():
    stored = {"color": {"acent": {"light": "navy"}, "brand": {"light": "red"}}}
    design = SiteDesign.objects.create(site=Site.objects.get(), variables=stored)
    widget = SiteDesign.panels[-1].widget()
    others = json.loads(widget.get_context("variables", json.dumps(stored), None)["others"])
    design.full_clean()

    assert design.theme["values"] == others == {"color.acent": {"light": "navy"}, "color.brand": {"light": "red"}}


def test_the_defaults_of_all_variables_are_valid():
    pairs = {
        name: {mode: one[mode] for mode in MODES} if "dark" in one else one["light"]
        for name, one in known_variables().items()
    }
    assert len(pairs) > 40
    validate_variables(by_group(pairs))
    assert by_name(by_group(pairs)) == pairs


@pytest.mark.parametrize(
    ("variables", "place"),
    [
        ([], "The variables must be a JSON object, such as {}."),
        ({"hue": {}}, "hue"),
        ({"color": []}, "color"),
        ({"color": {"accent": "#fff"}}, "Accent"),
        ({"color": {"accent": {}}}, "Accent"),
        ({"color": {"accent": {"night": "#000"}}}, "Accent"),
        ({"color": {"accent": {"light": "#fff; } body { display: none"}}}, "Accent (light)"),
        ({"color": {"accent": {"light": "url(https://example.com/a)"}}}, "Accent (light)"),
        ({"color": {"primary": {"light": "blue!!"}}}, "Primary (light)"),
        ({"color": {"primary": {"dark": "hello"}}}, "Primary (dark)"),
        ({"font": {"Heading Font": "serif"}}, "font.Heading Font"),
        ({"font": {"heading": {"light": "serif"}}}, "Headings"),
        ({"text": {"md": "-3px"}}, "Body"),
        ({"radius": {"sm": "12"}}, "Small corners"),
        ({"button": {"radius": "12"}}, "Border radius"),
        ({"button": {"weight": "bold"}}, "Font weight"),
        ({"shadow": {"soft": {"light": "big"}}}, "Soft shadow (light)"),
        ({"size": {"space-2": 3}}, "size.space-2"),
        ({"size": {"space-2": "</style>"}}, "size.space-2"),
    ],
)
def test_invalid_variable_is_reported_with_its_path(variables, place):
    assert problems(variables) == [place]


@pytest.mark.parametrize(
    "variables",
    [
        [],
        {"hue": {}},
        {"color": []},
        {"color": {"accent": "#fff"}},
        {"font": {"Heading Font": "serif"}},
        {"text": {"md": "-3px"}},
        {"size": {"space-2": 3}},
        {"size": {"space-2": "</style>"}},
    ],
)
def test_each_fault_of_a_variable_can_be_translated(variables):
    (problem,) = variable_problems(variables)
    assert isinstance(problem.message, EditorText)

    with translation.override("de"), pytest.raises(ValidationError) as error:
        validate_variables(variables)
    assert str(problem.message) not in error.value.messages[0]


def test_a_misspelled_variable_is_refused_in_the_language_of_the_editor():
    (problem,) = misspelled({"color": {"acent": {"light": "navy"}}}, {})
    assert isinstance(problem.message, EditorText)

    with translation.override("fr"), pytest.raises(ValidationError, match="color.accent ?") as error:
        raise_problems([problem])
    assert "Do you mean" not in error.value.messages[0]


@pytest.mark.django_db
def test_each_site_has_its_own_design():
    first = Site.objects.get(is_default_site=True)
    second = Site.objects.create(hostname="second.example", root_page=page(parent=home()))
    design = SiteDesign.for_site(first)
    design.variables = {"size": {"space-1": "10px"}}
    design.save()
    assert SiteDesign.for_site(second).variables == {}


@pytest.mark.django_db
def test_page_has_the_variables_of_its_own_site():
    other = Site.objects.create(hostname="second.example", root_page=page())
    item = page(parent=other.root_page)
    design = SiteDesign.for_site(other)
    design.color_mode = SiteDesign.ColorMode.DARK
    design.save()

    assert design_of(site_of(item, None)).variables["mode"] == "dark"


@pytest.mark.django_db
def test_design_is_edited_in_the_site_settings():
    client, header = Client(), template(kind="header")
    client.force_login(administrator())
    site = Site.objects.get(is_default_site=True)
    url = reverse("wagtailsettings:edit", args=("intarsia_pages", "sitedesign", site.pk))
    assert client.get(url).status_code == 200
    sent = {
        "color_mode": "light",
        "header": header.pk,
        "footer": "",
        "variables-others": '{"size.a": "1px"}',
        "variables-color.primary.light": " #1d4ed8 ",
        "variables-radius.sm": "0",
    }
    assert client.post(url, sent).status_code == 302
    design = SiteDesign.for_site(site)
    variables = {"size": {"a": "1px"}, "color": {"primary": {"light": "#1d4ed8"}}, "radius": {"sm": "0"}}
    assert (design.color_mode, design.header, design.variables) == ("light", header, variables)
    form = client.get(url).content.decode()
    assert 'name="variables-color.primary.light" value="#1d4ed8" placeholder="#513620"' in form
    assert "{&quot;size.a&quot;: &quot;1px&quot;}" in form


@pytest.mark.django_db
def test_settings_form_shows_the_reason_at_the_field_of_an_invalid_value():
    client = Client()
    client.force_login(administrator())
    site = Site.objects.get(is_default_site=True)
    url = reverse("wagtailsettings:edit", args=("intarsia_pages", "sitedesign", site.pk))
    sent = {"color_mode": "light", "variables-others": "{}", "variables-color.primary.light": "blue!!"}
    form = client.post(url, sent).content.decode()
    field = form.partition('name="variables-color.primary.light"')[2].partition("</td>")[0]
    assert 'value="blue!!"' in field and 'aria-invalid="true"' in field
    assert "“blue!!” is not valid. Enter a color, such as #a67d33" in field
    assert SiteDesign.for_site(site).variables == {}


@pytest.mark.django_db
def test_deleted_header_is_removed_from_the_design():
    header = template(kind="header")
    SiteDesign.objects.create(site=Site.objects.get(is_default_site=True), header=header)
    header.delete()
    assert SiteDesign.objects.get().header is None


def lightbox_of(item) -> dict:
    """The config of the page for scripts."""
    html = Client().get(item.get_url()).content.decode()
    given = html.partition('id="intarsia-config" type="application/json">')[2].partition("</script>")[0]
    return json.loads(given)["lightbox"]


@pytest.mark.django_db
@pytest.mark.parametrize("wanted", [True, False])
def test_site_decides_if_images_open_in_the_lightbox_by_default(wanted):
    """RUN-LBX-05"""
    SiteDesign.objects.create(site=Site.objects.get(is_default_site=True), opens_images=wanted)

    assert lightbox_of(page())["opensByDefault"] is wanted


@pytest.mark.django_db
def test_site_configures_buttons_and_texts_of_the_lightbox():
    """RUN-LBX-11"""
    design = SiteDesign.objects.create(site=Site.objects.get(is_default_site=True))
    assert "parts" not in lightbox_of(page())

    design.lightbox_zoom = design.lightbox_share = False
    design.lightbox_title, design.lightbox_description = "alt", "none"
    design.save()
    parts = {"hides": ["zoom", "share"], "title": "alt", "description": "none"}
    assert lightbox_of(page(slug="another"))["parts"] == parts


@pytest.mark.django_db
def test_config_of_a_page_contains_script_and_texts_of_the_lightbox():
    german = Locale.objects.create(language_code="de")

    assert lightbox_of(page())["translations"] == {}
    assert lightbox_of(page(locale=german))["translations"]["Close (Esc)"] == "Schließen (Esc)"
    assert lightbox_of(page())["src"].startswith("/static/intarsia/lightbox-")


@pytest.mark.parametrize(("language", "label"), [("en", "Card"), ("de", "Karte"), ("fr", "Carte")])
def test_the_colors_have_names_in_the_language_of_the_user(language, label):
    with translation.override(language):
        html = VariablesWidget().render("variables", "{}")
    assert f'<th scope="row">{label}</th>' in html


def test_the_variables_are_edited_in_groups_with_titles():
    html = VariablesWidget().render("variables", "{}")

    titles = re.findall(r"<summary>([^<]+)</summary>", html)
    assert titles == ["Colors", "Fonts", "Text sizes", "Spacing", "Corners and shadows", "Buttons", "Widths"]
