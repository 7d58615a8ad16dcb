"""Which file an address may become."""

from pathlib import PurePosixPath
from urllib.parse import unquote_to_bytes

import pytest
from hypothesis import given
from hypothesis import strategies as st

from intarsia.rendering.cache.conf import Conf
from intarsia.rendering.cache.files.places import place_of

from .site import request


def place(path="/", conf=None, **changes):
    return place_of(request(path, **changes), conf or Conf(directory=PurePosixPath("/")), "profile")


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
def test_the_place_of_a_path_is_how_a_browser_sends_it(path, expected):
    assert place(path) == expected


@pytest.mark.parametrize(
    "path",
    ["", "about", "/about", "//", "/a//b/", "/../", "/a/../b/", "/./", "/.page/", "/a/.page-0/", "/.../"]
    + ["/" + "x" * 256 + "/", "/" + "ü" * 60 + "/", "/" + "long/" * 300],
)
def test_other_paths_never_become_files(path):
    assert place(path) is None


@pytest.mark.parametrize("host", ["", "..", ".hidden", "a/b", "a b", "Bakery.Test", "a:b", "[::1]", "x" * 300, "a\n"])
def test_odd_hosts_never_become_files(host):
    assert place(HTTP_HOST=host) is None


def test_what_a_trusted_proxy_says_decides_and_otherwise_nothing_does():
    forwarded = {"HTTP_X_FORWARDED_HOST": "other.test", "HTTP_X_FORWARDED_PROTO": "https"}
    assert place(**forwarded) == "profile/http/bakery.test"
    conf = Conf(directory=PurePosixPath("/"), forwarded_host=True, secure_header=("HTTP_X_FORWARDED_PROTO", "https"))
    assert place(conf=conf, **forwarded) == "profile/https/other.test"
    assert place(conf=conf) == "profile/http/bakery.test"
    assert place(**{"wsgi.url_scheme": "https"}) == "profile/https/bakery.test"


def test_a_sub_path_is_part_of_the_place_whoever_sets_it():
    assert place("/about/", SCRIPT_NAME="/sub") == "profile/http/bakery.test/sub/about"
    conf = Conf(directory=PurePosixPath("/"), script_name="/sub/")
    assert place("/about/", conf=conf) == "profile/http/bakery.test/sub/about"


@given(st.lists(st.binary(min_size=1, max_size=20).filter(lambda name: b"/" not in name), min_size=1, max_size=5))
def test_a_place_stays_below_its_host_and_stands_for_one_path_only(names):
    path = b"/" + b"/".join(names) + b"/"
    found = place(PATH_INFO=path.decode("latin-1"))
    if found is not None:
        parts = found.split("/")
        assert parts[:3] == ["profile", "http", "bakery.test"]
        assert not any(part.startswith(".") or not part.isascii() or not part.isprintable() for part in parts)
        assert unquote_to_bytes("/" + "/".join(parts[3:]) + "/") == path
    else:
        assert any(name.startswith(b".") for name in names)
