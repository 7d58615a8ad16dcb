"""Settings of pages."""

from typing import Final

from .declaration import Option

OPTIONS: Final = (
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
