"""A site's own values for the theme's variables, with a sentence for each value that CSS could not hold."""

import json

import pytest
from django.core.exceptions import ValidationError
from django.test import Client
from django.urls import reverse
from wagtail.models import Locale, Site

from intarsia.pages.design_variables import validate_variables
from intarsia.pages.models import SiteDesign

from .builders import administrator, home, page, template


def problems(variables) -> list[str]:
    with pytest.raises(ValidationError) as refused:
        validate_variables(variables)
    return [message.partition(":")[0] for message in refused.value.messages]


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
def test_sparse_values_are_accepted(variables):
    validate_variables(variables)


@pytest.mark.parametrize(
    ("variables", "place"),
    [
        ([], "The variables are not an object"),
        ({"colour": {}}, "colour"),
        ({"color": []}, "color"),
        ({"color": {"accent": "#fff"}}, "color.accent"),
        ({"color": {"accent": {}}}, "color.accent"),
        ({"color": {"accent": {"night": "#000"}}}, "color.accent"),
        ({"color": {"accent": {"light": "#fff; } body { display: none"}}}, "color.accent.light"),
        ({"color": {"accent": {"light": "url(https://example.com/a)"}}}, "color.accent.light"),
        ({"font": {"Heading Font": "serif"}}, "font.Heading Font"),
        ({"font": {"heading": {"light": "serif"}}}, "font.heading"),
        ({"size": {"space-2": 3}}, "size.space-2"),
        ({"size": {"space-2": "</style>"}}, "size.space-2"),
    ],
)
def test_a_value_that_css_could_not_hold_is_refused_with_its_place(variables, place):
    assert problems(variables) == [place]


@pytest.mark.django_db
def test_each_site_has_a_design_of_its_own():
    first = Site.objects.get(is_default_site=True)
    second = Site.objects.create(hostname="second.example", root_page=page(parent=home()))
    design = SiteDesign.for_site(first)
    design.variables = {"size": {"space-1": "10px"}}
    design.save()
    assert SiteDesign.for_site(second).variables == {}


@pytest.mark.django_db
def test_a_page_wears_the_variables_of_its_own_site():
    other = Site.objects.create(hostname="second.example", root_page=page())
    item = page(parent=other.root_page)
    design = SiteDesign.for_site(other)
    design.color_mode = SiteDesign.ColorMode.DARK
    design.save()
    from intarsia.pages.serving import site_of, theme_overrides

    found = SiteDesign.for_site(site_of(item, None))
    assert found == design and theme_overrides(found)["mode"] == "dark"


@pytest.mark.django_db
def test_the_design_is_a_setting_of_the_site_in_the_admin():
    client, header = Client(), template(kind="header")
    client.force_login(administrator())
    site = Site.objects.get(is_default_site=True)
    url = reverse("wagtailsettings:edit", args=("intarsia_pages", "sitedesign", site.pk))
    assert client.get(url).status_code == 200
    sent = {"color_mode": "light", "header": header.pk, "footer": "", "variables": '{"size": {"a": "1px"}}'}
    assert client.post(url, sent).status_code == 302
    design = SiteDesign.for_site(site)
    assert (design.color_mode, design.header, design.variables) == ("light", header, {"size": {"a": "1px"}})
    refused = client.post(url, {**sent, "variables": '{"size": {"a": ";"}}'})
    assert "size.a: the value holds a character" in refused.content.decode()


@pytest.mark.django_db
def test_deleting_a_header_leaves_the_site_without_one():
    header = template(kind="header")
    SiteDesign.objects.create(site=Site.objects.get(is_default_site=True), header=header)
    header.delete()
    assert SiteDesign.objects.get().header is None


def lightbox_of(item) -> dict:
    """What the page tells its scripts."""
    html = Client().get(item.get_url()).content.decode()
    given = html.partition('id="intarsia-config" type="application/json">')[2].partition("</script>")[0]
    return json.loads(given)["lightbox"]


@pytest.mark.django_db
@pytest.mark.parametrize("wanted", [True, False])
def test_the_site_says_whether_pictures_open_large_where_their_element_does_not(wanted):
    """RUN-LBX-05"""
    SiteDesign.objects.create(site=Site.objects.get(is_default_site=True), opens_pictures=wanted)

    assert lightbox_of(page())["isUsual"] is wanted


@pytest.mark.django_db
def test_the_site_says_what_its_lightbox_leaves_away_and_where_its_words_come_from():
    """RUN-LBX-11"""
    design = SiteDesign.objects.create(site=Site.objects.get(is_default_site=True))
    assert "parts" not in lightbox_of(page())

    design.lightbox_zoom = design.lightbox_share = False
    design.lightbox_title, design.lightbox_description = "alt", "none"
    design.save()
    parts = {"hides": ["zoom", "share"], "title": "alt", "description": "none"}
    assert lightbox_of(page(slug="another"))["parts"] == parts


@pytest.mark.django_db
def test_a_page_tells_where_the_lightbox_is_and_what_it_says():
    german = Locale.objects.create(language_code="de")

    assert lightbox_of(page())["words"] == {}
    assert lightbox_of(page(locale=german))["words"]["Close (Esc)"] == "Schließen (Esc)"
    assert lightbox_of(page())["src"].startswith("/static/intarsia/lightbox-")
