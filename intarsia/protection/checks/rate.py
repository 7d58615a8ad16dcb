"""A person writes a message or two. Whole networks write more, and some robots use many addresses of one."""

from ..submission import Submission
from ..verdict import Evidence

# From how many messages in ten minutes on it is odd, and from how many it is a flood.
ODD = {"address": 4, "network": 12, "identity": 4}
FLOOD = {"address": 12, "network": 40, "identity": 10}


def rate(submission: Submission) -> Evidence | None:
    around = submission.circumstances
    counts = {"address": around.from_address, "network": around.from_network, "identity": around.from_identity}
    for source, count in counts.items():
        if count >= FLOOD[source]:
            return Evidence(f"flood_from_{source}", "sender", 3.5)
    for source, count in counts.items():
        if count >= ODD[source]:
            return Evidence(f"many_from_{source}", "sender", 1.5)
    return None
