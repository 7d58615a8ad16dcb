"""Several visitors choose the last places of a choice at the same moment, on two workers."""

import json
import urllib.parse
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from e2e.people import Owner, document, element
from e2e.site import Site

pytestmark = pytest.mark.server

VISITORS, PLACES = 10, 3
CHOICES = [
    {"_id": "oak", "label": "Oak", "value": "oak", "places": PLACES},
    {"_id": "elm", "label": "Elm", "value": "elm", "places": 0},
]
FORM = document(element("text", "name", label="Name"), element("radio", "wood", label="Wood", choices=CHOICES))
MAKE_FORM = f"""
from intarsia.webforms.models import WebForm
form = WebForm(title="Last places", document={FORM!r})
form.save()
form.save_revision().publish()
print(form.pk)
"""
LIST_ENTRIES = """
import json
from intarsia.webforms.models import Entry
print(json.dumps([entry.answers["2"] for entry in Entry.objects.filter(form__title="Last places")]))
"""


def test_ten_requests_at_once_get_exactly_three_places(site: Site):
    url = f"{site.url}/forms/{int(site.run(MAKE_FORM))}/"
    # Staff are never taken for spam, however often they send a form.
    headers, at_once = Owner(site.url, 0).headers(), Barrier(VISITORS, timeout=60)

    def send(visitor: int) -> str:
        answers = {"input_1": f"Visitor {visitor}", "input_2": "oak", "gform_submission_type": "submit"}
        request = urllib.request.Request(url, urllib.parse.urlencode(answers).encode(), headers)
        at_once.wait()
        with urllib.request.urlopen(request, timeout=60) as answer:
            return answer.read().decode()

    with ThreadPoolExecutor(VISITORS) as threads:
        pages = list(threads.map(send, range(VISITORS)))

    assert json.loads(site.run(LIST_ENTRIES).splitlines()[-1]) == ["oak"] * PLACES
    assert sum("Thank you. We have received your message." in page for page in pages) == PLACES
    # The others can choose something else, and what they typed is still there.
    refused = [page for page in pages if "“Oak” is full. Choose another option." in page]
    assert len(refused) == VISITORS - PLACES and all('value="Visitor' in page for page in refused)
