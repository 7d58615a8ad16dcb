"""Apps add to pages by registering contributions. One that fails leaves the rest of the page alone."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from django.test import RequestFactory
from django.utils.safestring import mark_safe
from wagtail.models import Site

from intarsia.page_contributions import ComposedPage, PageContribution, Script, register_page_contribution
from intarsia.page_contributions.registry import unregister
from intarsia.rendering.design import Design, PageMeta
from intarsia.rendering.page import page_response

HEADING = {"type": "heading", "props": {"id": "heading-1", "title": "Opening hours"}}
DOCUMENT = {"root": {"props": {}}, "content": [HEADING], "zones": {}}


class Currency(PageContribution):
    name = "shop.currency"

    def filter_html(self, html: str, page: ComposedPage) -> str:
        return html.replace("hours", "times")

    def filter_text(self, text: str, page: ComposedPage) -> str:
        return text.upper()

    def styles(self, page: ComposedPage) -> str:
        return ".price{color:red}"

    def config(self, page: ComposedPage) -> dict[str, Any]:
        return {"currency": "EUR", "language": page.language}

    def scripts(self, page: ComposedPage) -> list[Script]:
        return [Script("/static/a.js?x=1&y=2", is_module=False, data={"rate": '"1"'}), Script("/static/b.js")]

    def head(self, page: ComposedPage) -> str:
        page.tags.add("shop")
        return mark_safe('<meta name="currency" content="EUR">')

    def structured_data(self, page: ComposedPage) -> list[dict[str, str]]:
        return [{"@type": "Store", "name": "</script>", "email": "ana@example.org"}]

    def hosts(self, page: ComposedPage) -> list[tuple[str, str]]:
        return [("img-src", "https://maps.example")]


GUIDE = Path(__file__).parents[3] / "docs" / "guides" / "add-to-pages.md"


@contextmanager
def contributed(*contributions: PageContribution) -> Iterator[None]:
    for contribution in contributions:
        register_page_contribution(contribution)
    try:
        yield
    finally:
        for contribution in contributions:
            unregister(contribution.name)


@pytest.fixture
def site(db) -> Site:
    return Site.objects.get(is_default_site=True)


def response(*, is_preview: bool = False) -> Any:
    tags = () if is_preview else ["page-1"]
    return page_response(
        RequestFactory().get("/"), DOCUMENT, Design(), PageMeta("Visit"), tags=tags, is_preview=is_preview
    )


def config_in(html: str) -> dict[str, Any]:
    return json.loads(re.findall(r'<script id="intarsia-config" type="application/json">(.*?)</script>', html)[0])


def css_of(html: str) -> str:
    from django.core.files.storage import default_storage

    name = re.findall(r'href="[^"]*(intarsia/css/[^"?]+)', html)[0]
    with default_storage.open(name) as file:
        return file.read().decode()


def image_hosts(html: str) -> list[str]:
    """With files on S3, the policy names its host, too."""
    [hosts] = re.findall(r"img-src ([^;]*);", unescape(html))
    return hosts.split()


def test_page_has_everything_that_an_app_contributes(site):
    with contributed(Currency()):
        answer = response()
    html = answer.content.decode()

    assert "Opening times" in html and "<title>VISIT</title>" in html
    assert config_in(html)["currency"] == "EUR" and config_in(html)["language"] == "en"
    assert '<script defer src="/static/a.js?x=1&amp;y=2" data-rate="&quot;1&quot;"></script>' in html
    assert '<script type="module" src="/static/b.js"></script><meta name="currency" content="EUR">' in html
    assert '{"@type": "Store", "name": "\\u003C/script\\u003E", "email": "a**@***le.org"}</script>' in html
    assert "https://maps.example" in image_hosts(html)
    assert ".price{color:red}" in css_of(html)
    assert "shop" in answer["X-Intarsia-Tags"].split()


def test_example_of_the_guide_works(site):
    example = re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)[0]
    try:
        exec(compile(example, GUIDE.name, "exec"), {"__name__": "shop.page_contributions"})
        answer = response()
    finally:
        unregister("shop.store")
    html = answer.content.decode()

    assert '<script type="module" src="/static/shop/prices.js" data-currency="EUR"></script>' in html
    assert config_in(html)["currency"] == "EUR" and '"name": "Corner shop"' in html
    assert "https://images.shop.example" in html and "store-hours" in answer["X-Intarsia-Tags"].split()


def test_contributions_are_asked_in_their_order_and_those_of_the_same_order_by_name(site):
    def adding(name: str, order: int) -> PageContribution:
        members = {"name": name, "order": order, "filter_text": lambda self, text, page: text + name}
        return type("Adding", (PageContribution,), members)()

    with contributed(adding("c", 2), adding("b", 2), adding("a", 3), adding("d", 1)):
        assert "<title>Visitdbca</title>" in response().content.decode()


@pytest.mark.parametrize(
    "method",
    ["filter_html", "filter_text", "styles", "config", "scripts", "head", "structured_data", "hosts"],
)
def test_contribution_that_fails_is_left_out_and_logged_once(site, caplog, method):
    def fail(*_arguments: Any) -> Any:
        raise RuntimeError("broken on purpose")

    broken = type("Broken", (PageContribution,), {"name": f"broken.{method}", method: fail})()
    with contributed(broken, Currency()):
        first, second = response(), response()

    assert "Opening times" in second.content.decode() and "VISIT" in second.content.decode()
    assert [record.getMessage().partition(".")[0] for record in caplog.records] == ["The page contribution 'broken"]
    # The page is complete again soon after the reason is gone.
    assert first["Cache-Control"] == second["Cache-Control"] == "max-age=0, s-maxage=60"


def test_preview_names_the_contribution_that_failed_to_staff(site):
    broken = type("Broken", (PageContribution,), {"name": "shop.broken", "head": lambda *_: 1 / 0})()
    with contributed(broken):
        assert "page contribution (shop.broken)" in response(is_preview=True).content.decode()
        assert "shop.broken" not in response().content.decode()


@pytest.mark.parametrize("entries", [{"urls": {}}, {"price": object()}])
def test_contribution_cannot_spoil_the_configuration_of_the_page(site, entries):
    spoiling = type("Spoiling", (PageContribution,), {"name": "shop.spoiling", "config": lambda *_: entries})()
    with contributed(spoiling):
        config = config_in(response().content.decode())

    assert config["urls"]["ajax"] == "/ajax/" and "price" not in config


def test_two_contributions_cannot_have_the_same_name():
    with contributed(Currency()), pytest.raises(ValueError, match=r"Two page contributions are called 'shop.currency'"):
        register_page_contribution(Currency())
    with pytest.raises(ValueError, match="has no name"):
        register_page_contribution(PageContribution())
