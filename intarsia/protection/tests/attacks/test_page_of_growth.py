"""The operator's guide says how much bots leave behind at most, with the figures of the code."""

import re
from pathlib import Path

from intarsia.moderation import quota
from intarsia.protection.checks.duplicate import lookup as texts
from intarsia.protection.checks.email_domain import mailbox, servers
from intarsia.protection.checks.pixel import loads
from intarsia.protection.signal_collection.proof_of_work import confirmations
from intarsia.protection.signal_collection.sessions import store as sessions

GUIDE = Path(__file__).parents[4] / "docs" / "guides" / "operate.md"


def bounds_of(row: str) -> list[int]:
    """The numbers per client and all together, in the row that begins so."""
    [line] = [line for line in GUIDE.read_text("utf-8").splitlines() if line.startswith(f"| {row}")]
    return [int(number.replace(",", "")) for number in re.findall(r"\d[\d,]*", "|".join(line.split("|")[2:4]))]


def test_bounds_per_client_and_of_all_clients_are_those_of_the_code():
    assert bounds_of("refused messages") == [quota.MAX_PER_CLIENT, quota.MAX_PER_SITE]
    for row, kept in (
        ("signals stored on the server", sessions.SESSION_BOUNDS),
        ("browsers that loaded the pixel", loads.LOAD_BOUNDS),
        ("messages that wait for a confirmation", confirmations.CONFIRMATION_BOUNDS),
    ):
        assert bounds_of(row) == [kept.of_owner, kept.in_all]


def test_bounds_of_all_clients_together_are_those_of_the_code():
    assert bounds_of("texts of messages")[-1] == texts.TEXT_BOUNDS.in_all
    assert bounds_of("e-mail domains")[-1] == servers.SERVER_BOUNDS.in_all == mailbox.MAILBOX_BOUNDS.in_all
