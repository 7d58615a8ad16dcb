"""The rules that color the place of each image until the browser has loaded it. Style attributes are not allowed."""

import re
from collections.abc import Iterable
from functools import lru_cache

_COLOR = re.compile(r'<img\b[^>]*? data-color="([0-9a-f]{3})"')


def placeholders(html: Iterable[str]) -> str:
    """For the images in these pieces of HTML."""
    return "".join(
        f'[data-color="{one}"]{{background-color:#{one}}}' for one in sorted(set().union(*map(_colors, html)))
    )


# Searching takes time. All pages of a site share the HTML of header and footer.
@lru_cache(maxsize=64)
def _colors(html: str) -> frozenset[str]:
    return frozenset(_COLOR.findall(html))
