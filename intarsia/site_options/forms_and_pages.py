"""Settings about visitors, web forms and pages."""

from typing import Final

from .declaration import Option

OPTIONS: Final = (
    Option(
        "INTARSIA_TRUSTED_HOPS",
        0,
        "Number of your own proxies in front of the site. They report the IP address of visitors in `X-Forwarded-For`.",
        "Visitors",
    ),
    Option(
        "INTARSIA_CAPTCHA_URLS",
        {},
        "Other URLs that check the tokens of captcha services, by the name of the service: "
        '`{"recaptcha_v2": "https://www.recaptcha.net/recaptcha/api/siteverify"}`.',
        "Visitors",
    ),
    Option(
        "INTARSIA_WEBHOOK_HOSTS",
        (),
        "Hosts of your own network that webhooks may send to, with their port: `10.0.0.5:5678`. All others must be "
        "public, and use HTTPS.",
        "Web forms",
    ),
    Option(
        "INTARSIA_MAIL_ATTACHMENTS",
        10 * 1024**2,
        "Bytes of files that a notification attaches at most. Larger ones are named in the e-mail.",
        "Web forms",
        "10 MiB",
    ),
    Option(
        "INTARSIA_PAYMENT_URLS",
        {},
        "Other URLs of payment providers' APIs, by the name of the provider, such as a stand-in for tests: "
        '`{"stripe": "http://127.0.0.1:12111"}`.',
        "Web forms",
    ),
    Option(
        "INTARSIA_UPLOADS_PER_CLIENT",
        2 * 1024**3,
        "Bytes of files that one visitor can have uploaded without sending the form. Each file counts as at least "
        "1 MiB. They are deleted after two days.",
        "Web forms",
        "2 GiB",
    ),
    Option(
        "INTARSIA_UPLOADS_TOTAL",
        20 * 1024**3,
        "The same for all visitors together. Beyond it, the oldest that nobody has touched for an hour are deleted.",
        "Web forms",
        "20 GiB",
    ),
    Option(
        "INTARSIA_SAVED_ANSWERS_PER_CLIENT",
        20 * 1024**2,
        "Bytes of answers that one visitor can have saved without sending the form. Each form counts as at least "
        "16 KiB.",
        "Web forms",
        "20 MiB",
    ),
    Option(
        "INTARSIA_SAVED_ANSWERS_TOTAL",
        1024**3,
        "The same for all visitors together. Beyond it, those that were left longest ago are deleted, none of the last "
        "day.",
        "Web forms",
        "1 GiB",
    ),
    Option(
        "INTARSIA_CLAMD",
        "",
        "Where clamd of ClamAV scans uploads for viruses: `tcp://127.0.0.1:3310` or `unix:///run/clamav/clamd.ctl`. "
        "Its `StreamMaxLength` must be as large as the largest file.",
        "Web forms",
    ),
    Option(
        "INTARSIA_CLAMD_UNAVAILABLE",
        "refuse",
        "What happens with uploads that clamd cannot scan: `refuse`, or `accept` and tell staff that they were not "
        "scanned.",
        "Web forms",
    ),
    Option(
        "INTARSIA_HOVER_ACTION_TIMEOUT",
        None,
        "Milliseconds that the pointer rests on a link before its hover action runs.",
        "Pages",
        "400",
    ),
    Option(
        "INTARSIA_LOOK",
        "both",
        "Whose look documents have: `site` for the CSS of your site, `theme` for the theme of Intarsia, `both` for the "
        "theme where the CSS of your site says nothing. What an owner sets on an element always wins.",
        "Pages",
    ),
    Option(
        "INTARSIA_BREAKPOINTS",
        {},
        "Devices and their widths on sites whose owners chose none in *Settings › Design*: "
        '`{"laptop": 1366, "mobile_extra": 880}`. Others are `widescreen` and `tablet_extra`.',
        "Pages",
    ),
    Option(
        "INTARSIA_GROUP_WIDGETS",
        {},
        'The widgets that users of a group may add to pages: `{"Authors": ["heading", "text", "image"]}`. Groups '
        "without an entry, and superusers, may add all.",
        "Pages",
    ),
    Option(
        "INTARSIA_STYLESHEETS",
        (),
        "Stylesheets of your site, as paths of static files or URLs. The editor's canvas loads them, and so do pages "
        'that no template of yours shows: `["site/site.css"]`.',
        "Pages",
    ),
    Option(
        "INTARSIA_CANVAS_BODY",
        {},
        "`id` and `class` of the canvas's body, for selectors of your stylesheets that name an element around the "
        'document: `{"id": "content", "class": "article"}`.',
        "Pages",
    ),
    Option(
        "INTARSIA_URLS",
        {},
        'Other paths for URLs that your site uses itself: `{"search": "find", "api": "intarsia/api"}`. The names are '
        "`ajax`, `listing-ajax`, `api`, `search`, `log-out`, `frame`, `comments`, `forms`, `protection` and `metrics`.",
        "Pages",
    ),
    Option(
        "INTARSIA_POLICY",
        (),
        "What the security policy of your pages allows besides the site itself and the hosts of its widgets: rules "
        'with hosts and hashes by directive, for some `sites` and `page_types` if you name them: `[{"script-src": '
        '["https://analytics.example"]}]`. See [Security policy](../guides/security-policy.md).',
        "Pages",
    ),
    Option(
        "INTARSIA_POLICY_MODE",
        "enforce",
        "`report` also collects what the policy blocks, for staff. `report-only` collects it and blocks nothing.",
        "Pages",
    ),
    Option(
        "INTARSIA_IMAGE_FORMAT",
        "webp",
        "File format of the image sizes on pages. WebP has quality 75 unless you set `WAGTAILIMAGES_WEBP_QUALITY`.",
        "Pages",
    ),
    Option(
        "INTARSIA_IMAGE_AVIF",
        True,
        "Pages also offer images as AVIF where that saves at least 15 % of the bytes of WebP. Jobs make the files, in "
        "quality 50 unless you set `WAGTAILIMAGES_AVIF_QUALITY`.",
        "Pages",
    ),
)
