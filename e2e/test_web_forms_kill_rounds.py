"""A worker is killed again and again while visitors send a form: no confirmed entry is lost, none is stored twice."""

import contextlib
import json
import os
import shutil
import signal
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPException
from pathlib import Path

import pytest

from e2e.people import Owner, document, element
from e2e.site import Site, prepared_folder, start
from e2e.test_jobs import mails_with

pytestmark = pytest.mark.server

# Enough for a busy machine.
SECONDS = 120
THANKS = "Thank you. We have received your message."
FORM = document(element("text", "name", label="Name"), element("textarea", "message", label="Message"))
MAKE_FORM = f"""
from intarsia.webforms.models import FormNotification, WebForm
form = WebForm(title="Kill rounds", document={FORM!r})
form.notifications = [FormNotification(name="Office", to="office@example.org")]
form.save()
form.save_revision().publish()
print(form.pk)
"""
LIST_ENTRIES = (
    "import json; from intarsia.webforms.models import Entry;"
    "print(json.dumps([entry.texts['1'] for entry in Entry.objects.order_by('pk')]))"
)


@pytest.fixture
def site(tmp_path: Path):
    shutil.copytree(prepared_folder(), tmp_path / "site")
    site = start(tmp_path / "site")
    yield site
    site.stop()


class Sender:
    """Staff are never taken for spam, however often they send a form."""

    def __init__(self, site: Site):
        self.site = site
        self.url = f"{site.url}/forms/{int(shell(site, MAKE_FORM))}/"
        self.headers = Owner(site.url, 0).headers()

    def send(self, name: str, key: str = "") -> bool:
        """Whether the site has confirmed it. A connection may break, and a site may ask to wait."""
        headers = self.headers | ({"Idempotency-Key": key} if key else {})
        data = urllib.parse.urlencode({"input_1": name, "input_2": "Hello", "gform_submission_type": "submit"})
        try:
            with urllib.request.urlopen(urllib.request.Request(self.url, data.encode(), headers), timeout=20) as answer:
                return THANKS in answer.read().decode()
        except urllib.error.HTTPError as error:
            with error:
                raise AssertionError(f"The server refused: {error}\n{self.site.log()[-2000:]}") from error
        except (OSError, HTTPException):
            return False

    def send_until_confirmed(self, name: str, key: str) -> None:
        until = time.monotonic() + SECONDS
        while not self.send(name, key):
            assert time.monotonic() < until, self.site.log()[-2000:]
            time.sleep(0.1)


@pytest.mark.parametrize("rounds", [10, pytest.param(int(os.environ.get("ROUNDS", 200)), marks=pytest.mark.long)])
def test_FORM_SUB_29_FORM_SUB_31_no_confirmed_entry_is_lost_or_stored_twice(site: Site, rounds: int):
    sender = Sender(site)
    sender.send_until_confirmed("Warm up.", "warm-up-of-this-form")
    began = time.monotonic()
    sender.send_until_confirmed("Unhurried.", "unhurried-visitor")
    undisturbed = time.monotonic() - began
    for number in range(rounds):
        # From before the first step of a submission until after the last one.
        killer = threading.Timer(undisturbed * number / rounds, kill_a_worker, (site,))
        killer.start()
        sender.send_until_confirmed(f"Round {number}.", f"key-of-round-{number:04}")
        killer.join()
        wait_for_two(site)

    names = ["Warm up.", "Unhurried.", *(f"Round {number}." for number in range(rounds))]
    assert sorted(entries(site)) == sorted(names)
    until = time.monotonic() + SECONDS
    while missing := [name for name in names if not mails_with(site.folder, name)]:
        assert time.monotonic() < until, f"No mail about {missing}\n{site.log()[-2000:]}"
        time.sleep(0.2)


@pytest.mark.long
def test_FORM_SUB_31_two_simultaneous_identical_submissions_are_one_entry(site: Site):
    sender = Sender(site)
    with ThreadPoolExecutor(2) as pool:
        confirmed = list(pool.map(sender.send, ["Double click."] * 2))

    assert confirmed == [True, True]
    assert entries(site) == ["Double click."]


def kill_a_worker(site: Site) -> None:
    # The supervisor may be replacing it just now.
    with contextlib.suppress(ProcessLookupError):
        os.kill(site.workers()[0], signal.SIGKILL)


def shell(site: Site, code: str) -> str:
    return site.run(code).splitlines()[-1]


def entries(site: Site) -> list[str]:
    return json.loads(shell(site, LIST_ENTRIES))


def wait_for_two(site: Site) -> None:
    until = time.monotonic() + SECONDS
    while len(site.workers()) < 2:
        assert time.monotonic() < until, "The killed worker was not replaced."
        time.sleep(0.05)
