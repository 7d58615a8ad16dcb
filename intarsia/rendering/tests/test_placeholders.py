"""The place of an image has its color until the image has loaded, by a rule in the page's stylesheet."""

import gzip
import io
import re

import PIL.Image
import pytest
from django.core.files.images import ImageFile
from wagtail.images.models import Image

from intarsia.rendering.page_css import stylesheet
from intarsia.rendering.styles.placeholders import placeholders

from .test_render import render

# No two of them share a color.
COLORS = [(17 * red, 17 * (15 - red), 17 * (red % 5)) for red in range(16)]


def test_each_color_in_the_html_has_one_rule():
    html = ['<img src="/a" data-color="a86">', '<img data-color="088"><img data-color="a86">', '<p data-color="111">']

    assert placeholders(html) == ('[data-color="088"]{background-color:#088}[data-color="a86"]{background-color:#a86}')


@pytest.mark.django_db
def test_an_image_has_a_placeholder_of_at_most_40_bytes_and_no_further_element():
    content = []
    for number, color in enumerate(COLORS):
        file = io.BytesIO()
        PIL.Image.new("RGB", (600, 400), color).save(file, "PNG")
        image = Image.objects.create(title="Wood", file=ImageFile(file, name=f"wood-{number}.png"))
        content.append({"type": "image", "props": {"id": f"i{number}", "image": {"id": image.pk}}})
    rendered = render(*content)
    css, html = stylesheet(rendered, {}), rendered.html["main"]
    rules = placeholders([html])

    assert html.count(" data-color=") == len(COLORS) and rules.count("{") == len(COLORS) and rules in css
    without = [_plain(html), css.replace(rules, "")]
    assert (_weight(html, css) - _weight(*without)) / len(COLORS) <= 40


def _plain(html: str) -> str:
    return re.sub(r' data-color="\w+"', "", html)


def _weight(*parts: str) -> int:
    return sum(len(gzip.compress(part.encode(), 9)) for part in parts)
