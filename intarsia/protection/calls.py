"""The calls of protection. Names and routes are those of the contract."""

from typing import Any

from intarsia.wire import register

from .checks.email_domain.calls import BeforePost, EmailToCheck, Exists, check_before_post, check_exists
from .checks.event_token.call import Given, Report, bot_detector
from .checks.pixel.call import get_pixel_url
from .checks.proof_of_work.call import proof_challenge
from .encoding.decoding import DecodeAnswer, DecodeRequest, decode_email
from .signal_collection.proof_of_work.challenges import Challenge
from .signal_collection.sessions.call import Cookies, Saved, save_session

KB = 1024
OURS: Any = {"guard": "nonce", "call_class": "protection"}
EMAIL_CHECK: Any = {**OURS, "request_model": EmailToCheck, "max_bytes": 4 * KB, "per_minute": 20}

register(
    "apbct_alt_session__save__AJAX",
    routes=["antispam/v1/alt_sessions"],
    request_model=Cookies,
    response_model=Saved,
    max_bytes=32 * KB,
    **OURS,
)(save_session)
register(
    "apbct_bot_detector",
    routes=["antispam/v1/bot_detector"],
    guard="origin",
    request_model=Report,
    response_model=Given,
    max_bytes=8 * KB,
    per_minute=30,
)(bot_detector)
register(
    "apbct_decode_email",
    routes=["antispam/v1/apbct_decode_email"],
    request_model=DecodeRequest,
    response_model=DecodeAnswer,
    max_bytes=32 * KB,
    **OURS,
)(decode_email)
register(
    "apbct_email_check_before_post",
    routes=["antispam/v1/check_email_before_post"],
    response_model=BeforePost,
    **EMAIL_CHECK,
)(check_before_post)
register(
    "apbct_email_check_exist_post",
    routes=["antispam/v1/check_email_exist_post"],
    response_model=Exists,
    **EMAIL_CHECK,
)(check_exists)
register(
    "apbct_get_pixel_url",
    routes=["antispam/v1/apbct_get_pixel_url"],
    response_model=str,
    max_bytes=KB,
    per_minute=20,
    **OURS,
)(get_pixel_url)
register(
    "intarsia_proof_challenge",
    routes=["antispam/v1/proof"],
    guard="origin",
    response_model=Challenge,
    max_bytes=KB,
    per_minute=60,
)(proof_challenge)
