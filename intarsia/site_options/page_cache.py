"""Settings of the page cache and of what processes share."""

from typing import Final

from .declaration import Option

OPTIONS: Final = (
    Option(
        "INTARSIA_CACHE_DIR",
        None,
        "Folder that the processes of one machine share: cache generations, page files, rate limits. Never public.",
        "Page cache",
        "`page-cache` next to `MEDIA_ROOT`",
    ),
    Option(
        "INTARSIA_KEPT_HTML_MB",
        3,
        "Megabytes of HTML that each worker keeps of pages that are not in the page cache, such as those of signed-in "
        "visitors. V8 renders them again only if something has changed. 0 keeps none.",
        "Page cache",
    ),
    Option(
        "INTARSIA_REDIS_NAMESPACE",
        "",
        "Name of this installation in a Redis that several installations share. Installations with the same "
        "`SECRET_KEY` need different names.",
        "Page cache",
        "derived from `SECRET_KEY`",
    ),
    Option(
        "INTARSIA_CACHE_MEMORY",
        64 * 1024 * 1024,
        "Bytes of pages that each process keeps. The least recently used pages are dropped first.",
        "Page cache",
        "64 MiB",
    ),
    Option(
        "INTARSIA_RELEASE",
        "",
        "Your site's release, such as its commit. A new one drops all cached pages.",
        "Page cache",
    ),
    Option("INTARSIA_CACHE_FILES", False, "Also write published pages as files, for nginx.", "Page cache"),
    Option(
        "INTARSIA_CACHE_FILES_PAGES", 20_000, "Number of page files after which no new ones are written.", "Page cache"
    ),
    Option(
        "INTARSIA_CACHE_PARAMETERS",
        ("utm_*", "gclid", "fbclid", "msclkid", "mc_*"),
        "Query parameters that never change a page. `*` at the end matches any rest.",
        "Page cache",
    ),
    Option(
        "INTARSIA_CACHE_PREVIEW",
        ("preview*",),
        "Query parameters whose requests are never answered from the cache.",
        "Page cache",
    ),
    Option(
        "INTARSIA_CACHE_COOKIES",
        ("messages",),
        "Cookies, besides the session cookie, that make a response personal.",
        "Page cache",
    ),
    Option("INTARSIA_CACHE_ADMIN", ("/admin/", "/django-admin/"), "Paths that are never cached.", "Page cache"),
    Option(
        "INTARSIA_CACHE_WARM",
        200,
        "Largest number of pages that each process renders in advance after a change. 0 turns this off.",
        "Page cache",
    ),
    Option(
        "INTARSIA_CACHE_WAIT",
        10.0,
        "Seconds that a request waits for a page that another request is rendering.",
        "Page cache",
    ),
)
