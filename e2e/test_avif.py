"""A photograph is AVIF in a browser that supports it and WebP in others, in the same place of the layout."""

import json
import re
import shutil
from collections.abc import Iterator
from typing import Any

import pytest

from e2e import site as sites
from e2e.conftest import Watched
from e2e.people import answers_until, document, element

pytestmark = [pytest.mark.browser, pytest.mark.matrix]
PLACES = """() => [...document.images].map((image) => {
  const { x, y, width, height } = image.getBoundingClientRect();
  return [x + scrollX, y + scrollY, width, height, getComputedStyle(image).borderRadius];
})"""
SHOWN = """async () => {
  for (const image of document.images) { image.scrollIntoView(); await image.decode(); }
  scrollTo(0, 0);
  return [...document.images].map(({ currentSrc }) => new URL(currentSrc).pathname);
}"""
OFFERED = """() => [...document.images].map((image) => {
  const { srcset, sizes } = image.parentElement.querySelector("source") ?? image;
  return [srcset, sizes];
})"""
FETCHED = """() => performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname)"""
FIND_PHOTO = """
from wagtail.images.models import Image
print(Image.objects.get(title="Silver grain").pk)
"""
PUBLISH = """
import json
from wagtail.models import Site
from intarsia.pages.models import BuilderPage
page = BuilderPage(title="Oak", slug="oak", document=json.loads({document!r}))
Site.objects.get().root_page.add_child(instance=page)
page.save_revision().publish()
"""


@pytest.fixture(scope="module")
def avif_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[sites.Site]:
    folder = tmp_path_factory.mktemp("avif") / "var"
    shutil.copytree(sites.prepared_folder(), folder)
    site = sites.start(folder, INTARSIA_IMAGE_AVIF="on")
    yield site
    site.stop()


def pictures(photo: int) -> dict[str, Any]:
    """In the first view, far below it in a column, and behind a section."""
    image = {"image": {"id": photo, "alt": "Oak"}}
    # With a gap between its parts, of which the markup must not have more.
    box = element("image_box", "box", title_text="Oak", **image)
    column = element("container", "column", layout="grid", content=[element("image", "later", **image), box])
    column["props"]["$style"] = {"desktop": {"columns": "1fr 1fr", "margin": "200vh 0 0"}}
    behind = element("section", "behind", content=[element("heading", "title", title="Oak")])
    behind["props"]["$style"] = {"desktop": {"background": {"$image": photo, "overlay": "rgb(0 0 0 / 30%)"}}}
    return document(element("image", "first", **image), behind, column)


def test_a_browser_loads_avif_in_the_place_of_webp(avif_site: sites.Site, browser):
    """RUN-HND-10"""
    photo = int(avif_site.run(FIND_PHOTO).split()[-1])
    avif_site.run(PUBLISH.format(document=json.dumps(pictures(photo))))
    url = f"{avif_site.url}/oak/"

    def visited(width: int) -> tuple[Any, list[str], list[str]]:
        with browser.new_context(viewport={"width": width, "height": 800}, device_scale_factor=1.75) as context:
            watched = Watched(context.new_page(), avif_site.url)
            watched.goto("/oak/")
            found = watched.page.evaluate(SHOWN), watched.page.evaluate(FETCHED), watched.page.evaluate(OFFERED)
            assert watched.errors == []
            return watched.page.evaluate(PLACES), *found

    # Jobs make the sizes while the page is WebP.
    without = {width: visited(width) for width in (1440, 412)}
    answers_until(url, lambda seen: "<picture>" in seen[-1].html)

    def in_avif(names: str) -> str:
        return re.sub(r"format-webp\S*", "format-avif.avif", names)

    for width, (places, webp, _fetched, offered) in without.items():
        places_now, shown, fetched, offered_now = visited(width)
        assert places_now == places
        # The same widths. A browser may show a larger file that it already has, so the shown files are not compared.
        assert [pair for pair in offered_now if "oak" in pair[0]] == [
            [in_avif(srcset), sizes] for srcset, sizes in offered if "oak" in srcset
        ]
        assert len([name for name in webp if "oak" in name]) == 3
        main = [name for name in shown if "oak" in name]
        assert len(main) == 3 and all(name.endswith(".avif") for name in main)
        # One file per image: no WebP is loaded as well.
        oaks = [name for name in fetched if "journal-oak" in name]
        assert oaks and all(name.endswith(".avif") for name in oaks)


def test_a_browser_without_avif_finds_webp_in_the_same_markup(avif_site: sites.Site):
    """After the test above."""
    [seen] = answers_until(f"{avif_site.url}/oak/", lambda seen: True)
    found = re.findall(r'<picture><source type="image/avif" srcSet="([^"]*)"[^>]*><img ([^>]*)></picture>', seen.html)

    assert len([avif for avif, _ in found if "journal-oak" in avif]) == 3
    for avif, img in found:
        assert "webp" not in avif
        assert "avif" not in img and ".webp" in img
    assert seen.html.count('as="image"') == 1 and 'as="image" type="image/avif"' in seen.html
