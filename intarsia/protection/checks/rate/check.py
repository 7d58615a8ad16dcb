"""A person sends a message or two. Networks send more, and some bots use many IP addresses of one network.

An office or a village shares an IP address. Messages with a proof of work are counted apart, because each of them cost
computing time: many colleagues may send one, while a flood of others from the same place does not matter to them.
"""

from ...verdict.submission import Submission
from ...verdict.verdict import Evidence

# The number of messages in ten minutes that is unusual, and the number that is a flood.
ODD = {"address": 4, "network": 12, "identity": 4}
FLOOD = {"address": 12, "network": 40, "identity": 10}
# With a proof of work, five times as many messages are normal.
PROVEN = 5
# Anyone can use another person's name, and neighbors in a network do not know each other.
WEIGHTS = {
    "address": {"flood": 3.5, "many": 1.5},
    "network": {"flood": 2.0, "many": 0.8},
    "identity": {"flood": 0.7, "many": 0.4},
}


def rate(submission: Submission) -> Evidence | None:
    around = submission.lookups
    counts = {"address": around.from_ip, "network": around.from_network, "identity": around.from_identity}
    normal = PROVEN if around.proof == "valid" else 1
    found = [evidence for source, count in counts.items() if (evidence := _evidence(source, count / normal))]
    return max(found, key=lambda one: one.weight, default=None)


def _evidence(source: str, count: float) -> Evidence | None:
    if count < ODD[source]:
        return None
    extent = "flood" if count >= FLOOD[source] else "many"
    is_certain = (extent, source) == ("flood", "address")
    return Evidence(f"{extent}_from_{source}", "sender", WEIGHTS[source][extent], is_certain=is_certain)
