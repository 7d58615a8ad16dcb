"""An owner and visitors without a browser: they send by HTTP what the editor and a browser would send."""

import json
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
from collections import Counter
from collections.abc import Callable
from http.client import HTTPException
from http.cookiejar import CookieJar
from typing import Any

SECONDS = 20


def element(widget: str, key: str, **settings: Any) -> dict[str, Any]:
    return {"type": widget, "props": {"id": key, **settings}}


def document(*elements: dict[str, Any]) -> dict[str, Any]:
    return {"root": {"props": {"schemaVersion": 1}}, "content": list(elements), "zones": {}}


class Answer:
    def __init__(self, status: int, headers: Any, body: bytes):
        self.status = status
        self.headers = headers
        self.html = body.decode("utf-8", "replace")

    @property
    def is_from_memory(self) -> bool:
        return "cache;desc=hit" in (self.headers["Server-Timing"] or "")

    @property
    def worker(self) -> str:
        """Each worker starts its request ids in its own way."""
        return self.headers["X-Request-Id"][:12]


class Owner:
    """Signed in, with one page open in the editor."""

    def __init__(self, base: str, pk: int, username: str = "owner"):
        self.base = base
        self.pk = pk
        self._cookies = CookieJar()
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self._cookies))
        self.revision: dict[str, Any] | None = None
        # The document that the server last confirmed.
        self.stored: dict[str, Any] = {}
        self._sign_in(username)

    def load(self) -> dict[str, Any]:
        answer = self._ask(f"/admin/intarsia/page/{self.pk}/document/")
        self.revision, self.stored = answer["revision"], answer["document"]
        return self.stored

    def save(self, document: dict[str, Any], action: str = "draft") -> dict[str, Any]:
        body = {"document": document, "base_revision": self.revision, "action": action}
        answer = self._ask(f"/admin/intarsia/page/{self.pk}/document/", json.dumps(body).encode())
        self.revision, self.stored = answer["revision"], document
        return answer

    def send(self, path: str, **fields: str) -> Answer:
        """Sends a form of the admin, and loads the page that it redirects to."""
        data = urllib.parse.urlencode(fields | {"csrfmiddlewaretoken": self._token()}).encode()
        with self._opener.open(self.base + path, data, timeout=SECONDS) as answer:
            return Answer(answer.status, answer.headers, answer.read())

    def status(self, path: str) -> int:
        """The response to a signed-in user."""
        with self._opener.open(self.base + path, timeout=SECONDS) as answer:
            return answer.status

    def headers(self) -> dict[str, str]:
        """The cookies that identify this person in requests by other clients."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._cookies)
        return {"Cookie": cookies, "X-CSRFToken": self._token(), "Origin": self.base}

    def _sign_in(self, username: str) -> None:
        self._opener.open(f"{self.base}/admin/login/", timeout=SECONDS).close()
        form = {"username": username, "password": "intarsia", "csrfmiddlewaretoken": self._token()}
        data = urllib.parse.urlencode(form).encode()
        answer = self._opener.open(f"{self.base}/admin/login/", data, timeout=SECONDS)
        assert "/login" not in answer.url, "the owner could not sign in"

    def _ask(self, path: str, data: bytes | None = None) -> dict[str, Any]:
        headers = {"Content-Type": "application/json", "X-CSRFToken": self._token(), "Origin": self.base}
        request = urllib.request.Request(self.base + path, data, headers)
        with self._opener.open(request, timeout=SECONDS) as answer:
            return json.load(answer)

    def _token(self) -> str:
        return next((cookie.value or "" for cookie in self._cookies if cookie.name == "csrftoken"), "")


def visit(url: str, method: str = "GET") -> Answer:
    """An error status is a response too; a broken connection raises OSError."""
    try:
        with urllib.request.urlopen(urllib.request.Request(url, method=method), timeout=SECONDS) as answer:
            return Answer(answer.status, answer.headers, answer.read())
    except urllib.error.HTTPError as error:
        with error:
            return Answer(error.code, error.headers, error.read())
    except HTTPException as error:
        raise ConnectionError(str(error)) from error


def answers_until(
    url: str, is_enough: Callable[[list[Answer]], bool], method: str = "GET", *, may_break: bool = False
) -> list[Answer]:
    """Visits a page until `enough` is true; fails after a generous time limit. With `may_break`, a broken connection
    is repeated, as browsers do when a worker dies.
    """
    deadline, found = time.monotonic() + 30, []
    while time.monotonic() < deadline:
        try:
            found.append(visit(url, method))
        except OSError:
            if not may_break:
                raise
            continue
        if is_enough(found):
            return found
    statuses = Counter(answer.status for answer in found)
    raise AssertionError(f"{method} {url} is not as expected. Answers by status: {dict(statuses)}")


class Visitor:
    """Requests a page again and again in a thread, and counts the responses."""

    def __init__(self, url: str):
        self._url = url
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._read, daemon=True)
        self.statuses: Counter[int] = Counter()
        # Every distinct response.
        self.pages: set[str] = set()
        self.broken = 0

    def __enter__(self) -> "Visitor":
        self._thread.start()
        return self

    def __exit__(self, *_error: object) -> None:
        self._stopped.set()
        self._thread.join()

    def _read(self) -> None:
        # A short pause, because a starting worker needs the processor.
        while not self._stopped.wait(0.02):
            try:
                answer = visit(self._url)
                self.statuses[answer.status] += 1
                self.pages.add(answer.html)
            except OSError:
                self.broken += 1


def both_workers(seen: list[Answer]) -> bool:
    """For `answers_until`: both workers of the server have answered."""
    return len({answer.worker for answer in seen}) == 2
