"""PROT-SRV: the evidence of each check, and its weight."""

from datetime import UTC, datetime
from typing import Any

import pytest

from intarsia.protection.api import Evidence, Submission, Thresholds, judge
from intarsia.protection.verdict.registry import checks_in_use
from intarsia.protection.verdict.submission import FormTrap, Lookups
from intarsia.protection.verdict.verdict import combined

NOW = datetime(2026, 3, 4, 12, 0, tzinfo=UTC)
MINUTE, HOUR, DAY = 60, 60 * 60, 24 * 60 * 60
WORDS = "one two three four five six seven eight"


def found(check: str, text: str = "", **changes: Any) -> tuple[str, str, float] | None:
    """Reason, family and weight of the evidence of one check."""
    lookups = Lookups(**changes.pop("lookups", {}))
    (chosen,) = [one for one in checks_in_use() if one.__name__ == check]
    reasons = judge(Submission(text, NOW, lookups=lookups, **changes), checks=[chosen]).reasons
    return (reasons[0].reason, reasons[0].family, reasons[0].weight) if reasons else None


def ago(seconds: float) -> float:
    return NOW.timestamp() - seconds


@pytest.mark.parametrize(
    ("seconds", "evidence"),
    [
        # The visitor's clock is wrong.
        (-0.5, None),
        (-3600, None),
        (0, ("too_fast", "behavior", 4.0)),
        (1.9, ("too_fast", "behavior", 4.0)),
        (2, ("took_time", "behavior", -0.3)),
        (4.9, ("took_time", "behavior", -0.3)),
        (5, ("took_time", "behavior", -1.0)),
        (2 * DAY, ("took_time", "behavior", -1.0)),
        (2 * DAY + 1, ("page_too_old", "behavior", 1.5)),
    ],
)
def test_PROT_SRV_03_a_message_sent_within_two_seconds_weighs_against_it(seconds, evidence):
    """PROT-SRV-03"""
    assert found("pace", signals={"ct_ps_timestamp": ago(seconds)}) == evidence


@pytest.mark.parametrize("wrong", [40, 2 * MINUTE, HOUR, DAY, -40, -HOUR, -DAY])
def test_wrong_clock_of_a_visitor_is_no_evidence(wrong):
    signals = {"ct_ps_timestamp": ago(MINUTE) + wrong, "ct_fkp_timestamp": ago(50) + wrong}

    for lookups in ({}, {"token": "valid", "token_seconds": 55.0}):
        for check in ("pace", "first_key"):
            evidence = found(check, WORDS, signals=signals, lookups=lookups)
            assert evidence is None or evidence[2] < 0


def test_token_shows_that_an_old_page_is_in_use():
    signals = {"ct_ps_timestamp": ago(9 * DAY)}

    assert found("pace", signals=signals) == ("page_too_old", "behavior", 1.5)
    valid = {"token": "valid", "token_seconds": 40.0}
    assert found("pace", signals=signals, lookups=valid) == ("took_time", "behavior", -1.0)


def test_time_since_the_server_issued_the_token_counts():
    """The clock of the visitor is a minute fast, and the page was open for a minute."""
    lookups = {"token": "valid", "token_seconds": 50.0}

    assert found("pace", signals={"ct_ps_timestamp": ago(0)}, lookups=lookups) == ("took_time", "behavior", -1.0)
    ahead = {"ct_ps_timestamp": ago(-HOUR)}
    assert found("pace", signals=ahead, lookups={"token_seconds": 70.0}) == ("took_time", "behavior", -1.0)
    assert found("pace", signals=ahead, lookups={"token_seconds": 1.0}) is None


def test_time_since_the_server_gave_the_work_counts():
    """PROT-SRV-03: as that of a token, on a site without the bot detector."""
    lookups = {"proof": "valid", "proof_seconds": 40.0}

    assert found("pace", signals={"ct_ps_timestamp": ago(1)}, lookups=lookups) == ("took_time", "behavior", -1.0)


def test_missing_page_time_is_ignored():
    assert found("pace") is None
    assert found("pace", signals={"ct_ps_timestamp": "soon"}) is None


