"""The servers that the benchmark of the page cache compares: Granian with one application, Redis and nginx."""

import contextlib
import os
import re
import shutil
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import NamedTuple

from scripts.programs import path_of

ROOT = Path(__file__).resolve().parents[2]
# It has the applications, and measures them.
MODULE = "benchmarks.page_cache.compare"
PYTHON = Path(sys.executable)


class Server(NamedTuple):
    url: str
    pid: int


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@contextlib.contextmanager
def started(command: list, ready: str, **options):
    """Starts a process and waits until it prints a line that contains `ready`."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **options)
    output = process.stdout
    assert output
    try:
        lines = []
        for line in output:
            lines.append(line)
            if ready in line:
                break
        else:
            raise RuntimeError(f"{command[0]} did not start:\n{''.join(lines)}")
        # Drains the pipe, because a full one would stop the server.
        threading.Thread(target=output.read, daemon=True).start()
        yield process
    finally:
        process.terminate()
        process.wait()


def wait_for(port: int) -> None:
    """Granian reports its start shortly before it listens."""
    for _ in range(200):
        with contextlib.suppress(ConnectionRefusedError), socket.create_connection(("127.0.0.1", port)):
            return
        time.sleep(0.05)
    raise RuntimeError(f"nothing listens on port {port}")


@contextlib.contextmanager
def granian(kind: str, folder: Path, interface: str = "rsgi", **environ: str):
    port = free_port()
    flags = ["--interface", interface, "--workers", "1", "--no-access-log", "--no-ws", "--port", str(port)]
    target = [f"{MODULE}:served"] if interface == "rsgi" else ["--blocking-threads", "2", f"{MODULE}:application"]
    command = [PYTHON, "-m", "granian", *flags, *target]
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT),
        "BENCH_APPLICATION": kind,
        "BENCH_PAGE": str(folder / "page.html"),
        "BENCH_CACHE": str(folder / f"cache-{kind}"),
        **environ,
    }
    with started(command, "Started worker-1", env=environment, cwd=ROOT) as process:
        wait_for(port)
        yield Server(f"http://127.0.0.1:{port}/", process.pid)


def redis(folder: Path):
    command = [path_of("redis-server"), "--port", "0", "--unixsocket", folder / "redis.sock", "--save", ""]
    return started(command, "eady to accept connections")


def page_files(folder: Path, host: str) -> str:
    """Writes the page as the cache would, and returns the name of its profile."""
    environment = {
        **os.environ,
        "BENCH_PAGE": str(folder / "page.html"),
        "BENCH_CACHE": str(folder / "cache-files"),
    }
    environment |= {"BENCH_FILES": "1", "PYTHONPATH": str(ROOT)}
    code = (
        f"import {MODULE} as compare; application = compare.cached_application();"
        f"application({{'REQUEST_METHOD': 'GET', 'HTTP_HOST': '{host}', 'PATH_INFO': '/', 'SCRIPT_NAME': '',"
        "'wsgi.url_scheme': 'http'}, lambda *_: None);"
        "from intarsia.page_cache.nginx import NginxSite, configuration;"
        "from intarsia.page_cache.conf import conf;"
        f"site = NginxSite(port='{host}', upstream='127.0.0.1:1', hosts=['{host}']);"
        "print(configuration(conf(), compare.SECURITY, site))"
    )
    return subprocess.run([PYTHON, "-c", code], env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout


def static_server(shipped: str, port: int, root: Path) -> str:
    """A server for one pre-compressed file with the headers of the shipped configuration."""
    pages = shipped.split("    location ", 1)[1].split("\n    }\n", 1)[0]
    lines = re.findall(r"^ +add_header .*;$", pages, re.M)
    kept = "\n".join(line for line in lines if "Content-Encoding" not in line)
    return f"""
server {{
    listen 127.0.0.1:{port};
    server_tokens off;
    location / {{
        root {root};
        gzip_static on;
        types {{ }}
        default_type "text/html; charset=utf-8";
{kept}
    }}
}}
"""


@contextlib.contextmanager
def nginx(folder: Path):
    """The page from the cache's files, and from a static file."""
    ours, static = free_port(), free_port()
    host = f"127.0.0.1:{ours}"
    shipped = page_files(folder, host)
    root = folder / "static"
    root.mkdir()
    packed = next((folder / "cache-files").rglob("index.html.gz"))
    for name in ("page.html", "page.html.gz"):
        shutil.copy(packed if name.endswith("gz") else folder / "page.html", root / name)
    temporary = "\n".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    text = f"""
{"user root;" if os.geteuid() == 0 else ""}
worker_processes 1;
daemon off;
pid {folder}/nginx.pid;
error_log stderr notice;
events {{ worker_connections 512; }}
http {{
    include /etc/nginx/mime.types;
    access_log off;
    sendfile on;
    tcp_nopush on;
    keepalive_requests 1000000;
    {temporary}
    {shipped}
    {static_server(shipped, static, root)}
}}
"""
    configuration = folder / "nginx.conf"
    configuration.write_text(text)
    with started([path_of("nginx"), "-p", folder, "-c", configuration], "start worker process ") as process:
        yield (
            Server(f"http://{host}/", process.pid),
            Server(f"http://127.0.0.1:{static}/page.html", process.pid),
        )
