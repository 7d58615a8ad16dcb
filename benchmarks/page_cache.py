"""How fast a cached page is, compared with the same bytes from the same server without a cache.

.venv/bin/python benchmarks/page_cache.py [--page page.html] [--seconds 3] [--pairs 7]

Granian (the event loop of `intarsia.serving`, one worker, no access log): a hit of the page cache against a bare WSGI
application that returns the same body and headers, with generations in a file and in Redis; and the same hit against
granian's own WSGI interface with two threads. nginx (one worker): the shipped configuration against a static location
with the same pre-compressed file and the same headers. All with `Accept-Encoding: gzip`.

Runs alternate in pairs; a result is the median of the pairs' ratios. `cpu_ratio` compares the servers' processor time
per request instead: read it if other programs use the machine. Needs wrk, nginx and redis-server.
"""

import argparse
import contextlib
import json
import os
import random
import re
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import NamedTuple
from urllib.request import Request, urlopen

from scripts.programs import missing, path_of

ROOT = Path(__file__).resolve().parent.parent
PYTHON = Path(sys.executable)
# wrk is the client; the other programs are the servers.
PROGRAMS = {"granian, embedded": ["wrk"], "granian, Redis": ["wrk", "Redis"], "nginx": ["wrk", "nginx"]}
BUDGETS = {"granian, embedded": 0.85, "granian, Redis": 0.85, "granian, WSGI": 0.7, "nginx": 0.85}
SECURITY = [
    ("Content-Type", "text/html; charset=utf-8"),
    ("X-Frame-Options", "DENY"),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "same-origin"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Content-Security-Policy", "frame-ancestors 'none'"),
]
WORDS = ["bread", "oven", "flour", "water", "salt", "morning", "counter", "window", "order", "rye", "baker"]


def stand_in_page() -> str:
    """As much HTML as the standard landing page has: 56 elements with classes, ids and text."""
    chance = random.Random(1)
    parts = ["<!doctype html><html lang=en><head><meta charset=utf-8><title>Bakery</title></head><body>"]
    for number in range(56):
        text = " ".join(chance.choices(WORDS, k=25))
        name = f"{chance.getrandbits(30):x}"
        parts.append(f'<div class="icon_box e-{name}" data-id="{name}"><h2 class="icon_box__title">{number}. ')
        parts.append(f'{text[:40]}</h2><p class="icon_box__text">{text}</p></div>')
    return "".join(parts)


# The applications, imported by Granian


def site(environ, start_response):
    page = Path(os.environ["BENCH_PAGE"]).read_bytes()
    start_response("200 OK", [*SECURITY, ("X-Intarsia-Tags", "page-1 design-1 site-1")])
    return [page]


def cached_application():
    import django
    from django.conf import settings

    settings.configure(INTARSIA_CACHE_DIR=os.environ["BENCH_CACHE"], INTARSIA_CACHE_FILES="BENCH_FILES" in os.environ)
    django.setup()
    from intarsia.page_cache.wsgi import cached

    return cached(site)


def bare_application():
    """A bare application that returns the cached response, which it gets from the cache once."""
    answer: list = []
    request = {"REQUEST_METHOD": "GET", "HTTP_HOST": "bench.test", "PATH_INFO": "/", "SCRIPT_NAME": ""}
    request |= {"wsgi.url_scheme": "http", "HTTP_ACCEPT_ENCODING": "gzip"}
    cached = cached_application()
    for _ in range(2):
        body = cached(dict(request), lambda status, headers: answer.append(headers))
    headers = answer[-1]

    def bare(environ, start_response):
        start_response("200 OK", headers)
        return body

    return bare


if "BENCH_APPLICATION" in os.environ:
    from intarsia.serving import Limits, Served

    application = {"bare": bare_application, "cached": cached_application}[os.environ["BENCH_APPLICATION"]]()
    served = Served(application, Limits())


