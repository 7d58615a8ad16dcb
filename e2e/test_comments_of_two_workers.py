"""Comments with two server processes: both know a decision, and of two simultaneous decisions none is lost."""

import html
import json
import re
import threading
import urllib.parse
import urllib.request
from collections.abc import Callable

import pytest

from e2e.people import SECONDS, Owner, answers_until, both_workers, visit
from e2e.site import Site

pytestmark = pytest.mark.server

ARTICLE = "/journal/in-defence-of-warm-glue/"
WORDS = "Does the warm kind hold on oak beside a stove as well, asks number"
# The headers that a browser sends without any script.
BROWSER = {"User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0", "Accept-Language": "en"}


def write(site: Site, number: int) -> str:
    """A comment without JavaScript, which is held. Returns its text."""
    form = re.search(r'<form[^>]*id="comment-form".*?</form>', visit(site.url + ARTICLE).html, re.S)
    assert form
    hidden = re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', form[0])
    address = re.search(r'action="([^"]+)"', form[0])
    assert address
    fields = {name: html.unescape(value) for name, value in hidden}
    text = f"{WORDS} {number}?"
    fields |= {"name": "Ana Prokop", "email": "ana@example.org", "comment": text}
    headers = BROWSER | {"Origin": site.url, "Referer": site.url + ARTICLE, "Sec-Fetch-Site": "same-origin"}
    data = urllib.parse.urlencode(fields).encode()
    request = urllib.request.Request(site.url + address[1], data, headers)
    with urllib.request.urlopen(request, timeout=SECONDS) as answer:
        assert "awaiting approval" in answer.read().decode()
    return text


def stored(site: Site) -> list[dict]:
    code = (
        "import json; from intarsia.comments.models import Comment as C;"
        "print(json.dumps([{'pk': one.pk, 'record': one.record.pk, 'text': one.text, 'state': one.state,"
        f" 'status': one.record.status}} for one in C.objects.filter(text__startswith={WORDS!r})]))"
    )
    return json.loads(site.run(code).splitlines()[-1])


def at_once(*deeds: Callable[[], object]) -> None:
    together, failed = threading.Barrier(len(deeds)), []

    def do(deed: Callable[[], object]) -> None:
        together.wait(SECONDS)
        try:
            deed()
        except Exception as error:
            failed.append(error)

    threads = [threading.Thread(target=do, args=(deed,)) for deed in deeds]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(2 * SECONDS)
    assert failed == []


@pytest.mark.long
def test_PROT_BDG_07_a_decision_holds_in_both_processes_and_only_one_of_two_simultaneous_ones_counts(
    site: Site,
) -> None:
    texts = [write(site, number) for number in range(6)]
    first, second = Owner(site.url, 3), Owner(site.url, 3, "owner")

    for one in 3 * stored(site):
        at_once(
            lambda pk=one["pk"]: first.send(f"/admin/visitor_comments/decide/{pk}/", decision="approve"),
            lambda pk=one["record"]: second.send(f"/admin/protection_messages/decide/{pk}/", decision="spam"),
        )

    decided = stored(site)
    assert len(decided) == len(texts)
    assert {(one["state"], one["status"]) for one in decided} <= {("approved", "allowed"), ("spam", "spam")}
    shown = {one["text"] for one in decided if one["state"] == "approved"}
    answers = answers_until(
        site.url + ARTICLE,
        lambda seen: both_workers([one for one in seen if {text for text in texts if text in one.html} == shown]),
    )
    assert all(answer.status == 200 for answer in answers)
