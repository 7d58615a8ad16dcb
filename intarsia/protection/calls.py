"""The calls that several checks share. Names and routes are those of the contract; checks declare their own."""

from typing import Any

from intarsia.wire import register

from .encoding.decoding import DecodeAnswer, DecodeRequest, decode_email
from .signal_collection.sessions.call import Cookies, SaveAnswer, save_session

OURS: Any = {"guard": "nonce", "call_class": "protection", "max_bytes": 32 * 1024}

register(
    "apbct_alt_session__save__AJAX",
    routes=["antispam/v1/alt_sessions"],
    request_model=Cookies,
    response_model=SaveAnswer,
    **OURS,
)(save_session)
register(
    "apbct_decode_email",
    routes=["antispam/v1/apbct_decode_email"],
    request_model=DecodeRequest,
    response_model=DecodeAnswer,
    **OURS,
)(decode_email)
