"""PROT-SIG: every signal of the contract is accepted under its name and converted to its type; all else is dropped."""

import pytest

from intarsia.protection.signal_collection.parsing.known_signals import known

HASH = "0123456789abcdef" * 2
TEXTS = (
    *("ct_checkjs", "apbct_search_form__honeypot_value", "ct_sfw_pass_key", "apbct_anticrawler_passed"),
    *("apbct_antiflood_passed", "apbct_email_encoder_passed"),
)
BOOLEANS = (
    *("ct_mouse_moved", "ct_has_scrolled", "ct_has_key_up", "ct_has_input_focused", "apbct_headless"),
    *("ct_sfw_passed", "apbct_bot_detector_exist"),
)
NUMBERS = ("ct_ps_timestamp", "ct_fkp_timestamp", "ct_timezone")
OBJECTS = ("ct_screen_info", "apbct_visible_fields")
JSON = ("ct_checked_emails", "ct_checked_emails_exist", "ct_bot_detector_frontend_data_log")
HASHES = ("ct_bot_detector_event_token", "wordpress_apbct_antibot")


def cases(names, *values):
    return [(name, sent, kept) for name in names for sent, kept in values]


@pytest.mark.parametrize(
    ("name", "sent", "kept"),
    [
        *cases(TEXTS, ("a", "a"), ("x" * 512, "x" * 512), ("x" * 513, None), ("", None), (7, None), ("a\0b", "ab")),
        *cases(BOOLEANS, (True, True), ("1", True), ("true", True), (1, True), (False, False), ("0", False)),
        *cases(BOOLEANS, ("false", False), ("", False), (0, False), ("yes", None), (2, None)),
        *cases(NUMBERS, ("7", 7), (5.5, 5.5), ("7.0", 7), (1e12, 10**12), (1.1e12, None), ("NaN", None), ("x", None)),
        *cases(OBJECTS, ('{"a": 1}', {"a": 1}), ({"a": 1}, {"a": 1}), ("[1]", None), ("{", None), (7, None)),
        *cases(JSON, ('{"a": 1}', {"a": 1}), ("[1]", [1]), ("7", None), ("[" * 5000, None)),
        *cases(HASHES, (HASH, HASH), (HASH * 4, HASH * 4), (HASH[1:], None), (HASH * 4 + "0", None), ("g" * 32, None)),
        *cases(["ct_pointer_data"], ("[[1, 2, 3]]", [[1, 2, 3]]), ([[1, 2.5, 3, "x"]], None), ([[1, 2]], None)),
        *cases(["ct_pointer_data"], ([[1, 2, True]], None), ("{}", None), ([], []), ([7], None)),
        *cases(["apbct_pixel_url"], ("https://example.org/a.gif", "https://example.org/a.gif")),
        *cases(["apbct_pixel_url"], ("http://example.org/", "http://example.org/"), ("javascript:1", None)),
        *cases(["apbct_pixel_url"], ("ftp://example.org/", None), ("http://[", None), (7, None)),
        *cases(["unknown", "ct_"], ("a", None)),
    ],
)
def test_PROT_SIG_02_a_signal_is_kept_under_its_name_if_it_has_its_type(name, sent, kept):
    """PROT-SIG-02"""
    assert known({name: sent}) == ({} if kept is None else {name: kept})


def test_signals_of_more_than_16_kib_count_as_none():
    assert known({"ct_checked_emails": ["x" * 16_000]})
    assert known({"ct_checked_emails": ["x" * 16_400]}) == {}
