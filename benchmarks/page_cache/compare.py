"""How fast a cached page is, compared with the same bytes from the same server without a cache.

.venv/bin/python -m benchmarks.page_cache.compare [--page page.html] [--seconds 3] [--pairs 7]

Granian (the event loop of `intarsia.serving`, one worker, no access log): a hit of the page cache against a bare WSGI
application that returns the same body and headers, with generations in a file and in Redis; and the same hit against
granian's own WSGI interface with two threads. nginx (one worker): the shipped configuration against a static location
with the same pre-compressed file and the same headers. All with `Accept-Encoding: gzip`.

Runs alternate in pairs; a result is the median of the pairs' ratios. `cpu_ratio` compares the servers' processor time
per request instead: read it if other programs use the machine. Needs wrk, nginx and redis-server.
"""

import argparse
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.request import Request, urlopen

from benchmarks.page_cache.servers import Server, granian, nginx, redis
from scripts.programs import missing, path_of

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
    rng = random.Random(1)
    parts = ["<!doctype html><html lang=en><head><meta charset=utf-8><title>Bakery</title></head><body>"]
    for number in range(56):
        text = " ".join(rng.choices(WORDS, k=25))
        name = f"{rng.getrandbits(30):x}"
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

    settings.configure(
        SECRET_KEY="benchmark",
        INTARSIA_CACHE_DIR=os.environ["BENCH_CACHE"],
        INTARSIA_CACHE_FILES="BENCH_FILES" in os.environ,
        # The budgets hold also while hits are counted.
        INTARSIA_METRICS_TOKEN="benchmark",
    )
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
