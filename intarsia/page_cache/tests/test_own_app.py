"""Any app tags what it caches and purges it, with the public functions of the page cache."""

import re
from pathlib import Path
from types import ModuleType

import pytest
from django.core.wsgi import get_wsgi_application
from django.urls import path

from intarsia.page_cache import forget_copies, page_keys, register_page_tag
from intarsia.page_cache.conf import conf
from intarsia.page_cache.last_good_copies.copies import folder_of
from intarsia.page_cache.page_tags import _names
from intarsia.page_cache.warming import url_finders
from intarsia.page_cache.wsgi import PageCache
from intarsia.state.generations import backend

from .site import Clock, visit

GUIDE = Path(__file__).parents[3] / "docs" / "guides" / "page-cache.md"
urlpatterns: list = []


@pytest.fixture
def shop(monkeypatch) -> ModuleType:
    monkeypatch.setattr(url_finders, "_finders", [])
    example = re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)[0]
    module = ModuleType("shop")
    exec(compile(example, GUIDE.name, "exec"), module.__dict__)
    return module


@pytest.mark.django_db(transaction=True, serialized_rollback=True)
def test_view_of_an_app_is_cached_until_the_app_purges_it(settings, tmp_path, shop):
    urlpatterns[:] = [path("prices/", shop.price_list)]
    settings.ROOT_URLCONF = __name__
    settings.INTARSIA_CACHE_DIR = tmp_path / "cache"
    settings.ALLOWED_HOSTS = ["bakery.test"]
    clock = Clock()
    site = PageCache(get_wsgi_application(), conf(), backend(conf()).read, clock=clock).answer()

    assert visit(site, "/prices/").body == b"Cups cost 8"
    shop.PRICES["cup"] = 9
    clock.pass_interval()
    assert visit(site, "/prices/").body == b"Cups cost 8"
    shop.prices_changed()
    clock.pass_interval()

    assert visit(site, "/prices/").body == b"Cups cost 9"
    assert url_finders.urls_of(["prices"]) == ["https://shop.example/prices/"]


def test_tags_of_pages_end_in_their_number(monkeypatch):
    monkeypatch.setattr("intarsia.page_cache.page_tags._names", set(_names))
    tags = ["page-12", "reviews-13", "image-14", "page-", "reviews-x", "page"]
    assert page_keys(tags) == {12}

    register_page_tag("reviews")

    assert page_keys(tags) == {12, 13}


@pytest.mark.django_db(transaction=True, serialized_rollback=True)
def test_copies_of_one_page_or_of_all_pages_are_forgotten(settings, tmp_path):
    settings.INTARSIA_CACHE_DIR = tmp_path
    for pk in (1, 2, 3):
        folder_of(pk).mkdir(parents=True)

    forget_copies(1)
    assert [folder_of(pk).exists() for pk in (1, 2, 3)] == [False, True, True]
    forget_copies()
    assert [folder_of(pk).exists() for pk in (1, 2, 3)] == [False, False, False]
