"""JSON-LD: what search engines know of a site, its articles and where a page belongs."""

import re

import pytest
from django.test import Client
from wagtail.models import Site

from intarsia.pages.tests.builders import element, heading, page
from intarsia.rendering.tests.woods.models import WoodPage

from .images import stored_image, stored_svg
from .site import DATA, article, graph_at, identity, journal, start_page

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("local_media")]


def test_the_home_page_names_the_site_and_who_publishes_it():
    start_page()
    Site.objects.update(site_name="Workshop </script>")
    identity(
        organization="Hollin Yard", icon=stored_image(512, 512), profiles="https://a.example/x\nhttps://b.example/"
    )
    graph = graph_at("/")

    assert graph["WebSite"]["name"] == "Workshop </script>" and graph["WebSite"]["url"] == "http://localhost/"
    organization = graph["Organization"]
    assert graph["WebSite"]["publisher"] == {"@id": organization["@id"]}
    assert organization["name"] == "Hollin Yard" and organization["sameAs"] == [
        "https://a.example/x",
        "https://b.example/",
    ]
    assert organization["logo"].startswith("http://localhost/") and ".max-600x600" in organization["logo"]


def test_a_logo_whose_file_is_missing_is_not_named():
    start_page()
    logo = stored_image(600, 600)
    logo.file.storage.delete(logo.file.name)
    identity(logo=logo)
    assert "logo" not in graph_at("/")["Organization"]


def test_an_svg_logo_is_named_as_it_was_uploaded():
    start_page()
    identity(logo=stored_svg())

    assert re.fullmatch(r"http://localhost/\S+\.svg", graph_at("/")["Organization"]["logo"])


def test_an_article_has_author_dates_image_and_publisher():
    made = article(journal(), "oak", search_description="About oak.")
    node = graph_at("/journal/oak/")["Article"]

    assert node["headline"] == "Oak" and node["description"] == "About oak."
    assert node["author"] == {"@type": "Person", "name": "Maud Hollin"}
    assert node["datePublished"] == made.first_published_at.isoformat().replace("+00:00", "Z")[:23] + "Z"
    assert node["image"].startswith("http://localhost/media/intarsia/share/")
    assert node["publisher"] == {"@id": graph_at("/journal/oak/")["Organization"]["@id"]}
    assert "Article" not in graph_at("/journal/")


def test_a_page_type_says_whether_it_is_an_article_and_adds_its_own(monkeypatch):
    parent = journal()
    monkeypatch.setattr(WoodPage, "is_article", False, raising=False)
    own = {"@context": "https://schema.org", "@type": "Product", "name": "Ash"}
    monkeypatch.setattr(WoodPage, "structured_data", lambda self: own, raising=False)
    parent.add_child(instance=WoodPage(title="Ash", slug="ash"))
    graph = graph_at("/journal/ash/")

    assert graph["Product"] == {"@type": "Product", "name": "Ash"} and "Article" not in graph


def test_a_page_below_another_one_has_its_path():
    parent = page(slug="woods", title="Woods")
    page(slug="oak", title="Oak", parent=parent)
    items = graph_at("/woods/oak/")["BreadcrumbList"]["itemListElement"]

    assert [item["item"] for item in items] == [f"http://localhost/{path}" for path in ("", "woods/", "woods/oak/")]
    assert [item["position"] for item in items] == [1, 2, 3] and items[1]["name"] == "Woods"
    assert not graph_at("/woods/")
    parent.title = "Timber"
    parent.save()
    assert graph_at("/woods/oak/")["BreadcrumbList"]["itemListElement"][1]["name"] == "Timber"


def test_breadcrumbs_of_a_widget_are_not_repeated():
    page(element("breadcrumbs", structured_data="yes"), slug="oak", parent=page(slug="woods"))
    found = DATA.findall(Client().get("/woods/oak/").content.decode())

    assert len([text for text in found if "BreadcrumbList" in text]) == 1


def test_a_change_of_the_identity_changes_pages():
    start_page()
    identity(organization="Before")
    assert graph_at("/")["Organization"]["name"] == "Before"
    identity(organization="After")
    assert graph_at("/")["Organization"]["name"] == "After"


@pytest.mark.parametrize("profiles", ["javascript:alert(1)", "oak", "https://a.example\n" * 21])
def test_profiles_are_urls(profiles):
    with pytest.raises(Exception, match="URL"):
        identity(profiles=profiles)


def test_headings_alone_need_no_structured_data():
    page(heading("Oak"), slug="oak")
    assert not graph_at("/oak/")