@pytest.mark.parametrize(
    ("key", "page", "text", "evidence"),
    [
        (60, 120, WORDS, ("key_pressed", "behavior", -0.8)),
        (121, 120, WORDS, ("key_pressed", "behavior", -0.8)),
        (0, 120, WORDS, ("key_pressed", "behavior", -0.8)),
        (121.5, 120, WORDS, ("key_outside_of_visit", "behavior", 2.5)),
        (-1, 120, WORDS, ("key_pressed", "behavior", -0.8)),
        (None, 120, WORDS, ("no_key_pressed", "behavior", 1.2)),
        (None, 120, WORDS.removesuffix(" eight"), None),
        (60, None, WORDS, None),
    ],
)
def test_first_key_must_be_pressed_during_the_visit(key, page, text, evidence):
    signals = {"ct_fkp_timestamp": key, "ct_ps_timestamp": page}
    timestamps = {name: ago(seconds) for name, seconds in signals.items() if seconds is not None}

    assert found("first_key", text, signals=timestamps) == evidence


@pytest.mark.parametrize(
    ("signals", "evidence"),
    [
        ({}, None),
        ({"ct_mouse_moved": False}, ("nobody_there", "behavior", 2.0)),
        ({"ct_mouse_moved": True}, ("somebody_there", "behavior", -0.5)),
        ({"ct_has_scrolled": "true", "ct_mouse_moved": 0}, ("somebody_there", "behavior", -0.5)),
        ({"ct_has_key_up": "1", "ct_has_input_focused": 1}, ("somebody_there", "behavior", -1.0)),
    ],
)
def test_each_sign_of_a_person_counts(signals, evidence):
    assert found("presence", signals=signals) == evidence


@pytest.mark.parametrize(
    ("listed", "evidence"),
    [("", None), ("allow", ("on_allow_list", "lists", -6.0)), ("block", ("on_block_list", "lists", 6.0))],
)
def test_allow_and_block_lists_have_the_highest_weight(listed, evidence):
    assert found("lists", lookups={"listed": listed}) == evidence


@pytest.mark.parametrize(
    ("lookups", "evidence"),
    [
        ({"from_ip": 3, "from_network": 11, "from_identity": 3}, None),
        ({"from_ip": 4}, ("many_from_address", "sender", 1.5)),
        ({"from_ip": 11}, ("many_from_address", "sender", 1.5)),
        ({"from_ip": 12}, ("flood_from_address", "sender", 3.5)),
        # Colleagues in an office, whose browsers did the work.
        ({"from_ip": 19, "proof": "valid"}, None),
        ({"from_ip": 20, "proof": "valid"}, ("many_from_address", "sender", 1.5)),
        ({"from_ip": 60, "proof": "valid"}, ("flood_from_address", "sender", 3.5)),
        ({"from_ip": 12, "proof": "used"}, ("flood_from_address", "sender", 3.5)),
        ({"from_network": 12}, ("many_from_network", "sender", 0.8)),
        ({"from_network": 39}, ("many_from_network", "sender", 0.8)),
        ({"from_network": 40}, ("flood_from_network", "sender", 2.0)),
        ({"from_identity": 4}, ("many_from_identity", "sender", 0.4)),
        ({"from_identity": 9}, ("many_from_identity", "sender", 0.4)),
        ({"from_identity": 10}, ("flood_from_identity", "sender", 0.7)),
        ({"from_identity": 10, "from_network": 12}, ("many_from_network", "sender", 0.8)),
    ],
)
def test_more_than_a_few_messages_in_ten_minutes_are_a_reason(lookups, evidence):
    assert found("rate", lookups=lookups) == evidence


@pytest.mark.parametrize(
    ("copies", "evidence"),
    [
        (0, None),
        (1, None),
        (2, ("sent_before", "sender", 0.5)),
        (3, ("sent_before", "sender", 0.5)),
        (4, ("sent_many_times", "sender", 3.0)),
    ],
)
def test_repeated_text_is_a_mass_mailing_from_the_fourth_time(copies, evidence):
    assert found("duplicate", lookups={"copies": copies}) == evidence


@pytest.mark.parametrize(
    ("findings", "evidence"),
    [
        ((), None),
        (("no_screen",), ("browser_contradicts_itself", "browser", 0.8)),
        (("no_screen", "another_user_agent"), ("browser_contradicts_itself", "browser", 1.6)),
        (tuple("abcd"), ("browser_contradicts_itself", "browser", 2.5)),
        (("no_screen", "driven_by_selenium"), ("detected_automation", "browser", 3.5)),
    ],
)
def test_contradictions_of_a_browser_add_up_and_automation_weighs_more(findings, evidence):
    assert found("automation", lookups={"findings": findings}) == evidence


