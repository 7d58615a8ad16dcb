"""The printed nginx configuration in a real nginx in front of a real site."""

import gzip
import re
import tempfile
from pathlib import Path

import brotli
import pytest

from intarsia.page_cache.conf import Conf
from intarsia.page_cache.nginx import NginxSite, configuration, name_of

from .web import HEADERS, SocketConnection, answering, nginx, web

pytestmark = [pytest.mark.services, pytest.mark.programs("nginx")]


@pytest.fixture(scope="module")
def shared():
    with tempfile.TemporaryDirectory(prefix="in-") as folder, web(Path(folder)) as running:
        yield running


@pytest.fixture
def site(shared):
    """A page at / that has a file."""
    shared.purge("*")
    shared.headers[:] = HEADERS
    assert shared.reaches("/")
    return shared


def test_a_published_page_never_reaches_the_application(site):
    assert site.get("/").body == b"bakery.test / ? " * 50
    assert not site.reaches("/") and not site.reaches("/", "HEAD")


@pytest.mark.parametrize("query", ["utm_source=x", "gclid", "utm_a=1&fbclid=2&mc_eid=3", "", "&utm_id=&"])
def test_a_page_with_campaign_parameters_comes_from_its_file(site, query):
    assert not site.reaches(f"/?{query}")


@pytest.mark.parametrize(
    "request_",
    [
        {"path": "/?page=2"},
        {"path": "/?preview=1"},
        {"path": "/?utm_source=x&page=2"},
        {"path": "/?page=2&utm_source=x"},
        {"path": "/?xutm_source=x"},
        {"path": "/?gclids=1"},
        {"Cookie": "theme=dark; sessionid=abc"},
        {"Cookie": "sessionid=abc"},
        {"Cookie": "messages=x"},
        {"Authorization": "Basic eA=="},
        {"method": "POST", "body": b"name=rye"},
        {"method": "PUT", "body": b"name=rye"},
        {"method": "POST", "body": b"x" * 100_000, "Expect": "100-continue"},
        {"method": "DELETE"},
        {"method": "OPTIONS"},
        {"Host": "other.test"},
        {"Host": "OTHER.test"},
        {"Host": "bakery.test:8000"},
        {"path": "/other/"},
        {"path": "/index.html"},
    ],
    ids=str,
)
def test_personal_requests_reach_the_application_unchanged(site, request_):
    path = request_.get("path", "/")
    assert site.reaches(**request_)
    environ = site.asked[-1]
    assert environ["PATH_INFO"] + ("?" + environ["QUERY_STRING"] if "?" in path else "") == path
    assert environ["REQUEST_METHOD"] == request_.get("method", "GET")
    assert environ["HTTP_HOST"] == request_.get("Host", "bakery.test")
    if "body" in request_:
        assert site.get(**request_).body.endswith(request_["body"])


def test_the_case_of_the_host_is_ignored(site):
    assert not site.reaches("/", Host="BAKERY.test")
    assert b"bakery.test" in site.get("/", Host="BAKERY.test").body


@pytest.mark.parametrize("cookie", ["_ga=1", "mysessionid=1", "theme=sessionid; csrftoken=x"])
def test_other_cookies_are_ignored(site, cookie):
    assert not site.reaches("/", Cookie=cookie)


@pytest.mark.parametrize(
    ("accepted", "encoding", "unpack"),
    [
        ("gzip, deflate, br, zstd", "br", brotli.decompress),
        ("gzip, deflate, br", "br", brotli.decompress),
        ("br", "br", brotli.decompress),
        ("gzip;q=0.8,br;q=0.9", "br", brotli.decompress),
        ("br;q=0, gzip", "gzip", gzip.decompress),
        ("br;q=0.000,gzip", "gzip", gzip.decompress),
        ("gzip", "gzip", gzip.decompress),
        ("deflate, GZIP ;q=1", "gzip", gzip.decompress),
        ("gzip;q=0", None, bytes),
        ("brx, xgzip", None, bytes),
        ("identity", None, bytes),
        (None, None, bytes),
    ],
)
def test_each_encoding_holds_the_same_page(site, accepted, encoding, unpack):
    answer = site.get("/", Accept_Encoding=accepted)
    assert answer.headers.get("Content-Encoding") == encoding
    assert unpack(answer.body) == b"bakery.test / ? " * 50
    assert answer.headers["Content-Length"] == str(len(answer.body))
    assert answer.headers["Server-Timing"] == "cache;desc=file"


def test_a_file_has_the_same_headers_as_the_applications_response(site):
    file, application = site.get("/"), site.get("/new/")
    own = {"Etag", "Date", "Server", "Connection", "Server-Timing", "X-Request-Id", "Content-Length"}
    assert {name: value for name, value in file.headers.items() if name not in own} == {
        name: value for name, value in application.headers.items() if name not in own
    }
    assert file.headers["Vary"] == "Accept-Encoding" and file.headers["Cache-Control"] == "no-cache"
    for answer in (file, application):
        assert re.fullmatch("[0-9a-f]{32}", answer.headers["X-Request-Id"])
        assert "X-Intarsia-Tags" not in answer.headers


