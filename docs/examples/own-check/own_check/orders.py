"""Customers mention the number of their order. A robot knows neither the number nor the e-mail address that belongs
to it.
"""

import re

from intarsia.protection.api import Evidence, Submission
from intarsia.protection.forms.api import Submitted

ORDERS = {"A-20517": "mara@example.org", "A-20518": "piotr@example.org"}
NUMBER = re.compile(r"\bA-\d{5}\b")


def order_number(submission: Submission) -> Evidence | None:
    """Pure: it sees the submission and what was looked up for it, and asks nobody."""
    match submission.lookups.own.get("order_number"):
        case "own":
            # Nothing that a program can invent, so it counts as much as another IP address.
            return Evidence("own_order", "sender", -2.0, cost="ip")
        case "unknown":
            return Evidence("unknown_order", "sender", 0.8)
    return None


def find_order(submitted: Submitted) -> str:
    """What the check needs to know. It runs once for each message, before the verdict."""
    numbers = NUMBER.findall(submitted.message.text)
    if not numbers:
        return "none"
    return "own" if ORDERS.get(numbers[0]) == submitted.message.email.lower() else "unknown"
