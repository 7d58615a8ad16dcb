"""PROT-SIG-19: signals are the same wherever they were kept, and nothing else gets in."""

import json
from urllib.parse import quote

import pytest

from intarsia.protection.signal_collection.parsing.fields import signals_in, visible_fields_in
from intarsia.protection.signal_collection.parsing.known_signals import KINDS, known
from intarsia.protection.signal_collection.parsing.signals import signals_of

from .senders import encoded, hidden_field, signals, visible_fields


def test_PROT_SIG_19_cookies_and_the_hidden_field_say_the_same(rf):
    """PROT-SIG-19"""
    told = signals()
    by_field = signals_of(rf.post("/", hidden_field(told)))
    by_cookie = rf.post("/", {})
    by_cookie.COOKIES = {
        name: quote(value if isinstance(value, str) else json.dumps(value)) for name, value in told.items()
    }

    assert by_field == signals_of(by_cookie) == told


def test_what_the_form_brings_is_of_this_page_and_counts_more_than_a_cookie(rf):
    request = rf.post("/", hidden_field({"ct_timezone": 2}))
    request.COOKIES = {"ct_timezone": "5", "ct_has_scrolled": "true"}

    assert signals_of(request) == {"ct_timezone": 2, "ct_has_scrolled": True}


def test_a_token_that_other_scripts_wrapped_is_found(rf):
    token = "ab" * 32

    assert signals_of(rf.post("/", {"data[ct_bot_detector_event_token]": token})) == {
        "ct_bot_detector_event_token": token
    }


def test_only_known_signals_of_the_right_kind_are_taken():
    foreign = {"product_cart": "mine", "ct_secret": "1", "ct_timezone": "two", "apbct_pixel_url": "javascript:alert(1)"}

    assert known({**foreign, "ct_ps_timestamp": "1700000000", "ct_screen_info": '{"fullWidth": 1}'}) == {
        "ct_ps_timestamp": 1700000000,
        "ct_screen_info": {"fullWidth": 1},
    }


@pytest.mark.parametrize("value", [None, "", "NaN", float("inf"), 10**400, "9" * 400, {}, [], b"x", "[" * 100_000])
def test_no_value_breaks_the_reading(value):
    known(dict.fromkeys(KINDS, value))


@pytest.mark.parametrize(
    "text", ["", "x", "_ct_no_cookie_data_", "_ct_no_cookie_data_%%%", "_ct_no_cookie_data_" + encoded([1])]
)
def test_a_field_that_is_none_holds_nothing(text):
    assert signals_in(text) == {}


def test_a_collection_too_large_to_be_a_visitors_counts_as_none():
    assert known({"ct_pointer_data": [[1, 2, 3]] * 10_000}) == {}
    assert signals_in("_ct_no_cookie_data_" + encoded({"ct_checkjs": "x" * 40_000})) == {}


def test_PROT_SIG_10_the_record_of_visible_fields_is_the_one_of_this_form():
    """PROT-SIG-10"""
    text = encoded({"0": {"visible_fields": "s"}, "1": {"visible_fields": "name message", "visible_fields_count": 2}})

    assert visible_fields_in(text, {"message": "x"}) == {"visible_fields": "name message", "visible_fields_count": 2}
    assert visible_fields_in(visible_fields("a b")["apbct_visible_fields"], {"c": ""}) is None


@pytest.mark.parametrize("number", [float("nan"), float("inf"), -float("inf"), 10**400])
def test_a_number_that_no_database_takes_costs_its_signal_and_no_other(rf, number):
    told = {"ct_pointer_data": [[1, 2, number]], "ct_screen_info": {"fullWidth": number}, "ct_timezone": 2}

    assert signals_of(rf.post("/", hidden_field(told))) == {"ct_timezone": 2}


def test_texts_of_signals_are_those_that_every_database_takes():
    assert known({"ct_bot_detector_frontend_data_log": {"a\0b": ["c\ud800d"]}, "ct_checkjs": "x\0\udfff"}) == {
        "ct_bot_detector_frontend_data_log": {"ab": ["c?d"]},
        "ct_checkjs": "x?",
    }


@pytest.mark.parametrize("samples", [[["a", "b", "c"]] * 6, [[1, 2]], [1], {"a": 1}, [[True, 1, 2]], [[None, 1, 2]]])
def test_pointer_samples_of_another_shape_are_none(samples):
    assert known({"ct_pointer_data": samples}) == {}


def test_a_record_of_fields_that_counts_without_end_is_none(rf):
    record = {"visible_fields": "name", "visible_fields_count": float("inf")}

    assert signals_of(rf.post("/", {"name": "", "apbct_visible_fields": encoded({"0": record})})) == {}
