"""Local servers with the protocols of the reputation services. They record the requests."""

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit


@dataclass
class Asked:
    path: str
    data: dict


@dataclass
class Answer:
    body: str = ""
    status: int = 200
    headers: dict = field(default_factory=dict)


@dataclass
class Service:
    address: str
    answer: Callable[[Asked], Answer]
    asked: list[Asked] = field(default_factory=list)


@contextmanager
def service(answer: Callable[[Asked], Answer]) -> Iterator[Service]:
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.respond(parse_qs(urlsplit(self.path).query, keep_blank_values=True))

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"])).decode()
            is_json = self.headers["Content-Type"].startswith("application/json")
            self.respond(json.loads(body) if is_json else parse_qs(body, keep_blank_values=True))

        def respond(self, data: dict) -> None:
            asked = Asked(
                urlsplit(self.path).path,
                {name: value[0] if isinstance(value, list) else value for name, value in data.items()},
            )
            running.asked.append(asked)
            answered = running.answer(asked)
            try:
                self.send_response(answered.status)
                for name, value in answered.headers.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", str(len(answered.body.encode())))
                self.end_headers()
                self.wfile.write(answered.body.encode())
            except ConnectionError:
                # The client did not wait.
                pass

        def log_message(self, *_args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    running = Service(f"http://127.0.0.1:{server.server_address[1]}", answer)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield running
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def akismet(asked: Asked) -> Answer:
    """Accepts one key. The documented test author counts as spam."""
    if asked.data.get("api_key") != "right":
        return Answer("invalid", headers={"X-akismet-debug-help": "We were unable to parse your blog URI"})
    if asked.path != "/1.1/comment-check":
        return Answer("Thanks for making the web a better place.")
    is_spam = asked.data["comment_author"] == "akismet-guaranteed-spam"
    is_certain = "certain" in asked.data["comment_content"]
    return Answer("true" if is_spam else "false", headers={"X-akismet-pro-tip": "discard"} if is_certain else {})


def stopforumspam(asked: Asked) -> Answer:
    # The last part of an IP address of this network is the confidence in percent.
    last = asked.data["ip"].removeprefix("203.0.113.")
    known = {"appears": 1, "frequency": 255, "confidence": float(last) if last.isdecimal() else 97.5}
    unknown = {"appears": 0, "frequency": 0}
    # The hash of "spam@example.org".
    is_known = (
        asked.data.get("emailhash") == "b4c80f9a4bd4a8b2d6d9b9cb3c4a1a5e"
        or asked.data["ip"] == "192.0.2.66"
        or last.isdecimal()
    )
    return Answer(json.dumps({"success": 1, "ip": known if is_known else unknown}))


def cleantalk(asked: Asked) -> Answer:
    data = asked.data
    if data["auth_key"] != "right":
        return Answer(json.dumps({"errno": 2, "errstr": "Access key unset"}))
    # The sender that the service documents for tests.
    return Answer(json.dumps({"allow": int(data["sender_email"] != "stop_email@example.com"), "errno": 0, "id": "1"}))
