"""A real nginx with the shipped configuration in front of a real site."""

import contextlib
import os
import socket
import threading
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from socketserver import ThreadingMixIn
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server

from intarsia.page_cache.conf import Conf
from intarsia.page_cache.files import PageFiles, PageFileWriter
from intarsia.page_cache.nginx import FileLocation, NginxSite, configuration
from intarsia.page_cache.wsgi import PageCache
from intarsia.state.generations.in_file import FileGenerations
from scripts.programs import path_of

from .services import started
from .site import HTML, TAGGED, Answer, Clock

HEADERS = [
    HTML,
    ("X-Frame-Options", "DENY"),
    ("Content-Security-Policy", "frame-ancestors 'none'; report-uri \"/csp\""),
    ("Referrer-Policy", "same-origin"),
]


class Quiet(WSGIRequestHandler):
    def log_message(self, *arguments):
        pass


class Threading(ThreadingMixIn, WSGIServer):
    daemon_threads = True


class SocketConnection(HTTPConnection):
    def __init__(self, path):
        super().__init__("bakery.test")
        self._path = str(path)

    def connect(self):
        self.sock = socket.socket(socket.AF_UNIX)
        self.sock.connect(self._path)


@dataclass
class Web:
    """`asked` lists the requests that reached the application."""

    folder: Path
    asked: list
    application: object
    generations: FileGenerations
    files: PageFiles
    headers: list
    clock: Clock

    def get(self, path="/", method="GET", body=None, **headers) -> Answer:
        connection = SocketConnection(self.folder / "nginx.sock")
        host = headers.pop("Host", "bakery.test")
        connection.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
        for name, value in {"Host": host, **headers}.items():
            if value is not None:
                connection.putheader(name.replace("_", "-"), value)
        if body is not None:
            connection.putheader("Content-Length", str(len(body)))
        connection.endheaders(body)
        response = connection.getresponse()
        answer = Answer(
            response.status, {name.title(): value for name, value in response.getheaders()}, response.read()
        )
        connection.close()
        return answer

    def reaches(self, path="/", method="GET", body=None, **headers) -> bool:
        """Whether this request reaches the application, which then answers it."""
        before = len(self.asked)
        answer = self.get(path, method, body, **headers)
        assert answer.status == 200, (path, answer)
        return len(self.asked) > before

    def purge(self, *tags):
        self.files.purge(tags, self.generations.bump(tags))
        self.clock.pass_interval()


def below(prefix, application):
    """Behaves like a server with a sub-path."""

    def mounted(environ, start_response):
        assert environ["PATH_INFO"].startswith(prefix)
        environ |= {"SCRIPT_NAME": prefix, "PATH_INFO": environ["PATH_INFO"].removeprefix(prefix)}
        return application(environ, start_response)

    return mounted if prefix else application


@contextlib.contextmanager
def web(folder: Path, prefix="", firewall="", around=lambda application: application, **settings):
    """`around` wraps the application, as a firewall does. `firewall` is the file of the firewall that nginx reads."""
    conf = Conf(directory=folder / "cache", **settings)
    asked, headers, clock = [], list(HEADERS), Clock()

    def site(environ, start_response):
        path = f"{environ['SCRIPT_NAME']}{environ['PATH_INFO']}".encode("latin-1").decode(errors="replace")
        body = environ["wsgi.input"].read(int(environ.get("CONTENT_LENGTH") or 0))
        start_response("200 OK", [*headers, TAGGED])
        return [f"{environ['HTTP_HOST']} {path} ?{environ['QUERY_STRING']} ".encode() * 50 + body]

    generations, files = FileGenerations(conf.directory), PageFiles(conf.directory, 100)
    publication = PageFileWriter(conf, generations, files)
    cached = PageCache(site, conf, generations.read, publication, clock).answer()
    application = around(below("" if conf.script_name else prefix, cached))

    def upstream(environ, start_response):
        asked.append(environ)
        return application(environ, start_response)

    for name in ("static", "media", "temporary"):
        (folder / name).mkdir()
    server = make_server("127.0.0.1", 0, upstream, server_class=Threading, handler_class=Quiet)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    served = NginxSite(
        port=f"unix:{folder}/nginx.sock",
        upstream=f"127.0.0.1:{server.server_port}",
        prefix=prefix,
        hosts=["bakery.test", "not a; host"],
        static=FileLocation("/static/", f"{folder}/static"),
        media=FileLocation("/media/", f"{folder}/media"),
        firewall=firewall,
    )
    try:
        with nginx(folder, configuration(conf, headers, served)):
            yield Web(folder, asked, server, generations, files, headers, clock)
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@contextlib.contextmanager
def answering(body: bytes):
    """`host:port` of an application that always gives this answer."""

    def application(environ, start_response):
        start_response("200 OK", [("Content-Type", "text/plain")])
        return [body]

    server = make_server("127.0.0.1", 0, application, server_class=Threading, handler_class=Quiet)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield f"127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def nginx(folder: Path, text: str):
    temporary = " ".join(
        f"{kind}_temp_path {folder}/temporary/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "intarsia.conf").write_text(text)
    (folder / "nginx.conf").write_text(
        f"""
        {"user root;" if os.geteuid() == 0 else ""}
        daemon off; worker_processes 1; pid {folder}/nginx.pid; error_log stderr notice;
        events {{ worker_connections 64; }}
        http {{
            include /etc/nginx/mime.types; access_log off; {temporary}
            # The client names its visitor.
            set_real_ip_from unix:; real_ip_header X-Visitor;
            include {folder}/intarsia.conf;
        }}
        """
    )
    command = [path_of("nginx"), "-p", str(folder), "-e", "stderr", "-c", str(folder / "nginx.conf")]
    return started(command, "start worker process ")
