"""SQLite refuses long expressions. Wagtail makes one of the redirects of all pages below one whose slug changes."""

from typing import Any, Final

from django.core.checks import CheckMessage, Tags, register
from django.db import DEFAULT_DB_ALIAS, DatabaseError, connections

from .messages import message

# Measured: 995 redirects work, 998 fail.
MAX_PAGES_BELOW: Final = 900
# The live pages of each branch below the root page of a site. A root page itself gets no redirects.
LARGEST_BRANCH: Final = """
SELECT MAX(pages) FROM (
  SELECT COUNT(*) - 1 AS pages
  FROM wagtailcore_page AS page
  JOIN wagtailcore_page AS root
    ON SUBSTR(page.path, 1, LENGTH(root.path)) = root.path AND page.path <> root.path
  WHERE page.live AND root.id IN (SELECT root_page_id FROM wagtailcore_site)
  GROUP BY root.id, SUBSTR(page.path, 1, LENGTH(root.path) + 4)
) AS branches
"""


@register(Tags.database)
def sqlite_can_change_slugs(*, databases: Any = None, **_options: Any) -> list[CheckMessage]:
    connection = connections[DEFAULT_DB_ALIAS]
    if DEFAULT_DB_ALIAS not in (databases or ()) or connection.vendor != "sqlite":
        return []
    try:
        with connection.cursor() as cursor:
            cursor.execute(LARGEST_BRANCH)
            below = cursor.fetchone()[0] or 0
    except DatabaseError:
        # Before the first migration.
        return []
    if below <= MAX_PAGES_BELOW:
        return []
    text = f"A page has {below} pages below it. On SQLite, changing its slug fails from about 1,000 redirects on."
    return [message("W119", text, "Move to PostgreSQL, or set WAGTAILREDIRECTS_AUTO_CREATE = False.")]