def test_a_matching_etag_gets_a_304_without_a_body(site):
    etags = set()
    for accepted in ("br", "gzip", None):
        etag = site.get("/", Accept_Encoding=accepted).headers["Etag"]
        etags.add(etag)
        again = site.get("/", Accept_Encoding=accepted, If_None_Match=f'"x", {etag}')
        assert (again.status, again.body) == (304, b"")
        assert again.headers["Vary"] == "Accept-Encoding" and again.headers["Etag"] == etag
    assert len(etags) == 3
    assert site.get("/", If_None_Match='"x"').status == 200


def test_the_etag_changes_with_the_content(site):
    before = site.get("/").headers["Etag"]
    site.purge("page-12")
    site.get("/")
    assert site.get("/").headers["Etag"] == before
    assert not site.reaches("/")


def test_an_unpublished_page_reaches_the_application(site):
    site.purge("page-12")
    assert site.reaches("/") and not site.reaches("/")


def test_a_page_removed_while_it_is_read_comes_from_the_application(site):
    for file in (site.folder / "cache").rglob("index.html*"):
        file.unlink()
    assert site.get("/").body == b"bakery.test / ? " * 50


def test_pages_with_other_headers_come_from_the_application(site):
    site.purge("page-12")
    site.headers.append(("Permissions-Policy", "camera=()"))
    for _ in range(3):
        assert site.reaches("/") and site.get("/").headers["Permissions-Policy"] == "camera=()"


@pytest.mark.parametrize(
    ("path", "from_file"),
    [
        ("/br%C3%B6tchen/", True),
        ("/%D9%85%D8%AE%D8%A8%D8%B2/rye/", True),
        ("/a.b-c_d~e/", True),
        ("/br%c3%b6tchen/", False),
        ("/(rye)/", False),
        ("/no-slash", False),
        ("/a//b/", False),
    ],
)
def test_usual_urls_come_from_files(site, path, from_file):
    assert site.reaches(path)
    assert site.reaches(path) is not from_file


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/../../secret.txt",
        "/%2e%2e/%2e%2e/secret.txt",
        "/..%2f..%2fsecret.txt",
        "/a/..;/../secret.txt",
        "/..\\..\\secret.txt",
        "/%2e%2e%5c%2e%2e%5csecret.txt",
        "/.page/index.html",
        "/.page/origin.json",
        "/.page-0/index.html",
        "/http/bakery.test/.page/index.html",
        "/http/bakery.test/",
        "//../secret.txt",
        "/static/../secret.txt",
        "/static..%2fsecret.txt",
        "/static/..%2fsecret.txt",
        "/static%2f..%2fsecret.txt",
        "/media/../secret.txt",
        "/media../secret.txt",
        "/generations.json",
        "/index.html%00.br",
    ],
)
def test_no_url_reaches_other_folders_or_internal_files(site, path):
    for secret in (site.folder, site.folder / "cache", site.folder / "cache" / "pages"):
        (secret / "secret.txt").write_text("the recipe")
    for host in ("bakery.test", "..", "../..", "./bakery.test", ".page"):
        before = len(site.asked)
        answer = site.get(path, Host=host)
        assert b"the recipe" not in answer.body and b"page-12" not in answer.body
        assert len(site.asked) > before or answer.status in (400, 404)


def test_forged_proxy_headers_are_not_passed_on(site):
    site.get(
        "/?x",
        X_Forwarded_For="8.8.8.8",
        X_Forwarded_Proto="https",
        X_Forwarded_Host="evil",
        X_Request_Id="evil",
    )
    environ = site.asked[-1]
    assert environ["HTTP_X_FORWARDED_PROTO"] == "http" and environ["HTTP_X_FORWARDED_HOST"] == "bakery.test"
    assert "8.8.8.8" not in environ["HTTP_X_FORWARDED_FOR"] and environ["HTTP_X_REQUEST_ID"] != "evil"


def test_files_with_a_digest_in_their_name_are_immutable(site):
    static = site.folder / "static"
    for name in (
        "tabs-4f2cA_b1.js",
        "admin.0123456789ab.css",
        "plain.js",
        "image-carousel.js",
        "two-settings.js",
    ):
        (static / name).write_text("export {};" * 200)
    for name, kept in (("tabs-4f2cA_b1.js", True), ("admin.0123456789ab.css", True), ("plain.js", False)):
        assert ("immutable" in site.get(f"/static/{name}").headers["Cache-Control"]) is kept
    for name in ("image-carousel.js", "two-settings.js"):
        assert "immutable" not in site.get(f"/static/{name}").headers["Cache-Control"], "a word is not a digest"
    packed = site.get("/static/plain.js", Accept_Encoding="gzip")
    assert gzip.decompress(packed.body) == b"export {};" * 200 and "Accept-Encoding" in packed.headers["Vary"]
    assert site.get("/static/missing.js").status == 404


