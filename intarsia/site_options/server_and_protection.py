"""Settings about the page cache, jobs, the server and spam protection."""

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
    Option(
        "INTARSIA_JOBS_IN_WEB",
        True,
        "A thread of one web process runs the jobs. Turn it off if `manage.py intarsia_jobs` runs them, and in tests.",
        "Jobs",
    ),
    Option(
        "INTARSIA_METRICS_TOKEN",
        "",
        "Bearer token for `/metrics`. Without one, nothing is counted: [Metrics](../guides/metrics.md).",
        "Server",
    ),
    Option(
        "INTARSIA_PRIVATE_DIR",
        None,
        "Folder for uploads and files of held messages. Never public. The storage `intarsia_private` in `STORAGES` "
        "replaces it.",
        "Spam protection",
        "`private-files` next to `MEDIA_ROOT`",
    ),
    Option(
        "INTARSIA_ANTISPAM_NAMESPACE",
        "antispam",
        "The namespace in `/api/antispam/v1/`, for scripts that were written for another server.",
        "Spam protection",
    ),
    Option("INTARSIA_DISPOSABLE_DOMAINS", (), "More domains of disposable e-mail addresses.", "Spam protection"),
    Option(
        "INTARSIA_NOT_DISPOSABLE_DOMAINS",
        (),
        "Domains with their subdomains that do not count as disposable, although the list contains them.",
        "Spam protection",
    ),
    Option(
        "INTARSIA_PHONE_COUNTRIES",
        (),
        'Countries whose telephone numbers are hidden without a country code, such as `["AT", "DE"]`.',
        "Spam protection",
        "those of the language of the page",
    ),
    Option(
        "INTARSIA_NAME_SERVER",
        "",
        'Name server for checks of e-mail domains and search engines, such as `"127.0.0.1:53"`.',
        "Spam protection",
        "the machine's own",
    ),
    Option(
        "INTARSIA_MAIL_SERVER",
        "",
        'Mail server that is asked whether a mailbox exists, such as `"127.0.0.1:2525"`.',
        "Spam protection",
        "the mail server of the domain",
    ),
    Option(
        "INTARSIA_REPUTATION_HOSTS",
        {},
        'Other servers with the same protocol, by service: `{"cleantalk": "https://spam.example.org"}`.',
        "Spam protection",
    ),
)
