"""A site of one small WSGI application, and visitors for it."""

from dataclasses import dataclass, field
from io import BytesIO

from intarsia.page_cache.conf import Conf
from intarsia.page_cache.store.page_store import INTERVAL
from intarsia.page_cache.wsgi import PageCache
from intarsia.state.generations.in_file import FileGenerations

PAGE = b"<!doctype html><title>Bread</title>" + b"<p>Sourdough from our own oven.</p>" * 40
HTML = ("Content-Type", "text/html; charset=utf-8")
TAGGED = ("X-Intarsia-Tags", "page-12 site-1")


class Clock:
    def __init__(self):
        self.now = 1000.0

    def __call__(self):
        return self.now

    def pass_interval(self):
        self.now += INTERVAL


@dataclass
class Site:
    """A test can change its responses at any time. `asked` lists the requests that reached it."""

    status: str = "200 OK"
    headers: list = field(default_factory=lambda: [HTML, TAGGED])
    body: bytes = PAGE
    asked: list = field(default_factory=list)

    def __call__(self, environ, start_response):
        self.asked.append(environ)
        start_response(self.status, list(self.headers))
        return [self.body]


@dataclass
class Answer:
    status: int
    headers: dict
    body: bytes


def request(path="/", method="GET", **changes) -> dict:
    path, _, query = path.partition("?")
    environ = {
        "REQUEST_METHOD": method,
        "SCRIPT_NAME": "",
        "PATH_INFO": path.encode().decode("latin-1"),
        "QUERY_STRING": query,
        "HTTP_HOST": "bakery.test",
        "SERVER_NAME": "127.0.0.1",
        "SERVER_PORT": "80",
        "SERVER_PROTOCOL": "HTTP/1.1",
        "wsgi.url_scheme": "http",
        "wsgi.input": BytesIO(),
    }
    return environ | changes


def visit(application, path="/", method="GET", **changes) -> Answer:
    answer = []

    def start_response(status, headers, exc_info=None):
        answer[:] = [status, headers]

    body = application(request(path, method, **changes), start_response)
    content = b"".join(body)
    if hasattr(body, "close"):
        body.close()
    status, headers = answer
    assert len({name.lower() for name, _ in headers}) == len(headers), f"a header stands twice: {headers}"
    return Answer(int(status[:3]), dict(headers), content)


class Cached:
    """The site behind the page cache, in one process."""

    def __init__(self, directory, site=None, keep_file=None, **settings):
        self.site = site or Site()
        self.clock = Clock()
        self.generations = FileGenerations(directory)
        self.conf = Conf(directory=directory, **settings)
        self.cache = PageCache(self.site, self.conf, self.generations.read, keep_file, self.clock)
        self.application = self.cache.answer()

    def visit(self, path="/", method="GET", **changes) -> Answer:
        return visit(self.application, path, method, **changes)

    @property
    def renderings(self) -> int:
        return len(self.site.asked)