@pytest.mark.parametrize(
    ("token", "is_scripted", "evidence"),
    [
        ("off", True, None),
        ("valid", True, ("token_of_this_browser", "browser", -0.8)),
        ("missing", True, ("no_token", "browser", 1.0)),
        ("missing", False, None),
        ("forged", True, ("token_of_nobody", "browser", 2.5)),
        ("used", True, ("token_used_before", "browser", 1.5)),
        ("expired", True, ("token_too_old", "browser", 0.4)),
    ],
)
def test_visit_token_is_weighed(token, is_scripted, evidence):
    assert found("event_token", lookups={"token": token}, is_scripted=is_scripted) == evidence


@pytest.mark.parametrize(
    ("pixel", "is_scripted", "evidence"),
    [
        ("off", True, None),
        ("loaded", False, ("pixel_loaded", "browser", -0.2)),
        ("missing", False, ("pixel_missing", "browser", 0.4)),
        ("missing_by_script", True, ("pixel_missing", "browser", 0.4)),
        ("missing_by_script", False, None),
    ],
)
def test_browsers_load_the_pixel(pixel, is_scripted, evidence):
    assert found("pixel", lookups={"pixel": pixel}, is_scripted=is_scripted) == evidence


@pytest.mark.parametrize(
    ("signals", "is_scripted", "evidence"),
    [
        ({}, True, ("script_ran", "browser", -0.3)),
        ({"ct_checkjs": "copied"}, False, ("wrong_script_proof", "browser", 2.0)),
        ({}, False, ("no_script", "browser", 1.2)),
    ],
)
def test_PROT_SRV_02_a_browser_without_javascript_weighs_little(signals, is_scripted, evidence):
    """PROT-SRV-02"""
    assert found("script_proof", signals=signals, is_scripted=is_scripted) == evidence


@pytest.mark.parametrize("lookups", [{"token": "valid"}, {"proof": "valid"}])
def test_a_token_and_a_proof_of_work_show_that_a_script_ran(lookups):
    assert found("script_proof", lookups=lookups) is None


@pytest.mark.parametrize(
    ("state", "is_scripted", "weight"),
    [
        ("valid", False, -1.5),
        ("missing", True, 0.3),
        ("missing", False, None),
        ("off", True, None),
        ("expired", True, 0.2),
        ("elsewhere", True, 0.4),
        ("used", True, 1.5),
        ("forged", True, 2.5),
    ],
)
def test_work_speaks_for_a_browser_and_forged_work_for_a_bot(state, is_scripted, weight):
    evidence = found("proof_of_work", lookups={"proof": state}, is_scripted=is_scripted)

    assert (evidence and evidence[2]) == weight


@pytest.mark.parametrize(
    ("zone", "is_one"),
    [
        *((zone, True) for zone in (-12, 0, 5.75, 14)),
        *((zone, False) for zone in (-12.25, 14.25, 1.1, 99)),
        *((zone, True) for zone in (None, "99", True)),
    ],
)
def test_time_zones_are_quarters_between_minus_12_and_14(zone, is_one):
    evidence = None if is_one else ("impossible_time_zone", "browser", 1.5)

    assert found("time_zone", signals={"ct_timezone": zone}) == evidence


@pytest.mark.parametrize(
    ("width", "is_one"), [(1, True), (99_999, True), (100_000, False), (0, False), (-1, False), ("1440", False)]
)
@pytest.mark.parametrize("side", ["fullWidth", "fullHeight", "visibleWidth", "visibleHeight"])
def test_screen_size_must_be_below_100_000(side, width, is_one):
    sizes = {"fullWidth": 1440, "fullHeight": 900, "visibleWidth": 1440, "visibleHeight": 800, side: width}
    evidence = None if is_one else ("impossible_screen", "browser", 1.5)

    assert found("screen", signals={"ct_screen_info": sizes}) == evidence


@pytest.mark.parametrize("size", [None, "", "no json", "[1]", "{}", 7])
def test_missing_screen_size_is_ignored(size):
    assert found("screen", signals={"ct_screen_info": size}) is None


def record(**changes: Any) -> dict[str, Any]:
    defaults = {"visible_fields": "a b", "visible_fields_count": 2, "invisible_fields": "", "invisible_fields_count": 0}
    return defaults | changes


