"""A page of another site, which shows a form of ours."""

import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from e2e.site import Site


class Host(BaseHTTPRequestHandler):
    def __init__(self, pages: Mapping[str, str], policy: str, *arguments: object) -> None:
        self.pages, self.policy = pages, policy
        super().__init__(*arguments)

    def do_GET(self) -> None:
        self.send_response(200 if self.path in self.pages else 404)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Security-Policy", self.policy)
        self.end_headers()
        self.wfile.write(self.pages.get(self.path, "").encode())

    def log_message(self, *arguments: object) -> None:
        """The output of tests stays readable."""


@contextmanager
def other_site(site: Site, pages: Mapping[str, str]) -> Iterator[str]:
    """Its URL. Its policy allows nothing but the script and the frame of `site`."""
    inline = "'unsafe-inline'"
    policy = f"default-src 'none'; script-src {site.url} {inline}; style-src {inline}; frame-src {site.url}"
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Host, pages, policy))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    # Another host than the demo's: cookies do not tell ports apart.
    yield f"http://localhost:{server.server_port}"
    server.shutdown()
    server.server_close()


def allow(site: Site, form: int, origin: str) -> None:
    code = "from intarsia.webforms.models import WebForm; form = WebForm.objects.get(pk={}); form.allowed_sites = '{}'"
    site.run(f"{code.format(form, origin)}; form.save(); form.save_revision().publish()")
