"""PROT-SIG-19: signals are the same from every storage, and everything else is ignored."""

import json
from urllib.parse import quote

import pytest

from intarsia.protection.signal_collection.parsing.fields import signals_in, visible_fields_in
from intarsia.protection.signal_collection.parsing.known_signals import KINDS, known
from intarsia.protection.signal_collection.parsing.signals import signals_of

from .senders import encoded, hidden_field, signals, visible_fields


def test_PROT_SIG_19_cookies_and_hidden_field_give_the_same_signals(rf):
    """PROT-SIG-19"""
    sent = signals()
    by_field = signals_of(rf.post("/", hidden_field(sent)))
    by_cookie = rf.post("/", {})
    by_cookie.COOKIES = {
        name: quote(value if isinstance(value, str) else json.dumps(value)) for name, value in sent.items()
    }

    assert by_field == signals_of(by_cookie) == sent


def test_hidden_field_takes_precedence_over_cookies(rf):
    request = rf.post("/", hidden_field({"ct_timezone": 2}))
    request.COOKIES = {"ct_timezone": "5", "ct_has_scrolled": "true"}

    assert signals_of(request) == {"ct_timezone": 2, "ct_has_scrolled": True}


def test_token_wrapped_by_other_scripts_is_found(rf):
    token = "ab" * 32

    assert signals_of(rf.post("/", {"data[ct_bot_detector_event_token]": token})) == {
        "ct_bot_detector_event_token": token
    }


def test_unknown_signals_and_wrong_types_are_ignored():
    foreign = {"product_cart": "mine", "ct_secret": "1", "ct_timezone": "two", "apbct_pixel_url": "javascript:alert(1)"}

    assert known({**foreign, "ct_ps_timestamp": "1700000000", "ct_screen_info": '{"fullWidth": 1}'}) == {
        "ct_ps_timestamp": 1700000000,
        "ct_screen_info": {"fullWidth": 1},
    }


@pytest.mark.parametrize("value", [None, "", "NaN", float("inf"), 10**400, "9" * 400, {}, [], b"x", "[" * 100_000])
def test_malformed_values_raise_no_error(value):
    known(dict.fromkeys(KINDS, value))


@pytest.mark.parametrize(
    "text", ["", "x", "_ct_no_cookie_data_", "_ct_no_cookie_data_%%%", "_ct_no_cookie_data_" + encoded([1])]
)
def test_invalid_field_is_empty(text):
    assert signals_in(text) == {}


def test_too_many_signals_are_ignored():
    assert known({"ct_pointer_data": [[1, 2, 3]] * 10_000}) == {}
    assert signals_in("_ct_no_cookie_data_" + encoded({"ct_checkjs": "x" * 40_000})) == {}


def test_PROT_SIG_10_visible_fields_are_those_of_this_form():
    """PROT-SIG-10"""
    text = encoded({"0": {"visible_fields": "s"}, "1": {"visible_fields": "name message", "visible_fields_count": 2}})

    assert visible_fields_in(text, {"message": "x"}) == {"visible_fields": "name message", "visible_fields_count": 2}
    assert visible_fields_in(visible_fields("a b")["apbct_visible_fields"], {"c": ""}) is None


@pytest.mark.parametrize("number", [float("nan"), float("inf"), -float("inf"), 10**400])
def test_number_that_cannot_be_stored_drops_only_its_signal(rf, number):
    sent = {"ct_pointer_data": [[1, 2, number]], "ct_screen_info": {"fullWidth": number}, "ct_timezone": 2}

    assert signals_of(rf.post("/", hidden_field(sent))) == {"ct_timezone": 2}


def test_texts_of_signals_can_be_stored_in_every_database():
    assert known({"ct_bot_detector_frontend_data_log": {"a\0b": ["c\ud800d"]}, "ct_checkjs": "x\0\udfff"}) == {
        "ct_bot_detector_frontend_data_log": {"ab": ["c?d"]},
        "ct_checkjs": "x?",
    }


@pytest.mark.parametrize("samples", [[["a", "b", "c"]] * 6, [[1, 2]], [1], {"a": 1}, [[True, 1, 2]], [[None, 1, 2]]])
def test_malformed_pointer_samples_are_ignored(samples):
    assert known({"ct_pointer_data": samples}) == {}


def test_oversized_field_counts_are_ignored(rf):
    record = {"visible_fields": "name", "visible_fields_count": float("inf")}

    assert signals_of(rf.post("/", {"name": "", "apbct_visible_fields": encoded({"0": record})})) == {}
