"""Pages that a rich text links to, by number: `web/kit/richTextLinks.ts` writes where they are."""

import re
from collections.abc import Iterator
from typing import Any

# Python's \d would take the digits of every script, and no database numbers its pages in those.
PAGE_LINK = re.compile(r'<a\b[^>]*\sdata-page="([0-9]{1,10})"')


def linked_pages(html: Any) -> Iterator[int]:
    if isinstance(html, str):
        yield from (int(found) for found in PAGE_LINK.findall(html))
