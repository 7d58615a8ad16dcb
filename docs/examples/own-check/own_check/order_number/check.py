"""Customers mention the number of their order. A robot knows neither the number nor the e-mail address that belongs
to it.
"""

from intarsia.protection.api import Evidence, Submission


def order_number(submission: Submission) -> Evidence | None:
    """Pure: it sees the submission and what was looked up for it, and asks nobody."""
    match submission.lookups.own.get("order_number"):
        case "own":
            # Nothing that a program can invent, so it counts as much as another IP address.
            return Evidence("own_order", "sender", -2.0, cost="ip")
        case "unknown":
            return Evidence("unknown_order", "sender", 0.8)
    return None
