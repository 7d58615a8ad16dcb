"""A person sends a message or two. Networks send more, and some bots use many IP addresses of one network."""

from ..submission import Submission
from ..verdict import Evidence

# The number of messages in ten minutes that is unusual, and the number that is a flood.
ODD = {"address": 4, "network": 12, "identity": 4}
FLOOD = {"address": 12, "network": 40, "identity": 10}
# Anyone can use another person's name, so it weighs less than the token of a browser.
OF_A_NAME = {"flood": 0.7, "many": 0.4}
OF_A_PLACE = {"flood": 3.5, "many": 1.5}


def rate(submission: Submission) -> Evidence | None:
    around = submission.lookups
    counts = {"address": around.from_ip, "network": around.from_network, "identity": around.from_identity}
    found = [evidence for source, count in counts.items() if (evidence := _evidence(source, count))]
    return max(found, key=lambda one: one.weight, default=None)


def _evidence(source: str, count: int) -> Evidence | None:
    if count < ODD[source]:
        return None
    extent = "flood" if count >= FLOOD[source] else "many"
    weights = OF_A_NAME if source == "identity" else OF_A_PLACE
    return Evidence(f"{extent}_from_{source}", "sender", weights[extent])
