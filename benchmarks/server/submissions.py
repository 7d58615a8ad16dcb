"""How many submissions of a contact form two workers accept per second, on SQLite and on PostgreSQL with Redis.

.venv/bin/python -m benchmarks submissions
"""

import json
import shutil
import socket
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from django.test.client import BOUNDARY, MULTIPART_CONTENT, encode_multipart

from benchmarks.invented.ip_addresses import ip_address
from e2e.services import postgresql, redis
from e2e.site import Site, manage, prepared_folder, start
from scripts.programs import missing

WARM_UP, SUBMISSIONS, CLIENTS = 200, 2000, 8
SETTINGS = {"DJANGO_SETTINGS_MODULE": "benchmarks.server.behind_proxy"}
PREPARED = "from benchmarks.invented.prepared_submissions import prepared; print(prepared({}, {!r}))"
STORED = (
    "from intarsia.webforms.models import Delivery, Entry;"
    "print(Entry.objects.filter(form={0}).count(), Delivery.objects.filter(entry__form={0}).count())"
)


def measure(_site: Site) -> dict[str, Any]:
    """Submissions per second by kind of database. Server, database and clients share the processors."""
    kinds = {"SQLite": sqlite}
    if not missing(("PostgreSQL", "Redis")):
        kinds["PostgreSQL"] = on_postgresql
    figures = {}
    for kind, served in kinds.items():
        with served() as site:
            figures[kind] = round(per_second(site))
    return figures


@contextmanager
def sqlite() -> Iterator[Site]:
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "var"
        shutil.copytree(prepared_folder(), copy)
        yield from _served(copy)


@contextmanager
def on_postgresql() -> Iterator[Site]:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        shutil.copytree(prepared_folder() / "static", folder / "static")
        services = {
            "DATABASE_URL": stack.enter_context(postgresql()),
            "REDIS_URL": stack.enter_context(redis()),
        }
        manage(folder, services, "migrate", "-v0")
        yield from _served(folder, **services)


def _served(folder: Path, **services: str) -> Iterator[Site]:
    site = start(folder, 2, port=0, **services, **SETTINGS)
    try:
        yield site
    finally:
        site.stop()


def per_second(site: Site) -> float:
    host = urlsplit(site.url).netloc
    form, submissions = json.loads(site.run(PREPARED.format(WARM_UP + SUBMISSIONS, host)))
    requests = [_request(fields, host, number) for number, fields in enumerate(submissions)]
    _send(host, requests[:WARM_UP])
    started = time.perf_counter()
    _send(host, requests[WARM_UP:])
    seconds = time.perf_counter() - started
    assert site.run(STORED.format(form)).split() == [str(len(requests))] * 2
    return SUBMISSIONS / seconds


def _request(fields: dict[str, str], host: str, number: int) -> bytes:
    body = encode_multipart(BOUNDARY, fields)
    headers = {
        "Host": host,
        "Sec-Fetch-Site": "same-origin",
        "X-Forwarded-For": ip_address(number),
        "Content-Type": MULTIPART_CONTENT,
        "Content-Length": len(body),
    }
    lines = ["POST /ajax/ HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
    return "\r\n".join([*lines, "", ""]).encode() + body


def _send(host: str, requests: Sequence[bytes]) -> None:
    """Several clients at once, each with one connection. Raises RuntimeError for a submission that is not accepted."""
    with ThreadPoolExecutor(CLIENTS) as clients:
        list(clients.map(lambda number: _client(host, requests[number::CLIENTS]), range(CLIENTS)))


def _client(host: str, requests: Sequence[bytes]) -> None:
    name, port = host.split(":")
    with socket.create_connection((name, int(port)), timeout=60) as connection:
        for request in requests:
            connection.sendall(request)
            answer = _answer(connection)
            if b'"is_valid":true' not in answer.replace(b" ", b""):
                raise RuntimeError(f"A submission was not accepted: {answer[:2000]!r}")


def _answer(connection: socket.socket) -> bytes:
    received = b""
    while b"\r\n\r\n" not in received:
        received += _piece(connection)
    head, _, body = received.partition(b"\r\n\r\n")
    length = int(head.lower().split(b"content-length:")[1].split(b"\r\n")[0])
    while len(body) < length:
        body += _piece(connection)
    return head + body


def _piece(connection: socket.socket) -> bytes:
    piece = connection.recv(65_536)
    if not piece:
        raise RuntimeError("The server closed the connection before it answered.")
    return piece
