"""The HTML of every page, as the Nu Html Checker judges it."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlencode, urljoin

import pytest
from bs4 import BeautifulSoup

from e2e import site as sites
from e2e.every_page import every_page, read
from e2e.nu_checker import html_errors

pytestmark = [pytest.mark.server, pytest.mark.long, pytest.mark.programs("Java")]

# Pages with every option of every widget, in two languages, and a form with every option of every field.
MORE_PAGES = """
import json
from pathlib import Path
from wagtail.images import get_image_model
from wagtail.models import Locale
from e2e.every_setting import every_setting
from intarsia import contract
from intarsia.pages.tests.builders import document, home, page
from intarsia.webforms.tests.builders import web_form
image = get_image_model().objects.first().pk
def elements(name):
    file = Path(contract.__file__).parent / name
    return list(every_setting(json.loads(file.read_text("utf-8"))["widgets"], image))
page(*elements("widgets.json"), title="Every setting", slug="every-setting")
arabic = Locale.objects.get_or_create(language_code="ar")[0]
translated = home().copy_for_translation(arabic)
translated.document = document(*elements("widgets.json"))
translated.save_revision().publish()
form = web_form(*elements("fields.json"), title="Every field")
form.save_revision().publish()
print(form.pk)
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[sites.Site]:
    folder = tmp_path_factory.mktemp("valid") / "var"
    shutil.copytree(sites.prepared_folder(), folder)
    site = sites.start(folder)
    yield site
    site.stop()


def test_the_html_of_every_page_is_valid(site: sites.Site, tmp_path: Path):
    """Also of search results, a missing page, a form in a frame, and forms with errors."""
    form = f"/forms/{site.run(MORE_PAGES).split()[-1]}/"
    paths = ["/search/?q=wood", "/no-such-page/", "/de/no/", "/contact/write/", form, f"{form}embed/", "/ar/"]
    pages = every_page(site.url, paths)
    for path in ("/contact/apply/", "/contact/write/", form):
        pages[f"{path} with errors"] = with_errors(site.url + path, pages[path])

    assert {"/", "/landing/", "/de/besuch/", "/every-setting/", "/search/?q=wood&in=en&page=2", *paths} <= pages.keys()
    assert [error for error in html_errors(pages, tmp_path) if not is_of_the_sample(error)] == []


def is_of_the_sample(error: str) -> bool:
    """Pages and forms with every option have headings of every level in any order."""
    return error.startswith(("/every-setting/", "/ar/", "/forms/")) and "heading level" in error


def with_errors(url: str, html: bytes) -> bytes:
    """The answer to the last form of the page, sent without any answer."""
    form = BeautifulSoup(html, "html.parser").find_all("form", method="post")[-1]
    hidden = {
        field["name"]: field.get("value", "") for field in form.find_all("input", type="hidden", attrs={"name": True})
    }
    answer = read(urljoin(url, form["action"]), urlencode(hidden).encode())
    assert answer and b'aria-invalid="true"' in answer
    return answer