# Servers


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
    target = ["page_cache:served"] if interface == "rsgi" else ["--blocking-threads", "2", "page_cache:application"]
    command = [PYTHON, "-m", "granian", *flags, *target]
    environment = {
        **os.environ,
        "PYTHONPATH": f"{ROOT}:{ROOT / 'benchmarks'}",
        "BENCH_APPLICATION": kind,
        "BENCH_PAGE": str(folder / "page.html"),
        "BENCH_CACHE": str(folder / f"cache-{kind}"),
        **environ,
    }
    with started(command, "Started worker-1", env=environment, cwd=ROOT / "benchmarks") as process:
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
    environment |= {"BENCH_FILES": "1", "PYTHONPATH": f"{ROOT}:{ROOT / 'benchmarks'}"}
    code = (
        "import page_cache; application = page_cache.cached_application();"
        f"application({{'REQUEST_METHOD': 'GET', 'HTTP_HOST': '{host}', 'PATH_INFO': '/', 'SCRIPT_NAME': '',"
        "'wsgi.url_scheme': 'http'}, lambda *_: None);"
        "from intarsia.page_cache.nginx import configuration;"
        "from intarsia.page_cache.conf import conf;"
        f"print(configuration(conf(), page_cache.SECURITY, port='{host}', upstream='127.0.0.1:1', hosts=['{host}']))"
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


# Measuring


def ask(url: str) -> tuple[bytes, dict]:
    with urlopen(Request(url, headers={"Accept-Encoding": "gzip"})) as answer:
        return answer.read(), {name.lower(): value for name, value in answer.headers.items()}


def cpu_seconds(pid: int) -> float:
    """The processor time of a server and its workers so far; 0 where there is no /proc."""
    if not Path("/proc/1").exists():
        return 0
    with open(f"/proc/{pid}/stat") as file:
        fields = file.read().rpartition(")")[2].split()
    with open(f"/proc/{pid}/task/{pid}/children") as file:
        children = file.read().split()
    ticks = int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK") + sum(cpu_seconds(int(child)) for child in children)


def check_equal(ours: str, limit: str) -> None:
    """The comparison is fair only if both send the same response."""
    (our_body, our_headers), (limit_body, limit_headers) = ask(ours), ask(limit)
    assert our_body == limit_body, "the bodies differ"
    assert our_headers.keys() == limit_headers.keys(), our_headers.keys() ^ limit_headers.keys()


def run(server: Server, seconds: int) -> tuple[float, float]:
    """Requests per second, and microseconds of the server's processor time per request."""
    command = [path_of("wrk"), "-t1", "-c32", f"-d{seconds}s", "-H", "Accept-Encoding: gzip", server.url]
    before = cpu_seconds(server.pid)
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    used = cpu_seconds(server.pid) - before
    if "Non-2xx" in output or "Socket errors" in output:
        raise RuntimeError(f"{server.url} did not answer every request:\n{output}")
    requests, per_second = re.search(r"(\d+) requests in", output), re.search(r"Requests/sec:\s+([\d.]+)", output)
    assert requests
    assert per_second
    return float(per_second[1]), used / int(requests[1]) * 1_000_000


def compare(ours: Server, limit: Server, pairs: int, seconds: int) -> dict:
    for server in (ours, limit, ours, limit):
        ask(server.url)
    check_equal(ours.url, limit.url)
    runs = []
    for number in range(pairs):
        # The second run of a pair has a warmer machine, so the order alternates.
        order = (ours, limit) if number % 2 == 0 else (limit, ours)
        found = {server.url: run(server, seconds) for server in order}
        runs.append((*found[ours.url], *found[limit.url]))
    our_speed, our_cpu, limit_speed, limit_cpu = zip(*runs, strict=True)
    ratios = [one / other for one, other in zip(our_speed, limit_speed, strict=True)]
    return {
        "ratio": round(statistics.median(ratios), 3),
        "cpu_ratio": round(statistics.median(limit_cpu) / statistics.median(our_cpu), 3) if any(our_cpu) else None,
        "ratios": [round(ratio, 3) for ratio in ratios],
        "requests_per_second": round(statistics.median(our_speed)),
        "limit_requests_per_second": round(statistics.median(limit_speed)),
    }


def measure(pairs: int = 7, seconds: int = 3, page: str | None = None) -> dict:
    """By name: the median ratio, all ratios, requests per second of both sides, and the budget. A measure without its
    program has the reason under `missing` instead.
    """
    lacks = {name: missing(programs) for name, programs in PROGRAMS.items()}
    results: dict[str, dict] = {name: {"missing": found[0].missing_message()} for name, found in lacks.items() if found}
    if "granian, embedded" in results:
        return results
    with tempfile.TemporaryDirectory(prefix="intarsia-bench-") as name:
        folder = Path(name)
        (folder / "page.html").write_text(Path(page).read_text() if page else stand_in_page())
        with granian("bare", folder) as limit:
            with granian("cached", folder) as ours:
                results["granian, embedded"] = compare(ours, limit, pairs, seconds)
                with granian("cached", folder, "wsgi") as threads:
                    results["granian, WSGI"] = compare(ours, threads, pairs, seconds)
            if not lacks["granian, Redis"]:
                with redis(folder), granian("cached", folder, REDIS_URL=f"unix://{folder}/redis.sock") as ours:
                    results["granian, Redis"] = compare(ours, limit, pairs, seconds)
        if not lacks["nginx"]:
            with nginx(folder) as (ours, limit):
                results["nginx"] = compare(ours, limit, pairs, seconds)
    return {name: {**result, "budget": BUDGETS[name]} for name, result in results.items()}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--page", help="HTML file to serve; default: a stand-in of the landing page's size")
    parser.add_argument("--pairs", type=int, default=7)
    parser.add_argument("--seconds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    results = measure(options.pairs, options.seconds, options.page)
    if options.json:
        print(json.dumps(results, indent=1))
    for name, result in results.items():
        if "missing" in result:
            print(f"{name:18} not measured: {result['missing']}")
            continue
        verdict = "met" if result["ratio"] >= result["budget"] else "MISSED"
        print(
            f"{name:18} {result['ratio']:.2f} of the limit (budget {result['budget']}: {verdict}), "
            f"pairs {min(result['ratios']):.2f} to {max(result['ratios']):.2f}, by processor time "
            f"{result['cpu_ratio']}; {result['requests_per_second']:,} of "
            f"{result['limit_requests_per_second']:,} requests per second"
        )
    return any(result.get("ratio", 1) < result["budget"] for result in results.values())


if __name__ == "__main__":
    sys.exit(main())
