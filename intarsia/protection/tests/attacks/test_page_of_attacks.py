"""The page about attacks names tests that exist, and this folder has no attack that the page leaves out."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[4]
PAGE = ROOT / "docs" / "guides" / "attacks.md"
ELSEWHERE = ("e2e/test_slow_name_server.py", "intarsia/protection/tests/test_proof_of_work.py")
# Properties that attacks depend on, or what people keep meanwhile.
NO_ATTACKS = {"test_a_message_that_staff_decided_about_is_not_deleted"}


def names_in(file: Path) -> set[str]:
    return set(re.findall(r"^def (test_\w+)", file.read_text("utf-8"), re.MULTILINE))


def test_each_named_test_exists():
    named = set(re.findall(r"`(test_\w+)`", PAGE.read_text("utf-8")))
    files = (*Path(__file__).parent.glob("test_*.py"), *map(ROOT.joinpath, ELSEWHERE))
    known = set().union(*map(names_in, files))

    assert named and named <= known


def test_each_flood_and_each_attack_on_tokens_is_named():
    page = PAGE.read_text("utf-8")
    for name in ("test_floods.py", "test_replayed_tokens.py", "test_campaign.py", "test_forged_signals.py"):
        assert [one for one in names_in(Path(__file__).with_name(name)) - NO_ATTACKS if one not in page] == []