@pytest.mark.parametrize(
    ("value", "agrees"),
    [
        *((value, True) for value in ("", "0", None, record(), record(visible_fields_count=1))),
        (record(invisible_fields="x", invisible_fields_count=1), True),
        (record(visible_fields_count=3), False),
        (record(visible_fields_count=0), False),
        (record(invisible_fields_count=1), False),
        (record(visible_fields=7), False),
        ({"visible_fields": "a b", "visible_fields_count": 2}, False),
    ],
)
def test_recorded_fields_must_match_their_counts(value, agrees):
    evidence = None if agrees else ("fields_do_not_agree", "behavior", 1.5)

    assert found("visible_fields", signals={"apbct_visible_fields": value}) == evidence


RULER = [[10 * step, 0, 100 * step] for step in range(6)]
AS_A_RULER = ("pointer_like_a_ruler", "behavior", 2.0)


@pytest.mark.parametrize(
    ("path", "evidence"),
    [
        (RULER, AS_A_RULER),
        (RULER[:5], None),
        ([[x, y, time, "more"] for x, y, time in RULER], AS_A_RULER),
        # One step of six is 3 % slower than the others.
        ([*RULER, [60, 0, 603]], None),
        ([*RULER, [60, 0, 601]], AS_A_RULER),
        # The last step leaves the line at the same speed.
        ([*RULER, [56, 8, 600]], None),
        ([*RULER, [59.95, 1, 600]], AS_A_RULER),
        ([[x, y, 0] for x, y, _time in RULER], None),
        ([[0, 0, time] for _x, _y, time in RULER], None),
        ([[x / 100, y, time] for x, y, time in RULER], None),
        ([[x / 50, y, time] for x, y, time in RULER], AS_A_RULER),
        # Two values are not a sample, and what comes after fifty does not count.
        ([*RULER, [1, 2]], AS_A_RULER),
        ([[step, 0, step] for step in range(50)] + [[0, 900, 51]], AS_A_RULER),
        ("0" * 9, None),
        (None, None),
    ],
)
def test_straight_pointer_path_at_constant_speed_is_a_reason(path, evidence):
    assert found("pointer_path", signals={"ct_pointer_data": path}) == evidence


@pytest.mark.parametrize(
    ("text", "evidence"),
    [
        ("no link", None),
        ("http://a.example", ("a_link", "words", 0.4)),
        ("http://a.example http://b.example", ("a_link", "words", 0.4)),
        ("http://a.example http://b.example http://c.example", ("many_links", "words", 2.0)),
    ],
)
def test_three_links_are_many(text, evidence):
    assert found("links", text) == evidence


@pytest.mark.parametrize(
    ("check", "changes", "evidence"),
    [
        ("honeypot", {"honeypot": "x"}, ("honeypot_filled", "trap", 5.0)),
        ("honeypot", {"honeypot": " "}, None),
        # As password managers do.
        (
            "honeypot",
            {"honeypot": "Ana@example.org", "email": "ana@example.org"},
            ("honeypot_filled_like_another_field", "trap", 2.5),
        ),
        ("form_trap", {"trap": FormTrap(is_filled=True)}, ("form_trap_filled", "trap", 2.5)),
        ("form_trap", {}, None),
        ("version_hash", {"trap": FormTrap(version_hash="wrong")}, ("wrong_version_hash", "trap", 5.0)),
        ("version_hash", {"trap": FormTrap(version_hash="missing")}, ("no_version_hash", "browser", 0.5)),
        ("version_hash", {"trap": FormTrap(version_hash="right")}, None),
        ("headless", {"signals": {"apbct_headless": "true"}}, ("driven_by_a_program", "browser", 3.0)),
        ("headless", {"signals": {"apbct_headless": "no"}}, None),
        ("referrer", {"lookups": {"is_from_elsewhere": True}}, ("sent_from_elsewhere", "browser", 1.5)),
        ("referrer", {}, None),
        ("email_address", {"email": "a@b"}, ("impossible_mail_address", "sender", 1.5)),
        ("email_address", {"email": ""}, None),
        ("email_domain", {"lookups": {"email_check": "NO_MAIL_SERVER"}}, ("domain_takes_no_mail", "sender", 1.8)),
        ("email_domain", {"lookups": {"email_check": "DISPOSABLE"}}, ("disposable_mail_address", "sender", 1.2)),
        ("email_domain", {"lookups": {"email_check": "EXISTS"}}, None),
        ("email_domain", {}, None),
    ],
)
def test_each_sign_has_its_weight(check, changes, evidence):
    assert found(check, **changes) == evidence


