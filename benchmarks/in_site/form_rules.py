"""A form of many fields that depend on each other: its rules in V8, as when it is sent."""

import statistics
from typing import Any

from django.utils.datastructures import MultiValueDict

from benchmarks.in_site.cpu import cpu_seconds
from intarsia.webforms.models import WebForm
from intarsia.webforms.numbering import numbers_of
from intarsia.webforms.submit.evaluation import evaluate
from intarsia.webforms.tests.builders import page_with, web_form

FIELDS, ROUNDS = 200, 40


def figures() -> dict[str, Any]:
    """The median CPU time of one evaluation, with the renderer process."""
    form = form_with_rules(FIELDS)
    numbers = numbers_of(form.pk)
    posted = MultiValueDict({f"input_{number}": ["x"] for number in numbers.values()})
    times = []
    for _ in range(ROUNDS):
        start = cpu_seconds()
        evaluated = evaluate(form, posted, numbers)
        times.append(cpu_seconds() - start)
    assert evaluated.is_checked and not evaluated.hidden
    return {"v8_ms": round(statistics.median(times) * 1000, 2)}


def form_with_rules(fields: int) -> WebForm:
    """Each field, except the first one, has two rules. The answer of the first field shows or hides all others."""
    return web_form(*(_field(number) for number in range(fields)), title="Rules")


def publish(fields: int = FIELDS) -> str:
    """The URL of a page that shows such a form."""
    return str(page_with(form_with_rules(fields)).url)


def _field(number: int) -> dict[str, Any]:
    props: dict[str, Any] = {"id": f"f{number}", "label": f"Field {number}"}
    if number:
        rules = (("f0", "x"), (f"f{number - 1}", "y"))
        props["shown_if"] = {"any": [{"field": field, "operator": "is", "value": value} for field, value in rules]}
    return {"type": "text", "props": props}
