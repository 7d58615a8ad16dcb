"""The tags of a page's head. The security policy comes before all that loads something, because it applies to what
follows it.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from django.utils.html import format_html, format_html_join, json_script
from django.utils.safestring import SafeString, mark_safe

from .. import assets
from ..design import PageMeta
from ..resources.page_translations import Translation
from ..security_policy.mode import collects_reports, policy_mode
from ..styles.cascade import look, site_stylesheets
from .default_language import default_language


@dataclass(frozen=True)
class PageHead:
    policy: str
    meta: PageMeta
    alternates: Iterable[Translation]
    # `<link rel=preload>` of the first image.
    preload: str
    stylesheet: str
    # URLs of the font files that are loaded first.
    fonts: tuple[str, ...]
    config: Mapping[str, Any]
    # What apps add.
    contributed: SafeString

    def html(self) -> SafeString:
        """One string instead of a template, which would take a sixth of the time of a page."""
        return mark_safe("\n".join(filter(None, self._tags())))

    def _tags(self) -> Iterable[str]:
        meta = self.meta
        # A browser must find the encoding in the first 1,024 bytes, and a policy can be longer.
        yield '<meta charset="utf-8">'
        yield _policy_tags(self.policy, self.config["urls"]["ajax"])
        yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
        yield format_html("<title>{}</title>", meta.title)
        if meta.description:
            # One tag for search engines and previews of links.
            yield format_html('<meta name="description" property="og:description" content="{}">', meta.description)
        if meta.url:
            yield format_html('<link rel="canonical" href="{}">', meta.url)
        yield format_html_join("", '<link rel="alternate" hreflang="{}" href="{}">', self._languages())
        yield self.preload
        yield format_html_join("", '<link rel="stylesheet" href="{}">', ((url,) for url in site_stylesheets()))
        yield format_html('<link rel="stylesheet" href="{}">', self.stylesheet)
        if look() != "site":
            yield _preloads(self.fonts)
        yield json_script(self.config, "intarsia-config")
        yield format_html('<script type="module" src="{}"></script>{}', assets.url("runtime.js"), self.contributed)

    def _languages(self) -> Iterable[tuple[str, str]]:
        """(language, URL). Visitors whose language the site does not have get the default one."""
        default = default_language()
        for one in self.alternates:
            yield one["code"], one["full_url"]
            if one["code"] == default:
                yield "x-default", one["full_url"]


def _policy_tags(policy: str, reports_to: str) -> SafeString:
    mode = policy_mode()
    tag = SafeString("") if mode == "report-only" else _policy_tag(policy)
    return tag + _listener_tag(policy, reports_to) if collects_reports() else tag


@lru_cache(maxsize=64)
def _policy_tag(policy: str) -> SafeString:
    return format_html('<meta http-equiv="Content-Security-Policy" content="{}">', policy)


def _listener_tag(policy: str, reports_to: str) -> SafeString:
    """A classic script, because it must listen before anything else is loaded."""
    tag = '<script src="{}" data-policy="{}" data-reports-to="{}"></script>'
    return format_html(tag, assets.url("policyReports.js"), policy, reports_to)


@lru_cache(maxsize=64)
def _preloads(fonts: tuple[str, ...]) -> SafeString:
    # On a phone, the stylesheet and the first image need the bandwidth. The fallback fonts have the same metrics, so
    # text that is shown in them for a moment does not move.
    tag = '<link rel="preload" href="{}" as="font" type="font/woff2" media="(min-width: 48em)" crossorigin>'
    return format_html_join("", tag, ((font,) for font in fonts))
