"""The Django apps of Intarsia, and what each of them needs."""

from typing import Final

# In the order of INSTALLED_APPS: an app comes after those that it needs.
NEEDS: Final[dict[str, tuple[str, ...]]] = {
    "wire": (),
    "jobs": (),
    "page_cache": ("wire",),
    "page_contributions": (),
    "moderation": ("jobs",),
    "protection": ("moderation", "page_cache", "page_contributions"),
    "firewall": ("protection",),
    "comments": ("protection",),
    "rendering": ("page_cache", "page_contributions"),
    "widgets": ("rendering",),
    "fonts": ("rendering",),
    "policy_reports": ("jobs", "rendering"),
    "pages": ("jobs", "fonts", "policy_reports", "widgets"),
    "seo": ("pages",),
    "webforms": ("pages", "protection"),
}
# Apps of Wagtail that `intarsia.apps` does not list: many sites have them already, and Django refuses an app that is
# listed twice.
NEEDS_OF_WAGTAIL: Final[dict[str, tuple[str, ...]]] = {
    "protection": ("wagtail.contrib.settings",),
    "pages": ("wagtail.contrib.settings", "wagtail.snippets"),
}
# What a site chooses from.
FEATURES: Final = ("pages", "seo", "comments", "webforms", "protection", "firewall")


def apps(*features: str) -> list[str]:
    """The entries of INSTALLED_APPS for these features and what they need: `[*intarsia.apps("pages"), …]`.

    The features are "pages", "seo", "comments", "webforms", "protection" and "firewall"; without
    arguments, all of them.
    """
    if unknown := set(features) - set(FEATURES):
        raise ValueError(f"Intarsia has no feature {', '.join(sorted(unknown))}. Choose from: {', '.join(FEATURES)}.")
    wanted = _with_needs(features or FEATURES)
    return [f"intarsia.{name}" for name in NEEDS if name in wanted]


def missing_apps(installed: set[str]) -> dict[str, list[str]]:
    """By installed app, the apps that it needs and that are not installed."""
    ours = [name for name in NEEDS if f"intarsia.{name}" in installed]
    needed = {name: [*(f"intarsia.{one}" for one in NEEDS[name]), *NEEDS_OF_WAGTAIL.get(name, ())] for name in ours}
    found = {f"intarsia.{name}": [need for need in needs if need not in installed] for name, needs in needed.items()}
    return {name: missing for name, missing in found.items() if missing}


def _with_needs(names: tuple[str, ...]) -> set[str]:
    return {*names, *(need for name in names for need in _with_needs(NEEDS[name]))}