@pytest.mark.parametrize(
    ("service", "says", "evidence"),
    [
        ("akismet", "certain_spam", ("akismet_says_spam", "reputation", 4.5)),
        ("akismet", "spam", ("akismet_says_spam", "reputation", 3.0)),
        ("akismet", "person", ("akismet_says_person", "reputation", -0.5)),
        ("stopforumspam", "often_known_sender", ("known_to_stop_forum_spam", "reputation", 3.0)),
        ("stopforumspam", "known_sender", ("known_to_stop_forum_spam", "reputation", 1.5)),
        ("cleantalk", "spam", ("cleantalk_says_spam", "reputation", 3.0)),
        ("cleantalk", "person", ("cleantalk_says_person", "reputation", -0.5)),
    ],
)
def test_reputation_service_is_one_piece_of_evidence(service, says, evidence):
    assert found(service, lookups={"opinions": {service: says}}) == evidence
    assert found(service, lookups={"opinions": {"another": says}}) is None


def test_without_evidence_one_of_ten_submissions_is_spam():
    assert judge(Submission("", NOW), checks=[]).score == pytest.approx(0.1)


def of(*weights: float, family: Any = "behavior", **given: Any) -> list[Evidence]:
    return [Evidence(f"reason_{number}", family, weight, **given) for number, weight in enumerate(weights)]


@pytest.mark.parametrize(
    ("evidence", "as_one"),
    [
        # The strongest piece of a family counts fully and the others a quarter, in any order.
        (of(2.0, 1.0, 1.0), 2.5),
        (of(1.0, 2.0, 1.0), 2.5),
        (of(2.0) + of(1.0, family="browser"), 3.0),
        (of(-0.4, -0.4), -0.5),
        # Evidence for and against is added separately, and all free evidence for a person counts at most 1.
        (of(2.0, -0.5), 1.5),
        (of(-3.0) + of(-3.0, family="browser") + of(4.0, family="trap"), 3.0),
        # What is costly to forge counts more, and in addition to free evidence.
        (of(4.0) + of(-3.0, cost="browser"), 2.5),
        (of(4.0) + of(-3.0, cost="ip"), 1.5),
        (of(4.0) + of(-3.0) + of(-0.3, cost="time"), 2.7),
        (of(4.0) + of(-3.0) + of(-3.0, cost="time"), 2.0),
        (of(4.0) + of(-3.0) + of(-3.0, cost="time") + of(-0.2, cost="ip"), 1.8),
        # Nothing outweighs what is certain.
        (of(3.0, is_certain=True) + of(-3.0, cost="ip"), 3.0),
        (of(2.0) + of(3.0, is_certain=True) + of(-1.0), 3.0),
        (of(4.0, family="trap") + of(3.0, is_certain=True) + of(-1.0), 6.0),
    ],
)
def test_pieces_of_evidence_are_combined_in_log_odds(evidence, as_one):
    assert combined(evidence, Thresholds()).score == pytest.approx(combined(of(as_one), Thresholds()).score)


def test_endless_weights_stay_probabilities():
    assert 0.99 < combined(of(1e6), Thresholds()).score < 1


@pytest.mark.parametrize(
    ("thresholds", "outcome"),
    [
        (Thresholds(hold=0.1, block=0.1), "block"),
        (Thresholds(hold=0.1, block=0.2), "hold"),
        (Thresholds(hold=0.2, block=0.3), "allow"),
    ],
)
def test_score_equal_to_a_threshold_reaches_it(thresholds, outcome):
    # The prior, because there is no evidence.
    score = combined([], Thresholds()).score
    exactly = {"hold": thresholds.hold, "block": thresholds.block}
    reached = {name: score if value == 0.1 else value for name, value in exactly.items()}

    assert combined([], Thresholds(**reached)).outcome == outcome


def test_by_default_half_holds_and_97_percent_blocks():
    assert Thresholds() == Thresholds(hold=0.5, block=0.97)


def test_silence_of_keys_and_pointer_is_no_evidence_if_the_bot_detector_watches_them():
    """Some page scripts leave them to the detector, whose token says so."""
    visit = {"ct_ps_timestamp": ago(60), "ct_timezone": 1}
    for check in ("presence", "first_key"):
        assert found(check, WORDS, signals=visit)
        assert found(check, WORDS, signals=visit, lookups={"token": "forged"})
        assert found(check, WORDS, signals=visit, lookups={"token": "valid"}) is None
