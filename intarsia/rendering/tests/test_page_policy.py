"""The Content-Security-Policy of a page, whole: each directive that is missing would let something in."""

import pytest

from intarsia.rendering.security_policy.page_policy import SHARED_HEADERS, page_policy

ONLY_ITSELF = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; media-src 'self'; frame-src 'none'; object-src 'none'; base-uri 'none'; form-action 'self'"
)
CDN = "https://cdn.example"


def test_a_page_without_declared_hosts_loads_from_its_own_site_only():
    assert page_policy([]) == ONLY_ITSELF


def test_the_host_of_the_site_s_files_may_serve_every_kind_of_file_and_no_frames_or_forms():
    expected = ONLY_ITSELF
    for name in ("script-src", "style-src", "font-src", "connect-src", "media-src"):
        expected = expected.replace(f"{name} 'self'", f"{name} 'self' {CDN}")

    assert page_policy([], [CDN, CDN]) == expected.replace("img-src 'self' data:", f"img-src 'self' data: {CDN}")


def test_a_declared_host_replaces_none_and_opens_one_directive():
    assert page_policy([("frame-src", CDN)]) == ONLY_ITSELF.replace("frame-src 'none'", f"frame-src {CDN}")
    # The next page does not inherit it.
    assert page_policy([]) == ONLY_ITSELF


@pytest.mark.parametrize(
    "directive",
    ["script-src", "style-src", "img-src", "font-src", "connect-src", "media-src", "frame-src", "form-action"],
)
def test_a_site_can_add_a_host_to_what_pages_load_and_send(directive):
    (allowed,) = [one for one in page_policy([], added=[(directive, CDN)]).split("; ") if one.startswith(directive)]

    assert allowed.endswith(f" {CDN}")


@pytest.mark.parametrize("directive", ["worker-src", "manifest-src"])
def test_what_follows_other_directives_keeps_the_site_itself_when_a_site_names_it(directive):
    assert page_policy([], added=[(directive, CDN)]) == f"{ONLY_ITSELF}; {directive} 'self' {CDN}"


@pytest.mark.parametrize("directive", ["default-src", "object-src", "base-uri", "frame-ancestors", "sandbox"])
def test_a_site_cannot_open_what_protects_its_pages(directive):
    assert page_policy([], added=[(directive, CDN)]) == ONLY_ITSELF


def test_all_pages_share_the_headers_that_a_meta_tag_cannot_contain():
    assert SHARED_HEADERS == {
        "Content-Security-Policy": "frame-ancestors 'self'",
        "X-Frame-Options": "SAMEORIGIN",
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Cross-Origin-Opener-Policy": "same-origin",
        "X-Robots-Tag": "max-image-preview:large",
        "Permissions-Policy": "camera=(), geolocation=(), microphone=(), browsing-topics=()",
    }
