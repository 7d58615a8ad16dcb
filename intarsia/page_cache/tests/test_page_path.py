"""Which URLs become files, and where."""

from pathlib import PurePosixPath
from urllib.parse import unquote_to_bytes

import pytest
from hypothesis import given
from hypothesis import strategies as st

from intarsia.page_cache.conf import Conf
from intarsia.page_cache.files.page_path import page_path
from intarsia.page_cache.files.profile import profile

from .site import request


def path_of(path="/", conf=None, **changes):
    return page_path(request(path, **changes), conf or Conf(directory=PurePosixPath("/")), "profile")


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/", "profile/http/bakery.test"),
        ("/about/", "profile/http/bakery.test/about"),
        ("/about/team/", "profile/http/bakery.test/about/team"),
        ("/brötchen/", "profile/http/bakery.test/br%C3%B6tchen"),
        ("/مخبز/", "profile/http/bakery.test/%D9%85%D8%AE%D8%A8%D8%B2"),
        ("/a b%/", "profile/http/bakery.test/a%20b%25"),
        ("/~v1.2_x-y/", "profile/http/bakery.test/~v1.2_x-y"),
        ("/a\\b\x00\n/", "profile/http/bakery.test/a%5Cb%00%0A"),
    ],
)
def test_the_path_is_percent_encoded_as_browsers_send_it(path, expected):
    assert path_of(path) == expected


@pytest.mark.parametrize(
    "path",
    ["", "about", "/about", "//", "/a//b/", "/../", "/a/../b/", "/./", "/.page/", "/a/.page-0/", "/.../"]
    + ["/" + "x" * 256 + "/", "/" + "ü" * 60 + "/", "/" + "long/" * 300],
)
def test_other_paths_never_become_files(path):
    assert path_of(path) is None


@pytest.mark.parametrize("host", ["", "..", ".hidden", "a/b", "a b", "Bakery.Test", "a:b", "[::1]", "x" * 300, "a\n"])
def test_invalid_hosts_never_become_files(host):
    assert path_of(HTTP_HOST=host) is None


def test_only_headers_of_a_trusted_proxy_set_host_and_scheme():
    forwarded = {"HTTP_X_FORWARDED_HOST": "other.test", "HTTP_X_FORWARDED_PROTO": "https"}
    assert path_of(**forwarded) == "profile/http/bakery.test"
    conf = Conf(directory=PurePosixPath("/"), forwarded_host=True, secure_header=("HTTP_X_FORWARDED_PROTO", "https"))
    assert path_of(conf=conf, **forwarded) == "profile/https/other.test"
    assert path_of(conf=conf) == "profile/http/bakery.test"
    assert path_of(**{"wsgi.url_scheme": "https"}) == "profile/https/bakery.test"


def test_the_sub_path_is_part_of_the_path():
    assert path_of("/about/", SCRIPT_NAME="/sub") == "profile/http/bakery.test/sub/about"
    conf = Conf(directory=PurePosixPath("/"), script_name="/sub/")
    assert path_of("/about/", conf=conf) == "profile/http/bakery.test/sub/about"


@given(st.lists(st.binary(min_size=1, max_size=20).filter(lambda name: b"/" not in name), min_size=1, max_size=5))
def test_a_path_stays_below_its_host_and_belongs_to_one_url(names):
    path = b"/" + b"/".join(names) + b"/"
    found = path_of(PATH_INFO=path.decode("latin-1"))
    if found is not None:
        parts = found.split("/")
        assert parts[:3] == ["profile", "http", "bakery.test"]
        assert not any(part.startswith(".") or not part.isascii() or not part.isprintable() for part in parts)
        assert unquote_to_bytes("/" + "/".join(parts[3:]) + "/") == path
    else:
        assert any(name.startswith(b".") for name in names)


def profile_of(language="en", policy="default-src 'self'", **rules):
    headers = [("Content-Language", language), ("Content-Security-Policy", policy)]
    return profile(headers, Conf(directory=PurePosixPath("/"), **rules))


def test_pages_of_all_languages_are_in_the_same_folder():
    assert profile_of("de") == profile_of("en")


@pytest.mark.parametrize(
    "change",
    [{"policy": "default-src 'none'"}, {"ignored_parameters": ("ref",)}, {"personal_cookies": ("sessionid", "basket")}],
)
def test_a_web_server_with_other_headers_or_rules_finds_no_files(change):
    assert profile_of(**change) != profile_of()


def test_the_order_of_headers_and_rules_does_not_matter():
    headers = [("X-Frame-Options", "DENY"), ("Referrer-Policy", "no-referrer")]
    here, there = (Conf(directory=PurePosixPath("/"), ignored_parameters=names) for names in ("ab", "ba"))

    assert profile(headers, here) == profile(headers[::-1], there)
