"""The fields that page types name as readable, and the examples of docs/guides/dynamic-values.md."""

import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from django.core.cache import cache
from django.core.exceptions import ImproperlyConfigured
from wagtail.images import get_image_model
from wagtail.images.tests.utils import get_test_image_file
from wagtail.models import Page, Site

from intarsia.documents.dynamic_sources import unregister
from intarsia.documents.sanitize import clean_document
from intarsia.pages.models import BuilderPage
from intarsia.pages.tests import builders
from intarsia.rendering.data_loaders import LoadContext
from intarsia.rendering.dynamic_values import page_fields
from intarsia.rendering.resources.load_scopes import load_scopes
from intarsia.rendering.tests.faulty_widgets import element, page

from .woods.models import WoodPage

ROOT = Path(__file__).parents[3]
GUIDE = ROOT / "docs" / "guides" / "dynamic-values.md"


def wood(**fields: object) -> WoodPage:
    made = WoodPage(title="Oak", slug="oak", **fields)
    builders.home().add_child(instance=made)
    return made


def value_of(source: str, shown: object, widget: str = "heading", setting: str = "title") -> object:
    document = page(element(widget, "a", **{setting: {"$bind": {"source": source}}}))
    load = LoadContext(site=Site.objects.get(), page=shown)
    return load_scopes({"main": clean_document(document)}, load, {}).bound["a"][setting]


@pytest.mark.django_db
def test_fields_that_a_page_type_names_are_sources():
    oak = wood(subtitle="Quercus robur", felled=date(2026, 3, 4))

    assert value_of("page.subtitle", oak) == "Quercus robur"
    assert value_of("page.felled", oak) == "March 4, 2026"
    assert value_of("page.subtitle", Page.objects.get(pk=oak.pk)) == "Quercus robur"
    assert value_of("page.subtitle", builders.page()) is None


@pytest.mark.django_db
def test_the_main_image_is_the_one_that_the_page_type_names():
    image = get_image_model().objects.create(title="Oak", file=get_test_image_file())

    assert value_of("page.image", wood(photo=image), "image", "image") == {"id": image.pk}
    assert value_of("page.image", builders.page(), "image", "image") is None


@pytest.mark.django_db
@pytest.mark.parametrize("name", ["slug", "owner", "path", "document"])
def test_no_other_field_can_be_read(name: str):
    assert value_of(f"page.{name}", wood()) is None


@pytest.mark.parametrize(
    ("attribute", "value", "reason"),
    [
        ("dynamic_fields", ["heartwood"], "names 'heartwood', which is not a field"),
        ("dynamic_fields", ["document"], "Register a source for it instead"),
        ("dynamic_fields", ["title"], "another source has this name"),
        ("dynamic_fields", ["live_revision"], "Register a source for it instead"),
        ("main_image_field", "title", "which is not an image"),
    ],
)
def test_a_wrong_field_fails_when_the_site_starts(
    monkeypatch: pytest.MonkeyPatch, attribute: str, value: object, reason: str
):
    monkeypatch.setattr(WoodPage, "dynamic_fields", [])
    monkeypatch.setattr(BuilderPage, attribute, value, raising=False)

    with pytest.raises(ImproperlyConfigured, match=reason):
        page_fields.register()


@pytest.fixture
def guide() -> Iterator[dict[str, str]]:
    """The examples, by the name in their first line."""
    yield dict(re.findall(r"```python\n# (\w+\.py)\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL))
    unregister("yard.opening_hours")


def test_the_page_type_of_the_guide_is_the_one_of_these_tests(guide: dict[str, str]):
    _head, declared = guide["models.py"].split("\n", 1)

    assert declared.strip() in (Path(__file__).parent / "woods" / "models.py").read_text("utf-8")


@pytest.mark.django_db
def test_the_source_of_the_guide_works_as_it_is_written_there(guide: dict[str, str]):
    exec(guide["dynamic_sources.py"], {})
    cache.set("opening-hours", "9 to 5")

    assert value_of("yard.opening_hours", None) == "9 to 5"