def test_uploads_cannot_run_scripts_and_documents_are_private(site):
    media = site.folder / "media"
    (media / "documents").mkdir(exist_ok=True)
    for name in ("logo.svg", "photo.jpg", "documents/contract.pdf"):
        (media / name).write_text("<svg/>")
    assert "sandbox" in site.get("/media/logo.svg").headers["Content-Security-Policy"]
    style = "intarsia/css/0123456789abcdef0123.css"
    (media / style).parent.mkdir(parents=True, exist_ok=True)
    (media / style).write_text("a{}" * 100)
    assert "immutable" in site.get(f"/media/{style}").headers["Cache-Control"]
    assert site.get(f"/media/{style}", Accept_Encoding="gzip").headers["Content-Encoding"] == "gzip"
    font = "intarsia/woff2/brand-sans-0123456789abcdef0123.woff2"
    (media / font).parent.mkdir(parents=True, exist_ok=True)
    (media / font).write_bytes(b"wOF2")
    assert "immutable" in site.get(f"/media/{font}").headers["Cache-Control"]
    (media / "photo.width-480.avif").write_bytes(b"....ftypavif")
    avif = site.get("/media/photo.width-480.avif").headers
    assert avif["Content-Type"] == "image/avif" and "max-age" in avif["Cache-Control"]
    assert avif["X-Content-Type-Options"] == "nosniff"
    photo = site.get("/media/photo.jpg")
    assert photo.status == 200 and "Content-Security-Policy" not in photo.headers
    assert photo.headers["X-Content-Type-Options"] == "nosniff"
    assert site.get("/media/documents/contract.pdf").status == 404


def test_published_pages_are_served_while_the_application_is_down(short_folder):
    with web(short_folder) as site:
        site.get("/")
        site.application.shutdown()
        site.application.server_close()
        assert site.get("/").status == 200
        assert site.get("/new/").status == 502


def test_a_site_below_a_sub_path(short_folder):
    with web(short_folder, prefix="/sub") as site:
        assert site.reaches("/sub/about/") and not site.reaches("/sub/about/")
        assert site.get("/sub/about/").body.startswith(b"bakery.test /sub/about/ ")
        assert site.reaches("/sub/") and not site.reaches("/sub/")


def test_a_site_below_a_sub_path_of_django_only(short_folder):
    with web(short_folder, script_name="/sub", prefix="/sub") as site:
        assert site.reaches("/sub/about/") and not site.reaches("/sub/about/")
        assert site.reaches("/sub/about/?page=2")
        assert [environ["PATH_INFO"] for environ in site.asked] == ["/about/", "/about/"]


def test_a_site_that_reads_its_scheme_from_the_proxy(short_folder):
    with web(short_folder, secure_header=("HTTP_X_SCHEME", "tls"), url_headers=("HTTP_X_SCHEME",)) as site:
        assert site.reaches("/") and not site.reaches("/")
        assert site.asked[0]["HTTP_X_SCHEME"] == "http"
        assert 'https "tls";' in (short_folder / "intarsia.conf").read_text()


def test_without_ignored_parameters_all_of_them_are_relevant(short_folder):
    with web(short_folder, ignored_parameters=()) as site:
        assert site.reaches("/") and not site.reaches("/")
        assert site.reaches("/?utm_source=x")


def test_a_header_that_nginx_cannot_express_is_refused(tmp_path):
    with pytest.raises(ValueError, match="dollar"):
        configuration(Conf(directory=tmp_path), [("X-Price", "$5")], NginxSite())


def test_two_sites_of_one_machine_share_no_name():
    with tempfile.TemporaryDirectory(prefix="in-") as name:
        folder = Path(name)
        (folder / "temporary").mkdir()
        with answering(b"bakery") as one, answering(b"forge") as other:
            text = "".join(
                configuration(
                    conf,
                    HEADERS,
                    NginxSite(port=f"unix:{folder}/nginx.sock", upstream=upstream, hosts=[host], name=name_of(conf)),
                )
                for conf, upstream, host in (
                    (Conf(folder / "one"), one, "bakery.test"),
                    (Conf(folder / "other"), other, "forge.test:8080"),
                )
            )
            with nginx(folder, text):
                assert [body_at(folder, host) for host in ("bakery.test", "forge.test")] == [b"bakery", b"forge"]


def body_at(folder: Path, host: str) -> bytes:
    connection = SocketConnection(folder / "nginx.sock")
    connection.request("GET", "/", headers={"Host": host})
    try:
        return connection.getresponse().read()
    finally:
        connection.close()


@pytest.mark.parametrize("name", ["", "Shop", "my-shop", "shop; evil", "a" * 30])
def test_a_name_that_nginx_cannot_have_is_refused(name):
    with pytest.raises(ValueError, match="not a name for nginx"):
        NginxSite(name=name)
