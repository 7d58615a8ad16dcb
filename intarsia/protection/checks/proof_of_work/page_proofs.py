"""The proof that a browser worked for a message: for one page, one client, one hour and one message."""

from typing import Final, Literal
from urllib.parse import urlsplit

from django.http import HttpRequest

from intarsia.state.counters import counters
from intarsia.state.digest import digest
from intarsia.state.store_errors import store_errors

from ...signal_collection.proof_of_work.challenges import Challenge, Work, make_challenge, work_in
from ...visitor.client import client_digest

LIFE_SECONDS: Final = 60 * 60
# A double click, or a broken connection, sends the same message again.
MAX_USES: Final = 2

State = Literal["missing", "valid", "expired", "elsewhere", "used", "forged"]


def page_challenge(request: HttpRequest) -> Challenge:
    return make_challenge(_owner_of(request), LIFE_SECONDS)


def state_of(request: HttpRequest, token: str) -> State:
    """The proof's state, without using it up."""
    return _state_of(request, token, work_in(token))


def use(request: HttpRequest, token: str, message: str) -> State:
    """The proof's state. A valid proof is used up by this message."""
    work = work_in(token)
    state = _state_of(request, token, work)
    return "used" if state == "valid" and work and not _is_new(work, message) else state


def _state_of(request: HttpRequest, token: str, work: Work | None) -> State:
    if not token:
        return "missing"
    owner = _owner_of(request)
    if work is None or work.bound.get("for") != owner["for"]:
        return "forged"
    if work.is_late:
        return "expired"
    return "valid" if owner.items() <= work.bound.items() else "elsewhere"


def _owner_of(request: HttpRequest) -> dict[str, str]:
    """The page is the one that the browser names as the referrer, of the challenge as of the message; none if the
    browser names none.
    """
    page = digest(request.get_host(), _path(request.headers.get("Referer", "")))
    return {"for": "page", "page": page[:12], "client": client_digest(request)[:12]}


def _path(url: str) -> str:
    try:
        return urlsplit(url).path
    except ValueError:
        return ""


def _is_new(work: Work, message: str) -> bool:
    """Counted by all processes: once by the proof, and once by the proof with this message."""
    keys = [f"proof:{work.id}", f"proof:{digest(work.id, message)}"]
    try:
        uses, uses_for_message = counters().count_each(keys, LIFE_SECONDS)
    except store_errors():
        return True
    return uses == uses_for_message and uses <= MAX_USES
