"""Page stylesheets are answered before Django, compressed, and cacheable forever."""

import gzip
from pathlib import Path

import brotli
import pytest

from intarsia.rendering.page_css import serve_page_css

NAME = "0123456789abcdef0123.css"
CSS = b"h1{color:red}" * 20


@pytest.fixture
def ask(local_media: Path):
    # Files in a bucket are served from there.
    (local_media / "intarsia/css").mkdir(parents=True)
    (local_media / "intarsia/css" / NAME).write_bytes(CSS)

    def application(environ, start_response):
        start_response("404 Not Found", [])
        return [b"not ours"]

    served = serve_page_css(application)

    def ask(path: str, method: str = "GET", accepted: str = "") -> tuple[int, dict[str, str], bytes]:
        started = {}
        environ = {"PATH_INFO": path, "REQUEST_METHOD": method, "HTTP_ACCEPT_ENCODING": accepted}
        body = b"".join(served(environ, lambda status, headers: started.update(status=status, headers=dict(headers))))
        return int(started["status"][:3]), started["headers"], body

    return ask


@pytest.mark.parametrize(
    ("accepted", "encoding", "decode"),
    [
        ("gzip, deflate, br", "br", brotli.decompress),
        ("gzip, deflate", "gzip", gzip.decompress),
        ("", None, bytes),
    ],
)
def test_a_stylesheet_is_compressed_as_the_browser_accepts(ask, accepted, encoding, decode):
    for _ in range(2):
        status, headers, body = ask(f"/media/intarsia/css/{NAME}", accepted=accepted)

        assert (status, decode(body)) == (200, CSS)
        assert headers.get("Content-Encoding") == encoding
        assert headers["Content-Length"] == str(len(body))


def test_a_stylesheet_never_changes_and_is_nothing_else(ask):
    headers = ask(f"/media/intarsia/css/{NAME}")[1]

    assert headers["Content-Type"] == "text/css; charset=utf-8"
    assert headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert (headers["Vary"], headers["X-Content-Type-Options"]) == ("Accept-Encoding", "nosniff")


def test_a_font_of_the_site_never_changes_and_is_not_compressed_again(ask, local_media):
    (local_media / "intarsia/woff2").mkdir()
    (local_media / "intarsia/woff2/brand-sans-0123456789abcdef0123.woff2").write_bytes(b"wOF2")

    status, headers, body = ask("/media/intarsia/woff2/brand-sans-0123456789abcdef0123.woff2", accepted="gzip, br")

    assert (status, body) == (200, b"wOF2")
    assert headers["Content-Type"] == "font/woff2" and "Content-Encoding" not in headers
    assert headers["Cache-Control"] == "public, max-age=31536000, immutable"


def test_head_has_the_headers_without_the_content(ask):
    status, headers, body = ask(f"/media/intarsia/css/{NAME}", "HEAD")

    assert (status, headers["Content-Length"], body) == (200, str(len(CSS)), b"")


@pytest.mark.parametrize(
    ("path", "method"),
    [
        (f"/media/intarsia/css/{NAME}", "POST"),
        (f"/{NAME}", "GET"),
        (NAME, "GET"),
        ("/media/intarsia/css/../../secret.css", "GET"),
        ("/media/intarsia/css/ffffffffffffffffffff.css", "GET"),
        ("/media/intarsia/woff2/ffffffffffffffffffff.woff2", "GET"),
        ("/media/intarsia/woff2/brand-0123456789abcdef0123.css", "GET"),
    ],
)
def test_other_requests_reach_the_application(ask, path, method):
    assert ask(path, method)[0::2] == (404, b"not ours")


def test_a_sub_path_that_the_web_server_removes_is_not_expected(settings, ask, tmp_path):
    settings.FORCE_SCRIPT_NAME = "/site/"
    settings.MEDIA_URL = "/site/media/"
    started = []
    served = serve_page_css(lambda environ, start_response: [b"not ours"])
    environ = {"PATH_INFO": f"/media/intarsia/css/{NAME}", "REQUEST_METHOD": "GET"}

    assert b"".join(served(environ, lambda *arguments: started.append(arguments))) == CSS
