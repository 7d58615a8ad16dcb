"""A server that gets webhooks, and checks their signature as the guide says."""

import base64
import hashlib
import hmac
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

from django.test import override_settings


@dataclass
class Receiver:
    host: str
    # Its next answers; then 204.
    statuses: list[int] = field(default_factory=list)
    got: list[tuple[dict[str, str], bytes]] = field(default_factory=list)

    @property
    def url(self) -> str:
        return f"http://{self.host}/entries?source=site"

    def messages(self, secret: str) -> list[dict[str, Any]]:
        return [verified(secret, headers, body) for headers, body in self.got]


def verified(secret: str, headers: dict[str, str], body: bytes) -> dict[str, Any]:
    """The example of the guide."""
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
    wanted = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    if not hmac.compare_digest(f"v1,{wanted}", headers["webhook-signature"]):
        raise ValueError("The signature is wrong.")
    if abs(time.time() - int(headers["webhook-timestamp"])) > 300:
        raise ValueError("The message is too old.")
    return json.loads(body)


@contextmanager
def receiver(*statuses: int, is_allowed: bool = True) -> Iterator[Receiver]:
    """In the network of the site, so the settings must allow it."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            running.got.append(({name.lower(): value for name, value in self.headers.items()}, body))
            status = running.statuses.pop(0) if running.statuses else 204
            self.send_response(status)
            self.send_header("Location", running.url)
            self.end_headers()

        def log_message(self, *_args: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    running = Receiver(f"127.0.0.1:{server.server_address[1]}", list(statuses))
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        with override_settings(INTARSIA_WEBHOOK_HOSTS=(running.host,) if is_allowed else ()):
            yield running
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
